import type { CoachAction } from '#shared/coach/coach-answer.ts'
import { dialed, HELP_PLACES, type HelpPlace, type HelpPlaceId } from '#shared/safety/helplines.ts'
import { openScreen } from '../answer-part.ts'

/** Numbers of the person's own place to tap, in this order. Where nobody knows the place, those of the United States, named as such. */
export function callActions(
  place: HelpPlaceId | null,
  numbers: readonly ('helpline' | 'emergency')[],
): CoachAction[] {
  const own: HelpPlace | undefined = HELP_PLACES.find(({ id }) => id === (place ?? 'US'))
  const where = place === null ? ' (United States)' : ''
  return numbers.flatMap(kind => {
    const number = kind === 'helpline' ? own?.helpline?.call : own?.emergency
    return number ? [openScreen(`Call ${number}${where}`, `tel:${dialed(number)}`)] : []
  })
}
