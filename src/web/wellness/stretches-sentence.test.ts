import { expect, test } from 'vitest'
import { stretchesSentence } from './stretches-sentence.ts'

test('stretches are told in order, and only the one that lasts has no end', () => {
  const ended = { since: '2026-05-09', until: '2026-06-26', moved: 'both' } as const
  const lasting = { since: '2026-11-04', until: null, moved: 'energy' } as const
  expect(stretchesSentence([ended, lasting], [])).toBe(
    'Two stretches below your usual: May 9 to June 26 and since November 4.',
  )
  expect(stretchesSentence([lasting], [])).toBe('One stretch below your usual: since November 4.')
})

test('a change up to two months before a stretch is named, without a word of cause', () => {
  const first = { since: '2026-05-09', until: '2026-06-26', moved: 'both' } as const
  const second = { since: '2026-11-04', until: null, moved: 'energy' } as const
  const ending = (...days: string[]) =>
    stretchesSentence(
      [first, second],
      days.map(happened_on => ({ happened_on })),
    ).split('November 4.')[1]
  const said = (which: string) =>
    ` ${which} came within two months after a change you noted. That does not say why, but may be worth a thought.`
  expect(ending('2026-09-05')).toBe(said('One'))
  expect(ending('2026-04-01', '2026-11-04')).toBe(said('Both'))
  expect(ending('2026-09-04', '2026-11-05')).toBe('')
})
