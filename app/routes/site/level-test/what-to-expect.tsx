import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { type LevelTestFeature, levelTestPage } from '#content/level-test.ts'

const icons: Record<LevelTestFeature['id'], IconName> = {
  time: 'clock',
  result: 'mail-check',
  recommendation: 'compass',
}

export function WhatToExpect() {
  return (
    <div id="o-que-esperar">
      <Features />
      <NextSteps />
    </div>
  )
}

function Features() {
  return (
    <ul className="frame grid gap-6 pb-16 md:grid-cols-3 md:gap-10 md:pb-24">
      {levelTestPage.features.map(({ id, title, text }) => {
        const icon = icons[id]
        return (
          <li key={id} className="border-line border-t pt-6">
            <Icon name={icon} className="size-9 text-accent" />
            <h2 className="mt-4 text-title">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

function NextSteps() {
  return (
    <section aria-labelledby="depois-titulo" className="bg-brand-fill text-white">
      <div className="frame py-14 md:py-20">
        <h2 id="depois-titulo" className="text-heading">
          {levelTestPage.stepsTitle}
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
          {levelTestPage.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-5">
              <span
                aria-hidden="true"
                className="bubble row-span-2 grid size-14 place-items-center bg-sun font-display font-bold text-ink text-title [--bubble:1.125rem]"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
