export type Command = {
  /** One line for the list of commands. */
  summary: string
  help: string
  /** Returns the exit code. What it throws is printed as one sentence, and the exit code is 1. */
  run(args: string[]): Promise<number>
}
