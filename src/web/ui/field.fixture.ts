import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** What assistive technology reads out as the description of a field that is not valid. */
export async function faultOf(label: string) {
  const field = screen.getByLabelText(label)
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), { timeout: 15_000 })
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent).join(' ')
}
