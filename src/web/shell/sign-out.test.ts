import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setItem, WAITING_COUNT } from '#web/platform/local-storage.ts'
import { signOut } from './sign-out.ts'

// The dialog's script is loaded first.
const LOADING_MS = 20_000

test.each(['2', '0'])(
  'what waits to be sent is not deleted without a question, with %s check-ins or none but messages',
  { timeout: 2 * LOADING_MS },
  async checkIns => {
    setItem(WAITING_COUNT, checkIns)
    const leaving = signOut()
    const stay = await screen.findByText('Stay signed in', {}, { timeout: LOADING_MS })
    stay.click()
    await leaving
    setItem(WAITING_COUNT, null)
    expect(screen.queryByText('Stay signed in')).toBeNull()
  },
)
