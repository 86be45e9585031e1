import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Private metaphors that were renamed; README and code use the words an engineer would search for. */
const RETIRED = new RegExp(
  [
    String.raw`(?<!light)house(?:s|keeping)?\b`,
    String.raw`\berrands?\b`,
    String.raw`\bhot.?lanes?\b`,
    String.raw`\bpatience\b`,
    String.raw`\bstorage.?room\b`,
    String.raw`\bauth.?openings\b`,
    String.raw`\b(?:un)?prove[dns]?\b`,
    String.raw`\bproofs?\b`,
    String.raw`\bway.?back\b`,
    String.raw`\bways?.?in\b(?! (?:which|the|a|that|our|one|every|this)\b)`,
    String.raw`\b(?:mail )?desks?\b`,
    String.raw`\bcarriers?\b`,
    String.raw`\brefusing\b`,
    String.raw`\bforeign\b(?! key)`,
    // The product is in American English.
    String.raw`\be-mails?\b`,
    String.raw`\bcatalogues?\b`,
    String.raw`\btowards\b`,
  ].join('|'),
  'gi',
)

/** The engine says “proof” of a line that shows a skill, and reads words of résumés and titles. */
const RETIRED_IN_ENGINE = /\b(?:standings?|likeness(?:es)?|leanings?|telling|foremost|errands?|patience)\b/gi

/** Words that are not ours to choose: history, data about occupations, and sentences that people read. */
const EXEMPT = [
  /^src\/server\/migrations\//,
  /^src\/web\/site\/(copy|figures|pages\.ts)/,
  /^(package-lock|biome)\.json$/,
  /LICENSE/,
  /^tests\/retired-words\.test\.ts$/,
  /^src\/server\/account\/common-passwords\.txt$/,
  /^knowledge\/(?!build\/)/,
  // “Prove” is said of a résumé there.
  /^docs\/method\/ats\.md$/,
  // Invented postings, résumés, goals and notes.
  /^scripts\/eval\/sets\//,
  /^scripts\/crisis-model\/(written\/|work-fillings\.txt)/,
  // Words of notes, by what they mean.
  /^src\/shared\/safety\/meaning-words\.ts$/,
]

const ENGINE = /^(src\/(engine|shared\/career)|scripts\/(eval|mutants|engine)|knowledge\/build)/

test('no retired word is left in code, tests, settings or documents', () => {
  const found = sourceFiles()
    .filter(({ path }) => !EXEMPT.some(pattern => pattern.test(path)))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(ENGINE.test(path) ? RETIRED_IN_ENGINE : RETIRED)].map(
            ([word]) => `${path}:${index + 1} ${word}`,
          ),
        ),
    )
  expect(found).toEqual([])
})
