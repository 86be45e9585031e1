import { expect, test } from 'vitest'
import { openUndoToken, sealUndoToken } from './undo-token.ts'

const ana = { userId: 'ana', secret: 'secret', nowMs: 1_000_000 }
const HOUR_MS = 3_600_000
const row = { id: '1', notes: 'Zoë “quoted” 🌱' }
const token = sealUndoToken({ row, ...ana })

test('a row comes back as it was, up to an hour later', () => {
  expect(JSON.parse(openUndoToken(token, { ...ana, nowMs: ana.nowMs + HOUR_MS }))).toEqual(row)
  expect(() => openUndoToken(token, { ...ana, nowMs: ana.nowMs + HOUR_MS + 1 })).toThrow('Not found')
})

test.each([
  ['of another person', token, { ...ana, userId: 'ben' }],
  ['signed with another secret', token, { ...ana, secret: 'other' }],
  ['without a signature', token.split('.')[0] ?? '', ana],
  ['changed', `x${token}`, ana],
  ['that is empty', '', ana],
])('a token %s brings nothing back', (_which, presented, signing) => {
  expect(() => openUndoToken(presented, signing)).toThrow('Not found')
})
