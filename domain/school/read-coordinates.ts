export type Coordinates = { latitude: number; longitude: number }

const how =
  'no computador, procure a escola no Google Maps e copie o endereço da página, que começa com google.com/maps'

/** As people write them, or from a link to Google Maps that contains them. */
export function readCoordinates(typed: string): { value: Coordinates } | { problem: string } {
  const text = typed.replaceAll('−', '-').slice(0, 2000)
  const isLink = /^(https?:|geo:|www\.|maps\.)/i.test(text)
  const value = isLink ? fromLink(text) : (fromDecimals(text) ?? fromCompass(text))
  if (value) return { value }
  return {
    problem: isLink ? `este link não traz o lugar: ${how}` : 'cole o link da escola no Google Maps',
  }
}

function fromDecimals(text: string): Coordinates | null {
  const bare = text.replace(/^\(|\)$/g, '')
  const points = /^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)$/.exec(bare)
  const commas = /^(-?\d+,\d+)[\s,;]+(-?\d+,\d+)$/.exec(bare)
  return pair(commas ?? points)
}

/** 23.5505° S, 46.6333° W, or degrees, minutes and seconds. */
function fromCompass(text: string): Coordinates | null {
  const angle = String.raw`(\d+(?:[.,]\d+)?)°?\s*(?:(\d+)['′’]\s*)?(?:(\d+(?:[.,]\d+)?)["″”]\s*)?`
  const pattern = new RegExp(String.raw`^${angle}([NS])[\s,;]+${angle}([EWLO])$`, 'i')
  const [, d1, m1, s1, north, d2, m2, s2, east] = pattern.exec(text.slice(0, 100)) ?? []
  if (!north || !east) return null
  const degrees = (d = '0', m = '0', s = '0') => {
    const sum = decimal(d) + decimal(m) / 60 + decimal(s) / 3600
    return Math.round(sum * 1e6) / 1e6
  }
  return {
    latitude: degrees(d1, m1, s1) * (/s/i.test(north) ? -1 : 1),
    longitude: degrees(d2, m2, s2) * (/[wo]/i.test(east) ? -1 : 1),
  }
}

/** `!3d…!4d…` is the place itself; what follows `@` is the middle of the map. */
function fromLink(link: string): Coordinates | null {
  const text = link.replace(/%2c/gi, ',').replace(/%20|\+/g, '')
  const number = String.raw`(-?\d+(?:\.\d+)?)`
  const place = new RegExp(`!3d${number}!4d${number}`).exec(text)
  const frame = new RegExp(`!2d${number}!3d${number}`).exec(text)
  const other = new RegExp(`[@=/:]${number},${number}(?![\\d.])`).exec(text)
  if (place) return pair(place)
  return frame ? pair([frame[0], frame[2], frame[1]]) : pair(other)
}

function pair(found: readonly (string | undefined)[] | null): Coordinates | null {
  const [, latitude, longitude] = found ?? []
  if (!latitude || !longitude) return null
  return { latitude: decimal(latitude), longitude: decimal(longitude) }
}

const decimal = (text: string) => Number(text.replace(',', '.'))
