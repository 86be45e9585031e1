import {
  ANNUAL_SAVING_PERCENT,
  PROFESSIONAL_ANNUAL_USD,
  PROFESSIONAL_MONTHLY_USD,
  REFUND_DAYS,
  TRIAL_DAYS,
} from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'
import {
  BURNOUT_WINDOW_WORD,
  HIGH_RISK_AVERAGE,
  MEDIUM_RISK_AVERAGE,
} from '#shared/wellness/burnout-thresholds.ts'
import { FREE_ALLOWANCE, listed, OPEN_ON_FREE, OPEN_ON_PROFESSIONAL } from './plan-sentences.ts'

type FaqEntry = { id: string; question: string; answer: string }
type FaqCategory = { id: string; title: string; entries: readonly FaqEntry[] }

export const FAQ_PAGE = {
  title: 'Frequently asked questions',
  lead: 'Short answers. Each one has its own address, so you can send it to somebody.',
} as const

export const FAQ: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General',
    entries: [
      {
        id: 'what-is-waywell',
        question: `What is ${PRODUCT}?`,
        answer:
          'A web application for working people. It suggests career paths that fit you, shows the skills between here and there, helps with résumés and job postings, and gives you a short daily check-in that keeps an eye on how you are doing.',
      },
      {
        id: 'who-is-it-for',
        question: 'Who is it for?',
        answer:
          'For adults who work or want to: people who wonder what comes next, and people who notice that work is wearing them down. Often they are the same people.',
      },
      {
        id: 'why-both',
        question: 'Why careers and wellbeing in one place?',
        answer:
          'Because a change of work is often the answer to a question of wellbeing, and the other way around. How you feel on Monday is part of the decision about where to go next.',
      },
      {
        id: 'is-it-medical',
        question: `Is ${PRODUCT} a medical product?`,
        answer:
          'No. It does not diagnose, treat or prevent anything. The burnout-risk indicator is a mirror of your own check-ins. If you are worried about your health, please talk to a doctor. In an emergency call your local emergency number; [Getting help now](/support/help-center/getting-help-now) lists helplines.',
      },
      {
        id: 'is-it-therapy',
        question: 'Is the coach a therapist?',
        answer:
          'No, and not a person either. It is software for career and wellbeing questions, and it says so at the start of every conversation.',
      },
      {
        id: 'which-countries',
        question: 'Does it work outside the United States?',
        answer:
          'Yes, with one limit: pay and demand figures come from US statistics. Elsewhere we show the US figure together with its equivalent in local buying power, and say that this is what it is. For nineteen countries, Canada, the United Kingdom, Germany, Australia and Ireland among them, official pay of the occupation or its group stands beside it in the country’s own money.',
      },
    ],
  },
  {
    id: 'account-and-billing',
    title: 'Account & Billing',
    entries: [
      {
        id: 'how-does-the-trial-work',
        question: 'How does the free trial work?',
        answer: `You sign up with an email address and everything in Professional is open for ${TRIAL_DAYS} days. No credit card. Afterwards your account becomes Free unless you choose to subscribe.`,
      },
      {
        id: 'what-does-it-cost',
        question: 'What does it cost?',
        answer: `Professional is $${PROFESSIONAL_MONTHLY_USD} per month. Paid for a year at once it is $${PROFESSIONAL_ANNUAL_USD.toFixed(2)}, which saves ${ANNUAL_SAVING_PERCENT}%. Enterprise is priced with each organization. See [pricing](/product/pricing).`,
      },
      {
        id: 'what-is-in-free',
        question: 'What can I do with a Free account?',
        answer: `Without a limit: ${listed(OPEN_ON_FREE)}. Beside that, ${FREE_ALLOWANCE}. These need Professional: ${listed(OPEN_ON_PROFESSIONAL)}.`,
      },
      {
        id: 'how-do-i-cancel',
        question: 'How do I cancel?',
        answer:
          'Choose Manage Subscription on your dashboard or in Settings, under Plan. You keep Professional until the end of the paid time, and your data stays where it is.',
      },
      {
        id: 'refunds',
        question: 'Can I have my money back?',
        answer: `Yes: if you tell us within ${REFUND_DAYS} days of your first payment, we refund it in full. After that the subscription runs to the end of the paid time. The [terms](/support/terms-of-service#refunds) have the details.`,
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer:
          'Ask for a link on the [forgot password](/forgot-password) page. It works once and not for long, so use the newest one. If no mail arrives, look in the spam folder first.',
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer:
          'In Settings, or by writing to us. Everything that belongs to you is removed, and a running subscription is canceled. You can download it all before you go.',
      },
    ],
  },
  {
    id: 'features',
    title: 'Features',
    entries: [
      {
        id: 'what-is-the-match-score',
        question: 'What does the match score mean?',
        answer:
          'How well a role fits your skills, experience, interests, goals and place of work, on a scale to 100. It is computed from occupational data, the same for the same profile, and each suggestion names what carried it. It is not the chance of getting the job. [How it is made](/data-and-method#match-score).',
      },
      {
        id: 'how-is-burnout-risk-found',
        question: 'How is the burnout risk worked out?',
        answer: `From your ${BURNOUT_WINDOW_WORD} most recent check-ins. If average mood or average energy is ${HIGH_RISK_AVERAGE} or lower it reads High; ${MEDIUM_RISK_AVERAGE} or lower, Medium; otherwise Low. With no check-ins it reads Unknown. It is a simple rule, and [we say where it falls short](/data-and-method#burnout-risk).`,
      },
      {
        id: 'do-i-have-to-check-in-daily',
        question: 'Do I have to check in every day?',
        answer:
          'No. There are no streaks and nothing is lost when you skip. A few times a week already shows something; you can also leave it out entirely. Reminders and the weekly summary are off until you switch them on.',
      },
      {
        id: 'does-the-resume-make-things-up',
        question: 'Does the résumé generator make things up?',
        answer:
          'No. It writes from what you told us. Where a fact is missing you see a blank to fill, never an invented employer, degree, number or date.',
      },
      {
        id: 'what-is-ats',
        question: 'What is an ATS?',
        answer:
          'An applicant-tracking system: software many employers use to collect and search applications. The ATS optimizer compares your résumé with a posting and shows which requirements it answers. No tool can promise how one employer’s system will judge it.',
      },
      {
        id: 'where-do-salaries-come-from',
        question: 'Where do the salary figures come from?',
        answer:
          'From public US labor statistics, with source and year beside each figure. [Data sources and method](/data-and-method) lists them all.',
      },
      {
        id: 'wearables-and-voice',
        question: 'What about wearables, typing and voice?',
        answer:
          'They are optional, off until you switch them on, and marked Coming Soon on the [integrations page](/product/integrations) until they work. Setting a switch now only records your wish; nothing is collected before the feature is there.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    entries: [
      {
        id: 'which-browsers',
        question: 'Which browsers work?',
        answer:
          'Current versions of Chrome, Edge, Firefox and Safari, on a computer, tablet or phone. There is nothing to install. These public pages also work without JavaScript.',
      },
      {
        id: 'is-my-data-safe',
        question: 'How is my data protected?',
        answer:
          'Connections are encrypted, passwords are stored only as hashes, and the database itself checks on every query that a row belongs to the person who asks. The [privacy policy](/support/privacy-policy#security) says more.',
      },
      {
        id: 'who-sees-my-check-ins',
        question: 'Who can see my check-ins and notes?',
        answer:
          'You. Not other users, not your employer, not advertisers. Mental health tracking is optional and never shared without your consent.',
      },
      {
        id: 'do-you-use-a-language-model',
        question: 'Do you send what I write to a language model?',
        answer: `Only if you agree, and only where whoever runs your installation has connected one. The career engine is part of ${PRODUCT} and works without it. What goes out has no name, email address or phone number, each result shows what was sent, and every sentence that comes back is checked against the facts. Wellness notes stay out, and a summary of your check-ins goes along only if you agree to that as well.`,
      },
      {
        id: 'can-i-export',
        question: 'Can I take my data with me?',
        answer:
          'Yes, on every plan: one download with everything about you, in formats people and programs can read.',
      },
      {
        id: 'can-i-run-it-myself',
        question: `Can I run ${PRODUCT} myself?`,
        answer:
          'Yes. It is one server in front of a PostgreSQL database and needs no cloud account. Email, payments, Google sign-in and a language model are connected by settings when you want them.',
      },
      {
        id: 'is-there-an-api',
        question: 'Is there an API?',
        answer:
          'There are four endpoints with Bearer key authentication, described on the [API page](/product/api). You make a key in Settings, under Security.',
      },
    ],
  },
]
