/** What pages say of the installation that serves them: the build leaves placeholders, the server fills them in when it starts. */
export type Installation = { origin: string; contact: ContactAddresses }

export const CONTACT_TOPICS = ['general', 'support', 'billing', 'enterprise', 'privacy'] as const
type ContactTopic = (typeof CONTACT_TOPICS)[number]
export type ContactAddresses = Readonly<Record<ContactTopic, string>>

export const ORIGIN_PLACEHOLDER = '__PUBLIC_URL__'

export const CONTACT_PLACEHOLDERS: ContactAddresses = {
  general: '__CONTACT_GENERAL__',
  support: '__CONTACT_SUPPORT__',
  billing: '__CONTACT_BILLING__',
  enterprise: '__CONTACT_ENTERPRISE__',
  privacy: '__CONTACT_PRIVACY__',
}

/** Scripts are kept by browsers for good and must not change with the configuration: they read the addresses from here. */
export const CONTACT_META = 'contact-addresses'

/** An address holds no space, so the list needs no other mark. */
export function contactList(contact: ContactAddresses): string {
  return CONTACT_TOPICS.map(topic => contact[topic]).join(' ')
}

export function parseContactList(list: string): ContactAddresses {
  const [general = '', support = '', billing = '', enterprise = '', privacy = ''] = list.split(' ')
  return { general, support, billing, enterprise, privacy }
}

/** Which files the server fills in; all others are sent as the build made them. */
export function mayHavePlaceholders(file: string): boolean {
  return /\.(?:html|xml|txt|webmanifest)$/.test(file)
}

export function fillPlaceholders(text: string, { origin, contact }: Installation): string {
  return CONTACT_TOPICS.reduce(
    (filled, topic) => filled.replaceAll(CONTACT_PLACEHOLDERS[topic], () => escaped(contact[topic])),
    text.replaceAll(ORIGIN_PLACEHOLDER, () => origin),
  )
}

/** For text and attributes of HTML: an operator's address may hold "&" or a quote. */
function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
