import type { OwnTestLanguageId } from '#domain/languages.ts'
import type { Bank } from '#domain/placement/question.ts'
import { alemao } from './alemao.ts'
import { espanhol } from './espanhol.ts'
import { frances } from './frances.ts'
import { ingles } from './ingles.ts'

/** The questions of our own level test. They reach the browser with the page of their language. */
export const banks: Record<OwnTestLanguageId, Bank> = { ingles, espanhol, frances, alemao }
