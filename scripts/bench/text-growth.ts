import { checkAts } from '#engine/ats/check-ats.ts'
import { draftCoverLetter } from '#engine/documents/draft-cover-letter.ts'
import { draftResume } from '#engine/documents/draft-resume.ts'
import type { Engine } from '#engine/engine.ts'
import { skillGap } from '#engine/gap/skill-gap.ts'
import { marketInsight } from '#engine/market/market-insight.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { findSkills } from '#engine/skills/find-skills.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { matchResume } from '#engine/titles/match-resume.ts'
import { POSTING, RESUME } from './two-page-resume.ts'

const MAX_GROWTH_RATIO = 15
export const LARGE_CHARS = 200_000
const SMALL_CHARS = LARGE_CHARS / 10
const ROUNDS = 4
const MIN_MEASURED_MS = 25
const NOISE_MS = 5

/** Texts that have made careless readers slow, each repeated to any length. */
export const SHAPES: Record<string, string> = {
  'a résumé': `${RESUME}\n`,
  'a posting': `${POSTING}\n`,
  'bullets of one word': '• Go\n',
  'one endless line': 'managed budgets and led teams with Python ',
  'one endless word': 'abcdefghij',
  'empty lines': '\n',
  spaces: ' ',
  tabs: '\t',
  slashes: '/',
  'wide gaps': `Word${' '.repeat(3_000)}`,
  'rows of a table': `Essential | e${' '.repeat(60)}/ d x\n`,
  'a list with commas': 'Java, ',
  dates: 'Jan 2019 - Mar 2020\n',
  headings: 'EXPERIENCE\nSkills\n',
  'open brackets': '((([[[{{{',
  'dotted letters': 'a.b.c.d.',
  'hyphens and slashes': 'ci/cd-',
  'joined letters': 'a\u0301\u200d👩‍💻 ',
  Japanese: '東京で働く',
}

/** Every way into the engine that takes text from a person. */
export function entryPoints(engine: Engine): Record<string, (text: string) => unknown> {
  const items = (text: string) => text.match(/[\s\S]{1,40}/g) ?? []
  return {
    'title match': text => engine.matchTitle(text, 20),
    'résumé match': text => matchResume(engine.titleIndex(), text, 20),
    'skills in a text': text => findSkills(engine.skillLexicon(), text),
    'résumé facts': text => readResumeFacts(text),
    'ATS check, résumé': resumeText =>
      checkAts(engine, { resumeText, jobDescription: POSTING, targetRole: 'Engineer' }, '2026-01'),
    'ATS check, posting': jobDescription =>
      checkAts(engine, { resumeText: RESUME, jobDescription, targetRole: 'Engineer' }, '2026-01'),
    suggestions: text =>
      suggestCareers(engine, {
        job_title: text,
        career_goals: text,
        interests: text,
        location: text,
        skills: items(text),
      }),
    'skill gap': text =>
      skillGap(engine, {
        career: { role: text, key_skills: items(text) },
        skills: items(text),
        years: '5',
        job_title: text,
        resume: readResumeFacts(text),
      }),
    'market insight': text =>
      marketInsight(engine, { role: text, location: text, skills: items(text), experience: text }),
    documents: text => {
      const input = {
        targetRole: text,
        objective: text,
        profile: {
          full_name: text,
          job_title: text,
          industry: text,
          years_experience: text,
          location: text,
          skills: items(text),
          career_goals: text,
        },
        facts: readResumeFacts(text),
        employer: text,
      }
      return [draftResume(engine, input), draftCoverLetter(engine, input)]
    },
  }
}

type Growth = { ratio: number; largeMs: number }

/** For each entry point: its worst ratio of computing time between 200,000 characters and a tenth of them. */
export function measureGrowth(engine: Engine): (Growth & { name: string; shape: string })[] {
  return Object.entries(entryPoints(engine)).map(([name, run]) =>
    Object.entries(SHAPES)
      .map(([shape, unit]) => {
        const growth = growthOf(run, unit, 1)
        const isSure = growth.ratio < MAX_GROWTH_RATIO * 0.8
        return { name, shape, ...(isSure ? growth : growthOf(run, unit, ROUNDS)) }
      })
      .reduce((worst, one) => (one.ratio > worst.ratio ? one : worst)),
  )
}

function growthOf(run: (text: string) => unknown, unit: string, rounds: number): Growth {
  const small = unit.repeat(Math.ceil(SMALL_CHARS / unit.length)).slice(0, SMALL_CHARS)
  const large = unit.repeat(Math.ceil(LARGE_CHARS / unit.length)).slice(0, LARGE_CHARS)
  run(small)
  const largeMs = leastMs(() => run(large), rounds)
  // A few milliseconds for any length are noise, not growth.
  return { largeMs, ratio: largeMs < NOISE_MS ? 1 : largeMs / leastMs(() => run(small), rounds) }
}

function leastMs(run: () => unknown, rounds: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    let [spent, runs] = [0, 0]
    while (spent < MIN_MEASURED_MS) {
      run()
      runs++
      const { user, system } = process.cpuUsage(before)
      spent = (user + system) / 1000
    }
    least = Math.min(least, spent / runs)
  }
  return least
}
