import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { Link } from '#web/platform/router.tsx'
import { isNationalPay, jobsText, payRangeText } from '../words.ts'

export function StayingNote({ now }: { now: Suggestion }) {
  return (
    <section
      aria-labelledby="staying"
      className="flex items-center justify-between gap-x-8 gap-y-2 border-y max-lg:flex-wrap border-rule py-4"
    >
      <div className="flex items-baseline gap-x-6 gap-y-1 max-sm:flex-wrap">
        <h2 id="staying" className="text-lg sm:shrink-0">
          Staying is a way too
        </h2>
        <p className="figures max-w-reading">
          {now.role} · {now.match_score}% match · {isNationalPay(now.pay) && 'US pay '}
          {payRangeText(now)} · {jobsText(now)}
        </p>
      </div>
      <Link
        to={`/career/market-insights?role=${encodeURIComponent(now.role)}`}
        className="inline-flex min-h-11 items-center gap-2 lg:shrink-0 font-medium text-action hover:text-action-strong"
      >
        What the market says of it
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </section>
  )
}
