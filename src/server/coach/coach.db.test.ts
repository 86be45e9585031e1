import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CoachEvent } from '#shared/coach/contract.ts'
import { CONVERSATION_MAX_MESSAGES } from '#shared/coach/conversation.ts'
import { type AiServer, openAiServer } from '#tests/ai-server.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { signUpFree } from '#tests/subscriber.ts'
import { waitUntil } from '#tests/wait-until.ts'

let app: TestApp
let ana: Person
let ben: Person
let model: AiServer
beforeAll(async () => {
  model = await openAiServer()
  app = await startTestApp(model.settings)
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const say = (person: Person, message: string, conversationId?: string) =>
  person.api.coach.careerCoach({ message, userId: person.id, ...(conversationId && { conversationId }) })
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)
const codes = async (calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map(call => call.then(() => 'ok', codeOf)))).toSorted()

describe('a conversation', () => {
  test('begins with a message, goes on, is found, renamed and deleted', async () => {
    const first = await say(ana, 'What does a dental hygienist make in Boston?')
    expect(first).toMatchObject({ messagesLeft: CONVERSATION_MAX_MESSAGES - 1 })
    expect(first.response).toContain('Boston')
    const id = first.conversationId
    const second = await say(ana, 'and in Seattle?', id)
    expect(second.response).toContain('Seattle')
    expect(second.response).toContain('Dental Hygienist')

    const opened = await ana.api.coach.getConversation({ id })
    expect(opened).toMatchObject({ title: 'What does a dental hygienist make in Boston?', message_count: 2 })
    expect(opened.messages).toMatchObject([
      { sender: 'user', text: 'What does a dental hygienist make in Boston?' },
      { sender: 'coach', text: first.response, used: first.used, actions: first.actions },
      { sender: 'user', text: 'and in Seattle?' },
      { sender: 'coach', id: second.messageId },
    ])
    expect(await ana.api.coach.listConversations({ search: 'SEATTLE' })).toMatchObject([{ id }])
    expect(await ana.api.coach.listConversations({ search: '%' })).toEqual([])
    expect(await ana.api.coach.renameConversation({ id, title: ' Pay ' })).toMatchObject({ title: 'Pay' })
    expect(await ana.api.coach.deleteConversation({ id })).toEqual({ deleted: true })
    expect(await codes([ana.api.coach.getConversation({ id })])).toEqual(['not_found'])
  })

  test('is nobody else’s, by any call', async () => {
    const { conversationId: id } = await say(ana, 'My boss yells at me')
    const { coach } = ben.api
    expect(
      await codes([
        coach.getConversation({ id }),
        say(ben, 'tell me more', id),
        coach.renameConversation({ id, title: 'Mine' }),
        coach.deleteConversation({ id }),
      ]),
    ).toEqual(['not_found', 'not_found', 'not_found', 'not_found'])
    expect(await coach.listConversations({})).toEqual([])
    expect(await codes([coach.careerCoach({ message: 'hello', userId: ana.id })])).toEqual([
      'user_id_mismatch',
    ])
  })

  test('takes 50 messages and no more, also when several come at once', async () => {
    const { conversationId: id } = await say(ana, 'Should I quit?')
    await app.sql('update conversations set message_count = $2 where id = $1', [
      id,
      CONVERSATION_MAX_MESSAGES - 1,
    ])
    expect(await codes([1, 2, 3].map(() => say(ana, 'tell me more', id)))).toEqual([
      'conversation_full',
      'conversation_full',
      'ok',
    ])
    expect((await ana.api.coach.getConversation({ id })).message_count).toBe(CONVERSATION_MAX_MESSAGES)
  })

  test.each([[''], ['   '], ['x'.repeat(4001)]])('does not begin with %j', async message => {
    expect(await codes([say(ana, message)])).toEqual(['invalid_input'])
  })
})

test('on Free the eleventh conversation of a month is refused, and an open one goes on', async () => {
  const cleo = await signUpFree(app, 'cleo')
  const begun = await say(cleo, 'hello')
  for (let at = 0; at < 8; at++) await say(cleo, 'hello')
  expect(await codes([1, 2, 3].map(() => say(cleo, 'hello')))).toEqual([
    'limit_reached',
    'limit_reached',
    'ok',
  ])
  expect((await say(cleo, 'What is a nurse paid?', begun.conversationId)).response).toContain('Nurse')
})

describe('with a language model', () => {
  const REST = { message: 'I am so tired, how do I rest after work?' }
  let dora: Person
  beforeAll(async () => {
    dora = await app.signUp('dora')
    await dora.api.account.setConsent({ purpose: 'ai_coach', granted: true })
  })
  const read = async (person: Person, input: { message: string; requestId: string }) => {
    const events: CoachEvent[] = []
    for await (const event of await person.api.coach.streamAnswer(input)) events.push(event)
    return events
  }
  const endOf = (events: CoachEvent[]) => events.flatMap(event => (event.type === 'end' ? [event.reply] : []))
  /** Events of an answer until one of a type has come; then the reader leaves, having stopped it or not. */
  async function leaveAt(type: CoachEvent['type'], requestId: string, stops: boolean) {
    const left = new AbortController()
    let conversationId = ''
    const events = await dora.api.coach.streamAnswer({ ...REST, requestId }, { signal: left.signal })
    for await (const event of events) {
      if (event.type === 'begun') conversationId = event.conversationId
      if (event.type !== type) continue
      if (stops) expect(await dora.api.coach.stopAnswer({ requestId })).toEqual({ stopped: true })
      left.abort()
      break
    }
    return conversationId
  }
  const answered = (id: string) =>
    waitUntil(async () => {
      const { messages } = await dora.api.coach.getConversation({ id })
      expect(messages.map(({ answer }) => answer)).toEqual(['given', 'given'])
      return messages
    })

  test('an answer comes in sentences, is kept with what was sent, and is the same when asked for again', async () => {
    model.answer({ say: 'Rest helps. Rest after work helps too.' })
    const input = { ...REST, requestId: randomUUID() }
    const [first, again] = await Promise.all([read(dora, input), read(dora, input)])
    const later = await read(dora, input)
    const types = [first, again].map(events => events.map(({ type }) => type)).sort()
    expect(types.at(-1)).toEqual(['begun', 'text', 'text', 'end'])
    const [reply] = endOf(first)
    expect([endOf(again), endOf(later)]).toEqual([[reply], [reply]])
    expect(reply).toMatchObject({
      response: 'Rest helps. Rest after work helps too.',
      messagesLeft: 49,
    })
    const { messages } = await dora.api.coach.getConversation({ id: reply?.conversationId ?? '' })
    expect(messages).toHaveLength(2)
    expect(messages[1]?.wording?.sent?.facts).toContainEqual({ label: 'Your message', text: REST.message })
    expect(model.requests).toHaveLength(1)
  })

  test('stopped in the middle it keeps its sentences; stopped before the first, the message is taken back', async () => {
    model.answer({ say: 'Rest helps. And then', finish: 'open' })
    const id = await leaveAt('text', randomUUID(), true)
    expect((await answered(id))[1]).toMatchObject({ text: 'Rest helps.', ended: 'stopped' })
    model.answer('silence')
    const gone = await leaveAt('begun', randomUUID(), true)
    await waitUntil(async () =>
      expect(await codes([dora.api.coach.getConversation({ id: gone })])).toEqual(['not_found']),
    )
  })

  test('a reader who leaves without stopping finds the whole answer', async () => {
    model.answer({ say: 'Rest helps. Rest after work helps too.' })
    const id = await leaveAt('begun', randomUUID(), false)
    expect((await answered(id))[1]).toMatchObject({
      text: 'Rest helps. Rest after work helps too.',
      ended: 'complete',
    })
  })

  test('a message that a dead server left is answered once it is sent again', async () => {
    model.answer({ say: 'Rest helps.' })
    const requestId = randomUUID()
    const [begun] = endOf(await read(dora, { ...REST, requestId }))
    const id = begun?.conversationId ?? ''
    await app.sql(`delete from chat_messages where conversation_id = $1 and sender = 'coach'`, [id])
    const state = async () => (await dora.api.coach.getConversation({ id })).messages[0]?.answer
    expect(await state()).toBe('pending')
    await app.sql(
      `update chat_messages set created_at = now() - interval '91 seconds' where conversation_id = $1`,
      [id],
    )
    expect(await state()).toBe('missing')
    await read(dora, { ...REST, requestId })
    expect((await dora.api.coach.getConversation({ id })).messages).toHaveLength(2)
  })

  describe('on Free a conversation counts once something in it was answered', () => {
    const used = async (person: Person) => {
      const { usage } = await person.api.billing.getBilling({})
      return usage.find(({ feature }) => feature === 'chat-coach')
    }
    /** A model that is asked, and answers when it is let. */
    const holdModel = () => {
      const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      model.answer(async () => {
        asked.resolve()
        await held.promise
        return { say: 'Rest helps.' }
      })
      return { asked: asked.promise, release: held.resolve }
    }
    let finn: Person
    beforeAll(async () => {
      finn = await signUpFree(app, 'finn')
      await finn.api.account.setConsent({ purpose: 'ai_coach', granted: true })
    })

    test('also by a second message, with the first one stopped', async () => {
      const { asked, release } = holdModel()
      const requestId = randomUUID()
      const left = new AbortController()
      const events = await finn.api.coach.streamAnswer({ ...REST, requestId }, { signal: left.signal })
      for await (const event of events) {
        if (event.type !== 'begun') continue
        await asked
        model.answer({ say: 'Sleep helps.' })
        expect((await say(finn, REST.message, event.conversationId)).response).toBe('Sleep helps.')
        await finn.api.coach.stopAnswer({ requestId })
        left.abort()
        break
      }
      await waitUntil(async () => expect(await used(finn)).toMatchObject({ used: 1, left: 9 }))
      release()
    })

    test('no model gets the ATS check as a tool, which the trial has', async () => {
      const toolsFor = async (person: Person) => {
        await person.api.account.setConsent({ purpose: 'ai_coach', granted: true })
        await person.api.career.saveResume({ role: 'Nurse', resume_text: 'Nurse at the county hospital.' })
        model.answer({ say: 'Rest helps.' })
        await say(person, REST.message)
        return JSON.stringify(model.requests.at(-1))
      }
      expect(await toolsFor(await signUpFree(app, 'gina'))).not.toContain('ats_check')
      expect(await toolsFor(await app.signUp('hugo'))).toContain('ats_check')
    })

    test('also when it is deleted while the answer is read', async () => {
      const { asked, release } = holdModel()
      const before = await used(finn)
      const reading = async () => {
        for await (const event of await finn.api.coach.streamAnswer({ ...REST, requestId: randomUUID() })) {
          if (event.type !== 'begun') continue
          // Deleted before the model was asked, nothing would be answered and nothing counted.
          await asked
          await finn.api.coach.deleteConversation({ id: event.conversationId })
          release()
        }
      }
      await expect(reading()).rejects.toMatchObject({ data: { code: 'not_found' } })
      expect(await used(finn)).toMatchObject({ used: (before?.used ?? 0) + 1 })
    })
  })

  test('a model that is away leaves the engine’s answer as the fallback', async () => {
    model.answer({ status: 503, body: '{}' })
    const { response, fallback } = await say(dora, 'What does a nurse make in Boston?')
    expect([response, fallback?.includes('Boston')]).toEqual([undefined, true])
  })

  test('nobody stops another person’s answer', async () => {
    model.answer({ say: 'Rest helps.' })
    const requestId = randomUUID()
    await read(dora, { ...REST, requestId })
    expect(await codes([ben.api.coach.stopAnswer({ requestId })])).toEqual(['not_found'])
    expect(await dora.api.coach.stopAnswer({ requestId })).toEqual({ stopped: false })
  })
})

describe('a guided conversation', () => {
  test('keeps what was answered with each step, and its outcome', async () => {
    const begun = await ana.api.coach.startGuide({ kind: 'hard-week' })
    expect(begun).toMatchObject({ title: 'A hard week', message_count: 0, messages: [] })
    expect(begun.guide?.steps.map(({ answer }) => answer)).toEqual([null, null, null])
    const { id } = begun
    const save = (person: Person, step: number, answer: string) =>
      person.api.coach.saveGuideStep({ id, step, answer })
    expect(await codes([save(ana, 1, 'too early')])).toEqual(['invalid_input'])
    expect(await codes([save(ben, 0, 'mine'), ben.api.coach.getConversation({ id })])).toEqual([
      'not_found',
      'not_found',
    ])
    await save(ana, 0, 'Long days')
    await save(ana, 1, 'My calendar')
    await save(ana, 2, 'Lunch in the park tomorrow')
    const back = await save(ana, 1, 'My calendar, not the staffing')
    expect(back.guide?.outcome?.paragraphs).toContain('**Your step:** Lunch in the park tomorrow')
    const opened = await ana.api.coach.getConversation({ id })
    expect(opened.guide).toEqual(back.guide)
    expect(await codes([save(ana, 3, 'one more')])).toEqual(['invalid_input'])
    expect((await say(ana, 'tell me more', id)).messagesLeft).toBe(49)
  })

  test('begins with the role it was opened for, and anew when the role changes', async () => {
    const { id, guide } = await ana.api.coach.startGuide({ kind: 'interview', role: 'Registered Nurse' })
    expect(guide?.steps).toHaveLength(4)
    await ana.api.coach.saveGuideStep({ id, step: 1, answer: 'I led a team of 12.' })
    const changed = await ana.api.coach.saveGuideStep({ id, step: 0, answer: 'Line Cook' })
    expect(changed.title).toBe('Prepare for an interview: Line Cook')
    expect(changed.guide?.steps.map(({ answer }) => answer)).toEqual(['Line Cook', null, null, null])
  })
})

describe('feedback', () => {
  const feedback = {
    messageContent: 'Should I quit?',
    aiResponse: 'It depends.',
    feedbackType: 'positive',
  } as const

  test('is kept with its rating, or without', async () => {
    expect(await ana.api.coach.submitChatFeedback({ ...feedback, rating: 5 })).toEqual({ submitted: true })
    await ana.api.coach.submitChatFeedback({ ...feedback, rating: null })
    expect(
      await app.sql('select rating from chat_feedback where user_id = $1 order by id', [ana.id]),
    ).toEqual([{ rating: 5 }, { rating: null }])
  })

  test.each([
    [{ feedbackType: 'suggestion', feedbackText: '  ' } as const],
    [{ rating: 0 }],
    [{ rating: 6 }],
  ])('%j is refused', async more => {
    expect(await codes([ana.api.coach.submitChatFeedback({ ...feedback, ...more })])).toEqual([
      'invalid_input',
    ])
  })
})
