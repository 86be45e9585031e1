/** 1 to 12 for a month in full or shortened, in the languages of MONTHS; 0 for another word. */
export function monthOfWord(word: string): number {
  const plain = word.toLowerCase().replace(/\.$/u, '')
  return WHOLE_MONTHS.findIndex(names => names.test(plain)) + 1
}

/** English, then Spanish, Portuguese, French, German, Italian and Dutch where they differ; only English ones shortened where the short form is a word of its own. */
const MONTHS = [
  'jan(?:uary|uar|uari|vier|eiro)?|enero|ene|gennaio',
  'feb(?:ruary|ruar|ruari|rero|braio)?|fevereiro|février|févr|fev',
  'mar(?:ch|zo|ço|s)?|märz|maart|mrt',
  'apr(?:il|ile)?|abril|abr|avril|avr',
  'may(?:o)?|mai(?:o)?|maggio|mei',
  'june?|junio|junho|juin|juni|giugno',
  'july?|julio|julho|juillet|juil|juli|luglio',
  'aug(?:ust|ustus)?|agosto|août',
  'sept?(?:ember|iembre|embre|embro)?|setembro|settembre',
  'oct(?:ober|ubre|obre)?|okt(?:ober)?|outubro|ottobre',
  'nov(?:ember|iembre|embre|embro)?',
  'dec(?:ember)?|dez(?:ember|embro)?|diciembre|dic(?:embre)?|décembre|déc',
]

const WHOLE_MONTHS = MONTHS.map(names => new RegExp(`^(?:${names})$`, 'u'))

/** No letter follows, so that "market" is not March. */
export const MONTH_WORD = `(?:${MONTHS.join('|')})(?![\\p{L}])`
