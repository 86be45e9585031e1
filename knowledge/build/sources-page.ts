/** Where every kind of number comes from, with the credits its publishers ask for. */
export function sourcesPage(): string {
  const rows = SOURCES.map(
    ([what, publisher, date, licence]) => `| ${what} | ${publisher} | ${date} | ${licence} |`,
  )
  return `# Sources of the knowledge base

Facts and figures only: codes, titles, numbers, names of skills and tools, and relations. No description or task
sentence of any source is kept. Role names, descriptions and explanations are our own words.

| What | Publisher | Date | Licence |
|---|---|---|---|
${rows.join('\n')}

## Credits

${CREDITS.map(credit => `- ${credit}`).join('\n')}

## What we changed

- Ratings are stored in steps of 1/250 of their scale. An occupation without ratings of its own takes the mean of its five
  nearest related occupations and is marked as estimated.
- Local pay is stored as the ratio of the area's mean wage (level 3) to the national mean, in steps below 0.8 %.
- A wage the agency publishes only as "at least this much" stays that way: $239,200 or more (2023, 2024), $208,000 or more (2021, 2022).
- Long tool names are shortened to the names people use; occupations get a name for one person ("Software Developer").
- Job titles train a small model over words and pieces of words; the titles themselves are kept as numbers of words.
- The word index counts words over titles, tasks and tools and keeps the words with their weights.
`
}

const SOURCES: [string, string, string, string][] = [
  [
    'Occupations, ratings of skills, knowledge, work styles, values and interests, job zones, related occupations, tools',
    'U.S. Department of Labor, O*NET 29.3 Database',
    'May 2025',
    'CC BY 4.0',
  ],
  [
    'Work activities; ratings missing in 29.3',
    'U.S. Department of Labor, O*NET 30.0 Database',
    'August 2025',
    'CC BY 4.0',
  ],
  [
    'National wages and employment',
    'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
    'May 2021 to May 2024',
    'public domain',
  ],
  [
    'Share of an occupation in an industry',
    'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
    'May 2024',
    'public domain; industry grouping is ours',
  ],
  [
    'Growth, openings, usual education',
    'U.S. Bureau of Labor Statistics, Employment Projections',
    '2024 to 2034',
    'public domain',
  ],
  [
    'Local pay',
    'U.S. Department of Labor, Office of Foreign Labor Certification, prevailing wages',
    'July 2025 to June 2026',
    'public domain',
  ],
  [
    'Price levels of US metropolitan areas',
    'U.S. Bureau of Economic Analysis, Regional Price Parities',
    '2023',
    'public domain',
  ],
  ['Cities', 'GeoNames', '2024 to 2026', 'CC BY 4.0'],
  ['Purchasing power by country', 'World Bank, PA.NUS.PPP', 'to 2024', 'CC BY 4.0'],
  [
    'Skill names, synonyms and relations',
    'European Commission, ESCO 1.1.1',
    'September 2022',
    'free reuse with attribution',
  ],
  [
    'Skill phrases from job advertisements',
    'skill-extractor 0.2.0 (Qarera)',
    '2025 to 2026',
    'MIT; the list of phrases only',
  ],
  [
    'Learning links: books and courses on computing',
    'EbookFoundation, free-programming-books',
    'August 2026',
    'CC BY 4.0; titles and addresses only',
  ],
  [
    'Learning links: courses one may attend free of charge',
    'ushtipak, list of auditable Coursera courses',
    'April 2020',
    'none stated; titles and addresses only, which are facts',
  ],
  ['Learning links: leading and managing', 'LappleApple, awesome-leading-and-managing', 'April 2024', 'CC0'],
  [
    'Learning links: free certificates',
    'cloudcommunity, Free-Certifications',
    'February 2025',
    'MIT; titles and addresses only',
  ],
  [
    'Other names and relations of skills, everyday job titles, department names, role names',
    'Waywell',
    '2026',
    'our own',
  ],
]

const CREDITS = [
  'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Waywell has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  'Wages, employment and projections: U.S. Bureau of Labor Statistics.',
  'Local wages: U.S. Department of Labor, Office of Foreign Labor Certification.',
  'Price levels: U.S. Bureau of Economic Analysis.',
  'This service uses the ESCO classification of the European Commission.',
  'Places: GeoNames (geonames.org), CC BY 4.0.',
  'Purchasing power parities: The World Bank, CC BY 4.0.',
  'Skill phrases: skill-extractor 0.2.0, MIT License, copyright its authors (Qarera).',
  'Learning links: EbookFoundation free-programming-books and its contributors, CC BY 4.0; changed: chosen, tagged, descriptions left out.',
  'Learning links: awesome-leading-and-managing (CC0), Free-Certifications (MIT License, copyright its authors), and the list of auditable Coursera courses.',
]
