import { noStanding, skillNames, standingNames } from '#content/placement/levels.ts'
import { placementWords } from '#content/placement/words.ts'
import type { SkillReading } from '#domain/placement/result.ts'

const words = placementWords.result

export function SkillScores({ skills }: { skills: readonly SkillReading[] }) {
  return (
    <section aria-labelledby="partes-titulo">
      <h2 id="partes-titulo" className="text-title">
        {words.skills}
      </h2>
      <ul className="level-test-skills">
        {skills.map(({ skill, right, asked, standing }) => (
          <li key={skill}>
            <span className="font-bold">{skillNames[skill]}</span>
            <span className="level-test-dots" aria-hidden="true">
              {Array.from({ length: asked }, (_, index) => (
                <i key={index} data-right={index < right || undefined} />
              ))}
            </span>
            <span>{words.score(right, asked)}</span>
            <span className="level-test-standing" data-standing={standing ?? 'none'}>
              {standing ? standingNames[standing] : noStanding}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-2xl text-small text-soft">{words.skillsNote}</p>
    </section>
  )
}
