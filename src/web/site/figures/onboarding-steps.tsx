const STEPS = ['About you', 'Skills', 'Goals', 'Wellness'] as const
const AT = 1

/** Four steps on one line, two of them done: the progress bar of onboarding. */
export function OnboardingSteps() {
  return (
    <figure>
      <svg
        viewBox="0 0 400 116"
        className="w-full overflow-visible text-[15px] max-sm:text-[18px]"
        aria-hidden="true"
      >
        <text x="0" y="18" className="fill-ink font-semibold">
          Step 2 of 4
        </text>
        <text x="400" y="18" textAnchor="end" className="figures fill-soft">
          50%
        </text>
        <path d={`M${x(AT)} 60H${x(3)}`} className="line-stroke line-forecast text-action" />
        <path d={`M${x(0)} 60H${x(AT)}`} className="line-stroke text-action" />
        {STEPS.map((step, index) => (
          <g key={step} className={index > AT ? 'text-edge' : 'text-action'}>
            <circle
              className={`line-dot ${index === AT ? 'text-attention-mark' : ''}`}
              cx={x(index)}
              cy="60"
              r="10"
            />
            <text x={x(index)} y="100" textAnchor="middle" className={index > AT ? 'fill-soft' : 'fill-ink'}>
              {step}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-4 text-sm text-soft">
        Go back and forth as you like. What is missing is marked on the way, and beside its field.
      </figcaption>
    </figure>
  )
}

function x(step: number) {
  return 34 + step * 110
}
