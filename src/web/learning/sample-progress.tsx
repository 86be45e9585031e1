import type { ReactNode } from 'react'
import { SAMPLE_LEARNING } from '#shared/learning/sample-figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Progress } from '#web/ui/progress.tsx'

const FIGURES = [
  { name: 'Learned this week', value: SAMPLE_LEARNING.hours },
  { name: 'Certificates', value: String(SAMPLE_LEARNING.certificates) },
]
const RESOURCE = {
  title: 'A saved resource',
  progress: SAMPLE_LEARNING.progress,
  rating: '4.8',
  length: '2-3 hours',
}
const SKILLS = [
  { name: 'First skill', progress: 85 },
  { name: 'Second skill', progress: 72 },
  { name: 'Third skill', progress: 60 },
]

/** What the tab will look like, for somebody who has saved and logged nothing. */
export function SampleProgress({ action }: { action: ReactNode }) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <p className="max-w-reading text-soft">
          Nothing of yours to show yet. This is how it will look: the figures are samples, and your own take
          their place as soon as you save a resource or log some time.
        </p>
        {action}
      </div>
      <dl className="flex flex-wrap gap-x-16 gap-y-6">
        {FIGURES.map(({ name, value }) => (
          <div key={name} className="grid gap-1">
            <dt className="flex items-center gap-3 text-soft">
              {name} <Sample />
            </dt>
            <dd className="font-serif text-3xl text-soft">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="sample-resources" className="grid content-start gap-4">
          <h2 id="sample-resources" className="text-xl">
            Saved resources
          </h2>
          <div className="grid gap-2">
            <SampleBar name={RESOURCE.title} value={RESOURCE.progress} />
            <p className="text-sm text-soft">
              Rating {RESOURCE.rating} <Sample /> <span className="ms-3">{RESOURCE.length}</span> <Sample />
            </p>
          </div>
        </section>
        <section aria-labelledby="sample-skills" className="grid content-start gap-4">
          <h2 id="sample-skills" className="text-xl">
            Skills
          </h2>
          {SKILLS.map(({ name, progress }) => (
            <SampleBar key={name} name={name} value={progress} />
          ))}
        </section>
      </div>
    </div>
  )
}

function SampleBar({ name, value }: { name: string; value: number }) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-soft">{name}</span>
        <span className="flex items-center gap-3 text-soft">
          {value}% <Sample />
        </span>
      </p>
      <Progress label={`${name}, sample`} value={value} />
    </div>
  )
}

function Sample() {
  return <Badge>Sample</Badge>
}
