import { href } from 'react-router'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import type { LanguageWords } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'
import { lowerCase } from '#content/lower-case.ts'

export function LanguageChoice({ languages }: { languages: readonly LanguageWords[] }) {
  return (
    <section aria-labelledby="escolha-titulo" className="frame pb-16 md:pb-24">
      <h2 id="escolha-titulo" className="text-title">
        {levelTestPage.chooseTitle}
      </h2>
      <ul className="mt-5 grid gap-3 md:grid-cols-2 md:gap-4">
        {languages.map(({ id, name, greeting, greetingLang, flag, testDescription }) => (
          <li key={id} className="md:last:odd:col-span-2">
            <a
              href={href(`/teste-nivel/${id}`)}
              className={`bubble group grid h-full grid-cols-[1fr_auto] gap-x-4 p-6 md:p-8 ${languageColors[id].tint}`}
            >
              <span
                lang={greetingLang}
                className={`font-display font-bold text-[min(clamp(2.25rem,1.8rem+1.6vw,3.25rem),11.25vw)] leading-none tracking-tight ${languageColors[id].text}`}
              >
                {greeting}
              </span>
              <Flag country={flag} />
              <span className="col-span-2 mt-6">
                <span className="block font-bold font-display text-title">{name}</span>
                <span className="mt-1 block max-w-md text-soft">{testDescription}</span>
              </span>
              <span
                className={`col-span-2 mt-5 inline-flex min-h-11 items-center gap-2 font-bold ${languageColors[id].text}`}
              >
                {levelTestPage.startLabel}
                <span className="sr-only"> de {lowerCase(name)}</span>
                <Icon
                  name="arrow-right"
                  className="size-5 transition-transform group-hover:[translate:0.25rem]"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
