import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { faultOf } from '#web/ui/field.fixture.ts'
import { NewPasswordForm } from './new-password-form.tsx'

afterEach(cleanup)

test('a short password and one typed differently are refused at their fields, and nothing is sent', async () => {
  const { sent } = await submit('seven77', 'seven78')
  expect(await faultOf('New Password')).toContain('Password must be at least 8 characters')
  expect(await faultOf('Confirm New Password')).toBe("Passwords don't match")
  expect(sent).toEqual([])
})

test('sends the password once it was typed twice alike', async () => {
  const { user, sent } = await submit('longenough', 'longenougH')
  await screen.findByText("Passwords don't match")
  await user.clear(screen.getByLabelText('Confirm New Password'))
  await user.type(screen.getByLabelText('Confirm New Password'), 'longenough')
  await user.click(screen.getByRole('button', { name: 'Save it' }))
  expect(sent).toEqual(['longenough'])
})

test('a fault at the second field goes once the first is changed to match', async () => {
  const { user } = await submit('longenough', 'long enough')
  await screen.findByText("Passwords don't match")
  await user.clear(screen.getByLabelText('New Password'))
  await user.type(screen.getByLabelText('New Password'), 'long enough')
  expect(screen.queryByText("Passwords don't match")).toBeNull()
})

test('while it works the button says so and cannot be pressed again', async () => {
  const pending = Promise.withResolvers<void>()
  await submit('longenough', 'longenough', pending.promise)
  expect(await screen.findByRole('button', { name: 'Saving it...' })).toHaveProperty('disabled', true)
  pending.resolve()
  expect(await screen.findByRole('button', { name: 'Save it' })).toHaveProperty('disabled', false)
})

async function submit(password: string, confirmed: string, answer: Promise<void> = Promise.resolve()) {
  const sent: string[] = []
  const send = (text: string) => {
    sent.push(text)
    return answer
  }
  render(<NewPasswordForm submitLabel="Save it" busyLabel="Saving it..." onSubmit={send} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('New Password'), password)
  await user.type(screen.getByLabelText('Confirm New Password'), confirmed)
  await user.click(screen.getByRole('button', { name: 'Save it' }))
  return { user, sent }
}
