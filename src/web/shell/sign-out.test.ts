import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setItem, WAITING_COUNT, WAITING_MESSAGES_COUNT } from '#web/platform/local-storage.ts'
import { signOut } from './sign-out.ts'

// The dialog's script is loaded first.
const LOADING_MS = 20_000

test.each([WAITING_COUNT, WAITING_MESSAGES_COUNT])(
  'what waits to be sent under %s is not deleted without a question',
  { timeout: 2 * LOADING_MS },
  async key => {
    setItem(key, '1')
    const leaving = signOut()
    const stay = await screen.findByText('Stay signed in', {}, { timeout: LOADING_MS })
    stay.click()
    await leaving
    setItem(key, null)
    expect(screen.queryByText('Stay signed in')).toBeNull()
  },
)
