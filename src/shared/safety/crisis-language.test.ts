import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crisisLanguage } from './crisis-language.ts'
import { type CrisisModel, readPassage, scoreOf } from './crisis-model.ts'
import { DANGER } from './crisis-weights.ts'
import { passages } from './passages.ts'
import { plainWords } from './plain-words.ts'

const SEES_NOTHING: CrisisModel = {
  bias: -1,
  step: 0,
  weights: 'O',
  phrases: { ...DANGER.phrases, ...Object.fromEntries(Object.keys(DANGER.phrases).map(group => [group, 0])) },
}

describe('crisis language', () => {
  test.each([
    ['I want to kill myself', 'self'],
    ['I WANT TO KILL MYSELF!!!', 'self'],
    ['I don’t want to be alive anymore', 'self'],
    ['feeling suicdal', 'self'],
    ['w4nt to d1e', 'self'],
    ['My friend wants to kill himself', 'others'],
    ['Long day. Good soup. I want to die.', 'self'],
    ['this deadline is killing me', null],
    ['I’m not suicidal, just tired', null],
    ['I am not suicidal. I lied: I want to die.', 'self'],
    ['career suicide, they said', null],
    ['this cant go on', null],
    ['This can’t go on. We need a second person on the late shift.', null],
    ['I just cannot go on like this', 'self'],
    ['I cant go on', 'self'],
    ['she says she cant go on without a number', null],
    ['The recruiter told me they can’t go on without my salary figure', null],
    ['he says he cant go on without an answer', null],
    // A person is no thing that one waits for, and one's own words stay what they are.
    ['she says she cant go on without him', 'others'],
    ['she says she cant go on', 'others'],
    ['she says she cant go on without a number, she wants to die', 'others'],
    ['I cant go on without her', 'self'],
    ['Im up grading till 1am then up at 5. this cant go on', null],
    ['The schedule just can’t go on like this anymore', null],
    ['I want to disappear', 'self'],
    ['I have been thinking of handing in my notice', null],
    ['Would a hospital even look at me now?', null],
    ['How do I ask for more without losing the offer?', null],
    ['End the day with three lines and close the computer. It gives the mind permission to let go.', null],
    ['Eight meetings. I can’t take this anymore.', null],
    ['my roommate touched me', 'others'],
    ['my uncle touched me', 'others'],
    ['', null],
    ['my kids would be lighter with me out of the way', 'self'],
    ['Good lunch. Gave the cat to my sister, now nothing holds me here.', 'self'],
    ['The team would be happier without this meeting', null],
    ['Gave the cat to my sister for the weekend', null],
    ['suicide hotline number', 'self'],
    ['suicide prevention training', null],
    ['Samaritans number please', 'self'],
    ['crisis line that answers truck drivers at 3am', 'self'],
    ['988 chat', 'self'],
    ['lifeline number australia', 'self'],
    ['self harm support for grown ups', 'self'],
    ['Relapsed on sh after so long, not proud', 'self'],
    ['Took up cutting hedges at 50', null],
    ['Hem was long and I cut it', null],
    ['I started cutting sugar again', null],
    ['we shipped 988 boxes before lunch', null],
    ['I work at the crisis line on Tuesdays', null],
    ['put the Samaritans poster up in our canteen', null],
    ['some days i think of s*icide', 'self'],
    ['what a d*mn day, the printer d**d again', null],
    ['been thinking about suicide since the shop closed', 'self'],
    ['I get roped into organising every birthday, leaving do and Christmas lunch. I want to stop.', null],
    ['My pension would be gone if I left before 60. Is it worth staying?', null],
    ['our unit is being shut down end of the month and theyre not keeping all of us', null],
    ['Is it a sin to take your own life?', 'self'],
    ['ya no aguanto, quiero morirme', 'self'],
    ['ich will nicht mehr leben', 'self'],
    ['selfharm', 'self'],
    ['iwanttodieiwanttodie', 'self'],
    ['ki11 myself', 'self'],
    ['i. want. to. be. dead.', 'self'],
    ['no I don’t have suicidal thoughts, the questionnaire keeps asking every week, can I skip it?', null],
    ['Suicide doors on the old Lincoln finally close right, took me all winter', null],
  ])('%s: %s', (message, subject) => {
    expect(crisisLanguage(message)).toBe(subject)
  })

  test('what stands around a message does not hide it', () => {
    const filler = fc.constantFrom('Long shift.', 'Meeting moved to ten,', 'Lunch was good!', '\n', '…')
    fc.assert(
      fc.property(fc.array(filler), fc.array(filler), (before, after) => {
        const message = [...before, 'I want to end my life.', ...after].join(' ')
        expect(crisisLanguage(message)).toBe('self')
      }),
    )
  })

  test('while a text is typed, what stands is read once and what it was before is not kept', () => {
    const read = new Map()
    const typed = 'Long day. Good soup'
    crisisLanguage('Long day. ', { read })
    const [kept] = read.values()
    for (let end = 10; end <= typed.length; end += 1) crisisLanguage(typed.slice(0, end), { read })
    expect([...read.keys()]).toEqual(['long day', 'long day | good soup', 'good soup'])
    expect(read.get('long day')).toBe(kept)
  })

  test.each([
    ['I want to kill myself', 'self'],
    ['suicide hotline number near', 'self'],
    ['suicide hotline number near me', 'self'],
    ['sucide hotline number please i am not at all ok', 'self'],
    ['sucide hotline number please i am not ok at all today', null],
    ['my suicide helpline shift starts at nine', null],
    ['we answer the suicide hotline at nine', null],
    ['suicide prevention training', null],
    ['My friend wants to kill himself', 'others'],
    ['What dose of ibuprofen is fatal?', 'self'],
    ['The voice in my head says kill yourself all day', 'self'],
    ['what happens if you overdose on sleeping pills', 'self'],
    ['je veux mourir', 'self'],
    ['не хочу больше жить', 'self'],
    ['我不想活了', 'self'],
    ['想死你了', null],
    ['I overdosed on chocolate', null],
    ['still I want to blow my brains out every evening', 'self'],
    ['I want to blow my brains out over this spreadsheet', null],
    ['Attempted yesterday. Throat hurts.', 'self'],
    ['We attempted yesterday to reach the client', null],
    ['I’m a lawyer now. I still cut.', 'self'],
    ['I still cut my own hair', null],
    ['can you drown yourself in a bathtub', 'self'],
    ['can you drown the noise', null],
    ['which floor to jump from', 'self'],
    ['a customer says she is going to take her own life', 'others'],
    ['she is going to take her own lunch', null],
    ['I have been wanting 2 die since the move', 'self'],
    ['is it normal to think about killing yourself', 'self'],
    ['would an overdose of my blood pressure tablets be fatal', 'self'],
    ['i burn myself with the flat top at work on purpose', 'self'],
    ['i burned myself with the flat top at work', null],
    ['Relapsed. Cut. Meeting at 9.', 'self'],
    ['my brother tried to kill himself years ago', null],
    ['my brother tried to kill himself', 'others'],
    ['my cousin tried to strangle herself', 'others'],
  ])('where the model sees nothing, plain phrases and short searches still do: %s', (text, subject) => {
    expect(crisisLanguage(text, { danger: SEES_NOTHING })).toBe(subject)
  })

  test.each([
    [0, 1, null],
    [0.01, 1, 'self'],
    [0.27, 2, null],
    [0.29, 2, 'self'],
    [0.64, 5, null],
    [0.65, 5, 'self'],
  ])('a score of %s in a note of %i sentences: %s', (bias, sentences, subject) => {
    const danger = { ...SEES_NOTHING, bias }
    const note = Array.from({ length: sentences }, (_, at) => `Soup ${at}.`).join(' ')
    expect(crisisLanguage(note, { danger })).toBe(subject)
  })

  test.each([
    ['I can’t go on.', 'self'],
    ['Good soup today. I can’t go on.', 'self'],
    ['Eight meetings. I can’t go on.', null],
    ['Since the move last month I can’t go on.', null],
    ['After the move again I can’t go on.', null],
    ['Since the move I can’t go on.', 'self'],
  ])(
    'where the model sees nothing, a veiled phrase and hardly anything else is enough: %s',
    (text, subject) => {
      expect(crisisLanguage(text, { danger: SEES_NOTHING })).toBe(subject)
    },
  )

  test('of two sentences read as one, one alone must be suspicious', () => {
    // One step for each feature: together the sentences score more than each.
    const counting = { ...SEES_NOTHING, step: 1, weights: 'P' }
    const alone = Math.max(
      ...['soup today', 'rain again'].map(sentence =>
        scoreOf({ ...counting, bias: 0 }, readPassage(sentence.split(' '))),
      ),
    )
    const read = (score: number) =>
      crisisLanguage('Soup today. Rain again.', { danger: { ...counting, bias: score - alone } })
    expect(read(-1.4)).toBe('self')
    expect(read(-1.6)).toBeNull()
  })

  test('three sentences say together what no two of them do, unless none is even suspicious', () => {
    const counting = (step: number) => ({ ...SEES_NOTHING, bias: 0, step, weights: 'P' })
    const text = 'Soup today. Rain again. Tea later.'
    const scored = (step: number) => {
      const { parts, whole } = passages(text)
      return [...parts, whole ?? []].map(words => scoreOf(counting(step), readPassage(words)))
    }
    const read = (step: number, bias: number) => crisisLanguage(text, { danger: { ...counting(step), bias } })
    // What a note of three sentences takes: .4 times the logarithm of three.
    const least = 0.4 * Math.log(3)
    for (const [step, subject] of [
      [0.1, 'self'],
      [2, null],
    ] as const) {
      const [whole = 0, ...parts] = scored(step).reverse()
      expect(whole - Math.max(...parts) > 1.5 + least).toBe(subject === null)
      expect(read(step, least + 0.01 - whole)).toBe(subject)
      expect(read(step, least - 0.01 - whole)).toBeNull()
    }
  })

  test.each([
    ['My friend wants to kill himself.', 'others'],
    ['My friend wants to kill himself. I want to kill myself.', 'self'],
  ])('of several in danger, one’s own life comes first: %s', (text, subject) => {
    expect(crisisLanguage(text)).toBe(subject)
  })

  test('whoever is not surely somebody else is the writer', () => {
    const undecided = { ...SEES_NOTHING, bias: 0 }
    expect(crisisLanguage('I want to kill myself', { somebodyElse: undecided })).toBe('self')
  })

  test('any text is read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), text => {
        expect([null, 'self', 'others']).toContain(crisisLanguage(text))
      }),
      { numRuns: 30 },
    )
  })
})

test.each([
  'suicide',
  'suicde',
  'suiccide',
  'siucide',
  'suicode',
  'suicid',
  'sucidal',
  'sooside',
  'suside',
  'suicidla',
  'suicidaly',
])('%s is read as suicide or suicidal', word => {
  expect(plainWords(word).trim()).toMatch(/^suicid(?:e|al)$/)
})

test.each(['suit', 'seaside', 'decide', 'suede', 'sucde', 'siucde', 'homicide', 'suicidess', 'suicidedly'])(
  '%s is no slip for it',
  word => {
    expect(plainWords(word).trim()).toBe(word)
  },
)

test('signs that stand for letters are read as these', () => {
  expect(plainWords('k1ll mys3lf t0night w4nt 5uicide d@rk pa$t').trim()).toBe(
    'kill myself tonight want suicide dark past',
  )
})

test.each([
  ['iwanttodie', 'i want to die'],
  ['thinking killingmyself', 'thinking killing myself'],
  ['endmylife enditall', 'end my life end it all'],
  ['ki11', 'kill'],
  ['sucidle suicidle', 'suicidal suicidal'],
  ['dnt wnna liv nymore', 'dont want to liv anymore'],
  ['5pm on the 14th for 40k and 3hrs', '5pm on the nth for 40k and 3hrs'],
  // Four letters and more are a word.
  ['5aved', 'saved'],
])('written in haste: %s is %s', (written, words) => {
  expect(plainWords(written).trim()).toBe(words)
})

test('plain words: case, apostrophes, signs for letters, doubled letters and clauses', () => {
  expect(plainWords('I’m SO tireddd, s0me: do not…')).toBe(' i am tired | some | dont | ')
})
