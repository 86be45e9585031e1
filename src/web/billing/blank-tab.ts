/**
 * An empty tab for a page whose address is not known yet. Called in the press itself, before anything is awaited: afterwards a
 * popup blocker would stop it, and with `noopener` nobody could send it on. Null where it was stopped all the same.
 */
export function openBlankTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = 'One moment'
    tab.document.body.textContent = 'Opening the payment page. One moment, please.'
  }
  return tab
}
