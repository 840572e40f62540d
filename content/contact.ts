import { inCity } from './in-city.ts'

export const contactPage = {
  head: (city: string | null) => ({
    title: 'Contato e localização',
    description: `Fale com a escola${inCity(city)} por WhatsApp, telefone ou e-mail, ou venha nos visitar. Tire dúvidas sobre cursos, turmas, horários e matrícula.`,
  }),
  eyebrow: 'Contato',
  title: 'Vamos conversar?',
  text: 'Pergunte sobre cursos, turmas, horários ou matrícula. Pode ser por mensagem, por telefone, por e-mail ou pessoalmente.',
  /** Shown until the site has contacts of the school's own. */
  notReady:
    'A escola ainda está preparando este site. O telefone, o WhatsApp, o e-\u2060mail e o endereço aparecem aqui assim que ela os publicar.',
  address: { title: 'Endereço', action: 'Ver no mapa' },
  phone: { title: 'Telefone', action: 'Ligar para a escola' },
  whatsapp: { title: 'WhatsApp', action: 'Abrir a conversa' },
  email: { title: 'E-mail', action: 'Escrever um e-mail' },
  hours: { title: 'Horário de atendimento' },
  chat: {
    title: 'Prefere mandar uma mensagem?',
    text: 'Conte para quem é o curso, qual é o idioma e em que horários você pode estudar. Continuamos a conversa a partir daí.',
    label: 'Conversar no WhatsApp',
  },
  mail: {
    label: 'Enviar e-mail',
    subject: 'Informações sobre os cursos de idiomas',
    body: `Olá!

Gostaria de receber mais informações sobre os cursos de idiomas.

Idioma de interesse:
Idade do aluno:
Melhor horário para estudar:
Telefone para contato (opcional):

Desde já, agradeço.`,
  },
  video: {
    title: 'A escola vista da rua',
    description: 'Vídeo curto e sem som da fachada da escola e do movimento na calçada.',
    pause: 'Pausar vídeo',
    play: 'Reproduzir vídeo',
  },
}
