import type { CareSituation } from '#shared/coach/care-situation.ts'
import type { CareText } from './care-text.ts'
import { HARM_TEXTS } from './harm-texts.ts'

/** What is said in each situation, first and when somebody goes on with it. */
export const CARE_TEXTS: Record<CareSituation, CareText> = {
  ...HARM_TEXTS,
  emergency: {
    words:
      '“I have a medical emergency, or somebody close to me has. I cannot come in today and will call when I can.”',
    first: ({ emergency }) => [
      `**Please stop and get help first: call ${emergency} now, or let somebody near you call.** What you describe can be serious, and only somebody who examines you can tell. I cannot.`,
      'Do not drive yourself, do not wait to see whether it passes, and do not stay alone with it. Gas, smoke or fumes: everybody out into fresh air first. Something in the eye or on the skin: rinse with water until help comes. A wound: press on it. Tell them when it began, and what was taken or breathed in, if anything.',
      'Nothing at work comes before this. One line is enough, and somebody else can send it: “I have a medical emergency and cannot come today.”',
    ],
    question: 'Is somebody with you who can call?',
    again: ({ emergency }) => [
      `Please do not go, and please do not wait for it to pass: **call ${emergency} first, and let them decide whether it can wait.** I cannot judge that from here, and neither can anybody who has not examined you.`,
      'If it is over for now, have it looked at today all the same, and say how long it lasted. Cost, a shift or a boss can be sorted out afterwards; I will help you with the words for that.',
    ],
    againQuestion: 'Can you make that call now, or can somebody near you?',
  },
  basics: {
    words:
      '“This month my pay does not reach for food and rent. Can I get an advance on what I have earned, or is there a hardship fund?”',
    first: ({ support }) => [
      'Food, a roof and warmth come before any plan for a career, and asking for them is nothing to be ashamed of: many people who work full time need it for a while.',
      support('basics'),
      'From work: ask payroll for an advance or for pay you have earned already, and HR for a hardship fund. Tell a landlord or power company before the date rather than after it, and in writing: many agree to a plan, and a legal aid office says what a notice means and how long you have.',
    ],
    question: 'What runs out first: food, the rent, power, or care for a child?',
    again: ({ support }) => [
      'One call at a time, the most urgent first. You can say it just so: “I work, and this month my pay does not cover food and rent. What can I get this week?”',
      support('basics'),
      'If somebody says no, ask who says yes: places differ in what they may give. Once this week is safe we can look at hours and pay, and I will help with that.',
    ],
    againQuestion: 'Which call is the first?',
  },
  substance: {
    words:
      '“I have a health matter that I am getting treated, and need … for it. I would like to keep the details to myself.”',
    first: ({ support }) => [
      'Thank you for saying it plainly; that is hard. Many people get through work this way for a while, and many get out of it again. I do not judge it, and I cannot treat it.',
      support('substance'),
      'Two things for today: do not drive, run machines or look after people on it. And if it is every day, do not stop all at once on your own: that can be dangerous, and a doctor makes it safe. Drink and pills never go together: both slow the breath.',
      'At work you owe nobody this story in order to get help. An employee assistance program is in confidence, and asking before something happens usually leaves more doors open than being found out.',
    ],
    question: 'When in the day is it hardest to do without?',
    again: ({ support }) => [
      'That it goes on is no proof of a weak will; it is what these things do to a body, and it can be treated. A doctor is bound to keep it to themselves.',
      support('substance'),
      'How much is safe I cannot say, and beside drink or other pills no amount is: a pharmacist or doctor answers that by phone, and Poison Control (1-800-222-1222 in the United States) at any hour. Shaking, sweating, seeing things or a fit after stopping is an emergency.',
      'If you call, this is enough: “I use it to get through work, and I want to stop safely. What can I do this week?” What a test or a rule at your work means is for a union, the assistance program or a lawyer; I would guess.',
    ],
    againQuestion: 'Would you call there today, or your doctor first?',
  },
  worthless: {
    words:
      '“I am not doing well at the moment, and I am very hard on myself. Could you keep me company for a while?”',
    first: ({ listens }) => [
      'That is a hard way to have to think of oneself, and I am sorry it has come to that. When somebody is worn out, or was turned down or put down often enough, such sentences feel like facts. They are not a measure of you, and I will not treat them as one.',
      `If it has been like this for two weeks or more, please tell a doctor: it can be treated. ${capital(listens)}.`,
      'For today one small thing is enough. Write down one thing you did this week that somebody else was better off for, however small. When you want, we look at what you can do by what you have done, and leave out how it feels.',
    ],
    question: 'What happened before it got this heavy?',
    again: ({ listens }) => [
      'I hear that it does not let go. You need not argue with it, and you need not earn a kind word first. Would you say that sentence to a friend who had the same year?',
      `Tell one person how it is, in one line: “I am very hard on myself at the moment, and I do not get out of it alone.” A doctor is a good one to tell; ${listens}.`,
    ],
    againQuestion: 'Who has seen you do something well?',
  },
  illness: {
    words:
      '“I am being treated for something serious. For the next … weeks I need … . I would like to keep the details to myself, and we can look again on … .”',
    first: () => [
      'I am sorry; that is a lot to carry, and it comes before work. What I can do is help work fit around it.',
      'You decide whom you tell, and how much. Changed hours or duties, leave and sick pay can be asked for with a doctor’s note that says what you need, and not what you have; a hospital’s social worker or patient service knows the forms, and HR has to keep them apart. Whether a law gives you a right to it is for them or a lawyer to say.',
    ],
    question: 'What would make the next weeks at work easier: hours, duties, place, or time off?',
    again: () => [
      'Let the treatment set the pace, and let work follow it. Ask the people who treat you what you can count on in the coming weeks: good hours, bad days, what to avoid. That is what a plan for work can be built on.',
      'You can ask for it for a while, and change it: “For the next eight weeks I need … After that we look again.” People agree more easily to what has an end.',
    ],
    againQuestion: 'What do you know already about how the next weeks will be?',
  },
  'pregnancy loss': {
    words: '“I had a medical loss and need … days. Please tell the team that I am out, and nothing more.”',
    first: () => [
      'I am so sorry for your loss. There is no right time to be over it, and no right way to be at work with it.',
      'You owe nobody at work the story: “I had a medical matter and need some time” is enough, and a doctor or midwife can write the note. Ask for what would help now: days off, shorter days, a task away from what hurts, one colleague who tells the others so that you need not.',
    ],
    question: 'What would help most right now: time off, a softer return, or words for the people there?',
    again: ({ listens }) => [
      'It may come in waves, at work too, and that is no weakness. Agree with one person on a sign for when you need to step out, and leave the room without explaining.',
      `Your midwife, doctor or hospital knows groups of parents who have been through it, and ${listens}.`,
    ],
    againQuestion: 'Who at work would you want to know, and who not?',
  },
  grief: {
    words: '“Somebody close to me died. I need … days, and a lighter start after them.”',
    first: () => [
      'I am sorry for your loss. Work can wait a little; take from this only what helps now.',
      'Most employers give some days, and more when asked: “Somebody close to me died. I need … days, and a lighter start after them.” You need not be the same at work as before.',
    ],
    question: 'What is hardest at work right now: being there, the people, or the thinking?',
    again: ({ listens }) => [
      'There is no schedule for this. Some days go, some do not, and both are usual.',
      `A group or a counselor for people who have lost somebody helps many, also when it was sudden or by their own hand; a doctor or a hospice knows one near you, and ${listens}.`,
    ],
    againQuestion: 'Is there somebody you can talk with about them?',
  },
  drowsy: {
    words:
      '“I am too tired to drive or operate safely. I need to rest before I go on. It is …, and I told … .”',
    first: () => [
      'First, please: when you feel drowsy at the wheel or at a machine, stop where it is safe and sleep. No schedule is worth that drive. Windows, music and coffee do not hold it off for long.',
      'For the next drive: nap before you start, ride with somebody, take a bus or a cab, or sleep where you are. Tell whoever makes the schedule, in writing, that you are not safe to drive or work like this; nodding off again and again is also something for a doctor.',
    ],
    question: 'When is the next time you would have to drive or run it like that?',
    again: () => [
      'Please not like that. Whoever nods off once does it again, and nobody feels the moment before it. Stop, hand over the keys or the machine, and sleep first.',
      'One sentence for work: “I am too tired to drive or operate safely. I need to rest before I go on.” Write down when you said it, and to whom.',
    ],
    againQuestion: 'Who could drive, or take over, the next time?',
  },
  error: {
    words:
      '“I have to tell you about a mistake. This is what happened: … . This is when: … . This is what I have done since: … .”',
    first: ({ emergency }) => [
      `The person it may hurt comes first. **Tell whoever can still act on it now**: the one in charge of the shift, the doctor, the supervisor, the safety officer; ${emergency} if somebody is in danger at this moment.`,
      'Say what happened, when, and how much, in plain words, and change or add nothing in a record afterwards. Told early it can often still be put right, and it is judged very differently from something found later.',
      'Your own side comes second, and it matters too: a union, your professional body, your insurer or a lawyer says what you have to report and what protects people who do. If you were told to keep quiet, write down by whom and when.',
    ],
    question: 'Can somebody still come to harm from it?',
    again: () => [
      'It is the hardest step, and it gets harder with each hour. You can say it just so: “I have to tell you about a mistake. This is what happened, this is when, and this is what I have done since.”',
      'If the one you would tell is the one who wants it quiet, go one further up, to the safety or compliance office, or to the authority that watches over your trade; many take word without a name. What it means for your license or your job is for a lawyer or your union; I would guess.',
    ],
    againQuestion: 'Who is the first person you could tell today?',
  },
  panic: {
    words: '“I have a health matter that I am having looked at. Until then it would help me to … .”',
    first: ({ emergency }) => [
      'That is frightening, and it happens to many more people at work than one would think. Such a wave usually passes within minutes. Some are helped by breathing out slowly, longer than in, and by naming things they can see.',
      `What it is I cannot say. If it is new to you, or comes with pain in the chest or fainting, have it looked at today, and call ${emergency} if it does not pass. A doctor or therapist can treat such fear well, and the earlier the easier.`,
      'You may step out: “I am not well, I need ten minutes.” Nobody is owed more than that.',
    ],
    question: 'When does it come: before work, with one task, or with one person?',
    again: ({ listens }) => [
      'You do not have to push through it, and you do not have to have it gone before you ask for help. Tell a doctor how often it comes and what it keeps you from; ' +
        `${listens}.`,
      'For the next time at work: a place to go to, one person who knows, and one sentence (“I need some air, I will be back”). A change of task, hours or place can be asked for with a doctor’s note that says what you need.',
    ],
    againQuestion: 'What would make tomorrow a little easier to walk into?',
  },
  'self-harm': {
    words:
      '“I hurt myself when things get too much. I am looking for help with it. Please do not make it bigger than I tell it.”',
    first: ({ emergency, listens }) => [
      `I am glad you told it. Many people who hurt themselves do it to get through a moment, and there are other ways through such moments that can be learned; a doctor or therapist knows them. **If you are not sure that you can keep yourself alive, call ${emergency} now.** ${capital(listens)}.`,
      'A burn: cool water for twenty minutes, and a clean cover. A cut that gapes, goes on bleeding or gets red and hot: have it seen today. You need not explain more than “I did this myself”.',
      'When the pull comes, put time and distance between: step out, hold something ice-cold, write to one person. It usually falls again within half an hour. Whoever makes work feel like this is a second question, and I will help with that one too.',
    ],
    question: 'What happens just before it, most of the time?',
    again: ({ listens }) => [
      'Whom you tell is yours to decide, and one person is enough: “I hurt myself when it gets too much, and I am getting help.” To colleagues you owe no story; “an old accident, I would rather not talk about it” ends most questions.',
      `A doctor has heard this before and may not pass it on, as long as your life is not in danger. ${capital(listens)}.`,
    ],
    againQuestion: 'Who could know, so that you are not alone with the next time?',
  },
  eating: {
    words:
      '“I have a health matter with eating that I am getting treated. I need … for it, and no remarks on food.”',
    first: ({ emergency, support }) => [
      `That is hard on a body and on a mind, and it is no question of will or of targets. **Fainting, a racing or uneven heart, or keeping nothing down needs a doctor today; call ${emergency} if somebody cannot be woken.** Then no shift either: sit, drink something with sugar, and let somebody take you.`,
      support('eating'),
      'It can be treated at any weight, and the earlier the easier. A doctor can look at blood and heart first; you need not have decided to change anything in order to go.',
    ],
    question: 'When did you last eat or drink something, and does anybody know?',
    again: ({ support }) => [
      'Please do not work through dizziness: tell whoever leads the shift “I am not well and have to sit down”, and see a doctor the same day. That is true also where it feels as if it were going well; that feeling is part of it.',
      `${support('eating')} You can say: “I have not been eating properly for a while and it is getting out of hand.”`,
    ],
    againQuestion: 'Who could be with you for the next meal, or on the call?',
  },
  unreal: {
    words:
      '“I have not slept and things are moving very fast. I need to see a doctor today. Can you come with me?”',
    first: ({ emergency, listens }) => [
      `I believe that it is real for you, and I cannot tell from here what is behind it. Too little sleep, strain or an illness can make the mind run fast, or make ordinary things seem meant for oneself; that can be treated. **Please talk to a doctor today, before anything else, and call ${emergency} if a voice or a feeling tells you to harm yourself or anybody.**`,
      `Until then decide nothing that cannot be undone: no resignation, no loan, no purchase, no message to HR or a boss, and do not drive. Sleep comes first. Somebody who knows you well can sit with you and hear it from you; ${listens}.`,
    ],
    question: 'How much have you slept in the last three nights, and who is with you?',
    again: ({ emergency }) => [
      `I will not argue with what you see, and I will not help to act on it tonight. If it is as good or as true as it seems, it is so after two nights of sleep and a talk with a doctor as well. **If it gets frightening, or somebody may be hurt, call ${emergency}; and let somebody else have the keys.**`,
      'When somebody who loves you is worried, let them come along: they have seen you in other weeks. Money that has gone and words that were said at work can often still be taken back in the first days; I will help you with the words then.',
    ],
    againQuestion: 'Which doctor or clinic could you reach today?',
  },
  relative: {
    words:
      '“Somebody in my family is in the hospital, and I have to be there. I cannot … today. I will write tomorrow by noon.”',
    first: () => [
      'I am sorry; go, or stay where you are needed. Nothing at work today is worth more than that, and almost everybody there will understand one line.',
      'To a boss: “A family emergency: I am at the hospital and off today. I will write tomorrow by noon. … can take what is urgent.” To a recruiter: “A family emergency came up. I would very much like to keep our talk; could we move it to … or …?” Good employers move it, and what one that does not would be like you know then.',
      'Then put the phone away for an hour. Leave for the care of a family member exists in many places, by law or by custom; HR or the hospital’s social worker knows the forms, and that can wait until tomorrow.',
    ],
    question: 'Is somebody with you, and is there one thing at work that truly cannot wait until tomorrow?',
    again: () => [
      'You may stay. Whoever asks for you now can be told once, in writing: “I am with my family and cannot be reached today.” More is not owed, and a no to a call at such an hour is no breach of anything decent.',
      'Eat something, drink something, let somebody bring you home. If it comes to a goodbye, the people on the ward will tell you when to come and what still helps; ask them, they are used to it.',
    ],
    againQuestion: 'Who could take over at work, and who could sit with you?',
  },
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
