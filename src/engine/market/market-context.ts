import type { LevelQuestion } from '#engine/gap/skill-level.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { Outlook } from '#engine/occupations/load-outlooks.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import type { RelatedRole } from './growing-related-roles.ts'
import type { MarketSkills } from './market-skills.ts'
import type { Place } from './resolve-place.ts'

/** What the sentences of a market insight are made from. */
export type MarketContext = {
  career: CareerData
  row: number
  role: string
  place: Place
  years: number | null
  salary: MarketResult['salary']
  outlook: Outlook | null
  skills: MarketSkills
  relatedRoles: RelatedRole[]
  /** What is known of the person's skills and work. */
  evidence: LevelQuestion
  /** Their own work is another: its years say nothing of pay in this one. */
  isFromOtherWork: boolean
}
