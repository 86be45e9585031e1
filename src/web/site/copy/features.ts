import { PRODUCT } from '#shared/product.ts'

export const FEATURES_PAGE = {
  title: `Everything ${PRODUCT} does`,
  lead: 'Eight tools that know about each other. Start with any of them.',
} as const

type FeatureCopy = {
  id: string
  title: string
  text: string
  points: readonly string[]
}

export const FEATURES: readonly FeatureCopy[] = [
  {
    id: 'career-discovery',
    title: 'Career Discovery',
    text: 'Paths that fit what you do, know and hope for, out of about a thousand occupations. Each comes with a match score, a salary range and the facts behind it.',
    points: [
      'Roles close to yours, next to it, and a stretch away',
      'Refreshed when you ask, otherwise kept for a week',
    ],
  },
  {
    id: 'skill-gap-analysis',
    title: 'Skill Gap Analysis',
    text: 'For a path you choose: what it asks, where you stand, and the distance between the two. The three widest gaps come first.',
    points: ['Every level says what it rests on', 'Set a level by hand if you know better'],
  },
  {
    id: 'micro-learning',
    title: 'Micro-Learning',
    text: 'Short resources for one skill at a time, chosen for your top gaps. Save those you like; they open on the site of whoever made them.',
    points: ['Search by title, description or skill', 'Discover, My Learning and Progress in one place'],
  },
  {
    id: 'resume-and-cover-letter',
    title: 'Résumé and Cover Letter',
    text: 'Both drafted for the role you aim at, from what you told us. Edit them as text, save them to your account, download them as a PDF or for Word.',
    points: [
      'A missing fact is left as a blank for you to fill',
      'No invented employers, degrees, numbers or dates',
    ],
  },
  {
    id: 'ats-optimizer',
    title: 'ATS Optimizer',
    text: 'Compares your résumé with a job posting the way an applicant-tracking system reads it, and shows what would raise the score.',
    points: [
      'Which line shows each requirement, and which are missing',
      'Where the proof belongs, what it would gain, and formatting problems',
    ],
  },
  {
    id: 'market-insights',
    title: 'Market Insights',
    text: 'Demand, pay and skills for a role, in your place and at your level of experience. Every figure carries its source and its year.',
    points: ['Salary range and how it has moved', 'Skills that are hot, emerging or less asked for'],
  },
  {
    id: 'chat-coach',
    title: 'Chat Coach',
    text: 'Ask about a decision, a difficult conversation or the next step. The coach is software and says so; it is not a therapist and does not act like one.',
    points: [
      'Your conversations are kept for you, and you can delete them',
      'Tell us when an answer helped or missed',
    ],
  },
  {
    id: 'wellness-check-ins',
    title: 'Wellness Check-ins',
    text: 'Mood and energy on two sliders, a note if you want one, a burnout-risk indicator with a line of advice, and an early warning when you stay below your own usual. Sleep patterns, typing behavior and voice analysis are meant to add early signs later, each only if you switch it on.',
    points: [
      'Optional, and never shared without your consent',
      'Reminders and a weekly summary, if you switch them on',
      'The indicator, its advice and helplines are free for everyone',
    ],
  },
]
