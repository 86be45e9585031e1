import { numberWord } from '#shared/number-word.ts'
import { BURNOUT_RULE } from '#shared/wellness/burnout-risk.ts'
import {
  NOTES_MAX_CHARACTERS,
  RECENT_CHECK_INS,
  SCALE_MAX,
  SCALE_MIN,
  WRITING_PROMPTS,
} from '#shared/wellness/check-in.ts'
import type { Block } from '../block.ts'

export const WELLNESS = {
  'do-a-daily-check-in': [
    `Open Wellness, Daily Check-in. Set your mood and your energy from ${SCALE_MIN} to ${SCALE_MAX}. Energy runs from Exhausted over Low, Okay and Good to Energized.`,
    `A note is optional and can have up to ${NOTES_MAX_CHARACTERS} characters. If you do not know how to begin, a prompt suggests a question; the refresh button shows another of the ${numberWord(WRITING_PROMPTS.length)}.`,
    'Choose Save Check-in. You then see your overview.',
  ],
  'read-your-wellness-overview': [
    'At the top is your line: mood and energy of the latest check-ins. Beside it stands the burnout-risk card with one line of advice.',
    `Below, three figures sum up your last ${numberWord(RECENT_CHECK_INS)} check-ins: average mood, average energy and how many there are. The list at the end has each of them with mood, energy, the beginning of your note and the time. All of this appears once you have checked in.`,
  ],
  'how-burnout-risk-is-worked-out': [
    {
      list: BURNOUT_RULE,
    },
    'It is a plain rule so that you can check it yourself. It reacts to a bad week as it does to a bad month, and it does not know what is usual for you. Take it as a reason to look, not as a finding.',
    'It is not a diagnosis. If you are worried, please talk to a doctor or someone you trust.',
  ],
  'wellness-switches': [
    'Daily check-ins, connect wearables and voice analysis are three separate choices. You make them during onboarding and change them in Settings at any time. Each takes effect as soon as you set the switch: with daily check-ins off, no new one is kept. Your data in Settings keeps a record of what you agreed to and when.',
    'Wearables and voice are off unless you switch them on. As long as the [integrations page](/product/integrations) says Coming Soon, switching one on only records your wish: nothing is collected.',
  ],
  'getting-help-now': [
    'If you or someone near you is in danger right now, call your local emergency number: 911 in the US and Canada, 112 in most of Europe, 999 in the UK, 000 in Australia.',
    {
      list: [
        'US and Canada: call or text 988, any time.',
        'UK and Ireland: call 116 123, any time.',
        'Australia: call 13 11 14, any time.',
        'Elsewhere: [findahelpline.com](https://findahelpline.com) lists services by country.',
      ],
    },
    'You do not have to be certain that it is serious enough. Talking to someone you trust is a good step too.',
    'Nobody at Waywell reads your check-ins, notes or chats as they are written, so please do not wait for an answer from us.',
  ],
} satisfies Record<string, readonly Block[]>
