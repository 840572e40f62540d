import * as v from 'valibot'
import { shownText } from './school-schema.ts'

export const lineSchema = (limit: number, sentence = `pode ter até ${limit} caracteres`) =>
  v.pipe(shownText, v.trim(), v.nonEmpty('não pode ficar vazio'), v.maxLength(limit, sentence))
