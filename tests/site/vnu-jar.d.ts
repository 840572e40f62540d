declare module 'vnu-jar' {
  /** Path of the jar. */
  const path: string
  export default path
}
