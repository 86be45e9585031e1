/** While the menu of a small screen is open, the keyboard stays with it instead of walking on behind it. */
export function installMenuRule() {
  const stay = ({ target }: Event) => {
    const menu = document.querySelector('[popover]:popover-open')
    const around = menu?.parentElement
    if (!menu || !(target instanceof Node) || around?.contains(target)) return
    around?.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus()
  }
  // On the way down: a page that is just waking up stops it before it comes back.
  document.addEventListener('focusin', stay, { capture: true })
}
