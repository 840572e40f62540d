export function mailtoLink({ to = '', subject, body }: MailDraft): string {
  const lines = encodeURIComponent(body).replaceAll('%0A', '%0D%0A')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`
}

type MailDraft = { to?: string; subject: string; body: string }
