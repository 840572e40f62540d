/** One of the operator's commands, in a file of its own. */
export type Command = {
  /** One line for the list of commands. */
  summary: string
  help: string
  /** The exit code; sentences for the operator are its own affair. */
  run(args: string[]): Promise<number>
}
