/** The box around a face, in fractions of the upright picture, and how sure the model is of it, from 0 to 1. */
export type Face = { x: number; y: number; width: number; height: number; score: number }

export type Size = { width: number; height: number }
