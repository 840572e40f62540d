import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { defineCommand } from '#escola/command.ts'
import { isInstalled } from '#server/env/operator-command.ts'

export const goBackCommand = defineCommand({
  summary: 'volta à versão anterior, com os dados de antes da atualização dela',
  usage: ['voltar'],
  about: `Cada atualização guarda uma cópia do banco de dados, que vale por 30 dias ou até a próxima. Este comando
diz o que foi feito desde então, pergunta uma vez e põe de volta a versão anterior e essa cópia. As visitas
esperam uns segundos, e nenhuma falha. Roda como root.

O que é de depois da atualização fica em uma pasta replaced-DATA, dentro da pasta de dados: o banco, a lista
das mudanças e uma exportação, com que “import” traz os eventos e as fotos novas por 30 dias.

Uma foto excluída de verdade desde então não volta, um rosto coberto não reaparece e um evento que foi fechado
continua fechado. O que está na Lixeira volta a ser visto, as senhas e as pessoas com acesso são as de então, e
todos entram de novo.`,
  failure: 'Nada foi mudado.',
  options: {},
  run: async () => {
    if (!isInstalled) {
      throw new Error(
        'Este comando volta uma instalação feita por install.sh. Em um contêiner ou clone do git, inicie a versão anterior e restaure o backup de antes da atualização.',
      )
    }
    if (process.getuid?.() !== 0) throw new Error('Rode como root: sudo escola voltar')
    // /srv/escola/releases/NAME/bin/node
    const installer = join(dirname(dirname(process.execPath)), 'deploy/install.sh')
    return spawnSync('sh', [installer, '--voltar'], { stdio: 'inherit' }).status ?? 1
  },
})
