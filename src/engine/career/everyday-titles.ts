import { ownEntry } from './own-entry.ts'

/** The occupation of a title that is common in advertisements and rare, or meant otherwise, in the classification. */
export function everydayTitle(title: string): string | null {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z ]+/g, ' ')
    .replaceAll(LEVEL, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return ownEntry(CODES, plain) ?? null
}

const LEVEL = /\b(senior|sr|junior|jr|lead|associate|assistant|principal|staff|i{1,3}|enterprise|regional)\b/g

const CODES: Record<string, string> = {
  'account executive': '41-3091.00',
  'account manager': '41-3091.00',
  'sales executive': '41-3091.00',
  'customer success manager': '41-3091.00',
  'marketing coordinator': '13-1161.00',
  'marketing specialist': '13-1161.00',
  'marketing associate': '13-1161.00',
  'growth marketer': '13-1161.01',
  'content creator': '27-3043.00',
  'content marketer': '27-3043.00',
  'content strategist': '27-3043.00',
  'qa tester': '15-1253.00',
  'qa engineer': '15-1253.00',
  'qa analyst': '15-1253.00',
  'test engineer': '15-1253.00',
  'scrum master': '15-1299.09',
  'solutions architect': '15-1299.08',
  'data analyst': '15-2051.01',
  'business analyst': '13-1111.00',
  'pe teacher': '25-2031.00',
}
