import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import type { Block } from '../block.ts'

export const GETTING_STARTED = {
  'create-an-account': [
    'Go to [Get started](/signup). You need your full name, an email address and a password of at least 8 characters, typed twice. Agree to the terms, and choose the button at the end.',
    `Your ${TRIAL_DAYS}-day trial begins at once. No credit card is asked for.`,
    'After that you land on your dashboard. If the address is already registered, [sign in](/login) instead, or ask for a [new password](/forgot-password).',
  ],
  'complete-your-profile': [
    'Onboarding has four steps, with a bar that shows how far you are. You can move back and forth freely; what is still missing is told on the way, and nothing has to be complete before the end. A résumé you already have can fill in most of it.',
    {
      list: [
        'Tell us about yourself: full name, job title, industry, years of experience, location. Career tools find your occupation and local pay figures from it.',
        'Skills & Interests: choose skills from the list, add others in your own words, and describe your interests in at least 10 characters.',
        'Personality & Goals: how you like to work and to communicate, and your career goals in at least 20 characters.',
        'Wellness Preferences: daily check-ins, wearables and voice analysis, each with its own switch, and your consent.',
      ],
    },
    'Choose Complete Setup on the last step. If something is missing, the message names the step and stands beside the field.',
  ],
  'find-your-way-around': [
    'The dashboard is the first page after signing in. At the top are Career Explorer, Wellness, Learning, Chat Coach and Settings; on a phone they are behind the menu button.',
    'Below the greeting is the one thing that comes next: your profile as long as it is not set up, then a check-in, your paths, or something to learn. You can leave any of it for later. Three cards show how you are, what you are learning and where you could go; what is marked Sample becomes your own as soon as there is something. Quick actions and tools follow.',
    'Ctrl and K, or Command and K, opens a menu that goes anywhere and finds help, occupations, your résumés, conversations and notes.',
  ],
  'what-the-trial-includes': [
    `For ${TRIAL_DAYS} days everything in Professional is open to you. They begin when you create your account.`,
    'When the trial ends, your account becomes Free. Nothing is charged and nothing is deleted. [Free and Professional](/support/help-center/free-and-professional) compares the two.',
  ],
} satisfies Record<string, readonly Block[]>
