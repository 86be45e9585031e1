import { NEWEST_WAGES } from '#shared/career/data-sources.ts'

/** Training and development specialists, US, at NEWEST_WAGES: 10th, 25th, 50th, 75th and 90th percentile of yearly pay. */
const PAY = [38_760, 50_110, 69_280, 95_050, 123_250] as const

const LEFT = 6
const RIGHT = 394
const ROW = 74

/** Pay as a range, and the part of it that people with some years of experience usually reach. */
export function PayRange() {
  const [low, from, median, upper, high] = PAY
  return (
    <figure>
      <svg
        viewBox="0 0 400 142"
        className="w-full overflow-visible text-[15px] max-sm:text-[18px]"
        aria-hidden="true"
      >
        <path d={`M${at(low)} ${ROW}H${at(high)}`} className="line-stroke text-rule" />
        <path d={`M${at(from)} ${ROW}H${at(upper)}`} className="line-stroke text-action [stroke-width:9]" />
        <path
          d={`M${at(from)} ${ROW}H${at(median)}`}
          className="line-stroke text-attention-mark [stroke-width:9]"
        />
        <g className="text-action">
          <circle className="line-dot" cx={at(median)} cy={ROW} r="9" />
        </g>
        <text x={at(from)} y="22" className="fill-ink font-semibold">
          2 to 5 years of experience
        </text>
        <path d={`M${at(from) + 4} 32v22`} className="line-stroke text-attention-mark [stroke-width:2]" />
        <g className="figures fill-soft">
          <text x={at(low)} y="112">
            {dollars(low)}
          </text>
          <text x={at(median)} y="112" textAnchor="middle" className="fill-ink font-semibold">
            {dollars(median)}
          </text>
          <text x={at(high)} y="112" textAnchor="end">
            {dollars(high)}
          </text>
          <text x={at(low)} y="134">
            low tenth
          </text>
          <text x={at(median)} y="134" textAnchor="middle">
            median
          </text>
          <text x={at(high)} y="134" textAnchor="end">
            top tenth
          </text>
        </g>
      </svg>
      <figcaption className="mt-4 text-sm text-soft">
        Training specialists in the US earn {dollars(median)} in the middle, and {dollars(low)} to{' '}
        {dollars(high)} between the lowest and the highest tenth. The place for 2 to 5 years is our estimate.
        Source: BLS, {NEWEST_WAGES}.
      </figcaption>
    </figure>
  )
}

function at(pay: number) {
  return Math.round(LEFT + ((pay - PAY[0]) / (PAY[4] - PAY[0])) * (RIGHT - LEFT))
}

function dollars(pay: number) {
  return `$${pay.toLocaleString('en-US')}`
}
