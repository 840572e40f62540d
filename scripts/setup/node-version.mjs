// Imported first and on its own, in syntax that every Node with module support can parse.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 20)) {
  console.error(
    `É preciso o Node 20.20 ou mais novo, e aqui está o ${process.versions.node}. Instale um mais novo (https://nodejs.org) e tente de novo.`,
  )
  process.exit(1)
}
