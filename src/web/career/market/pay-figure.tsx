import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, grouped, salaryRangeText } from '#shared/career/pay.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { payRangeText } from '../words.ts'
import { payCountry } from './pay-country.ts'

type Salary = NonNullable<MarketResult['salary']>

const NAMES: Record<Salary['percentiles'][number]['name'], string> = {
  p10: '10th',
  p25: '25th',
  p50: 'middle',
  p75: '75th',
  p90: '90th',
}
const HEIGHT = 132
const LINE_Y = 58
const EDGE = 34
const NARROW = 560
const LABEL_GAP = 66
const NARROW_LABEL_GAP = 42

/** Pay by percentile on one line, with the band of the person's years on it; abroad the money of the place stands first. */
export function PayFigure({ salary }: { salary: Salary }) {
  const { band, percentiles, unit, abroad, equivalent, buyingPower, fromYourRole } = salary
  const per = unit === 'year' ? 'a year' : 'an hour'
  const isAbroad = abroad !== null || equivalent !== null
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6">
      {isAbroad && <h3 className="text-xl">What it pays in {placeInSentence(payCountry(salary))}</h3>}
      {abroad && <Abroad abroad={abroad} />}
      {equivalent && (
        <p className="max-w-reading">
          {abroad
            ? 'US pay for your years would buy'
            : 'No pay of the country itself is in our sources. What the US pays buys'}{' '}
          as much there as {equivalent.currency} {grouped(equivalent.low.value)} to{' '}
          {grouped(equivalent.high.value)} {per} (World Bank, {equivalent.year}).
        </p>
      )}
      <ChartFrame
        title={
          isAbroad
            ? `For comparison, ${per} in ${placeInSentence(band.place)}`
            : `What it pays ${per} in ${placeInSentence(band.place)}`
        }
        meaning={`${rangeText(band)} ${basisText(band.basis)}. Which part of the range is yours is our rule of thumb.`}
        source={`${band.source}, ${band.year}`}
        table={{
          columns: ['Percentile', 'Pay'],
          rows: percentiles.map(({ name, amount }) => [NAMES[name], amountText(amount, unit)]),
        }}
      >
        <Percentiles salary={salary} />
      </ChartFrame>
      {fromYourRole && (
        <p className="max-w-reading">
          Coming from {fromYourRole.role} you would rather begin at {rangeText(fromYourRole.band)}, the range
          in Suggested Paths: years in another field count less.
        </p>
      )}
      {buyingPower && (
        <p className="max-w-reading text-soft">
          At local prices this buys what {rangeText({ ...buyingPower, unit })} buys on average in the United
          States.
        </p>
      )}
    </div>
  )
}

function rangeText(pay: Parameters<typeof salaryRangeText>[0]): string {
  return payRangeText({ salary_range: salaryRangeText(pay) })
}

function basisText(basis: string): string {
  return /\d/.test(basis) ? `for ${basis} in the role` : `for ${basis}`
}

function Percentiles({ salary: { band, percentiles, unit } }: { salary: Salary }) {
  const [box, width] = useWidth<HTMLDivElement>()
  const values = percentiles.map(({ amount }) => amount.value)
  const least = Math.min(...values)
  const span = Math.max(1, Math.max(...values) - least)
  const x = (value: number) => EDGE + ((value - least) / span) * Math.max(0, width - 2 * EDGE)
  const isNarrow = width < NARROW
  const labels = spread(
    percentiles.map(({ amount }) => x(amount.value)),
    isNarrow ? NARROW_LABEL_GAP : LABEL_GAP,
    width - EDGE,
  )
  const [from, to] = [x(band.low.value), x(band.high.value)]
  return (
    <div ref={box} className="min-h-33 contain-inline-size">
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          className="figures overflow-visible text-action"
          aria-hidden="true"
        >
          <rect
            x={from - 8}
            y={LINE_Y - 24}
            width={Math.max(16, to - from + 16)}
            height="48"
            rx="12"
            fill="currentColor"
            opacity="0.14"
          />
          <text
            x={Math.min(Math.max((from + to) / 2, EDGE + 40), width - EDGE - 40)}
            y="20"
            textAnchor="middle"
            className="fill-ink text-[14px] font-semibold"
          >
            {band.basis}
          </text>
          <line className="line-stroke" x1={x(least)} x2={x(least + span)} y1={LINE_Y} y2={LINE_Y} />
          {percentiles.map(({ name, amount }, at) => (
            <g key={name}>
              <circle className="line-dot" cx={x(amount.value)} cy={LINE_Y} r={name === 'p50' ? 10 : 7} />
              <text x={labels[at]} y={LINE_Y + 42} textAnchor="middle" className="fill-soft text-[12px]">
                {NAMES[name]}
              </text>
              <text
                x={labels[at]}
                y={LINE_Y + 60}
                textAnchor="middle"
                className="fill-ink text-[13px] font-semibold"
              >
                {isNarrow && unit === 'year'
                  ? `$${Math.round(amount.value / 1000)}k`
                  : amountText({ ...amount, at_least: false }, unit)}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** Labels of points that lie close together stand beside each other, none beyond the right edge. */
function spread(places: readonly number[], gap: number, right: number): number[] {
  const placed: number[] = []
  for (const place of places) placed.push(Math.max(place, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  let most = right
  return placed
    .reverse()
    .map(place => {
      const at = Math.min(place, most)
      most = at - gap
      return at
    })
    .reverse()
}

function Abroad({ abroad }: { abroad: NonNullable<Salary['abroad']> }) {
  const { country, currency, unit, median, mean, low, high, spread, group, isShared, publisher, year } =
    abroad
  const middle = median ?? mean
  const money = (value: number) => (unit === 'hour' ? value.toFixed(2) : grouped(value))
  return (
    <div className="grid grid-cols-1 gap-1 rounded-lg bg-info-wash px-5 py-4">
      <p className="text-lg">
        In {placeInSentence(country)},{' '}
        {middle === null
          ? 'no pay is published'
          : `${currency} ${money(middle)} ${unit === 'hour' ? 'an hour' : 'a month'} ${median === null ? 'on average' : 'in the middle'}`}
        {low !== null && high !== null && spread !== null
          ? `; the ${spread} earn ${currency} ${money(low)} to ${money(high)}`
          : ''}
        {isShared ? `, for all “${group}” together` : ''}, before tax.
      </p>
      <p className="text-sm text-soft">
        {isShared ? 'The group holds more occupations than this one. ' : ''}
        {publisher}, {year}
      </p>
    </div>
  )
}
