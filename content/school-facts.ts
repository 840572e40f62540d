import { noForms } from '#domain/languages.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { originalsOnly } from '#domain/school/page-texts.ts'
import { plausibleSample, sample, type WithSamples } from './sample.ts'

/**
 * The facts of one school. This is the file to edit: write the real value in place of
 * `sample(…)`, and `null` for what the school does not have. The build checks every value; the
 * list 'Antes de publicar' and `doctor` name each that is still a sample.
 */
export const schoolFacts: WithSamples<School> = {
  name: sample('Escola de Idiomas'),
  /** Shown in the footer and in the policy when given: razão social and CNPJ. */
  legalName: sample(null),
  cnpj: sample(null),

  phone: sample('(11) 4000-0000'),
  whatsapp: sample('(11) 90000-0000'),
  email: sample('contato@escola.example'),
  /** For requests about personal data (LGPD), named in the policy; without it, the e-mail above. */
  privacyEmail: null,
  /** Who is in charge of personal data (LGPD, art. 41), named in the policy when given. */
  privacyOfficer: sample(null),
  /** How long messages, e-mails and form submissions are kept after the last contact. */
  messagesKeptMonths: plausibleSample(12),
  /** Within how many working days a photo is removed when somebody asks; the policy promises it. */
  photoRemovalDays: plausibleSample(2),

  address: {
    street: sample('Rua das Palavras, 1984'),
    district: plausibleSample('Centro'),
    city: sample('Cidade Exemplo'),
    state: plausibleSample('SP'),
    postalCode: sample('10000-000'),
  },
  /** Every sentence with a year, or with the number of years since, is built from these two. */
  foundedYear: 1984,
  /** Since when the school is a Cambridge exam centre. */
  examCentreYear: 2011,
  /** False: no page mentions total approval. In which exams, and when: content/exams.ts. */
  claimsTotalApproval: sample(true),
  /** False: no page speaks of thousands of students. */
  claimsThousands: sample(true),
  /** Who sees a new event, unless its form says otherwise: 'todos', 'familias' or 'ninguem'. */
  newEvents: sample('todos'),
  /** Whether those who see a photo find 'Salvar foto' beside it. */
  photoSaving: { families: true, visitors: false },
  /** Whether the site counts what is done on it. */
  counting: { visits: true },
  /** Shown on /contato and in the footer when given. A pause makes two spans; `[]` is closed. */
  openingHours: {
    weekdays: sample([{ opens: '08:00', closes: '21:00' }]),
    saturday: sample([{ opens: '08:00', closes: '12:30' }]),
    sunday: null,
    special: null,
  },
  /** The school's coordinates, for search engines and maps. */
  geo: sample({ latitude: -23.55, longitude: -46.63 }),
  /** The URL in Google Maps' share dialog ('Incorporar um mapa'); without it the map searches. */
  mapEmbed: null,
  /** True: no visit contacts Google until the visitor presses 'Ver no mapa'. */
  mapOnPress: false,

  owner: sample('Direção da escola'),
  /** The owner's own words, on /about. */
  ownerQuote: sample(
    'Ninguém aprende um idioma em silêncio. Nosso trabalho é dar a cada aluno o que dizer e a confiança para dizê-lo.',
  ),

  appUrl: sample('https://app.escola.example/'),
  studentAreaUrl: sample('https://aluno.escola.example/entrar'),

  social: {
    instagram: sample('https://instagram.example/escola'),
    facebook: sample('https://facebook.example/escola'),
    youtube: sample('https://youtube.example/escola'),
  },
  /** The school's own profile; without it no page asks for reviews. */
  googleProfile: null,

  /** One external form per language (Google Forms: '…/viewform?embedded=true', never forms.gle); without it, the site's own test. */
  forms: {
    ...noForms,
    ingles: sample('https://formularios.example/ingles'),
    espanhol: sample('https://formularios.example/espanhol'),
    frances: sample('https://formularios.example/frances'),
    alemao: sample('https://formularios.example/alemao'),
  },

  /** The originals are in content/hero.ts, history.ts and about.ts. */
  texts: originalsOnly,
}
