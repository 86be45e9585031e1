import type { AtsResult } from '#shared/career/ats-result.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What of the posting's words stands in the résumé, and how densely. */
export function Keywords({ result: { keywordAnalysis, keywordCounts, parts } }: { result: AtsResult }) {
  const { presentKeywords, missingKeywords, keywordDensity } = keywordAnalysis
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-3">
      <Words title="Present keywords" words={presentKeywords} tone="action" none="None of them yet." />
      <Words title="Missing keywords" words={missingKeywords} tone="wrong" none="None is missing." />
      <div className="grid grid-cols-1 content-start gap-3">
        <h3 className="text-lg">Keyword density</h3>
        <p>
          <span className="figures font-serif text-2xl">{keywordDensity}%</span>{' '}
          <span className="text-soft">of your words are keywords of the posting</span>
        </p>
        {keywordCounts.length > 0 && (
          <p className="text-sm text-soft">
            {keywordCounts.map(({ keyword, count }) => `${keyword} ${count}×`).join(', ')}
          </p>
        )}
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          <Points name="What it covers" {...parts.coverage} />
          <Points name="How well it reads" {...parts.parseability} />
          <Points name="Natural use of keywords" {...parts.stuffing} />
        </dl>
      </div>
    </div>
  )
}

function Points({ name, points, most }: { name: string; points: number; most: number }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="text-end">
        {points} of {most}
      </dd>
    </>
  )
}

function Words({
  title,
  words,
  tone,
  none,
}: {
  title: string
  words: readonly string[]
  tone: 'action' | 'wrong'
  none: string
}) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      {words.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {words.map(word => (
            <li key={word}>
              <Badge tone={tone}>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
