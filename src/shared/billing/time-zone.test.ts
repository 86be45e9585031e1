import { expect, test } from 'vitest'
import { TIME_ZONE_MESSAGE, timeZone } from './time-zone.ts'

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'Etc/GMT+5'])(
  '%s is a time zone',
  name => {
    expect(timeZone.safeParse(name).success).toBe(true)
  },
)

test.each([
  '',
  '+03:00',
  'GMT+3',
  'Europe/Nowhere',
  'Europe/Berlin; drop table',
  `Europe/${'x'.repeat(60)}`,
  3,
])('%s is none', name => {
  const { error } = timeZone.safeParse(name)
  expect(error).toBeDefined()
  if (typeof name === 'string') expect(error?.issues[0]?.message).toBe(TIME_ZONE_MESSAGE)
})
