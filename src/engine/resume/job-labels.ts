import { type Heading, type JobNames, textWithoutDates } from './heading-parts.ts'

type Label = keyof typeof LABELS

/** "Organisation: …", "Designation: …", as forms ask for them. */
export function labelledNames({ lines, datedAt, dates }: Heading): JobNames | null {
  const value = (label: Label) => {
    for (const [at, line] of lines.entries()) {
      const text = at === datedAt ? textWithoutDates(line.text, dates) : line.text
      const found = LABELS[label].exec(text)?.[1]?.trim()
      if (found) return found
    }
    return null
  }
  const name = value('employer')
  const position = value('title')
  return name === null && position === null ? null : { name, position, location: value('place') }
}

/** What a line of a form says about a job: its label stands in no other line of the same job. */
export function jobLabel(text: string): Label | null {
  const labels: Label[] = ['employer', 'title', 'place', 'dates']
  return labels.find(label => LABELS[label].test(text)) ?? null
}

/** What a form asks for beside each job: hours, pay and grade are neither its name nor an achievement. */
export function isJobDetail(text: string): boolean {
  return JOB_DETAIL.test(text)
}

const LABELS = {
  employer:
    /^(?:(?:name of )?(?:the )?(?:organi[sz]ation|company|employer|firm|agency|empresa|firma)|employed by)(?: name)?\s*:\s*(.+)$/iu,
  title:
    /^(?:designation|position|role|title|job|(?:job|position|role) title|occupation|post|employed as|puesto|cargo)(?: held)?\s*:\s*(.+)$/iu,
  place: /^(?:(?:work )?location|place|city|town|address|company address)\s*:\s*(.+)$/iu,
  dates:
    /^(?:dates?(?: (?:employed|of employment|worked))?|duration|period(?: of employment)?|from|tenure|time|employment dates?)\s*:\s*(.+)$/iu,
}
const JOB_DETAIL =
  /^(?:(?:hours(?: per week| worked)?|salary|pay(?: plan| grade)?|supervisor|reason for leaving|(?:may|okay to|ok to) (?:we )?contact|grade|series|job series|occupational series|full[- ]?time\/part[- ]?time|type of (?:business|contract))\b[^.]{0,30}:|\d{2} ?(?:hours|hrs)(?: per |\/| a )(?:week|wk)\.?$)/iu
