import { installDebianPackage } from './debian-package.mjs'
import { outputOf } from './run.mjs'
import { step } from './say.mjs'

/** The Nu HTML checker is a Java program. */
export async function ensureJava() {
  if (await hasJava()) return
  await step('Instalando o Java (para validar o HTML)', () =>
    installDebianPackage('default-jre-headless'),
  )
  if (!(await hasJava())) {
    throw new Error('nenhum Java encontrado. Instale o Java 11 ou mais novo e tente de novo.')
  }
}

async function hasJava() {
  return (await outputOf('java', ['-version'])) !== null
}
