import type { Feature } from '#shared/billing/features.ts'

/** What the page in place of a tool says about it. */
export type GatedTool = {
  /** Where its line begins and where it leads. */
  from: string
  to: string
  points: readonly [string, string, string]
}

export const GATED_TOOLS = {
  'ats-optimizer': {
    from: 'your résumé',
    to: 'what to fix first',
    points: [
      'Reads a posting and tells must from nice to have.',
      'Shows, for each requirement, the line in your résumé that shows it, or that none does.',
      'Says what each fix earns, and checks again as you edit.',
    ],
  },
  'skill-gap': {
    from: 'what you can do',
    to: 'what the role asks',
    points: [
      'Sets each key skill of a role beside what you have, and says where each level comes from.',
      'Names licenses and certificates the role may not be done without.',
      'Picks learning for the three widest gaps.',
    ],
  },
  'market-insights': {
    from: 'your role today',
    to: 'pay and demand near you',
    points: [
      'Shows demand and pay for a role, in your place and at your experience.',
      'Tells which skills are hot, emerging or less asked for.',
      'Names source and year of every figure.',
    ],
  },
  'resume-generator': {
    from: 'what you told us',
    to: 'a résumé for the role',
    points: [
      'Drafts a résumé and a cover letter for the role you aim at.',
      'Writes from your own facts, and leaves a blank where one is missing.',
      'Keeps what you save, also on Free.',
    ],
  },
  'pdf-export': {
    from: 'your text',
    to: 'a file to send',
    points: [
      'Sets résumé and cover letter as a PDF or a Word document.',
      'Keeps to a layout that applicant systems can read.',
      'Copying the plain text stays free.',
    ],
  },
  'chat-coach': {
    from: 'a question',
    to: 'a next step',
    points: [
      'Answers with figures of your own situation, and says what an answer is based on.',
      'Remembers a conversation until you delete it.',
      'Says that it is software, and where a person should help.',
    ],
  },
  'role-demands': {
    from: 'your role today',
    to: 'the same for another',
    points: [
      'Sets what two roles demand of a person side by side.',
      'Shows how much say each leaves over one’s own work.',
      'Names what is not known about either.',
    ],
  },
  'tag-effects': {
    from: 'your check-ins',
    to: 'what tends to help',
    points: [
      'Looks at what tends to come before better and harder days.',
      'Says how many days each finding rests on.',
      'Stays quiet where there are too few.',
    ],
  },
} as const satisfies Partial<Record<Feature, GatedTool>>

export type GatedFeature = keyof typeof GATED_TOOLS
