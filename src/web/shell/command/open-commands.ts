/** Sent by the menus, whose script is there before the command menu's. */
export const OPEN_COMMANDS = 'open-commands'

export function openCommands() {
  document.dispatchEvent(new Event(OPEN_COMMANDS))
}
