/** A posting with the names of companies and places blanked out, letter for letter: "Harbour Freight Analytics" is no skill. */
export function maskNames(text: string): string {
  const names = new Set<string>()
  const head = text.slice(0, MAX_NAMED_CHARS)
  for (const { groups } of head.matchAll(COMPANY_NAME)) if (groups?.name) names.add(groups.name)
  for (const { groups } of head.matchAll(EMPLOYER)) if (groups?.name?.includes(' ')) names.add(groups.name)
  for (const [name] of head.matchAll(PLACE)) names.add(name)
  for (const { groups } of head.matchAll(PERSON)) if (groups?.name) names.add(groups.name)
  let masked = text
  for (const name of [...names].slice(0, MAX_NAMES)) {
    if (name.length < MIN_NAME_CHARS) continue
    masked = masked.replaceAll(name, found => ' '.repeat(found.length))
  }
  return masked
}

const MIN_NAME_CHARS = 4
/** A posting names its company early; longer texts would take quadratic time. */
const MAX_NAMED_CHARS = 10_000
const MAX_NAMES = 40
const RUN =
  "\\p{Lu}[\\p{L}\\d'’.-]*(?: (?:&|and|of|the) \\p{Lu}[\\p{L}\\d'’-]*| (?:& )?\\p{Lu}[\\p{L}\\d'’-]*){0,5}"
/** "Slack Harbour", "Oracle Road", "Confluence Inn": places and houses, whatever tools their names hold. */
const PLACE =
  /(?<![\p{L}-])(?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Road|Street|Lane|Avenue|Hills?|Bay|River|Creek|Falls|Valley|Coast|Springs|Harbou?r|Junction|Heights|Ridge|Island|Beach|County|Shire|Borough|Township|Village|Tower|House|Hotel|Inn|Arms|Holdings|Airport|Park|Hospital|School|Academy|College|Clinic|Surgery|Bakery|Farms?|Dairies|Motors|Foods|Metals|Brewery|Winery|Estate|Lodge|Church|Trust|Primary|Mead)(?!\p{L})/gu
/** "Ms. Java Reyes". */
const PERSON =
  /(?<!\p{L})(?:Ms|Mr|Mrs|Miss|Dr|Chef|Sister|Captain)\.? (?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)/gu
/** Names before a legal form, and names that are said to be or to do business. */
const COMPANY_NAME = new RegExp(
  `(?<name>${RUN})(?=,? (?:Inc|LLC|Ltd|PLC|plc|GmbH|DAC|Co|Corp|Pvt|LLP|Pty)\\b)|(?:^|[\\n.] *)(?:The )?(?<name>${RUN}),? (?:(?:is|are|has|was) (?:an? (?!plus|must|advantage|asset|bonus)|the |one |committed|hiring|looking|seeking|growing|based|proud|located|part of|recruiting|\\d)|(?:sells|makes|runs|builds|provides|operates|serves|looks after|helps|hires) )`,
  'gu',
)
/** "at Harbour Freight Analytics", "join Northwind Parcel". */
const EMPLOYER = new RegExp(
  `\\b(?:at|join|joining|for) (?<name>${RUN})(?=\\s*(?:[.,;!?\\n]|$| (?:we|you|our|is|as)\\b))`,
  'gu',
)
