import type { AtsEdit } from '#shared/career/ats-result.ts'

export function applyAtsEdit(resumeText: string, { line, remove, insert }: AtsEdit): string {
  const lines = resumeText.split(/\r\n|[\n\r\u2028\u2029\f\v]/u)
  lines.splice(line - 1, remove, ...insert)
  return lines.join('\n')
}
