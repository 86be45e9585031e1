import { PRODUCT } from '#shared/product.ts'
import type { Section } from './block.ts'
import { mailTo } from './contact-details.ts'

export const PRIVACY_PAGE = {
  title: 'Privacy policy',
  updated: 'November 16, 2026',
  inShort: [
    'Your check-ins, notes and chats are yours. Mental health tracking is optional and never shared without your consent.',
    'We do not sell data, show advertisements or use trackers.',
    'Check-ins, wearables and voice each have their own switch. You can change your mind at any time.',
    'You can download or delete everything about you, on any plan.',
  ],
} as const

export const PRIVACY_POLICY: readonly Section[] = [
  {
    id: 'who-we-are',
    heading: 'Who is responsible',
    body: [
      `${PRODUCT} is software that different operators can run. In this policy, “we” means whoever operates the installation you are using; that operator decides what happens with your data and answers for it. This text is the policy that comes with ${PRODUCT}. An operator who does something differently has to say so here.`,
      `You reach us about anything in this policy at ${mailTo('privacy')}, or through the [contact form](/support/contact).`,
    ],
  },
  {
    id: 'what-we-store',
    heading: 'What we store',
    body: [
      'Only what you give us, and what is needed to run the service:',
      {
        list: [
          'Account: your name, your email address, and your password as a hash that cannot be turned back into the password. If you sign in with Google, the identifier Google gives us for you instead. The key of your authenticator app and your recovery codes, if you use two-factor sign-in. Where you are signed in: the name of each browser and since when. Of the API keys you make, the name, how each ends, the day of its last use, and a hash that cannot be turned back into the key.',
          'Profile: job title, industry, years of experience, location, skills, interests, work style, communication style and career goals, as far as you fill them in, and your time zone.',
          'Wellness: each check-in with mood, energy, the time, and what you added: a note, tags, hours of sleep and work, how at ease you were. Changes at work you noted, each with its day. Your wellness preferences and when you gave or withdrew each consent. The days and the hour of reminders, if you want any, the push address of each browser that should show them, and whether you want a weekly summary by mail.',
          'Career work: suggestions made for you and which of them you hid, what you corrected in the way we read your goals, skill levels you set, licenses you said you hold, learning resources you saved and links you added, your learning plan, with the progress, time, notes and certificates you entered, résumés and cover letters you saved, and, where you asked us to keep them, the facts read from a résumé of yours (the file itself never leaves your browser).',
          'Coach: your messages, the answers, your feedback about them, and how far you are in a guided conversation.',
          'Subscription: your plan, trial dates, and the identifiers and states a payment provider sends us. Card numbers never reach our server.',
          'Newsletter: the address you entered. Contact: name, address, category, subject and message.',
          'Technical records: time, kind and result of requests, and error reports, written so that they hold no names, addresses, notes or messages. Network addresses are used for a short time to stop abuse.',
        ],
      },
      'What a risk indicator, a match score or a skill level says about you is computed from these data. We treat such results with the same care as the data themselves. Mood, energy, notes, tags, hours and everything derived from them are handled as health data, the most protected kind.',
    ],
  },
  {
    id: 'why',
    heading: 'Why we use it, and on what ground',
    body: [
      {
        list: [
          'To provide the service you signed up for: account, career tools, learning, coach, saved documents, subscription. Ground: our contract with you.',
          'To prepare career guidance from the profile you fill in during onboarding. Ground: your consent, given with the box at its end.',
          'To offer wellness features. Ground: your explicit consent, asked for each purpose separately, as described in the next section.',
          'To keep the service safe: limits on attempts, detection of automated abuse, error reports. Ground: our legitimate interest in a service that works and is not misused.',
          'To send the newsletter. Ground: your consent, given by entering your address.',
          'To answer you when you write to us. Ground: our contract with you, or our legitimate interest in answering.',
          'To keep records that tax or accounting law asks for. Ground: legal obligation.',
        ],
      },
      'We do not use your data for advertising, do not build profiles for others, and make no decision about you that has legal or similar effect. Suggestions and scores are information for you to use or ignore.',
    ],
  },
  {
    id: 'consent',
    heading: 'Consent, one purpose at a time',
    body: [
      'Wellness features are optional, and each is its own choice:',
      {
        list: [
          'Daily check-ins: we store mood, energy, notes and what else you add to a check-in, and the changes at work you note. We show you averages, a burnout-risk indicator and how days with a tag compare.',
          'Wearables: we would read sleep and rest from a device you connect. Nothing is read while the switch is off, or before the connection exists.',
          'Voice analysis: we would measure the rhythm of a recording you make on purpose. Nothing is recorded while the switch is off, or before the feature exists.',
        ],
      },
      'Three more things about check-ins are off until you switch them on. Reminders say nothing about you. A weekly summary by mail holds your mood and energy of the week, but no note; without the consent to daily check-ins it holds none of it. Your learning plan may look at your energy of the last seven days, to be lighter in a tired week.',
      'A language model, where the operator has connected one, has three choices of its own: wording what our engine found, answering in the coach, and a summary of your check-ins for the coach. Each is off until you agree.',
      `The box at the end of onboarding is a choice of its own: with it you agree that ${PRODUCT} uses your profile to prepare career guidance for you. You can take this back at any time. It does not stand in for the three choices above, and saying no to any of those costs you nothing else in ${PRODUCT}.`,
      'You withdraw a consent by setting its switch in Settings. From then on that kind of data is no longer collected; what was stored before stays until you delete it, so that you do not lose it by accident. Each consent and withdrawal is recorded with its date, and you can see that record.',
      'Typing behavior, where it is ever offered, will have its own switch as well, and will be off unless you turn it on.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    body: [
      {
        list: [
          'Account, profile, check-ins, career work and chats: until you delete the item or the account. When you delete your account, everything that belongs to you is removed at once from the running database.',
          'Backups: deleted data disappears from them as they are overwritten, at the latest after 30 days.',
          'Mails to you: until they are delivered, at most 30 days. What was delivered lies in your own mailbox.',
          'Newsletter address: until you unsubscribe or delete your account.',
          'Contact messages: as long as we need them to answer you. We go through old ones once a year and delete what is no longer needed.',
          'Technical records: at most 30 days.',
          'Invoices and payment records: as long as tax law requires, often between six and ten years. They hold no wellness or career data.',
        ],
      },
    ],
  },
  {
    id: 'with-whom',
    heading: 'With whom we share it',
    body: [
      'With nobody for their own purposes. Some services work for us and see only what their task needs:',
      {
        list: [
          'The host where the installation runs, which stores data on our behalf.',
          'A mail provider, which delivers messages to your address.',
          'A payment provider, Stripe, when you subscribe. It receives your payment details directly from you, under its own privacy policy.',
          'Google, if you choose to sign in with Google.',
          'The maker of your browser, if you want reminders as a notification: its push service rings the browser. It learns that something was sent and when, and nothing else.',
          `A language-model provider, if the operator has connected one and you agreed to it. It receives the text needed for your request without your name, email address or user number. A summary of your check-ins is sent only if you agreed to that as well, and wellness notes never are. Without such a connection, all suggestions and answers are computed by ${PRODUCT} itself.`,
        ],
      },
      'An employer who pays for Enterprise sees no check-in, note, risk level, chat, suggestion or résumé of any one person.',
      'We hand data to authorities only where the law compels us, only as much as it compels us to, and we tell you unless that is forbidden.',
      'Where one of these services works outside your country, we use the safeguards the law provides for that, such as standard contractual clauses.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    body: [
      'Wherever you live, you can:',
      {
        list: [
          'see what we hold about you, and download it in a readable form;',
          'correct what is wrong, most of it yourself in Settings;',
          'delete single items or your whole account;',
          'withdraw any consent, and object to a use you do not want;',
          'ask us to limit the use of your data while a question is open;',
          'complain to a data protection authority.',
        ],
      },
      `Most of this works in Settings without asking. For the rest, write to ${mailTo('privacy')}. We answer within 30 days, and we do not treat you worse for having asked. We may have to make sure that it is you before we act.`,
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage in your browser',
    body: [
      {
        list: [
          'The cookie “waywell-session” keeps you signed in. It is set when you sign in and removed when you sign out.',
          'The cookie “waywell-device” says for a year that you have signed in on this browser before. Somebody elsewhere who guesses at your password then locks themselves out, and not you. It holds a random number, and stays when you sign out.',
          'The cookie “waywell-two-factor” exists only with two-factor sign-in. Between your password and the code of your app it remembers, for at most ten minutes, that the password was right.',
          'The cookie “waywell-state” exists only while you sign in with Google. For at most five minutes it makes sure that whoever comes back from Google is whoever set out.',
          'Your choice of light or dark, a note that this browser was signed in, and unfinished entries in a form may be kept in your browser’s own storage. They do not leave it by themselves.',
          'So that you can check in without a connection, your device keeps the screens, the check-ins you last saw and those not sent yet. The check-ins are encrypted with a key that is deleted, with all of them, when you sign out.',
        ],
      },
      'All of them are needed for what you asked us to do. The cookies cannot be read by scripts and are not sent to other sites. Over https their names begin with “__Host-”.',
      'There are no advertising or analytics cookies and no tracking pixels, in the application or in our mail. That is why you see no cookie banner.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    body: [
      'Connections are encrypted. Passwords are stored as salted, slow hashes. Access tokens live for minutes. The database itself checks on every query that a row belongs to the person who asks, and the program that serves requests has no right to switch that off. Pages carry strict rules about which scripts may run.',
      'No system is perfect. If a breach puts you at risk, we tell you and the authorities without undue delay, and within the time the law sets. If you find a weakness, please write to us before telling others.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    body: [
      `${PRODUCT} is for adults. You must be at least 18 to have an account. If we learn that an account belongs to someone younger, we delete it.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: [
      'When something changes, we change this page and its date. If a change matters, for example a new purpose or a new kind of recipient, we tell you by email or in the application at least 30 days before. A new use of wellness data always needs a new consent from you.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: [
      `Questions, requests and complaints: ${mailTo('privacy')}, or the [contact form](/support/contact). Please do not put health details into a first message; tell us what it is about and we will agree on a safe way.`,
    ],
  },
]
