/** Example addresses: whoever runs an installation puts their own here. */
export const EMAIL = {
  general: 'hello@waywell.example',
  support: 'support@waywell.example',
  billing: 'billing@waywell.example',
  enterprise: 'enterprise@waywell.example',
  privacy: 'privacy@waywell.example',
} as const

export const CONTACT_DETAILS = [
  { label: 'Anything at all', email: EMAIL.general },
  { label: 'Something does not work', email: EMAIL.support },
  { label: 'Plans, invoices, refunds', email: EMAIL.billing },
  { label: 'Waywell for a team', email: EMAIL.enterprise },
  { label: 'Your data and your rights', email: EMAIL.privacy },
] as const

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
    'This form needs JavaScript to send. You can write to us by e-mail instead, and it reaches the same people:',
} as const
