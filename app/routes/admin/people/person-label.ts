/** A person's name as pages show it; the e-mail until there is a name. */
export function personLabel({ name, email }: { name: string; email: string }): string {
  return name || email
}
