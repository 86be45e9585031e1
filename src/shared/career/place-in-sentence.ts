/** Names of countries that take an article within a sentence. */
const WITH_ARTICLE =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Bahamas|Gambia|Maldives|Czech Republic|Dominican Republic)$/

/** "the United States", but "Tulsa, OK". */
export function placeInSentence(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
