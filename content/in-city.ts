/** ' em Campinas', or nothing while the city is not known. */
export function inCity(city: string | null): string {
  return city ? ` em ${city}` : ''
}
