/** Tab must not leave an open mobile menu. */
export function trapMenuFocus() {
  const stay = ({ target }: Event) => {
    const menu = document.querySelector('[popover]:popover-open')
    const around = menu?.parentElement
    if (!menu || !(target instanceof Node) || around?.contains(target)) return
    around?.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus()
  }
  // Capture phase: React's hydration stops the event from bubbling.
  document.addEventListener('focusin', stay, { capture: true })
}
