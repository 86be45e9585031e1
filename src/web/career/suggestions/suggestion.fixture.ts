import type { SavedSuggestion } from './saved-suggestion.ts'

/** A suggestion as the server sends it, with what a test is about changed. */
export function aSuggestion(change: Partial<SavedSuggestion> = {}): SavedSuggestion {
  const reason = (text: string) => ({ factor: 'skills' as const, text, evidence: [] })
  return {
    id: '0192f000-0000-7000-8000-0000000000aa',
    created_at: '2026-11-12T09:00:00Z',
    role: 'Physical Therapist Assistant',
    code: '31-2021.00',
    description: 'Helping therapists treat patients.',
    salary_range: '$58,400 - $66,800',
    key_skills: ['Customer Service', 'Counseling', 'Psychology', 'Biology', 'Communication'],
    match_score: 85,
    kind: 'adjacent',
    step: 'up',
    wishes: [],
    reasons: [reason('It uses patient care.'), reason('It is close by.'), reason('It grows.')],
    pay: {
      low: { value: 58_400, at_least: false },
      high: { value: 66_800, at_least: false },
      unit: 'year',
      basis: '2–5 years',
      place: 'Columbus, OH',
      source: 'BLS wages',
      year: 'May 2025',
    },
    growth: 22,
    openings: 19_800,
    education: "Associate's degree",
    licenses: [],
    estimated: false,
    ...change,
  }
}
