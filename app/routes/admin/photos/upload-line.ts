/**
 * The lines in which the server tells a script how its batch is doing; the last one is the end. Empty
 * lines between them say only that the work goes on.
 */
export type UploadLine =
  | { ready: number }
  | { saved: number }
  /** Sending the same again is of no use. */
  | { refused: string }
  | { missing: string }
  /** Sending the same again may work. */
  | { fault: string }
