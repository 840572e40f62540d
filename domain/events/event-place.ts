/** 'Pátio da escola' and the school's own name count as at the school; any other place is elsewhere. */
export function isAtSchool(local: string | undefined, schoolName: string): boolean {
  if (!local) return true
  const place = local.trim().toLocaleLowerCase('pt-BR')
  return (
    /^((n?a )?(nossa |própria )?escola|.*\b[dn]a (nossa |própria )?escola)$/.test(place) ||
    place.includes(schoolName.toLocaleLowerCase('pt-BR'))
  )
}
