import { askForDataApart } from './ask-for-data-apart.ts'
import { expect, test } from './journey.ts'
import { callApi } from './user-steps.ts'

/** It follows from the address of the resource. */
const RESOURCE_ID = 'e953a1f9-6c2d-898c-a04c-88d664cfcd7c'

test('somebody searches, saves and removes a resource, and a list that cannot be loaded says so', {
  tag: '@phone-only',
}, async ({ page, user, allowConsoleError, expectAccessibleInBothSchemes }) => {
  expect(user.name).toBeTruthy()
  allowConsoleError(/status of 503/)
  await page.goto('/learning')
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(48)

  await page.getByLabel('Skill').selectOption('SQL')
  await page.getByLabel('Kind').selectOption('Book')
  await expect(rows.filter({ hasNotText: /Book on .*SQL/ })).toHaveCount(0)
  await expect(rows).not.toHaveCount(0)

  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Progress').click()
  const panel = page.getByRole('tabpanel')
  for (const figure of ['4.5h', '65%', '4.8', '2-3 hours', '85%', '72%', '60%'])
    await expect(panel.getByText(figure)).toBeVisible()
  await expect(panel.getByText('Sample', { exact: true })).toHaveCount(8)
  await expectAccessibleInBothSchemes()
  await tab('My Learning (0)').click()
  await expect(panel.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()

  // Words in the address are searched for, whatever their case.
  await page.goto('/learning?search=ZITHER%20lute')
  const search = page.getByLabel('Search learning resources')
  await expect(search).toHaveValue('ZITHER lute')
  await expect(panel.getByText('Nothing in the catalog holds “ZITHER lute”', { exact: false })).toBeVisible()
  // A word that nothing holds does not empty the list of the others.
  await search.fill('HUBSPOT for zither')
  await expect(rows.first()).toContainText(/HubSpot/)
  // Words in any order, one of them misspelled.
  await search.fill('CERTIFICATION contnet marketing hubspot')
  await expect(panel.getByText('1 resource fits')).toBeVisible()
  const title = 'Content Marketing Certification'
  await expect(rows).toContainText([title])
  await expect(rows).toContainText(['HubSpot Academy'])
  await expect(panel.getByRole('link', { name: `Learn: ${title}` })).toHaveAttribute(
    'href',
    'https://academy.hubspot.com/courses/content-marketing',
  )

  await page.route('**/api/user-learning', route => route.fulfill({ status: 503, json: {} }))
  await panel.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByText('Failed to update resource. Please try again.')).toBeVisible()
  await page.unroute('**/api/user-learning')
  await panel.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByText('Resource saved')).toBeVisible()
  await expect(tab('My Learning (1)')).toBeVisible()
  await expectAccessibleInBothSchemes()

  await search.fill('')
  await tab('My Learning (1)').click()
  await expect(rows).toContainText([title])
  await panel.getByRole('button', { name: `Saved: ${title}` }).click()
  await expect(page.getByText('Resource removed')).toBeVisible()
  await expect(tab('My Learning (0)')).toBeVisible()
  await expect(panel.getByRole('button', { name: `Save ${title}` })).toBeFocused()

  await askForDataApart(page)
  await page.route('**/api/learning-resources?*', route => route.fulfill({ status: 503, json: {} }))
  await page.goto('/learning')
  await expect(panel.getByText('Learning resources could not be loaded right now.')).toBeVisible()
  await page.unroute('**/api/learning-resources?*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).toHaveCount(24)
})

test('somebody keeps track of a saved resource, of the time it took and of a certificate', async ({
  page,
  user,
  expectAccessibleInBothSchemes,
}) => {
  expect(user.name).toBeTruthy()
  const title = 'Content Marketing Certification'
  await callApi(page, 'POST', '/api/user-learning', { resource_id: RESOURCE_ID })
  await page.goto('/learning')
  await page.getByRole('tab', { name: 'Progress' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Sample', { exact: true })).toHaveCount(0)
  await panel.getByRole('button', { name: `Update ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider').fill('40')
  await dialog.getByLabel('Notes').fill('Chapter two is good')
  await dialog.getByRole('button', { name: 'Save progress' }).click()
  await expect(panel.getByText('Chapter two is good')).toBeVisible()
  await expect(panel.getByRole('progressbar', { name: title })).toHaveJSProperty('value', 40)
  await panel.getByRole('button', { name: 'Log time' }).click()
  await dialog.getByLabel('Minutes').fill('999')
  await dialog.getByRole('button', { name: 'Log time' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter 1 to 720 minutes: at most 12 hours a day.')
  // Above an open keyboard the button stays in view.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 330 })
  await dialog.getByLabel('Minutes').fill('90')
  await expect(dialog.getByLabel('Minutes')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Log time' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  await dialog.getByRole('button', { name: 'Log time' }).click()
  await expect(panel.getByText('Under way · 1.5h logged')).toBeVisible()
  await panel.getByRole('button', { name: 'Add a certificate' }).click()
  await dialog.getByLabel('Name').fill('First aid')
  await dialog.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save certificate' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter an address, such as example.com/course.')
  await dialog.getByLabel('Link').fill('https://certs.example/1')
  await dialog.getByRole('button', { name: 'Save certificate' }).click()
  await expect(panel.getByRole('heading', { name: 'Certificates (1)' })).toBeVisible()
  await panel.getByRole('button', { name: `Mark as completed: ${title}` }).click()
  await expect(panel.getByText(/^Completed .* 1\.5h logged$/)).toBeVisible()
  await expect(panel.getByText('100% · 1 of 1 completed')).toBeVisible()
  await panel.getByText('Logged lately').click()
  for (const [name, back] of [
    [/^Delete 1\.5h on/, /^Completed .* 1\.5h logged$/],
    ['Delete First aid', 'Certificates (1)'],
  ] as const) {
    await panel.getByRole('button', { name }).click()
    await expect(panel.getByText(back)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(panel.getByText(back)).toBeVisible()
  }
  // A plan spreads what is saved over the week, whichever day it is.
  await panel.getByRole('button', { name: 'Plan my week' }).click()
  await panel.getByLabel('Minutes a week').fill('90')
  await expectAccessibleInBothSchemes()
  await panel.getByRole('button', { name: 'Save plan' }).click()
  await expect(panel.getByText('You wished for 1.5h a week.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change the plan' })).toBeVisible()
  await expectAccessibleInBothSchemes()

  // A link of one's own stands beside what the catalog has.
  await page.getByRole('tab', { name: 'My Learning (1)' }).click()
  await panel.getByRole('button', { name: 'Add your own link' }).click()
  await dialog.getByLabel('Title').fill('Talk on planning shifts')
  await dialog.getByLabel('Address').fill('ward.example')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expectAccessibleInBothSchemes()
  await dialog.getByLabel('Address').fill('https://ward.example/talk')
  await dialog.getByLabel('Skill').fill('Scheduling')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(page.getByRole('tab', { name: 'My Learning (2)' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Learn: Talk on planning shifts' })).toHaveAttribute(
    'href',
    'https://ward.example/talk',
  )
  await expectAccessibleInBothSchemes()
})
