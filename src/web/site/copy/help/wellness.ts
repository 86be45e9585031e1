import { numberWord } from '#shared/number-word.ts'
import { PRODUCT } from '#shared/product.ts'
import {
  ALL_HELPLINES_URL,
  dialed,
  HELP_PLACES,
  HELPLINES_REVIEWED_ON,
  type HelpPlace,
} from '#shared/safety/helplines.ts'
import { BURNOUT_RULE } from '#shared/wellness/burnout-risk.ts'
import { RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { NOTES_MAX_CHARACTERS, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import { DAYS_A_WEEK, MEASURED, type Rate } from '#shared/wellness/early-warning/measured.ts'
import { PARAMETERS } from '#shared/wellness/early-warning/parameters.ts'
import { WRITING_PROMPTS } from '#shared/wellness/writing-prompts.ts'
import type { Block } from '../block.ts'

const { seldom, often, daily } = MEASURED
const reviewedOn = new Date(HELPLINES_REVIEWED_ON).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
})
const inTen = (share: number) => numberWord(Math.round(share * 10))
const steadyLine = (rate: Rate) =>
  `${DAYS_A_WEEK[rate]} days a week: ${MEASURED[rate].steady.warningsAYear} warnings in a year of somebody steady, so none in 13 months for ${Math.round(MEASURED[rate].steady.withoutWarning * 100)} of 100.`
const foundLine = (words: string, share: number) =>
  `${words}: found within twelve weeks for ${Math.round(share * 100)} of 100.`

function placeLine({ name, emergency, helpline }: HelpPlace): string[] {
  if (!emergency) return []
  const words = helpline?.text ? 'call or text' : 'call'
  const line = helpline
    ? `; helpline, any time: ${words} [${helpline.call}](tel:${dialed(helpline.call)})`
    : ''
  const text = helpline?.text ? ` ([text](sms:${dialed(helpline.text)}))` : ''
  return [`${name}: emergency [${emergency}](tel:${emergency})${line}${text}.`]
}

export const WELLNESS = {
  'do-a-daily-check-in': [
    `Open Wellness, Daily Check-in. Set your mood and your energy from ${SCALE_MIN} to ${SCALE_MAX}. Energy runs from Exhausted over Low, Okay and Good to Energized.`,
    `A note is optional and can have up to ${NOTES_MAX_CHARACTERS} characters. If you do not know how to begin, a prompt suggests a question; the refresh button shows another of the ${numberWord(WRITING_PROMPTS.length)}.`,
    'You can also add what drained you and what gave you energy, in tags of your own, hours of sleep and of work, and how tense or at ease you were. All of it is optional and folded away. Your year compares days with a tag to other days once there are enough; it says what goes along, never why.',
    'Choose Save Check-in. You then see your overview.',
    'Without a connection the check-in is kept on your device, encrypted, and sent as soon as you are back. It counts for the moment you wrote it. Signing out deletes what was kept, and asks you first.',
  ],
  'read-your-wellness-overview': [
    'At the top is your line: every mark is a check-in, at its true place in time. The line is your running average; it pauses where nothing was written. Once there are enough check-ins, your usual range is shaded behind it. Beside it stands the burnout-risk card with one line of advice.',
    'A sentence above it says whether you are inside your own usual range, a little below it, or have been for a while. It is worked out on your device; [How often are we wrong?](/support/help-center/how-often-are-we-wrong) tells how, and what it misses.',
    `Below, three figures sum up your last ${numberWord(RECENT_CHECK_INS)} check-ins: average mood, average energy and how many there are. The list at the end has each of them with mood, energy, the beginning of your note and the time. All of this appears once you have checked in.`,
    'All check-ins opens every one you have made. There you can read whole notes, search them, change or delete a check-in, add one for an earlier day, and download them as CSV or JSON. A deleted check-in can be brought back with Undo right after. Your year shows weekly averages, the stretches below your usual, and changes at work you note there. Your week shows any one week, with one thing about work and one about you.',
  ],
  'how-burnout-risk-is-worked-out': [
    {
      list: BURNOUT_RULE,
    },
    'It is a plain rule so that you can check it yourself. It reacts to a bad week as it does to a bad month, and it does not know what is usual for you. Take it as a reason to look, not as a finding.',
    'It is not a diagnosis. If you are worried, please talk to a doctor or someone you trust.',
  ],
  'how-often-are-we-wrong': [
    `The early warning compares you with yourself. From at least ${numberWord(PARAMETERS.rangeMinDays)} check-ins over two weeks it learns what is usual for you, weekends included. A running average of mood and energy is then held against that range. Below it once is a watch. Below it ${numberWord(PARAMETERS.warningDays)} check-ins in a row, over at least ${numberWord(PARAMETERS.warningSpan)} days, is an early warning. It is worked out on your device.`,
    'We tried it on simulated people who check in at random, have good and bad weeks, and to whom nothing else happens. It still warned some of them, without cause:',
    { list: [steadyLine('seldom'), steadyLine('often'), steadyLine('daily')] },
    `And on simulated people who do slide, checking in ${DAYS_A_WEEK.often} days a week:`,
    {
      list: [
        foundLine('About one point down over six weeks', often.slides.sixWeeks.within84),
        foundLine('The same over twelve weeks', often.slides.twelveWeeks.within84),
        foundLine('Half a point down over six weeks', often.slides.slight.within84),
        foundLine('Most of a point down from one day to the next', often.slides.step.within84),
      ],
    },
    `Who checks in less is warned later: of slides of one point over six weeks, ${inTen(seldom.slides.sixWeeks.within56)} in ten are found within eight weeks at ${DAYS_A_WEEK.seldom} days a week, and ${inTen(daily.slides.sixWeeks.within56)} in ten at ${DAYS_A_WEEK.daily}.`,
    'Simulated people are simpler than real ones, so expect it to be wrong more often than this. No study we know of has compared such sliders with later burnout. A warning says that your own answers have been lower than usual for you. It does not say why, and it is not a diagnosis.',
  ],
  'wellness-switches': [
    'Daily check-ins, connect wearables and voice analysis are three separate choices. You make them during onboarding and change them in Settings at any time. Each takes effect as soon as you set the switch: with daily check-ins off, no new one is kept. Your data in Settings keeps a record of what you agreed to and when.',
    'Settings, Your data, has a list of what leaves your device: where each kind of wellness data is, who can see it, and a button that deletes all of a kind. Reminders come by email or as a notification of your browser, on days you choose, and never on a day you have checked in. The weekly summary comes by email on Mondays, if you switch it on: your mood and energy day by day, one thing about work and one about you, never a note. Without the consent to daily check-ins it tells of work alone, and after an empty week nothing is sent.',
    'Wearables and voice are off unless you switch them on. As long as the [integrations page](/product/integrations) says Coming Soon, switching one on only records your wish: nothing is collected.',
  ],
  'getting-help-now': [
    'If you or someone near you is in danger right now, call your local emergency number. Tap a number to call it.',
    { list: HELP_PLACES.flatMap(placeLine) },
    `Elsewhere: [findahelpline.com](${ALL_HELPLINES_URL}) lists services by country. The numbers above were last checked on ${reviewedOn}.`,
    'Thoughts of suicide or of harming yourself, violence at home, worry about somebody else: helplines talk about all of it, and you do not have to give your name.',
    'You do not have to be certain that it is serious enough. Talking to someone you trust is a good step too.',
    `Nobody at ${PRODUCT} reads your check-ins, notes or chats as they are written, so please do not wait for an answer from us.`,
    'When a note or a search here has words that can mean danger, your own device shows these numbers beside them. It compares words and phrases, misses some, and is sometimes mistaken. It stops nothing, sends nothing and tells nobody. No plan is needed for any of this.',
  ],
} satisfies Record<string, readonly Block[]>
