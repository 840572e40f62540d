import type { Typed } from '#domain/fields/field.ts'
import {
  type DaysAndHours,
  type OpeningHours,
  openingHoursLines,
  shortHours,
} from '#domain/opening-hours.ts'
import { readOpeningHours } from './read-opening-hours.ts'

type Hours = { openingHours: readonly OpeningHours[] | null; searchHours: string | null }

/** The hours for search engines: the school's correction, else what its own words say about the week. */
export function hoursForSearch({ openingHours, searchHours }: Hours): DaysAndHours[] {
  if (!openingHours) return []
  if (searchHours) return readOpeningHours(searchHours).hours
  const isText = openingHours.some((entry) => 'text' in entry)
  if (!isText) return openingHours as DaysAndHours[]
  return readOpeningHours(openingHoursLines(openingHours).join('\n')).hours
}

/** What is understood of the typed hours: 'seg. a sex. 8h-21h'. */
export function searchHoursOf(typed: string): string {
  return shortHours(readOpeningHours(typed).hours)
}

/** Unless the school has corrected what was understood, the field is empty. */
export function withoutDerivedHours(values: Typed): Typed {
  const { openingHours = '', searchHours } = values
  return searchHours === searchHoursOf(openingHours) ? { ...values, searchHours: '' } : values
}

/** A correction applies to one text: if the text changes, it is dropped unless it was changed as well. */
export function withoutOldCorrection(typed: Typed, stored: Typed): Typed {
  const { openingHours = '', searchHours } = typed
  if (openingHours === stored.openingHours) return typed
  const isNew = searchHours !== stored.searchHours && searchHours !== searchHoursOf(openingHours)
  return isNew ? typed : { ...typed, searchHours: '' }
}
