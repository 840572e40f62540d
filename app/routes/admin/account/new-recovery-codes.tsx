import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { recoveryCodeWords } from '#content/people.ts'

type NewRecoveryCodesProps = { codes: string[]; siteUrl: string; email: string }

/** Also made for paper: prints the codes and how to use them. */
export function NewRecoveryCodes({ codes, siteUrl, email }: NewRecoveryCodesProps) {
  const words = recoveryCodeWords
  const text = words.fileText(siteUrl, email, codes.join('\n'))
  return (
    <section
      aria-labelledby="codigos-novos"
      className="bubble mt-6 grid gap-5 bg-success-tint p-5 md:p-8"
    >
      <h2 id="codigos-novos" className="text-title">
        {words.made}
      </h2>
      <p>{words.madeText}</p>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-lead sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="break-words text-small">{words.use(siteUrl, email)}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()} className="needs-script">
          <Icon name="printer" className="size-5" />
          {words.print}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.file}
          className={buttonClass('secondary')}
        >
          <PanelIcon name="arrow-down-to-line" className="size-5" />
          {words.save}
        </a>
      </p>
    </section>
  )
}
