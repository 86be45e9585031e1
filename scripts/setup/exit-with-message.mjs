/** Ends the command with one sentence for the person who ran it. */
export function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
