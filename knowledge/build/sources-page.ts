import { DATA_CREDITS, DATA_SOURCES } from '#shared/career/data-source-list.ts'

/** Where every kind of number comes from, with the credits its publishers ask for. */
export function sourcesPage(): string {
  const rows = DATA_SOURCES.map(
    ({ what, publisher, date, licence }) => `| ${what} | ${publisher} | ${date} | ${licence} |`,
  )
  return `# Sources of the knowledge base

Facts and figures only: codes, titles, numbers, names of skills and tools, and relations. No description or task
sentence of any source is kept. Role names, descriptions and explanations are our own words.

| What | Publisher | Date | Licence |
|---|---|---|---|
${rows.join('\n')}

## Credits

${DATA_CREDITS.map(credit => `- ${credit}`).join('\n')}

## What we changed

- Ratings are stored in steps of 1/250 of their scale. An occupation without ratings of its own takes the mean of its five
  nearest related occupations and is marked as estimated.
- Local pay is stored as the ratio of the area's mean wage (level 3) to the national mean, in steps below 0.8 %.
- A wage the agency publishes only as "at least this much" stays that way: $239,200 or more (2023, 2024), $208,000 or more (2021, 2022). The newest year has no such bounds.
- Long tool names are shortened to the names people use; occupations get a name for one person ("Software Developer").
- Job titles train a small model over words and pieces of words; the titles themselves are kept as numbers of words.
- Conditions of work keep means, standard errors and shares of answers; what the agency recommends not to show is left out. For an
  occupation without answers only physical conditions are estimated, from its five nearest related occupations.
- Pay of other countries is kept as published, by its own groups; an American occupation is joined to the group that most titles meaning it share, British ones
  pair by pair by hand.
- The word index counts words over titles, tasks and tools and keeps the words with their weights.
`
}
