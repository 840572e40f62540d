/** Every address of the admin area, with the event that the test made. */
export const guardedAddresses = (eventId: string) => [
  '/admin',
  '/admin/sair',
  `/admin/evento/${eventId}/editar`,
  `/admin/evento/${eventId}/excluir`,
  `/admin/evento/${eventId}/fotos`,
  `/admin/evento/${eventId}/fotos/envio`,
  `/admin/evento/${eventId}/fotos/excluir`,
  `/admin/evento/${eventId}/fotos/capa`,
]

/** The addresses under which the router's script asks for the same. */
export function dataAddresses(path: string): string[] {
  const leaf = routeOf(path)
  return [
    `${path}.data`,
    `${path}.data?_routes=${leaf}`,
    `${path}.data?_routes=routes/admin/guard,${leaf}`,
    `${path}.data?_routes=root`,
    `${path}/_.data`,
  ]
}

const routes: [RegExp, string][] = [
  [/^\/admin$/, 'panel/panel'],
  [/sair$/, 'sign-out'],
  [/editar$/, 'event/edit-event'],
  [/fotos\/excluir$/, 'photos/delete-photos'],
  [/excluir$/, 'event/delete-event'],
  [/fotos$/, 'photos/photos'],
  [/envio$/, 'photos/upload'],
  [/capa$/, 'photos/cover'],
]

function routeOf(path: string): string {
  return `routes/admin/${routes.find(([pattern]) => pattern.test(path))?.[1]}`
}
