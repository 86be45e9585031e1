import { type RefObject, useEffect, useMemo } from 'react'
import { useRestoreFocus } from '#web/ui/focus.ts'

/**
 * Where somebody goes on whose button is gone, such as Stop: after a guide at its outcome, else in the field. Not after a touch, which would
 * open a keyboard over what is being read.
 */
export function useFocusInChat(column: RefObject<HTMLElement | null>) {
  const last = useMemo(() => ({ isTouch: false, isInGuide: false }), [])
  const next = useMemo(
    () => ({
      get current() {
        if (last.isTouch) return null
        const outcome = last.isInGuide
          ? column.current?.querySelector<HTMLElement>('[data-guide-outcome]')
          : null
        return outcome ?? column.current?.querySelector<HTMLElement>('textarea:enabled') ?? null
      },
    }),
    [column, last],
  )
  useEffect(() => {
    const within = column.current
    if (!within) return
    const onKey = () => {
      last.isTouch = false
    }
    const onPointer = ({ pointerType }: PointerEvent) => {
      last.isTouch = pointerType === 'touch'
    }
    const onFocus = ({ target }: FocusEvent) => {
      last.isInGuide = target instanceof Element && target.closest('[data-guide]') !== null
    }
    within.addEventListener('keydown', onKey)
    within.addEventListener('pointerdown', onPointer)
    within.addEventListener('focusin', onFocus)
    return () => {
      within.removeEventListener('keydown', onKey)
      within.removeEventListener('pointerdown', onPointer)
      within.removeEventListener('focusin', onFocus)
    }
  }, [column, last])
  useRestoreFocus(column, next)
}
