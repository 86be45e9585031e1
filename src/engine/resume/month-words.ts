/** 1 to 12 for a month in full or shortened, in the languages of MONTHS; 0 for another word. */
export function monthOfWord(word: string): number {
  const plain = word.toLowerCase().replace(/\.$/u, '')
  return WHOLE_MONTHS.findIndex(names => names.test(plain)) + 1
}

/** English, then Spanish, Portuguese, French, German, Italian, Dutch, Polish, Nordic, Turkish, Czech, Romanian and Hungarian forms where they differ. */
const MONTHS = [
  'jan(?:uary|uar|uari|vier|eiro)?|enero|ene|gennaio|gen|stycz(?:eń|nia)|tammikuu|ocak|ledna|leden|ianuarie|január',
  'feb(?:ruary|ruar|ruari|rero|braio)?|fevereiro|février|févr|fev|luty|lutego|helmikuu|şubat|února|únor|februarie|február',
  'mar(?:ch|zo|ço|s|zec|ca)?|märz|maart|mrt|maaliskuu|mart|března|březen|martie|március',
  'apr(?:il|ile)?|abril|abr|avril|avr|kwie(?:cień|tnia)|huhtikuu|nisan|dubna|duben|aprilie|április',
  'may(?:o)?|mai(?:o)?|maggio|mag|mei|maj|maja|toukokuu|mayıs|května|květen|május',
  'june?|junio|junho|juin|juni|giugno|giu|czerw(?:iec|ca)|kesäkuu|haziran|června|červen|iunie|június',
  'july?|julio|julho|juillet|juil|juli|luglio|lug|lip(?:iec|ca)|heinäkuu|temmuz|července|červenec|iulie|július',
  'aug(?:ust|usti|ustus)?|agosto|ago|août|sierp(?:ień|nia)|elokuu|ağustos|srpna|srpen|augusztus',
  'sept?(?:ember|iembre|embre|embro)?|setembro|set|settembre|wrze(?:sień|śnia)|syyskuu|eylül|září|septembrie|szeptember',
  'oct(?:ober|ubre|obre)?|okt(?:ober|obra)?|outubro|out|ottobre|ott|październik(?:a)?|lokakuu|ekim|října|říjen|octombrie|október',
  'nov(?:ember|iembre|embre|embro)?|listopada?|marraskuu|kasım|listopadu|noiembrie',
  'dec(?:ember)?|des(?:ember)|dez(?:ember|embro)?|diciembre|dic(?:embre)?|décembre|déc|dicembre|grud(?:zień|nia)|joulukuu|aralık|prosince|prosinec|decembrie',
]

const WHOLE_MONTHS = MONTHS.map(names => new RegExp(`^(?:${names})$`, 'u'))

/** "Set 20 records", "two years ago": these are months only in a date ("set/2015", "ago 2008 – fev 2015"). */
const ALSO_WORDS =
  "(?!(?:set|ago|out|gen|mag|lug|ott|mart)\\b(?:(?<=(?<!\\p{L})(?!dal |desde |from |since |até )\\p{L}{3,12} \\p{L}{3,4})|(?!\\.?[/.-]\\s?\\d|\\.?\\s(?:de\\s+)?['’]?\\d{2,4}\\s{0,2}(?:[-–—,)]|[aà]d?\\s|até|al\\s))))"
/** For words that are known to be a date. */
export const MONTH_OF_DATE = `(?:${MONTHS.join('|')})(?![\\p{L}])`
/** No letter follows, so that "market" is not March. */
export const MONTH_WORD = `${ALSO_WORDS}${MONTH_OF_DATE}`
