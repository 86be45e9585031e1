/** Sent by the menus, whose script is there before the command menu's. */
export const OPEN_COMMANDS = 'open-commands'

let isAsked = false

export function openCommands() {
  isAsked = true
  document.dispatchEvent(new Event(OPEN_COMMANDS))
}

/** Whether the menu was asked for and has not opened since: on a slow phone, before anything listened. */
export function takeOpenRequest(): boolean {
  const was = isAsked
  isAsked = false
  return was
}
