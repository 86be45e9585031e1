import { describe, expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { testEngine } from '#tests/test-engine.ts'
import type { CoachPerson } from './coach-person.ts'
import { coachReply } from './coach-reply.ts'
import type { CoachReply } from './coach-turn.ts'

const engine = testEngine()

const assistant: CoachPerson = {
  profile: {
    full_name: 'Robin Vale',
    job_title: 'Medical Assistant',
    years_experience: '6-10 years',
    location: 'Columbus, OH',
    skills: ['Communication'],
    career_goals: 'Regular hours',
  },
  suggestions: [{ role: 'Physical Therapist Assistant', code: '31-2021.00', match_score: 80 }],
  wellbeing: { risk: 'Medium', checkIns: 12, averageMood: 2.9, averageEnergy: 2.6, isWarned: false },
}
const developer: CoachPerson = {
  profile: {
    job_title: 'Web Developer',
    years_experience: '2-5 years',
    location: 'Austin, TX',
    skills: ['React'],
  },
  suggestions: [],
  wellbeing: null,
}
const stranger: CoachPerson = { profile: null, suggestions: [], wellbeing: null }

const ask = (message: string, person = assistant, before: CoachContext | null = null): CoachReply =>
  coachReply(engine, { message, person, before })

describe('follow-ups', () => {
  test('a place alone asks the same of another place', () => {
    const first = ask('What does a dental hygienist make?')
    const second = ask('and in Seattle?', assistant, first.context)
    expect(second.context).toMatchObject({
      topics: ['pay'],
      role: { code: '29-1292.00' },
      place: 'Seattle',
    })
    expect(second.text).not.toBe(first.text)
  })

  test('“the second one” is the second role of the list before, for whatever is asked of it', () => {
    const list = ask('Which jobs would suit me?')
    const second = list.context.listed?.[1]
    expect(list.text.indexOf(second?.role ?? '?')).toBeGreaterThan(0)
    const more = ask('tell me more about the second one', assistant, list.context)
    expect(more.context).toMatchObject({ topics: ['gap'], role: second })
    const pay = ask('and what does the third one pay?', assistant, more.context)
    expect(pay.context).toMatchObject({ topics: ['pay'], role: list.context.listed?.[2] })
    expect(pay.text).toContain(list.context.listed?.[2]?.role)
    expect(ask('the second one', assistant).context.role).toBeNull()
  })

  test('a degree, a license or the time is asked for the role that was spoken of', () => {
    const first = ask('What does a dental hygienist make?')
    const degree = ask('Do I need another degree for that?', assistant, first.context)
    expect(degree.context).toMatchObject({ topics: ['gap'], role: { code: '29-1292.00' } })
    expect(degree.text).toContain('enter Dental Hygienist work with an associate degree')
    expect(ask('how long would that take?', assistant, degree.context).text).toContain('How long it takes')
    expect(ask('ok and in Memphis', assistant, first.context).context).toMatchObject({
      topics: ['pay'],
      place: 'Memphis',
    })
  })

  test('a correction replaces the role and keeps the question', () => {
    const first = ask('What does a dental hygienist make?')
    const second = ask('no, I meant dental assistant', assistant, first.context)
    expect(second.context).toMatchObject({ topics: ['pay'], role: { code: '31-9091.00' } })
  })

  test('why? tells what the last answer rests on', () => {
    const reply = ask('why?', assistant, ask('What does a nurse make?').context)
    expect(reply.text).toContain('Bureau of Labor Statistics')
  })

  test('tell me more says something new on what was asked before', () => {
    const first = ask('My boss yells at me')
    const second = ask('tell me more', assistant, first.context)
    expect(first.text).toContain('somebody shouts')
    expect(second.text).not.toContain('somebody shouts')
    expect(second.context).toMatchObject({ topics: ['conflict'], depth: 1, about: 'My boss yells at me' })
  })

  test('another topic leaves the role that was talked about before', () => {
    const reply = ask('My boss yells at me', assistant, ask('What does a nurse make?').context)
    expect(reply.context).toMatchObject({ topics: ['conflict'], role: null })
  })
})

describe('whose answer it is', () => {
  test('two people get different answers to the same question', () => {
    for (const message of [
      'What am I worth?',
      'Which careers would suit me?',
      'Should I quit?',
      'Will AI replace me?',
    ])
      expect(ask(message).text).not.toBe(ask(message, developer).text)
  })

  test('somebody without a profile is asked, and nothing is guessed', () => {
    for (const message of ['What am I worth?', 'Which careers would suit me?', 'What skills am I missing?']) {
      const { text } = ask(message, stranger)
      expect(text).toContain('?')
      expect(text).not.toMatch(/\d/)
    }
  })

  test('without a wellbeing summary none is mentioned', () => {
    expect(ask('I am exhausted').text).toContain('2.6')
    expect(ask('I am exhausted', { ...assistant, wellbeing: null }).text).not.toContain('check-in')
  })

  test('an early warning holds back from large decisions', () => {
    const warned = {
      ...assistant,
      wellbeing: { risk: 'Medium', checkIns: 30, averageMood: 2, averageEnergy: 2, isWarned: true },
    } as const
    expect(ask('Should I quit?', warned).text).toContain('decide nothing final')
    expect(ask('Should I quit?').text).not.toContain('decide nothing final')
  })
})

describe('figures', () => {
  test.each([
    ['Am I underpaid at 38k?', '$38,000 stands between the 25th percentile'],
    ['Is $12 an hour low?', '$12 an hour (about $24,960 a year, full time) is below the 10th percentile'],
    ['I make $250,000, is that fair pay?', '$250,000 is above the 90th percentile'],
  ])('a stated amount is placed among published pay: %s', (message, text) => {
    expect(ask(message).text).toContain(text)
  })
})

test('two questions in one message are both answered, with one question back', () => {
  const { text, context } = ask('What does a nurse earn, and how stressful is it?')
  expect(context.topics.toSorted()).toEqual(['demands', 'pay'])
  expect(text.match(/\*\*[^*]+\?\*\*/g)).toHaveLength(1)
})

describe('what a message is about', () => {
  test.each([
    ['I cannot keep up with my patients', ['workload'], 'no patent'],
    ['dispatch wants me to run more loads than I can do', ['workload'], 'no loan'],
    ['Two of my employees refuse to speak to each other', ['conflict'], 'no offer'],
    ['Do actuaries work long hours?', ['demands'], 'somebody else’s hours'],
    ['I work long hours', ['workload'], 'one’s own hours'],
    ['I have worked nights as a nurse for years and I am so tired', ['rest'], 'told, not asked'],
  ])('%s', (message, topics) => {
    expect(ask(message).context.topics).toEqual(topics)
  })

  test.each([
    ['chef promised me a raise and nothing happened', null],
    ['my dispatcher hates me', null],
    ['what is the pay for a dispatcher', '43-5032.00'],
    ['what is the pay for a devops enginer', '15-1252.00'],
  ])('whose role it is: %s', (message, code) => {
    expect(ask(message).context.role?.code ?? null).toBe(code)
  })

  test('a place written small is shown as a name', () => {
    expect(ask('what do nurses make in denver').context.place).toBe('Denver')
    expect(ask('what do nurses make in texas').context.place).toBe('Texas')
    expect(ask('what do nurses make in miles and bonuses').context.place).toBeNull()
  })
})

describe('pay beside that of today’s role', () => {
  const of = (job_title: string, location: string): CoachPerson => ({
    profile: { job_title, location, years_experience: '6-10 years' },
    suggestions: [],
    wellbeing: null,
  })
  const numbers = (text: string) =>
    [...text.matchAll(/[\d,]{5,}/g)].map(([n]) => Number(n.replaceAll(',', '')))

  test('is the difference of the two middles that are shown', () => {
    const { text } = ask('What does a nurse make?', of('Business Intelligence Analyst', 'Denver, CO'))
    const [other = 0] = numbers(/Half of all[^.]+/.exec(text)?.[0] ?? '')
    const [own = 0, more = 0] = numbers(/In the middle, your role[^.]+/.exec(text)?.[0] ?? '')
    expect(own - other).toBe(more)
    expect(more).toBeGreaterThan(10_000)
    expect(text).toMatch(/more\. With 6–10 years it is \$/)
  })

  test.each([
    ['Business Intelligence Analyst', 'Denver, CO', 'What does a data scientist make?'],
    ['Registered Nurse', 'Munich, Germany', 'What does an anesthesiologist make?'],
  ])('is not called equal where one figure is published for both: %s', (title, place, question) => {
    const { text } = ask(question, of(title, place))
    expect(text).toContain('the figures do not tell the two apart')
    expect(text).not.toContain('nearly the same')
  })

  test('abroad is in the money of the country, in every answer that speaks of pay', () => {
    const london = of('Registered Nurse', 'London, UK')
    const pay = ask('What does a data analyst earn?', london)
    for (const { text } of [
      pay,
      ask('tell me more', london, pay.context),
      ask('How do I ask for a raise?', london),
      ask('Should I quit?', london),
      ask('I make 45k, is that ok?', london),
    ])
      expect(text).not.toContain('$')
    expect(ask('I make 45k, is that ok?', london).text).toContain(
      'GBP 45,000 a year is about GBP 3,750 a month',
    )
    expect(ask('I get $45k, is that ok?', london).text).not.toContain('45,000')
    const paths = ask('What else could I do?', london)
    expect(paths.text.match(/% match, GBP [\d,]+ - GBP [\d,]+ a month\./g)).toHaveLength(3)
    expect(paths.text).not.toContain('$')
    expect(paths.used.map(({ text }) => text).join()).toContain('pay in the United Kingdom')
    const lagos = ask('What else could I do?', of('Accountant', 'Lagos, Nigeria'))
    expect(lagos.text).toMatch(/I know of no published pay for .+ and .+ in Lagos, Nigeria\./)
    expect(lagos.text).not.toContain('$')
  })

  test('is not made up for a country that publishes none', () => {
    const { text, used } = ask('How do I ask for a raise?', of('Accountant', 'Lagos, Nigeria'))
    expect(text).toContain('no published pay for Accountant work in Lagos, Nigeria')
    expect(text).not.toContain('$')
    expect(used.map(({ kind }) => kind)).not.toContain('source')
  })
})

describe('how it is said', () => {
  test('somebody who is worn out hears advice and no pay', () => {
    const { text } = ask('I make 38k as a medical assistant and I am exhausted all the time')
    expect(text).toContain('That sounds really tiring')
    expect(text).not.toContain('percentile')
  })

  test('advice for another situation is left out', () => {
    const { text } = ask('My coworker steals my tips')
    expect(text).toContain('counted and shared out')
    expect(text).not.toContain('before the meeting')
  })

  test('a question about "it" goes on with what was said, and repeats nothing', () => {
    const first = ask('I am so tired that I cried today')
    const second = ask('what can i do about it tonight', assistant, first.context)
    expect(second.context).toMatchObject({ topics: ['rest'], depth: 1 })
    const lines = first.text.split('\n\n').slice(1, 3)
    expect(lines.filter(line => second.text.includes(line))).toEqual([])
  })

  test('more on pay shows the whole spread', () => {
    const first = ask('What does a nurse make?')
    expect(ask('tell me more', assistant, first.context).text).toContain('90% earn less than')
  })

  test('a subject that the catalog lacks is not replaced by another', () => {
    expect(ask('where can I learn basket weaving').text).toContain('nothing on basket weaving')
  })
})

test('spelling mistakes are understood', () => {
  expect(ask('how do i negotite my salery').context.topics).toEqual(['negotiation'])
})

test('what is no question about work is said to be unknown', () => {
  expect(ask('What is the capital of France?').text).toContain('I do not know about that')
  expect(ask('blorp zzt').text).toContain('I am not sure')
})

test('a doctor’s question comes first, whatever else is asked', () => {
  const { context, text } = ask('Do I have depression, and should I quit?')
  expect(context.topics[0]).toBe('medical')
  expect(text).toContain('question for a doctor')
})

test('any text is answered without failing', () => {
  for (const message of [
    '',
    ' ',
    '?'.repeat(5000),
    'a '.repeat(3000),
    '\u0000',
    '（）',
    '<script>alert(1)</script>',
    '%s%n',
  ])
    expect(ask(message).text).not.toBe('')
})

test.each(['I feel like I cannot go on anymore', 'my friend wants to kill himself'])(
  '%s is answered with people who can be reached, not with a question back',
  message => {
    const before = ask('What does a dental hygienist make?').context
    const reply = ask(message, assistant, before)
    expect(reply.text).toContain('call your emergency number')
    expect(reply.actions).toEqual([
      { label: 'Call 988', path: 'tel:988', role: null },
      { label: 'Call 911', path: 'tel:911', role: null },
      { label: 'Getting help now', path: HELP_NOW_PATH, role: null },
    ])
    expect(reply.text).toContain('In the United States: call or text 988, in an emergency 911.')
    // The talk about work goes on where it was.
    expect(ask('and in Seattle?', assistant, reply.context).context.role).toEqual(before.role)
  },
)

test('somebody in danger is told the numbers of their country, and can tap them', () => {
  const british = { ...assistant, timeZone: 'Europe/London' }
  const { text, actions } = ask('I want to die', british)
  expect(text).toContain('In the United Kingdom: call 116 123, in an emergency 999. In the United States:')
  expect(actions.map(({ label, path }) => [label, path])).toEqual([
    ['Call 116 123', 'tel:116123'],
    ['Call 999', 'tel:999'],
    ['Getting help now', HELP_NOW_PATH],
  ])
})

test('a question for a doctor leads to a page that exists', () => {
  expect(ask('Should I change my antidepressant dose?').actions.map(({ path }) => path)).toEqual([
    HELP_NOW_PATH,
  ])
})

describe('what is understood, and what is not', () => {
  test.each([
    ['im so exausted after evry shift', 'rest'],
    ['wat skils do i need to be a data analyst', 'gap'],
    ['how do i negosiate my offer', 'negotiation'],
    ['it has been exhausting lately and I cannot unwind', 'rest'],
  ])('“%s” is about %s, misspelt or in another form of the word', (message, topic) => {
    expect(ask(message).context.topics).toContain(topic)
  })

  test('what it does not understand it does not answer with something else', () => {
    const { text, context, actions } = ask('zxq blorp fnord glim?')
    expect(context.topics).toEqual([])
    expect(text).toContain('I do not know that')
    expect(text).toContain('Here is what I can do')
    expect(actions).toEqual([])
  })

  test('a role that is only a closest match says so, with the alternatives to choose from', () => {
    const first = ask('What do court advocates make?')
    expect(first.text).toMatch(
      /^The closest match I have for “court advocate” is \*\*Social Services Assistant\*\*/u,
    )
    expect(first.context.listed?.map(({ role }) => role)).toContain('Lawyer')
    const second = ask('the first one, what does it pay?', assistant, first.context)
    expect(second.context.role).toEqual(first.context.listed?.[0])
    expect(ask('What does a dental hygienist make?').text).not.toContain('closest match')
  })

  test('a title that is counted under another name says which', () => {
    expect(ask('what does a school nurse make').text).not.toContain('closest match')
    expect(ask('what does a sous chef make').context.role?.role).toBe('Chef')
  })

  test('nobody is told to move to the work they do', () => {
    const nurse: CoachPerson = {
      profile: { job_title: 'Registered Nurse', location: 'Phoenix, AZ', career_goals: 'school nurse' },
      suggestions: [
        { role: 'Registered Nurse', code: '29-1141.00', match_score: 97 },
        { role: 'Health Informatics Specialist', code: '15-1211.01', match_score: 70 },
      ],
      wellbeing: null,
    }
    const { text } = ask('should I quit my job?', nurse)
    expect(text).toContain('**Move:** for example to Health Informatics Specialist')
    expect(text).not.toContain('to Registered Nurse')
  })

  test('a role named after an answer about rest asks for something new', () => {
    const tired = ask('I am exhausted and cannot sleep')
    const next = ask('whats a dispatcher get paid here', assistant, tired.context)
    expect(next.context).toMatchObject({ topics: ['pay'], role: { role: 'Dispatcher' } })
  })

  test('“what do I do first” goes on from the answer before', () => {
    const lost = ask('I got laid off this morning')
    expect(ask('what do I do first', assistant, lost.context).context.topics).toEqual(['job loss'])
  })
})
