import type { Mail } from '#server/email/mail-transport.ts'
import { renderMail } from '#server/email/render-mail.ts'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import type { WeeklySummary } from '#shared/dashboard/weekly-summary.ts'
import { selfWords, WEEKLY_PATH, weekFigures, weekName, workWords } from '#shared/dashboard/weekly-words.ts'
import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'

/** Its subject tells nothing: others may see it on their screen. */
export function renderWeeklyMail(
  to: { id: string; email: string; name: string },
  { week, summary }: { week: WeeklySummary; summary: DashboardSummary },
  links: { origin: string; unsubscribe: string },
): Mail {
  const self = selfWords(week)
  const said = [workWords(week, summary), self].filter(one => one !== null).map(({ text }) => text)
  const mail = renderMail(to, {
    subject: `Your week, ${weekName(week)}`,
    paragraphs: [`Here is your week, ${weekName(week)}.`, ...said],
    ...(self && { columns: levelColumns(week) }),
    action: {
      label: 'Open your week',
      url: `${links.origin}${WEEKLY_PATH}?week=${week.days[0]?.day}`,
    },
    footnote: {
      text: 'You switched the weekly summary on in your settings.',
      label: 'Switch it off',
      url: links.unsubscribe,
    },
  })
  return { ...mail, unsubscribeUrl: links.unsubscribe }
}

function levelColumns(week: WeeklySummary) {
  return {
    name: `Mood and energy together, from ${SCALE_MIN} to ${SCALE_MAX}`,
    of: weekFigures(week).map(({ label, text, level }) => ({
      label,
      text,
      share: level === null ? null : level / SCALE_MAX,
    })),
  }
}
