import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { AnyListWords } from '#content/school-lists/list-words.ts'
import { allListWords } from '#content/school-lists/words.ts'
import { languageIds } from '#domain/languages.ts'

/** One page per language, each with its own URL: '/cursos/ingles'. */
const forEachLanguage = (path: string, file: string) =>
  languageIds.map((id) => route(`${path}/${id}`, file, { id: `${path}/${id}` }))

/** The school's own lists share their pages: '/admin/escola/cursos/novo'. */
const forEachList = (has: (words: AnyListWords) => boolean, rest: string, file: string) =>
  allListWords.filter(has).map((words) => {
    const path = `admin/escola/${words.path}${rest}`
    return route(path, `routes/admin/${file}`, { id: path })
  })
const isAny = () => true
const isGrowing = ({ growing }: AnyListWords) => growing !== null
const hasOwnPage = ({ listedAt }: AnyListWords) => listedAt === undefined

const publicPages = [
  index('routes/site/home/home.tsx'),
  route('cursos', 'routes/site/courses/courses.tsx'),
  route('cursos/turmas', 'routes/site/classes/classes.tsx'),
  ...forEachLanguage('cursos', 'routes/site/language/language.tsx'),
  route('about', 'routes/site/about/about.tsx'),
  route('teste-nivel', 'routes/site/level-test/level-test.tsx'),
  ...forEachLanguage('teste-nivel', 'routes/site/level-test/language-level-test.tsx'),
  route('eventos', 'routes/site/events/events.tsx'),
  route('galeria-evento/:id', 'routes/site/gallery/gallery.tsx'),
  route('familias/:token', 'routes/site/family/family-link.tsx'),
  route('familias/:token/abrir', 'routes/site/family/open-link.tsx'),
  route('familias/galeria/:id', 'routes/site/family/family-gallery.tsx'),
  route('contato', 'routes/site/contact/contact.tsx'),
  route('privacidade', 'routes/site/privacy/privacy.tsx'),
  route('acessibilidade', 'routes/site/accessibility/accessibility.tsx'),
  route('*', 'routes/site/not-found/not-found.tsx'),
]

const adminPages = [
  route('admin', 'routes/admin/panel/panel.tsx'),
  route('admin/antes-de-publicar', 'routes/admin/panel/put-away-left.ts'),
  route('admin/primeiro-dia', 'routes/admin/school/first-day.ts'),
  route('admin/primeiro-dia/:pergunta', 'routes/admin/school/edit-part.tsx', {
    id: 'admin/primeiro-dia/:pergunta',
  }),
  route('admin/relogio', 'routes/admin/panel/confirm-clock.ts'),
  route('admin/sair', 'routes/admin/session/sign-out.ts'),
  route('admin/conta', 'routes/admin/account/account.tsx'),
  route('admin/conta/chaves', 'routes/admin/account/store-passkey.ts'),
  route('admin/conta/chaves/opcoes', 'routes/admin/account/passkey-options.ts'),
  route('admin/conta/aparelhos', 'routes/admin/account/end-sessions.ts'),
  route('admin/conta/chaves/exigir', 'routes/admin/account/require-passkey.tsx'),
  route('admin/conta/chaves/excluir', 'routes/admin/account/delete-passkey.tsx'),
  route('admin/mudancas', 'routes/admin/changes/changes.tsx'),
  route('admin/mudancas/desfazer', 'routes/admin/changes/undo-change.ts'),
  route('admin/mudancas/:mudanca/excluir-imagem', 'routes/admin/changes/remove-pictures.tsx'),
  route('admin/conta/email', 'routes/admin/account/change-email.tsx'),
  route('admin/conta/codigos', 'routes/admin/account/recovery-codes.tsx'),
  route('admin/pessoas', 'routes/admin/people/people.tsx'),
  route('admin/pessoas/convite', 'routes/admin/people/invite.tsx'),
  route('admin/pessoas/convite/retirar', 'routes/admin/people/withdraw-invitation.tsx'),
  route('admin/pessoas/:pessoaId/remover', 'routes/admin/people/remove-person.tsx'),
  route('admin/pessoas/:pessoaId/responsavel', 'routes/admin/people/hand-over.tsx'),
  route('admin/escola', 'routes/admin/school/school.tsx'),
  route('admin/como-fica', 'routes/admin/school/preview.ts'),
  route('admin/escola/aviso', 'routes/admin/school/edit-part.tsx', { id: 'admin/escola/aviso' }),
  route('admin/escola/depoimentos/inventados', 'routes/admin/school-lists/delete-invented.ts'),
  ...forEachList(hasOwnPage, '', 'school-lists/list.tsx'),
  ...forEachList(isGrowing, '/mover', 'school-lists/move-item.ts'),
  ...forEachList(isGrowing, '/marcar', 'school-lists/set-choice.ts'),
  route('admin/escola/turmas/copiar', 'routes/admin/school-lists/copy-classes.tsx'),
  ...forEachList(
    (words) => isGrowing(words) || !hasOwnPage(words),
    '/esconder',
    'school-lists/hide-item.ts',
  ),
  ...forEachList(isAny, '/:itemId', 'school/edit-part.tsx'),
  ...forEachList(isGrowing, '/:itemId/excluir', 'school-lists/delete-item.tsx'),
  route('admin/escola/imagens', 'routes/admin/site-pictures/site-pictures.tsx'),
  route('admin/escola/imagens/:imagem', 'routes/admin/site-pictures/replace-picture.tsx'),
  route('admin/escola/imagens/:imagem/como-fica', 'routes/admin/site-pictures/preview-picture.ts'),
  route('admin/escola/imagens/:imagem/envio', 'routes/admin/site-pictures/upload-picture.ts'),
  route('admin/escola/imagens/:imagem/ajuste', 'routes/admin/site-pictures/adjust-picture.tsx'),
  route('admin/escola/imagens/:imagem/desenho', 'routes/admin/site-pictures/remove-picture.tsx'),
  route('admin/escola/:grupo', 'routes/admin/school/edit-part.tsx', { id: 'admin/escola/:grupo' }),
  route('admin/status/:tipo/:id', 'routes/admin/status/status.tsx'),
  route('admin/status/:tipo/:id/:arquivo', 'routes/admin/status/status-picture.ts'),
  route('admin/numeros', 'routes/admin/statistics/statistics.tsx'),
  route('admin/numeros/exportar', 'routes/admin/statistics/export.ts'),
  route('admin/lixeira', 'routes/admin/bin/bin.tsx'),
  route('admin/lixeira/esvaziar', 'routes/admin/bin/empty-bin.tsx'),
  route('admin/lixeira/:item/restaurar', 'routes/admin/bin/restore-item.tsx'),
  route('admin/lixeira/:item/excluir', 'routes/admin/bin/remove-item.tsx'),
  route('admin/lixeira/:item/fotos/:fotoId', 'routes/admin/bin/deleted-photo.ts'),
  route('admin/evento/:eventoId/editar', 'routes/admin/event/edit-event.tsx'),
  route('admin/evento/:eventoId/excluir', 'routes/admin/event/delete-event.tsx'),
  route('admin/evento/:eventoId/quem-ve', 'routes/admin/event/set-visibility.tsx'),
  route('admin/evento/:eventoId/familias', 'routes/admin/event/family-link.tsx'),
  route('admin/evento/:eventoId/familias/compartilhar', 'routes/admin/event/offer-sharing.ts'),
  route('admin/evento/:eventoId/familias/retirar', 'routes/admin/event/withdraw-link.tsx'),
  route('admin/evento/:eventoId/rostos', 'routes/admin/cover/check-faces.tsx'),
  route('admin/evento/:eventoId/fotos', 'routes/admin/photos/photos.tsx'),
  route('admin/evento/:eventoId/fotos/capa', 'routes/admin/photos/set-cover.ts'),
  route('admin/evento/:eventoId/fotos/mover', 'routes/admin/photos/move-photos.ts'),
  route('admin/evento/:eventoId/fotos/ordenar', 'routes/admin/photos/sort-photos.ts'),
  route('admin/evento/:eventoId/fotos/autorizacao', 'routes/admin/consent/confirm-consent.ts'),
  route('admin/evento/:eventoId/fotos/autorizacao/onde', 'routes/admin/consent/consent-place.ts'),
  route(
    'admin/evento/:eventoId/fotos/autorizacao/retirada',
    'routes/admin/consent/withdraw-consent.tsx',
  ),
  route('admin/evento/:eventoId/fotos/envio/:envioId/salvar', 'routes/admin/upload/save-batch.ts'),
  route(
    'admin/evento/:eventoId/fotos/envio/:envioId/cancelar',
    'routes/admin/upload/cancel-batch.ts',
  ),
  route(
    'admin/evento/:eventoId/fotos/envio/:envioId/:arquivo',
    'routes/admin/upload/receive-photo.ts',
  ),
  route('admin/evento/:eventoId/fotos/excluir', 'routes/admin/photos/delete-photos.tsx'),
  route('admin/evento/:eventoId/fotos/:fotoId', 'routes/admin/photos/photo.tsx'),
  route('admin/evento/:eventoId/fotos/:fotoId/cobrir', 'routes/admin/cover/redact-photo.tsx'),
]

const files = [
  route('comecar', 'routes/files/start-chat.ts'),
  route('eventos/agenda.ics', 'routes/files/school-calendar.ts'),
  route('eventos/agenda/:entry', 'routes/files/calendar-entry.ts'),
  route('galeria-evento/:id/fotos', 'routes/files/gallery-photos.ts'),
  route('galeria-evento/:id/fotos/:file', 'routes/files/gallery-photo-jpeg.ts'),
  route('galeria-evento/:id/agenda.ics', 'routes/files/event-calendar.ts'),
  route('familias/galeria/:id/fotos', 'routes/files/family-photos.ts'),
  route('familias/galeria/:id/fotos/:file', 'routes/files/family-photo-jpeg.ts'),
  route('familias/galeria/:id/fotos.zip', 'routes/files/photos-zip.ts'),
  route('familias/galeria/:id/:key/:file', 'routes/files/guarded-photo.ts'),
  route('favicon.ico', 'routes/files/favicon.ts'),
  route('avatar.svg', 'routes/files/avatar.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('site.webmanifest', 'routes/files/manifest.ts'),
]

export default [
  layout('routes/site/layout/layout.tsx', [
    layout('routes/site/layout/error-boundary.tsx', publicPages),
  ]),
  route('formulario/:idioma', 'routes/site/level-test-form/level-test-form.tsx'),

  layout('routes/admin/layout/layout.tsx', [
    route('admin/login', 'routes/admin/login/login.tsx'),
    route('admin/login/chave', 'routes/admin/login/passkey-login.ts'),
    route('admin/recuperar', 'routes/admin/login/recover.tsx'),
    route('admin/convite/:token', 'routes/admin/people/accept-invitation.tsx'),
    layout('routes/admin/session/guard.tsx', [
      layout('routes/admin/faults/error-boundary.tsx', adminPages),
    ]),
  ]),

  ...files,
] satisfies RouteConfig
