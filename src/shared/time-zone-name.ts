/** "New York (GMT−5)" for "America/New_York", with the offset of that moment. */
export function timeZoneName(zone: string, at: Date): string {
  if (zone === 'UTC') return zone
  const [, ...place] = zone.replaceAll('_', ' ').split('/')
  const city = place.length === 0 ? zone : place.toReversed().join(', ')
  return `${city} (${offsetOf(zone, at)})`
}

function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace(/\+0$/, '').replace('-', '−')
}
