import type { Profile } from '#shared/account/profile.ts'
import { skillsMatch, skillsToBuild } from '#shared/career/skill-gap.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import type { LearningItem, LoggedTime } from '#shared/learning/learning-progress.ts'

export type DashboardFacts = {
  profile: Pick<Profile, 'onboarding_completed' | 'daily_check_ins' | 'skills'>
  /** Best first. */
  made: {
    suggestions: readonly Pick<Suggestion, 'role' | 'match_score' | 'salary_range' | 'key_skills'>[]
    generated_at: string | null
  }
  history: DashboardSummary['check_ins']
  learning: {
    /** Newest first. */
    saved: readonly { id: string; title: string; tags: readonly string[] }[]
    /** What is saved or was begun, newest first. */
    items: readonly Pick<LearningItem, 'resource_id' | 'title' | 'skill_tag' | 'progress'>[]
    time: readonly Pick<LoggedTime, 'learned_on' | 'minutes'>[]
    certificates: readonly unknown[]
  }
}

const DONE = 100

/** The best match is told by how far it is: each skill that is missing, with what was saved to learn it. */
export function summarizeDashboard({ profile, made, history, learning }: DashboardFacts): DashboardSummary {
  const { onboarding_completed, daily_check_ins, skills } = profile
  const best = made.suggestions.toSorted((a, b) => b.match_score - a.match_score)[0]
  const { saved, items, time, certificates } = learning
  const finished = new Set(items.filter(({ progress }) => progress === DONE).map(item => item.resource_id))
  const unfinished = items.filter(({ progress }) => progress < DONE)
  // What was begun comes before what was only saved.
  const current = unfinished.find(({ progress }) => progress > 0) ?? unfinished[0] ?? items[0]
  const savedFor = (skill: string) =>
    saved.find(({ id, tags }) => !finished.has(id) && tags.some(tag => skillsMatch(tag, skill)))?.title ??
    null
  return {
    onboarding_completed,
    daily_check_ins,
    career: {
      generated_at: made.generated_at,
      best_match: best
        ? {
            role: best.role,
            match_score: best.match_score,
            salary_range: best.salary_range,
            missing_skills: skillsToBuild(best, skills).map(skill => ({
              skill,
              saved_title: savedFor(skill),
            })),
          }
        : null,
    },
    check_ins: history,
    learning: {
      saved_count: saved.length,
      current: current
        ? { title: current.title, skill_tag: current.skill_tag, progress: current.progress }
        : null,
      time: time.map(({ learned_on, minutes }) => ({ learned_on, minutes })),
      certificate_count: certificates.length,
    },
  }
}
