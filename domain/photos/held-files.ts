/** Where the files of an upload wait for their turn, outside memory. */
export type HeldFiles = {
  begin(): HeldBatch
  /** Deletes what a killed process left. */
  sweep(): Promise<void>
}

export type HeldBatch = {
  /** The returned function gives the file back, once. */
  hold(original: Uint8Array): Promise<() => Promise<Uint8Array>>
  /** Deletes what is still held. */
  end(): Promise<void>
}
