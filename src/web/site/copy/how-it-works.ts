import { PRODUCT } from '#shared/product.ts'

export const HOW_IT_WORKS = {
  title: `How ${PRODUCT} works`,
  lead: 'Three steps, in the order most people take them. You can stop after any one.',
  back: 'Back to home',
  videoNote: 'Video Demo Coming Soon',
  videoText: 'Until then, this page is the whole story in about two minutes of reading.',
} as const

export const STEPS = [
  {
    id: 'onboarding',
    title: 'Onboarding',
    text: 'Four short pages about you: what you do, what you know, how you like to work, and which wellness features you want. You can go back and forth, bring a résumé instead of typing, and leave it for later.',
    points: [
      'About yourself: name, job title, industry, experience, location',
      'Skills and interests, in a list and in your own words',
      'How you work and talk, and what you hope for',
      'Wellness preferences, each with its own switch',
    ],
  },
  {
    id: 'career-explorer',
    title: 'Career Explorer',
    text: 'Suggested paths with a match score and a salary range. Choose one to see your skill gaps, what to learn first, and a résumé and cover letter drafted for it.',
    points: [
      'Suggested paths, each with its reasons',
      'Skill gap analysis with your three top gaps',
      'Résumé builder, ATS optimizer and market insights',
      'A chat coach for the questions in between',
    ],
  },
  {
    id: 'wellness',
    title: 'Wellness',
    text: 'Once a day, or whenever you like: how is your mood, how is your energy? The overview shows your latest check-ins, your averages and a burnout-risk indicator with one line of advice.',
    points: [
      'Mood and energy from 1 to 5, a note if you want',
      'Risk shown as High, Medium, Low or Unknown',
      'Not a diagnosis, and never a streak to keep',
      'Seen by you alone',
    ],
  },
] as const
