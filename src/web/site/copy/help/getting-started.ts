import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import type { Block } from '../block.ts'

export const GETTING_STARTED = {
  'create-an-account': [
    'Go to [Get started](/signup). You need your full name, an email address and a password of at least 8 characters, typed twice. Agree to the terms, and choose the button at the end.',
    `Your ${TRIAL_DAYS}-day trial begins at once. No credit card is asked for.`,
    'After that you land on your dashboard. If the address is already registered, [sign in](/login) instead, or ask for a [new password](/forgot-password).',
  ],
  'complete-your-profile': [
    'Onboarding has four steps, with a bar that shows how far you are. You can move back and forth freely; everything is checked once, at the end.',
    {
      list: [
        'Tell us about yourself: full name, job title, industry, years of experience, location. Career tools find your occupation and local pay figures from it.',
        'Skills & Interests: choose skills from the list, and describe your interests in at least 10 characters.',
        'Personality & Goals: how you like to work and to communicate, and your career goals in at least 20 characters.',
        'Wellness Preferences: daily check-ins, wearables and voice analysis, each with its own switch, and your consent.',
      ],
    },
    'Choose Complete Setup on the last step. If something is missing, the message stands beside the field.',
  ],
  'find-your-way-around': [
    'The dashboard is the first page after signing in. At the top are Career Explorer, Wellness, Learning, Chat Coach and Settings; on a phone they are behind the menu button.',
    'Below the greeting is what people do most: a check-in, a talk with the coach, suggested paths, settings. As long as your profile is not set up, a card invites you to do it. You can also leave that for later.',
  ],
  'what-the-trial-includes': [
    `For ${TRIAL_DAYS} days everything in Professional is open to you. They begin when you create your account.`,
    'When the trial ends, your account becomes Free. Nothing is charged and nothing is deleted. [Free and Professional](/support/help-center/free-and-professional) compares the two.',
  ],
} satisfies Record<string, readonly Block[]>
