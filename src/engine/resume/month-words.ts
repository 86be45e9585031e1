/** The line with a mark for each letter of a month or season, in whatever language: short patterns find dates in it, in the same places. */
export function withMonthMarks(line: string): string {
  return line.replace(WORD, (word, at: number) => {
    const mark = MARKS.get(word.toLowerCase())
    return mark === undefined || (ALSO_WORDS.has(word.toLowerCase()) && !isDateHere(line, at))
      ? word
      : mark.repeat(word.length)
  })
}

/** 1 to 12 for the marks of a month; 0 for those of a season. */
export function monthOfMarks(marks: string): number {
  return (marks.charCodeAt(0) - FIRST_MARK + 1) % (MONTHS.length + 1)
}

function isDateHere(line: string, at: number): boolean {
  MONTH_IN_DATE.lastIndex = at
  return MONTH_IN_DATE.test(line)
}

/** English, then Spanish, Portuguese, French, German, Italian, Dutch, Polish, Nordic, Turkish, Czech, Romanian and Hungarian forms where they differ. */
const MONTHS = [
  'january januar januari janvier janeiro jan enero ene gennaio gen styczeń stycznia tammikuu ocak ledna leden ianuarie január',
  'february februar februari febrero febbraio feb fevereiro février févr fev luty lutego helmikuu şubat února únor februarie február',
  'march marzo março mars marzec marca mar märz maart mrt maaliskuu mart března březen martie március',
  'april aprile apr abril abr avril avr kwiecień kwietnia huhtikuu nisan dubna duben aprilie április',
  'mayo may maio mai maggio mag mei maj maja toukokuu mayıs května květen május',
  'june jun junio junho juin juni giugno giu czerwiec czerwca kesäkuu haziran června červen iunie június',
  'july jul julio julho juillet juil juli luglio lug lipiec lipca heinäkuu temmuz července červenec iulie július',
  'august augusti augustus aug agosto ago août sierpień sierpnia elokuu ağustos srpna srpen augusztus',
  'september septiembre septembre septembro sept sep setembro set settembre wrzesień września syyskuu eylül září septembrie szeptember',
  'october octubre octobre oct oktober oktobra okt outubro out ottobre ott października październik lokakuu ekim října říjen octombrie október',
  'november noviembre novembre novembro nov listopada listopad marraskuu kasım listopadu noiembrie',
  'december dec desember dezember dezembro dez diciembre dicembre dic décembre déc grudzień grudnia joulukuu aralık prosince prosinec decembrie',
]
const SEASONS =
  'spring summer autumn fall winter printemps été automne hiver frühling frühjahr sommer herbst primavera verano otoño invierno verão outono inverno autunno zomer herfst voorjaar najaar'

/** The first of the characters that stand in no text by their definition. */
const FIRST_MARK = 0xfd_d0
const MARKS = new Map(
  [...MONTHS, SEASONS].flatMap((words, at) =>
    words.split(' ').map((word): [string, string] => [word, String.fromCharCode(FIRST_MARK + at)]),
  ),
)
const WORD = /\p{L}{3,}/gu

/** "Set 20 records", "two years ago": these are months only in a date ("set/2015", "ago 2008 – fev 2015"). */
const ALSO_WORDS: ReadonlySet<string> = new Set('set ago out gen mag lug ott mart'.split(' '))
const MONTH_IN_DATE =
  /\p{L}{3,4}(?<!(?<!\p{L})(?!dal |desde |from |since |até )\p{L}{3,12} \p{L}{3,4})(?=\.?[/.-]\s?\d|\.?\s(?:de\s+)?['’]?\d{2,4}\s{0,2}(?:[-–—,)]|[aà]d?\s|até|al\s))/iuy

/** All letters of one month or season in a line with marks; no digit stands before. */
export const MONTH = '(?<![\\d\ufdd0-\ufddc])[\ufdd0-\ufddc]{3,}'
export const HAS_MONTH = /[\ufdd0-\ufddc]/u
