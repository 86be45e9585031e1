import { expect, test } from './journey.ts'
import { callApi } from './user-steps.ts'

test.use({ serviceWorkers: 'allow' })

const REFUSAL = {
  code: 'invalid_input',
  message: 'Notes must be less than 5 characters',
  details: null,
  hint: null,
}

test('check-ins written offline survive closing the app and are sent once, and one that is refused is corrected', async ({
  page,
  context,
  user,
  allowConsoleError,
}) => {
  expect(user.email).toContain('@')
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await callApi(page, 'POST', '/api/check-ins', { mood: 4, energy: 4, notes: 'Seen before.' })
  await page.goto('/wellness/overview')
  await expect(page.getByText('Seen before.', { exact: true })).toBeVisible()
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }))
  })

  // What was seen is encrypted and put away after it is shown.
  await expect.poll(() => page.evaluate(storedText)).toContain('copies: 3')

  await context.setOffline(true)
  const checkIn = async (note: string) => {
    await page.goto('/wellness/checkin')
    await page.getByRole('slider', { name: 'Mood' }).fill('1')
    await page.getByText('Add a note').click()
    await page.getByRole('textbox').fill(note)
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save Check-in' }).click()
    await expect(page.getByText('Check-in kept on this device')).toBeVisible()
  }
  await checkIn('Refused.')
  await save()
  await checkIn('On the train.')
  await page.getByText('Add tags, sleep or hours').click()
  await page.getByLabel('What drained you? In your own words').fill('Night shift')
  await page.getByLabel('Hours slept last night').fill('5.5')
  await page.getByLabel('Hours worked').fill('9')
  await page.getByRole('button', { name: 'Tense', exact: true }).click()
  await save()
  await expect(page.getByText('Two check-ins wait')).toBeVisible()
  await expect(page.getByText('Seen before.', { exact: true })).toBeVisible()
  const stored = await page.evaluate(storedText)
  expect(stored.length).toBeGreaterThan(0)
  expect(stored).not.toContain('On the train.')
  await page.close()

  const [first, second] = [await context.newPage(), await context.newPage()]
  await Promise.all([first.goto('/wellness/overview'), second.goto('/wellness/overview')])
  await expect(first.getByText('Two check-ins wait')).toBeVisible()
  await context.route('**/api/check-ins', route =>
    route.request().postData()?.includes('Refused.')
      ? route.fulfill({ status: 422, json: REFUSAL })
      : route.continue(),
  )
  await context.setOffline(false)
  await expect(first.getByText('On the train.', { exact: true })).toBeVisible()
  await expect(first.getByText('check-ins wait')).toBeHidden()
  await expect(first.getByText(REFUSAL.message)).toBeVisible()

  await first.getByRole('link', { name: 'Correct and send' }).click()
  await first.getByLabel('Your note').fill('Corrected.')
  await first.getByRole('button', { name: 'Send Check-in' }).click()
  await expect(first).toHaveURL('/wellness/overview')
  await expect(first.getByText('Corrected.', { exact: true })).toBeVisible()
  await expect(first.getByText(REFUSAL.message)).toBeHidden()
  const kept = await (await callApi(first, 'GET', '/api/check-ins', undefined)).json()
  expect(kept.map((one: { notes: string }) => one.notes)).toEqual([
    'On the train.',
    'Corrected.',
    'Seen before.',
  ])
  expect(kept[0].context).toEqual({
    drained: ['Night shift'],
    gave_energy: [],
    sleep_hours: 5.5,
    work_hours: 9,
    ease: 2,
  })
})

test('signing out with something waiting asks first, and takes it off the device', async ({
  page,
  context,
  user,
  allowConsoleError,
  expectAccessible,
}) => {
  expect(user.email).toContain('@')
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/wellness/checkin')
  await expect.poll(() => page.evaluate(storedText)).toContain('keys: 1')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page.getByText('One check-in waits')).toBeVisible()
  const signOut = async () => {
    await page
      .getByRole('button', { name: /account|Menu/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  }
  await signOut()
  await expect(page.getByRole('dialog', { name: 'Not everything is sent yet' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('One check-in waits')).toBeVisible()
  await signOut()
  await page.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect.poll(() => page.evaluate(storedText)).toBe('keys: 0, waiting: 0, copies: 0 ')
})

/** How much each store holds, and all that can be read of it. */
async function storedText(): Promise<string> {
  // Opened before the application has, it would be made without its stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'waywell')) return ''
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('waywell')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const counts: string[] = []
  let text = ''
  for (const name of ['keys', 'waiting', 'copies']) {
    const all = await new Promise<unknown[]>(resolve => {
      const request = database.transaction(name).objectStore(name).getAll()
      request.onsuccess = () => resolve(request.result)
    })
    counts.push(`${name}: ${all.length}`)
    for (const one of all) {
      text += JSON.stringify(one)
      const { data } = Object(one)
      if (data instanceof ArrayBuffer) text += new TextDecoder('latin1').decode(data)
    }
  }
  database.close()
  return `${counts.join(', ')} ${text}`
}
