const ownPlace = /^((n?a )?(nossa |própria )?escola|.*\b[dn]a (nossa |própria )?escola)$/

/** A room that any school may have, with or without a number or letter. 'Biblioteca Municipal' is elsewhere. */
const ownRoom =
  /^(n?[ao] )?(auditório|biblioteca|cantina|ginásio|jardim|laboratório|pátio|quadra|recepção|refeitório|sala|salão|secretaria)( (\d+|[a-z]))?$/

/** 'Pátio da escola', 'Sala 3' and the school's own name count as at the school; any other place is elsewhere. */
export function isAtSchool(local: string | undefined, schoolName: string): boolean {
  if (!local) return true
  const place = local.trim().toLocaleLowerCase('pt-BR')
  return (
    ownPlace.test(place) ||
    ownRoom.test(place) ||
    place.includes(schoolName.toLocaleLowerCase('pt-BR'))
  )
}
