import {
  CONTACT_META,
  CONTACT_PLACEHOLDERS,
  CONTACT_TOPICS,
  type ContactAddresses,
  parseContactList,
} from '#shared/installation.ts'
import { PRODUCT } from '#shared/product.ts'

/** As the page says them, which had them from the server; a page that is being built has placeholders. */
export const EMAIL: ContactAddresses = import.meta.env.SSR ? CONTACT_PLACEHOLDERS : addressesOfPage()

function addressesOfPage(): ContactAddresses {
  const tag = document.querySelector(`meta[name="${CONTACT_META}"]`)
  return parseContactList(tag?.getAttribute('content') ?? '')
}

/** The addresses as links, for sentences. */
export function mailTo(topic: keyof ContactAddresses): string {
  return `[${EMAIL[topic]}](mailto:${EMAIL[topic]})`
}

const LABELS = {
  general: 'Anything at all',
  support: 'Something does not work',
  billing: 'Plans, invoices, refunds',
  enterprise: `${PRODUCT} for a team`,
  privacy: 'Your data and your rights',
} satisfies ContactAddresses

export const CONTACT_DETAILS = CONTACT_TOPICS.map(topic => ({ label: LABELS[topic], email: EMAIL[topic] }))
export const OFFICE_HOURS = [
  { days: 'Mon-Fri', hours: '8-6 CT' },
  { days: 'Sat', hours: '10-4' },
  { days: 'Sun', hours: 'closed' },
] as const

export const CONTACT_COPY = {
  title: 'Write to us',
  lead: 'A person reads every message. Tell us what happened or what you need, and how we can reach you.',
  hours: 'From 8 am to 6 pm on weekdays and 10 am to 4 pm on Saturdays, Central Time.',
  safety:
    'We are not an emergency service and cannot answer at once. If you or someone near you is in danger, call your local emergency number. In the US and Canada you can call or text 988 at any time, in the UK and Ireland call 116\u00a0123, in Australia 13\u00a011\u00a014. Elsewhere, [findahelpline.com](https://findahelpline.com) lists services by country.',
  withoutScript:
    'This form needs JavaScript to send. You can write to us by email instead, and it reaches the same people:',
} as const
