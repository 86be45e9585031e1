/** Ends the command with one message for the person who ran it. */
export function exitWithMessage(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
