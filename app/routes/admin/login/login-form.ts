import { readText } from '#app/routes/admin/forms/read-text.ts'

export type Credentials = { email: string; password: string }

export async function readLoginForm(request: Request): Promise<Credentials | null> {
  const form = await request.formData().catch(() => null)
  const email = form && readText(form, 'email')
  const password = form && readText(form, 'password')
  return email && password ? { email, password } : null
}
