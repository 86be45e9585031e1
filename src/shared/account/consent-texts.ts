import { type ConsentPurpose, SWITCHES } from './consent.ts'

/** What is agreed to, in words. They come with the screens that show them. */
export const CONSENTS = {
  profile: {
    label: 'Career guidance from my profile',
    meaning: 'We use your profile to prepare career guidance for you.',
  },
  ...SWITCHES,
  ai_wording: {
    label: 'Wording by a language model',
    meaning:
      'Where this site has a language model, we may send it what a text is about: facts of your profile, résumé and results, never your name, email address or phone number. It words them; our engine checks every sentence.',
  },
  ai_coach: {
    label: 'Coach with a language model',
    meaning:
      'Where this site has a language model, the coach may send it what you write there, with facts of your profile, goals, suggestions, skills, learning and résumé, never your name, email address or phone number.',
  },
  ai_check_ins: {
    label: 'Check-ins for the language model',
    meaning:
      'The coach may also send it a summary of your check-ins: averages, risk level, and whether they are below your usual. Never a note.',
  },
  plan_check_ins: {
    label: 'Check-ins for my learning plan',
    meaning:
      'The plan for your week of learning may look at the energy of your check-ins of the last 7 days, to be lighter in a tired week. Nothing else of them is read, and nothing leaves our server.',
  },
} as const satisfies Record<ConsentPurpose, { label: string; meaning: string }>
