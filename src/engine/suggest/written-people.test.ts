import { expect, test } from 'vitest'
import { careerProfile } from '#shared/career/career-profile.ts'
import { testEngine } from '#tests/test-engine.ts'
import written from '../../../scripts/eval/profiles.json' with { type: 'json' }
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const people = written.map(({ profile }) => careerProfile.parse(profile))
const name = ({ job_title, career_goals }: (typeof people)[number]) =>
  `${job_title || 'no title'} (${career_goals || 'no goals'})`

/** Every tuned weight shows here: after a change that is meant, read the difference and update with `vitest -u`. */
test('every third written person gets these roles, kinds and scores', async () => {
  const lines = people
    .filter((_, at) => at % 3 === 0)
    .map(profile => {
      const roles = suggestCareers(engine, profile).suggestions.map(
        ({ code, kind, match_score, growth, estimated }) =>
          `${code} ${kind[0]} ${match_score} ${growth}${estimated ? ' estimated' : ''}`,
      )
      return `${name(profile)}: ${roles.join(', ')}`
    })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/written-people.txt')
})

test('every tenth written person gets these reasons, skills and pay', async () => {
  const lines = people
    .filter((_, at) => at % 10 === 4)
    .flatMap(profile => [
      name(profile),
      ...suggestCareers(engine, profile)
        .suggestions.slice(0, 5)
        .flatMap(one => [
          `  ${one.role}, ${one.salary_range}: ${one.key_skills.join(', ')}`,
          `    ${one.description}`,
          ...one.reasons.map(
            ({ factor, text, evidence }) => `    ${factor}: ${text} [${evidence.join('; ')}]`,
          ),
        ]),
    ])
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/written-reasons.txt')
})
