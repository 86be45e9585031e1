import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { nextStep } from '#shared/dashboard/next-step.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import type { FirstAnswers, HeadStart } from '#web/platform/head-start.ts'
import { loadRangeChoices } from '#web/wellness/early-warning/range-choices.ts'
import { EARLY_PLACE, EARLY_TEMPLATE, fillIn, templateOf } from './early-place.ts'
import { wellbeingToday } from './wellbeing-today.ts'

/**
 * Draws the next step as soon as the data is there, long before the application: it stands inline at the end of the dashboard's page. The step
 * looks and reads as the application draws it, because its templates were drawn by it at build.
 */
export function drawNextStep(start: Pick<HeadStart, 'drawn'>, { userId, data }: FirstAnswers) {
  const place = document.querySelector(`[${EARLY_PLACE}]`)
  // Checked by the application, whose schemas are too large for here.
  const summary = data?.['/api/dashboard'] as DashboardSummary | undefined
  if (!place || !summary) return
  const nowMs = Date.now()
  const wellbeing = wellbeingToday(readHistory(summary.check_ins), loadRangeChoices(userId), nowMs)
  const step = nextStep(summary, wellbeing, nowMs)
  const template = document.querySelector<HTMLTemplateElement>(
    `template[${EARLY_TEMPLATE}="${templateOf(step)}"]`,
  )
  const panel = template && document.importNode(template.content, true).firstElementChild
  if (!panel) return
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = fillIn(texts.currentNode.nodeValue ?? '', step)
  place.replaceChildren(panel)
  start.drawn = { userId, panel }
}
