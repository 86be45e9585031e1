import { describe, expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'

const engine = testEngine()
const ask = (message: string, job_title: string, before: CoachContext | null = null) =>
  coachReply(engine, {
    message,
    person: { profile: { job_title }, suggestions: [], wellbeing: null },
    before,
  })

describe('the role that is asked about', () => {
  test.each([
    ['Thinking about driving a school bus. What are the hours like?', 'Truck Driver', 'School Bus Driver'],
    ['is there good money in ultrasound', 'Medical Assistant', 'Diagnostic Medical Sonographer'],
    ['how stressful is being an assistant principal', 'High School Teacher', 'School Principal'],
  ])('%s', (message, title, role) => {
    const { context, text } = ask(message, title)
    expect(context.role?.role).toBe(role)
    expect(text).toContain(`**${role}`)
  })

  test.each([
    ['what do travel nurses make', 'Registered Nurse', 'travel nurse'],
    ['what do linehaul guys at the LTL outfits clear in a year', 'Truck Driver', 'linehaul'],
  ])(
    'a specialty of one’s own work has no figures of its own, and that is said: %s',
    (message, title, said) => {
      const { text } = ask(message, title)
      expect(text).toContain(`“${said}” is counted with all ${title} work`)
      expect(text).toContain('no figures are published on it alone')
    },
  )

  test('an abbreviation of one’s own title is no specialty', () => {
    expect(ask('what does an RN make in Boston', 'Registered Nurse').text).not.toContain('counted with')
  })

  test.each([
    ['My boss has stopped inviting me to planning meetings. What do I say?', 'Web Developer'],
    [
      'They put in a scribe thing and the doctors love it. Will clinics keep needing us?',
      'Medical Assistant',
    ],
    ['what do MAs get at a dermatology office', 'Medical Assistant'],
    ['i like the patients, i hate the phones and the billing. what else could i do', 'Medical Assistant'],
  ])('what is told on the way is no role: %s', (message, title) => {
    const { role } = ask(message, title).context
    expect(role === null || role.role === title).toBe(true)
  })
})

describe('the role of a second message', () => {
  test('work that sounds good is asked after, though another sentence asks', () => {
    const first = ask('my knees are shot, what can a guy do with a CDL that is not driving', 'Truck Driver')
    const second = ask('dispatcher sounds ok. what do they want you to know', 'Truck Driver', first.context)
    expect(second.context.role?.role).toBe('Dispatcher')
  })

  test('whom somebody is compared with is not asked after', () => {
    const first = ask('What must a product manager know?', 'Web Developer')
    const asked = first.context.role
    expect(asked).not.toBeNull()
    const second = ask('Do they earn more than an engineer?', 'Web Developer', first.context)
    expect(second.context.role).toEqual(asked)
  })
})

describe('nothing stands in an answer that nobody asked for', () => {
  test('who asks about one line of the résumé reads no list of skills', () => {
    const { text } = ask('Do references belong on my resume?', 'Registered Nurse')
    expect(text).not.toContain('your profile does not mention')
    expect(text).not.toContain('near the top')
  })

  test('who asks what to wear gets no questions to practice, and who asks for them does', () => {
    expect(ask('What do I wear to the interview?', 'Registered Nurse').text).not.toContain('I would expect')
    expect(ask('Which questions will they ask me in the interview?', 'Registered Nurse').text).toContain(
      'I would expect',
    )
  })

  test('after words for a doctor no other work is listed', () => {
    const { text } = ask(
      'been stuck by a needle tuesday and now my arm feels weird and heavy, could that be something',
      'Medical Assistant',
    )
    expect(text).toMatch(/looked at today|get help first/)
    expect(text).not.toContain('% match')
  })

  test('an offer is answered with words for an offer, and a raise with words for a raise', () => {
    const offer = ask('They offered me 41 an hour. How do I ask for more?', 'Registered Nurse').text
    expect(offer).toContain('Could we get to')
    expect(offer).not.toContain('in the last year I')
    expect(ask('How do I ask my manager for a raise?', 'Registered Nurse').text).toContain(
      'in the last year I',
    )
  })
})

describe('the very question', () => {
  test.each([
    ['is my noncompete enforceable in texas', 'Web Developer', 'I cannot judge whether it holds'],
    [
      'My voice has been hoarse for six weeks. Could it be nodules?',
      'High School Teacher',
      'A doctor has to say',
    ],
    ['do you remember what i told you last week', 'Registered Nurse', 'not what we talked about'],
  ])('%s', (message, title, words) => {
    expect(ask(message, title).text).toContain(words)
  })

  test('whether old classes count is asked of the school', () => {
    const first = ask('what do i need to become an LPN', 'Medical Assistant')
    expect(ask('do my MA classes count toward any of it', 'Medical Assistant', first.context).text).toContain(
      'only the new school or board can say',
    )
  })

  test('where only something near it is known, that is said with the question', () => {
    const { text } = ask('What do I wear to the interview?', 'Registered Nurse')
    expect(text).toMatch(/^You asked: “What do I wear to the interview\?” The nearest I have:/)
  })

  test('a degree that is usual is no rule', () => {
    expect(ask('can I be a safety manager without a college degree', 'Truck Driver').text).toContain(
      'Usual is no rule',
    )
  })

  test('demand by place is not in the data, and that is said', () => {
    expect(ask('is anybody hiring drivers in Macon, Georgia', 'Truck Driver').text).toContain(
      'That is for the whole country',
    )
  })
})

describe('the line that is chosen', () => {
  test('who asks what to say gets words to say', () => {
    const first = ask('i got fired last week for being late', 'Medical Assistant')
    const { text } = ask('what do i tell people', 'Medical Assistant', first.context)
    expect(text.split('\n\n').slice(1).join(' ')).toMatch(/["“]/)
  })
})

describe('a second message', () => {
  test('asks for what it names, and not again for what was answered', () => {
    const first = ask('what do truck drivers make', 'Truck Driver')
    const second = ask(
      'and is it a lot of dock work? my shoulder isnt what it was',
      'Truck Driver',
      first.context,
    )
    expect(second.text).not.toContain('earn less than')
  })

  test('keeps the subject of the first', () => {
    const first = ask('Could you put together a study plan for learning SQL?', 'High School Teacher')
    const second = ask('Actually make that five weeks', 'High School Teacher', first.context)
    expect(second.text).not.toContain('Which skill is it about?')
    expect(second.text).toContain('SQL')
  })
})

test('years that a message names count before those of the profile', () => {
  const text = (message: string) =>
    coachReply(engine, {
      message,
      person: {
        profile: { job_title: 'Web Developer', years_experience: '2-5 years', location: 'Austin, TX' },
        suggestions: [],
        wellbeing: null,
      },
      before: null,
    }).text
  expect(text('i make 118 with 6 yrs experience, am i underpaid')).toContain('people with 6–10 years')
  expect(text('i make 118, am i underpaid')).toContain('people with 2–5 years')
})

test('each question on one topic gets the advice that fits it', () => {
  const first = (message: string) =>
    ask(message, 'Registered Nurse')
      .text.split('\n\n')
      .find(text => !text.endsWith(':')) ?? ''
  expect(first('What do I wear to the interview?')).toContain('Dress one step above')
  expect(first('How do I prepare for a panel interview?')).toMatch(/panel|requirement/)
  expect(first('Do references belong on my resume?')).toContain('References stay off')
  expect(first('How do I put freelance work on my resume?')).toContain('Freelance, gig and family work')
  expect(first('Do I bring my own pen to the interview?')).toContain('Put a folder by the door')
  expect(ask('Is the interview in the blue building?', 'Registered Nurse').text).toMatch(
    /^You asked: “Is the interview in the blue building\?” I have no advice on exactly that\. What holds for most:/,
  )
})
