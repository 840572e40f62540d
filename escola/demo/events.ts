import type { EventDraft } from '#domain/events/event.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { comingSaturday, lastTime, saturdayUpTo } from './dates.ts'

export type DemoEvent = {
  draft: EventDraft
  /** A folder of `photos/`. */
  photos?: string
  /** Captions of the first photos, in order. */
  captions?: string[]
}

/** Newest first. */
export function demoEvents(today: SchoolDay): DemoEvent[] {
  const events: DemoEvent[] = [
    {
      draft: {
        nome: 'Noite de jogos em quatro idiomas',
        descricao:
          'Stop em francês, mímica em alemão, forca em espanhol e um quiz de cultura pop em inglês. Monte sua equipe de quatro pessoas (uma por idioma, se tiver coragem) ou venha sem equipe: a gente junta. Quem perde lava os copos do café.',
        data: comingSaturday(today, 24),
        horario: '19h às 22h',
        local: 'Sala multimídia, 1º andar',
      },
    },
    {
      photos: 'aula-aberta',
      draft: {
        nome: 'Aula aberta: traga quem você quiser',
        descricao:
          'Uma manhã para conhecer a escola por dentro. Quatro aulas de 40 minutos, uma de cada idioma, para quem nunca disse nem “hello”. Venha com os pais, os filhos, a avó. As fotos são da última edição, quando a turma da professora Lúcia ensinou a família inteira a contar até vinte em alemão.',
        data: comingSaturday(today, 8),
        horario: '9h às 12h30',
        local: 'Salas 1 a 4 e pátio',
      },
    },
    {
      photos: 'halloween',
      draft: {
        nome: 'Halloween Night',
        descricao:
          'A sala 3 virou casa mal-assombrada, o laboratório serviu poções (suco de maçã verde, podem confiar) e só passava pela porta quem dissesse “trick or treat” sem rir. O prêmio de melhor fantasia foi para quem veio de pirata, de tapa-olho e de mapa do tesouro em inglês.',
        data: lastTime('10-31', today),
        horario: '18h30',
        local: 'Pátio e salas do térreo',
        participantes: 140,
      },
    },
    {
      photos: 'piquenique',
      draft: {
        nome: 'Piquenique de primavera',
        descricao:
          'Os ipês floriram e a aula foi para a grama. Cada turma levou uma cesta e a receita de um prato escrita no idioma que estuda: teve tortilla, quiche, scones e um apfelstrudel que acabou em seis minutos. De tarde, roda de violão e ciranda com os pequenos.',
        data: saturdayUpTo(lastTime('09-26', today)),
        horario: '10h às 15h',
        local: 'Parque municipal, perto do lago',
        participantes: 85,
      },
    },
    {
      photos: 'feira',
      draft: {
        nome: 'Feira de idiomas',
        descricao:
          'Quatro barracas, quatro idiomas, um passaporte de papel para carimbar. Para ganhar o carimbo era preciso pedir a comida no idioma da barraca: macarons, pretzels, churros e chá com scones. Saíram 212 passaportes completos e muitos pais pedindo a próxima data.',
        data: saturdayUpTo(lastTime('08-22', today)),
        horario: '14h às 18h',
        local: 'Salão principal',
        participantes: 260,
      },
    },
    {
      photos: 'festa-junina',
      captions: [
        'Todo mundo em volta da fogueira',
        'A mesa das famílias: pipoca, milho e bolo de fubá',
      ],
      draft: {
        nome: 'Arraial da Escola',
        descricao:
          'Fogueira acesa, quadrilha marcada em quatro idiomas (“olha a chuva!” em alemão pegou todo mundo de surpresa) e o trio de sanfona do professor Anselmo até as dez. Obrigado às famílias que trouxeram bolo de fubá, pamonha e canjica, e à turma do B1, que montou a pescaria. A renda das barracas comprou 60 livros para a biblioteca.',
        data: saturdayUpTo(lastTime('06-20', today)),
        horario: '17h às 22h',
        local: 'Pátio da escola',
        participantes: 320,
      },
    },
    {
      photos: 'sarau',
      draft: {
        nome: 'Sarau das quatro línguas',
        descricao:
          'Luz baixa, café passado na hora e microfone aberto. Teve Neruda, Prévert, Drummond traduzido pelos alunos do avançado e um poema de Rilke lido por uma aluna que começou o alemão depois de se aposentar. Ninguém piscou.',
        data: lastTime('05-16', today),
        horario: '19h30',
        local: 'Biblioteca',
        participantes: 48,
      },
    },
    {
      photos: 'certificados',
      draft: {
        nome: 'Entrega dos certificados Cambridge',
        descricao:
          'Todos os que fizeram o A2 Key, o B1 Preliminary e o B2 First em novembro foram aprovados. Chamamos um por um ao palco, com a família em pé na plateia. Parabéns aos 37 e aos professores que passaram os sábados de outubro corrigindo redação.',
        data: saturdayUpTo(lastTime('03-21', today)),
        horario: '19h',
        local: 'Auditório',
        participantes: 180,
      },
    },
    {
      photos: 'formatura',
      draft: {
        nome: 'Formatura do curso avançado',
        descricao:
          'Sete anos de aula, um discurso em dois idiomas e todos os capelos para o alto. A oradora contou que entrou na escola sem conseguir pedir um copo de água e sai dela para um mestrado em Lyon. Choramos em quatro idiomas.',
        data: saturdayUpTo(lastTime('12-12', today)),
        horario: '20h',
        local: 'Auditório',
        participantes: 210,
      },
    },
    {
      photos: 'dia-de-los-muertos',
      draft: {
        nome: 'Día de los Muertos',
        descricao:
          'As turmas de espanhol montaram um altar de três degraus com flores de papel crepom, velas e fotos de quem faz falta. Cada aluno levou uma lembrança e contou, em espanhol, a história dela. Depois, pan de muerto e oficina de maquiagem de catrina.',
        data: lastTime('11-02', today, 1),
        horario: '18h',
        local: 'Sala de espanhol',
        participantes: 64,
      },
    },
    {
      photos: 'oktoberfest',
      draft: {
        nome: 'Oktoberfest da escola',
        descricao:
          'Canecas de guaraná, pretzels assados ali mesmo e a polca que o professor Klaus jura que é fácil. A turma de alemão A1 apresentou os pratos, a A2 tirou os pedidos e a B1 cobrou a conta, tudo auf Deutsch.',
        data: saturdayUpTo(lastTime('10-17', today, 1)),
        horario: '16h às 20h',
        local: 'Jardim dos fundos',
        participantes: 120,
      },
    },
    {
      photos: 'fete-de-la-musique',
      draft: {
        nome: 'Fête de la Musique',
        descricao:
          'No dia mais musical do ano, fechamos a rua por uma tarde e cantamos de Piaf a Stromae. Abriram as turmas das crianças com “Alouette”, fechou a banda dos professores, e no meio um acordeão que ninguém sabe de onde veio. Merci aos vizinhos, que trouxeram as próprias cadeiras.',
        data: lastTime('06-21', today, 1),
        horario: '15h às 20h',
        local: 'Em frente à escola',
      },
    },
    {
      photos: 'spelling-bee',
      draft: {
        nome: 'Spelling Bee',
        descricao:
          'Trinta soletradores, três jurados e uma palavra que derrubou meio palco: “rhythm”. A final só se decidiu em “questionnaire”, soletrada sem respirar. Todo mundo levou antenas de abelha para casa.',
        data: saturdayUpTo(lastTime('05-23', today, 1)),
        horario: '10h',
        local: 'Auditório',
        participantes: 95,
      },
    },
  ]
  return events.sort((a, b) => (String(a.draft.data) < String(b.draft.data) ? 1 : -1))
}
