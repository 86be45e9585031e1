import type { Block } from '../block.ts'
import { ACCOUNT_AND_BILLING, PRIVACY_AND_DATA } from './account.ts'
import { CAREER_TOOLS } from './career.ts'
import type { HelpSlug } from './catalog.ts'
import { GETTING_STARTED } from './getting-started.ts'
import { WELLNESS } from './wellness.ts'

export const HELP_TEXTS: Record<HelpSlug, readonly Block[]> = {
  ...GETTING_STARTED,
  ...CAREER_TOOLS,
  ...WELLNESS,
  ...ACCOUNT_AND_BILLING,
  ...PRIVACY_AND_DATA,
}
