import { PRODUCT, TAGLINE } from '#shared/product.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { Link } from '#web/platform/router.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { NewsletterForm } from './parts/newsletter-form.tsx'

const FOOTER_LINKS = {
  Product: [
    { to: '/product/features', label: 'Features' },
    { to: '/product/pricing', label: 'Pricing' },
    { to: '/product/enterprise', label: 'Enterprise' },
    { to: '/product/api', label: 'API' },
    { to: '/product/integrations', label: 'Integrations' },
  ],
  Support: [
    { to: '/support/help-center', label: 'Help Center' },
    { to: HELP_NOW_PATH, label: 'Getting help now' },
    { to: '/support/faq', label: 'FAQ' },
    { to: '/support/contact', label: 'Contact' },
    { to: '/support/privacy-policy', label: 'Privacy Policy' },
    { to: '/support/terms-of-service', label: 'Terms of Service' },
  ],
} as const

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-rule bg-sunk">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="col-span-2 grid max-w-sm content-start gap-4 md:col-span-1">
          <Brand />
          <p className="text-soft">{TAGLINE}</p>
          <div className="mt-4">
            <NewsletterForm />
          </div>
        </div>
        {Object.entries(FOOTER_LINKS).map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <p className="mb-1 font-semibold">{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-soft hover:text-ink hover:underline md:min-h-9"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page pb-8 text-xs text-soft">
        {PRODUCT} offers guidance and reflection. It is no medical service and makes no diagnosis.{' '}
        <Link to="/data-and-method" className="underline underline-offset-4 hover:text-ink">
          Data sources and method
        </Link>
      </p>
    </footer>
  )
}
