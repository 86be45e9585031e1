import { expect, test } from 'vitest'
import { MATCHED_LEVELS, RESOURCE_SKILLS, TOP_GAP_COUNT, UNMATCHED_LEVELS } from './skill-gap.ts'
import { CARD_SKILLS, DEFAULT_MATCH_SCORE, SUGGESTION_LIFETIME_DAYS, SUMMARY_SKILLS } from './suggestion.ts'

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
