import { expect, test } from 'vitest'
import {
  MATCHED_LEVELS,
  RESOURCE_SKILLS,
  skillGapItem,
  TOP_GAP_COUNT,
  UNMATCHED_LEVELS,
} from './skill-gap.ts'
import { CARD_SKILLS, DEFAULT_MATCH_SCORE, SUMMARY_SKILLS } from './suggestion.ts'
import { SUGGESTION_LIFETIME_DAYS } from './suggestions-age.ts'

test('the figures of the specification for suggestions and gaps', () => {
  expect({ DEFAULT_MATCH_SCORE, SUGGESTION_LIFETIME_DAYS, SUMMARY_SKILLS, CARD_SKILLS }).toEqual({
    DEFAULT_MATCH_SCORE: 85,
    SUGGESTION_LIFETIME_DAYS: 7,
    SUMMARY_SKILLS: 5,
    CARD_SKILLS: 4,
  })
  expect({ MATCHED_LEVELS, UNMATCHED_LEVELS, TOP_GAP_COUNT, RESOURCE_SKILLS }).toEqual({
    MATCHED_LEVELS: { lowest: 60, highest: 99 },
    UNMATCHED_LEVELS: { lowest: 20, highest: 49 },
    TOP_GAP_COUNT: 3,
    RESOURCE_SKILLS: 3,
  })
})

test('levels and priorities run from 0 to 100, gaps to 85', () => {
  const item = {
    skill: 'SQL',
    userLevel: 0,
    requiredLevel: 85,
    gap: 85,
    topGap: true,
    evidence: 'e',
    source: 'none',
    priority: 100,
    why: 'w',
    resources: [],
  }
  const taken = (change: object) => skillGapItem.safeParse({ ...item, ...change }).success
  expect([{}, { userLevel: 100 }, { gap: 0 }, { priority: 0 }].map(taken)).toEqual([true, true, true, true])
  expect([{ userLevel: 101 }, { gap: 86 }, { priority: 101 }, { requiredLevel: 84 }].map(taken)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
