import type { MarketResult } from '#shared/career/market-result.ts'
import { skillsMatch } from '#shared/career/skill-gap.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What employers ask for now, next and less; a person's own are marked. */
export function MarketSkills({
  skills: { hotSkills, emergingSkills, decliningSkills },
  own,
}: {
  skills: MarketResult['skillsAnalysis']
  own: readonly string[]
}) {
  const groups = [
    { name: 'Hot', skills: hotSkills },
    { name: 'Emerging', skills: emergingSkills },
    { name: 'Declining', skills: decliningSkills },
  ]
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-xl">Skills employers ask for</h3>
      <dl className="grid grid-cols-1 gap-4">
        {groups.map(({ name, skills }) => (
          <div key={name} className="grid grid-cols-1 gap-1.5">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {skills.length === 0 && <span className="text-soft">None in our data</span>}
              {skills.map(skill => (
                <span key={skill} className="inline-flex items-center gap-2 font-medium">
                  {skill}
                  {own.some(known => skillsMatch(known, skill)) && <Badge tone="action">yours</Badge>}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
