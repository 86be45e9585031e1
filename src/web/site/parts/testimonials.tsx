import { TESTIMONIALS, TESTIMONIALS_HEADING, TESTIMONIALS_NOTE } from '../copy/landing.ts'

export function Testimonials() {
  return (
    <section
      aria-labelledby="testimonials"
      className="page grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[1fr_2fr]"
    >
      <div className="grid content-start gap-4">
        <h2 id="testimonials" className="text-3xl">
          {TESTIMONIALS_HEADING}
        </h2>
        <p className="text-sm text-soft">{TESTIMONIALS_NOTE}</p>
      </div>
      <ul className="grid gap-10">
        {TESTIMONIALS.map(({ initials, name, role, company, rating, quote }) => (
          <li key={name} className="grid gap-x-6 gap-y-4 sm:grid-cols-[3.5rem_1fr]">
            <span
              aria-hidden="true"
              className="grid size-14 place-content-center rounded-full bg-action-wash font-serif text-lg text-action"
            >
              {initials}
            </span>
            <figure className="grid gap-3">
              <blockquote className="font-serif text-xl text-balance">“{quote}”</blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <span>
                  <span className="font-semibold">{name}</span>
                  <span className="text-soft">
                    , {role}, {company}
                  </span>
                </span>
                <Rating rating={rating} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const DOTS = [8, 24, 40, 56, 72]

function Rating({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-2 text-soft">
      <svg viewBox="0 0 80 16" className="h-3 w-15 fill-attention-mark" aria-hidden="true">
        {DOTS.slice(0, rating).map(x => (
          <circle key={x} cx={x} cy="8" r="6" />
        ))}
      </svg>
      <span className="sr-only">Rating: </span>
      {rating} of 5
    </span>
  )
}
