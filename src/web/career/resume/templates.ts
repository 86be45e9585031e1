import * as z from 'zod/mini'
import { RESUME_TEMPLATES, type ResumeTemplate } from '#shared/career/saved-resume.ts'

export const templateName = z.enum(RESUME_TEMPLATES)
export type TemplateName = ResumeTemplate

/** For who has chosen none. */
export const DEFAULT_TEMPLATE: TemplateName = 'plain'

/** Sizes in points, distances in millimeters. Each is one column of real text in the order it is read. */
export type Template = {
  label: string
  hint: string
  namePoints: number
  headingPoints: number
  bodyPoints: number
  /** As a share of the size of its letters. */
  lineHeight: number
  spaceMm: number
  /** How far everything under a section's name is moved in; the names then stand out in the margin. */
  bodyIndentMm: number
  hasRuleUnderHeading: boolean
}

export const TEMPLATES: Record<TemplateName, Template> = {
  plain: {
    label: 'Plain',
    hint: 'A thin line under each section',
    namePoints: 18,
    headingPoints: 12.5,
    bodyPoints: 10.5,
    lineHeight: 1.35,
    spaceMm: 3,
    bodyIndentMm: 0,
    hasRuleUnderHeading: true,
  },
  margin: {
    label: 'Margin',
    hint: 'Section names stand out in the margin',
    namePoints: 20,
    headingPoints: 11.5,
    bodyPoints: 10.5,
    lineHeight: 1.4,
    spaceMm: 3.5,
    bodyIndentMm: 10,
    hasRuleUnderHeading: false,
  },
  compact: {
    label: 'Compact',
    hint: 'Smaller, for more on one page',
    namePoints: 15,
    headingPoints: 10.5,
    bodyPoints: 9.5,
    lineHeight: 1.22,
    spaceMm: 1.8,
    bodyIndentMm: 0,
    hasRuleUnderHeading: false,
  },
}
