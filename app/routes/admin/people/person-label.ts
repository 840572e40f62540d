/** How a person is called on the pages: by the e-mail until there is a name. */
export function personLabel({ name, email }: { name: string; email: string }): string {
  return name || email
}
