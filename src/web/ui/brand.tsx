import { PRODUCT } from '#shared/product.ts'

/** The word mark: the line, its dot, and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-[1.4rem] leading-none font-[560] tracking-[-0.02em] text-ink">
      <svg viewBox="0 0 40 24" className="h-6 w-10 text-action" aria-hidden="true">
        <path
          d="M2 5c5.5 0 5.5 15 11 15S18.5 8 24 8s4.5 6.5 8.5 6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="35.5" cy="14.5" r="4" className="fill-attention-mark" />
      </svg>
      {PRODUCT}
    </span>
  )
}
