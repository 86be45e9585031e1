import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { OwnLinkInput } from '#shared/learning/own-link.ts'
import { stubApi } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts } from '#web/ui/toast.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { LinkForm } from './link-form.tsx'
import { localDay } from './local-day.ts'

const DAY_MS = 86_400_000
const server = stubApi()
afterEach(dismissAllToasts)

async function saveCertificate(issued_on: string, url = '') {
  const id = crypto.randomUUID()
  session.setSession(MAYA)
  server.answer = () => Response.json({ id, name: 'First aid', issuer: '', issued_on, url: null })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CertificateForm
        certificate={{ id, name: 'First aid', issuer: '', issued_on, url }}
        onDone={() => {}}
      />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }))
}

test('a certificate with a date in the future is not sent, and the form says why', async () => {
  await saveCertificate(localDay(new Date(Date.now() + 2 * DAY_MS)))
  expect(screen.getByRole('alert').textContent).toBe(
    'A certificate cannot have a date in the future. Please choose today or an earlier day.',
  )
  expect(server.sent).toEqual([])
})

test('one of today is sent, and its link gets the scheme that was left out', async () => {
  const today = localDay(new Date())
  await saveCertificate(today, 'certs.example/1')
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(await server.sent[0]?.json()).toMatchObject({ issued_on: today, url: 'https://certs.example/1' })
})

test('a link of one’s own gets the scheme that was left out', async () => {
  const saved: OwnLinkInput[] = []
  render(<LinkForm link={undefined} isSaving={false} failure={undefined} onSave={one => saved.push(one)} />)
  await userEvent.type(screen.getByLabelText('Title'), 'Rota planning')
  await userEvent.type(screen.getByLabelText('Address'), 'example.com/rota')
  await userEvent.type(screen.getByLabelText('Skill'), 'Planning')
  await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
  expect(saved.map(({ url }) => url)).toEqual(['https://example.com/rota'])
})
