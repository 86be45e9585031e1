const TEXT_FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])'

/** No context menu, except in text fields, where people need paste and spelling. */
export function blockContextMenu() {
  document.addEventListener('contextmenu', event => {
    if (!(event.target instanceof Element && event.target.closest(TEXT_FIELDS))) event.preventDefault()
  })
}
