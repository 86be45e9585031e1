import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CommandKey } from './command-key.tsx'
import { openCommands } from './open-commands.ts'

vi.mock('./command-menu.tsx', () => ({
  CommandMenu: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Close the commands
    </button>
  ),
}))

afterEach(cleanup)

const findMenu = () => screen.findByText('Close the commands')

test('what a menu asked for before anything listened opens as soon as something does, once', async () => {
  openCommands()
  const { unmount } = render(<CommandKey />)
  const menu = await findMenu()
  act(() => menu.click())
  expect(screen.queryByText('Close the commands')).toBeNull()
  unmount()
  render(<CommandKey />)
  expect(screen.queryByText('Close the commands')).toBeNull()
})

test('what is asked for while it listens opens at once, and not again when it comes back', async () => {
  const { unmount } = render(<CommandKey />)
  act(openCommands)
  await findMenu()
  unmount()
  render(<CommandKey />)
  expect(screen.queryByText('Close the commands')).toBeNull()
})
