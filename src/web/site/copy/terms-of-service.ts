import {
  ANNUAL_SAVING_PERCENT,
  PROFESSIONAL_ANNUAL_USD,
  PROFESSIONAL_MONTHLY_USD,
  REFUND_DAYS,
  TRIAL_DAYS,
} from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'
import type { Section } from './block.ts'
import { mailTo } from './contact-details.ts'

export const TERMS_PAGE = {
  title: 'Terms of service',
  updated: 'November 16, 2026',
  inShort: [
    'You must be at least 18.',
    'The trial is free and needs no card. Prices change only with 30 days’ notice.',
    `${PRODUCT} is information, not medical, legal or financial advice.`,
    'What you write stays yours. You can leave at any time and take it with you.',
  ],
} as const

export const TERMS_OF_SERVICE: readonly Section[] = [
  {
    id: 'agreement',
    heading: 'The agreement',
    body: [
      `These terms are the agreement between you and the operator of the ${PRODUCT} installation you use (“we”). By creating an account you accept them. If you do not, please do not use ${PRODUCT}. The [privacy policy](/support/privacy-policy) explains what happens with your data.`,
      `${PRODUCT} is software that different operators can run. This text comes with it. An operator adds its name and address here and may add terms that the law of its country requires.`,
    ],
  },
  {
    id: 'age',
    heading: `Who may use ${PRODUCT}`,
    body: [
      'You must be at least 18 years old and able to enter into a contract. An account is for one person: do not share it, and do not make one for somebody else without their agreement. Give a name and an address that are yours, and keep them up to date.',
      'Keep your password to yourself and tell us if you think somebody else knows it. You answer for what happens in your account unless it was not your fault.',
    ],
  },
  {
    id: 'service',
    heading: `What ${PRODUCT} provides`,
    body: [
      'Career suggestions with match scores, skill gap analysis, learning resources, a résumé and cover letter generator, an ATS optimizer, market insights, a chat coach and wellness check-ins with a burnout-risk indicator, as far as your plan includes them. The [features page](/product/features) describes them.',
      `We work on ${PRODUCT} all the time. We may add, change or end a feature. If we end something you pay for, you may cancel and get back what you paid for the time that remains.`,
      `We try to keep ${PRODUCT} available, but do not promise that it always is. Maintenance, faults and things beyond our control can interrupt it.`,
    ],
  },
  {
    id: 'not-medical-advice',
    heading: 'Not medical advice',
    body: [
      `${PRODUCT} is not a medical device and no health care provider. Check-ins, the burnout-risk indicator, its advice and the coach do not diagnose, treat or prevent any condition and do not replace a doctor or a therapist. Do not put off seeking help because of something you read here.`,
      'In an emergency call your local emergency number. [Getting help now](/support/help-center/getting-help-now) lists helplines. Nobody watches what you enter, and we will not call anyone on your behalf.',
    ],
  },
  {
    id: 'not-career-advice',
    heading: 'Estimates, not promises',
    body: [
      'Match scores, salary ranges, demand, ATS scores and skill levels are estimates from public data and from what you told us. They can be wrong for you. They do not promise a job, an interview or a salary, and are not legal or financial advice. Decisions about your work are yours.',
    ],
  },
  {
    id: 'ai',
    heading: 'Automated suggestions and the coach',
    body: [
      'Suggestions, documents and coach answers are made by software, which may include a language model. They can contain mistakes. Read what you send to others: you are responsible for the truth of your résumé and your letters.',
      `The coach is not a person, and ${PRODUCT} says so where you use it.`,
    ],
  },
  {
    id: 'trial',
    heading: 'Free trial',
    body: [
      `A new account begins with a free trial of ${TRIAL_DAYS} days with everything in Professional, without a credit card. It is offered once per person. When it ends, your account becomes Free with the limits shown on the [pricing page](/product/pricing). It never turns into a paid subscription by itself.`,
    ],
  },
  {
    id: 'billing',
    heading: 'Subscription and billing',
    body: [
      `Professional costs $${PROFESSIONAL_MONTHLY_USD} per month, or $${PROFESSIONAL_ANNUAL_USD.toFixed(2)} for a year paid at once, which saves ${ANNUAL_SAVING_PERCENT}%. Taxes are added where the law requires it. You pay in advance through our payment provider.`,
      'A subscription renews for the same length until you cancel it. You can cancel at any time with Manage Subscription; it then ends with the time already paid for. If a payment fails we tell you, try again, and may set the account back to Free.',
      'Enterprise is agreed in writing with each organization.',
    ],
  },
  {
    id: 'prices',
    heading: 'Price changes',
    body: [
      'We may change prices. You get at least 30 days’ notice by email before a new price applies to you, and it applies only from your next renewal after that. You can cancel before then.',
    ],
  },
  {
    id: 'refunds',
    heading: 'Refunds',
    body: [
      `If you tell us within ${REFUND_DAYS} days of your first payment that you do not want to go on, we refund it in full: write to ${mailTo('billing')}. Later payments are not refunded for time already begun, except where these terms or the law say otherwise. Rights of withdrawal that the law gives you as a consumer stay as they are.`,
    ],
  },
  {
    id: 'acceptable-use',
    heading: 'Acceptable use',
    body: [
      'Please do not:',
      {
        list: [
          `break the law or the rights of others with ${PRODUCT};`,
          'enter personal data of other people without their agreement;',
          'try to reach data that are not yours, get around limits or plans, or test our defenses without our written agreement;',
          'overload the service, collect its contents by automated means beyond the documented API, or resell it;',
          'use it to watch, rate or select other people, least of all employees;',
          'upload harmful code, or pretend to be somebody else.',
        ],
      },
    ],
  },
  {
    id: 'your-content',
    heading: 'Your content stays yours',
    body: [
      'What you write, and the résumés and letters made from it, belong to you. You allow us to store and process them as far as that is needed to provide the service to you, and for nothing else. We do not use your content to train language models, and do not let others do so on our behalf.',
      `If you send us an idea about ${PRODUCT}, we may use it without owing you anything.`,
    ],
  },
  {
    id: 'our-content',
    heading: 'Our content and others’',
    body: [
      `The name ${PRODUCT}, its design, texts and software belong to us or to those who license them to us. You may use them as part of the service. Occupational data come from public sources under their own terms, named on [Data sources and method](/data-and-method).`,
      'Learning resources and other links lead to sites of other people. We chose them with care but do not control them, and their own terms apply there.',
    ],
  },
  {
    id: 'termination',
    heading: 'Ending the agreement',
    body: [
      'You can delete your account in Settings at any time. You can download your data first.',
      'We may suspend or end an account that seriously or repeatedly breaks these terms, after a warning unless the matter cannot wait. We may end a Free account, or the whole service, with 30 days’ notice; paid time that remains is then refunded. You can download your data until the end.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: [
      `We provide ${PRODUCT} with reasonable care. Beyond that, and as far as the law allows, it is provided as it is, without further warranties.`,
      'As far as the law allows, we are not liable for indirect or consequential loss, such as lost income or opportunities, and our total liability to you is limited to the fees you paid us in the 12 months before the event that gave rise to the claim.',
      'Nothing in these terms limits liability for intent, gross negligence, death or injury, fraud, or anything else for which liability cannot be limited by law. Rights you have as a consumer remain.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and disputes',
    body: [
      'The law of the place where the operator of your installation is established applies, and its courts decide. If you are a consumer, the mandatory protections of the country you live in stay yours, and you may sue and be sued there.',
      `Before going to court, please [write to us](/support/contact) or to ${mailTo('general')}. Most things can be settled by talking.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: [
      'We may change these terms when the service, the law or our costs change. You hear about it by email at least 30 days before. If you do not agree, you can cancel before the change takes effect. Continuing after that date means that you accept it.',
    ],
  },
  {
    id: 'rest',
    heading: 'The rest',
    body: [
      'If a part of these terms is invalid, the rest stays in force. If we do not enforce something once, we may do so later. You may not transfer this agreement without our consent; we may transfer it to whoever takes over the service, and will tell you 30 days before.',
      `Questions about these terms: ${mailTo('general')}.`,
    ],
  },
]
