import type { PolicyFacts } from './policy.ts'

type SummarySentence = {
  text: string
  /** Ids of the sections of the policy that say it in full. */
  sections: readonly string[]
}

/** The policy in six sentences, which together lead to each of its sections. */
export function policySummary({ school }: Pick<PolicyFacts, 'school'>): readonly SummarySentence[] {
  const hasExternalForm = school.offer.languages.some((id) => school.forms[id])
  const exception = hasExternalForm
    ? '; a exceção é o formulário externo do teste de nível, que recebe o que você escrever nele'
    : ''
  return [
    {
      text: `Você lê todas as páginas sem cadastro e sem se identificar${exception}.`,
      sections: ['introducao', 'informacoes-coletadas'],
    },
    {
      text: 'O endereço IP de cada acesso é guardado por seis meses, como manda a lei, e serve para manter o site no ar e seguro.',
      sections: ['uso', 'retencao'],
    },
    {
      text: 'Não vendemos nem trocamos informações; o que pertence a outras empresas, como o WhatsApp, segue as regras delas.',
      sections: ['compartilhamento'],
    },
    {
      text: 'Fotos em que alguém possa ser reconhecido só são publicadas com autorização, e quem aparece em uma pode pedir que ela saia, sem explicar o motivo.',
      sections: ['seguranca'],
    },
    {
      text: 'Nas páginas abertas a todos, o site não grava cookies; o pouco que precisa lembrar fica no seu navegador.',
      sections: ['tecnologias-semelhantes'],
    },
    {
      text: 'Você pode saber o que temos a seu respeito, corrigir e pedir a exclusão, e esta página muda quando o site muda.',
      sections: ['alteracoes', 'contato'],
    },
  ]
}
