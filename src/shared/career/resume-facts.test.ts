import { expect, test } from 'vitest'
import { NO_RESUME_FACTS } from './resume-facts.fixture.ts'
import { resumeFacts } from './resume-facts.ts'

test('facts kept before unpaid posts were read are still facts', () => {
  const { volunteer: _volunteer, ...kept } = NO_RESUME_FACTS
  expect(resumeFacts.parse(kept)).toEqual(NO_RESUME_FACTS)
})
