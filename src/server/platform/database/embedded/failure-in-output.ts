/** Why a program of PostgreSQL failed, from what it printed; the reason need not be the last line. */
export function failureInOutput(output: string): string {
  const lines = output.trim().split('\n')
  const told = lines.findLast(line => /FATAL:|error:/.test(line)) ?? lines.at(-1) ?? ''
  return told.replace(/^.*(?:FATAL|error):\s*/, '')
}
