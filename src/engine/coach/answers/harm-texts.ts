import type { CareSituation } from '#shared/coach/care-situation.ts'
import type { CareText } from './care-text.ts'

/** What others do to somebody: who can stop it, and that it is not their fault. */
export const HARM_TEXTS = {
  violence: {
    words:
      '“On … , at … , this was done to me: … . … saw it. I ask you to keep us apart and to tell me by … what you will do.”',
    first: ({ emergency, support }) => [
      `I am sorry. Nobody has the right to hurt, threaten, follow or touch you, at work or at home, whatever came before, and it is not your fault. **If you are in danger now, call ${emergency}.**`,
      `${support('violence')} They talk it through with you, also when you are not sure that it counts, and decide nothing for you.`,
      'Two things help later, whatever you decide: a note of each time (date, place, words, who saw it), kept where the other person cannot look, and one person who knows. If it is somebody at work, their superior, HR, a union or the labor inspectorate has to hear of it in writing; a lawyer or legal aid says what protects you.',
    ],
    question: 'Are you somewhere safe right now?',
    again: ({ emergency, support }) => [
      `You do not have to decide all of it today, and nobody but you decides it. Safe comes first: **${emergency} if it gets dangerous**, also when it is somebody you love or work for.`,
      `${support('violence')} They know how promises, pressure and “it was nothing” go on, and plan the next step with you: where to be, what to keep, whom to tell.`,
      'Work can give room meanwhile: another shift, another entrance, a desk or phone they cannot reach. “I need this for my safety” is reason enough to ask.',
    ],
    againQuestion: 'Who is one person that could know about this today?',
  },
  assault: {
    words:
      '“On … , at … , … did or said this: … . I did not want it. I ask you to keep us apart, and to tell me by … what you will do.”',
    first: ({ emergency, support }) => [
      `I am sorry that was done to you. You did not overreact, and drink, sleep, a smile or a job you need is no yes. It is not your fault. **If you are in danger now, call ${emergency}.**`,
      `${support('assault')} They listen, in confidence, also when you are not sure what to call it, and decide nothing for you.`,
      'If it went as far as your body: a doctor or clinic can help in the first days with health, and keep proof in case you want it one day, also when you have washed and whether or not you go to the police. Keep clothes in a paper bag, and messages unanswered but saved.',
      'You do not have to be alone with that person again, whoever asks for it: “I will do this by phone, or with … in the room.” You need not talk it over with them first, and you need not give the reason.',
    ],
    question: 'Are you somewhere safe, and is there one person you could tell today?',
    again: ({ support }) => [
      'A meeting with that person can be refused, moved or held with somebody beside you: “I am not available for a one-to-one. Please send it in writing, or … joins us.” If the one you would report to is close to them, go around: HR, the next one up, the owner, a union, or an authority for equal treatment at work.',
      `Write down today what happened, with date, place and words, and send it to yourself. Whether and when you report it is yours to decide, and proof kept now leaves the choice open. ${support('assault')}`,
    ],
    againQuestion:
      'What would make the next working day safe: another shift, another place, somebody with you?',
  },
  exploited: {
    words: '“I want my papers and my pay back, and I want to leave. Please tell me who can come with me.”',
    first: ({ emergency, support }) => [
      `No, that is not normal, and it is not your debt to carry alone. Nobody may keep your passport or your pay, lock you in, or make you work off a fee by threats; in many countries that is a crime by those who do it, and not by you. **If you are locked in or hurt, call ${emergency}.**`,
      `${support('exploited')} They speak many languages, do not ask for papers, and know what protects people whose stay depends on an employer.`,
      'Until then, where it is safe: photos of papers, contracts, pay and messages sent to somebody you trust; names, addresses and hours on a list. Do not tell the people who hold you what you plan.',
    ],
    question: 'Can you leave the place freely, and is it safe to use this phone?',
    again: ({ support }) => [
      'The threat with the police or with immigration is how such people hold others. There are protections for those who were used like this, and a lawyer or the line tells you which, before you take any step.',
      support('exploited'),
      'Do not sign anything new, do not pay more, and do not go alone to fetch your papers: helpers, a union or the police can come with you.',
    ],
    againQuestion: 'Which time of day could you call without being heard?',
  },
  child: {
    words:
      '“On … I saw … . On … the child said: … . I am reporting it to you as a worry about a child, and I will write down that I did.”',
    first: ({ emergency, support }) => [
      `The child comes first, and you are right to take it seriously. **If a child is in danger now, or goes back to it today, call ${emergency}.**`,
      `${support('child')} You need no proof, only what you saw and heard; they judge it and tell you what happens next.`,
      'If you work with children, you most likely have to report it yourself, even when somebody above you says to leave it, and people who report in good faith are protected in most places. Write down the child’s own words and the date, promise no secrecy, and ask the child nothing further.',
      'If it is your own child who is alone or not safe while you work, that is no reason to be ashamed, and it cannot wait for a better schedule either: a neighbor, family, the school or the line can help today, and work can be told “I have no care for my child today and cannot come.”',
    ],
    question: 'Where is the child right now, and when does it see that person next?',
    again: ({ emergency, support }) => [
      `**If the child is in danger at this moment, alone, shut in, outside or hurt: go to them, or call ${emergency} now.** If it is later today, call before that hour and not after it. ${support('child')}`,
      'You do not go over anybody’s head by it: a worry about a child goes to those who look after that, and your superior can be told afterwards, in writing. If you are asked why, “I have to” is true.',
    ],
    againQuestion: 'Can you make that call before the child goes home?',
  },
  minor: {
    words:
      '“I need to tell you something that is not all right, and I need you to stay with me and help. It is about … .”',
    first: ({ emergency, support }) => [
      `Thank you for saying it. You are young, and this is not for you to fix: it is for grown-ups to stop. It is not your fault, also when money or family hangs on it. **If you are in danger now, or somebody hurts or touches you, call ${emergency}.**`,
      `${support('young')} You can stay unnamed, and nobody there is angry with you.`,
      'Tell one grown-up who is not part of it: a teacher, a school counselor, a nurse, a friend’s parent. If the first does not listen, tell the next. Young people may work only certain hours and must be paid; there are offices that check that, and you need not face the boss yourself.',
    ],
    question: 'Which grown-up do you trust the most?',
    again: ({ emergency, support }) => [
      `You do not have to protect anybody by staying quiet, and their money is not your job. **${emergency} if it gets dangerous.** ${support('young')}`,
      'You do not have to be alone with that person tonight: ask to stay with a friend, a grandparent or a neighbor, and call the line from there.',
      'It is enough to show this chat to a teacher or the school nurse, or to say one sentence: “Somebody does something to me that is not all right.” They have to help you with the rest.',
    ],
    againQuestion: 'When could you tell them: today, or first thing tomorrow?',
  },
} satisfies Partial<Record<CareSituation, CareText>>
