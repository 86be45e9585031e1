import { anyOf, raw } from '#engine/text/any-of.ts'

/** What a résumé leaves to a comma, told in words: "99.6% correct", "saves the manager 3 hours", "400 to 1,350 followers". */
export function withWholeEndings(sentence: string): string {
  return sentence
    .replace(SHARE_RIGHT, ', $1 of them $2')
    .replace(TIMES_A_WEEK, ', $1')
    .replace(THING_DOES, (_, made: string, does: string) => `${made}, which ${does}`)
    .replaceAll(TO_ONE, '$1 the ')
    .replace(GROWN, (_, deed: string, from: string, to: string, of: string) => {
      const isMore = figureOf(to) > figureOf(from)
      return `${deed}, ${isMore ? 'growing' : 'bringing'} it from ${from} ${isMore ? '' : 'down '}to ${to} ${of}`
    })
    .replace(
      IN_PLACE,
      (_, before: string, place: string) => `${before}${/^[aeiou]/iu.test(place) ? 'an' : 'a'} ${place}`,
    )
}

function figureOf(text: string): number {
  return Number(text.replaceAll(',', '').replace(/k$/u, '')) * (text.endsWith('k') ? 1000 : 1)
}

/** "185 items an hour, with 99.6% correct" */
const SHARE_RIGHT =
  /(?<=\d[\d,.]* (?:\p{Ll}+ ){0,2}\p{Ll}+s\b[^,;.]{0,40}), with (\d[\d.,]*\s?%) (correct|accurate|right|on time|in full|faultless|complete|passed)(?=[,;.]|$)/u
const COUNT = raw`(?:\d+|one|two|three|four|five|six|seven)(?: or \p{Ll}+)?`
/** "two children, with three evenings a week" */
const TIMES_A_WEEK = new RegExp(
  raw`, with (${COUNT} (?:evenings?|days?|nights?|mornings?|afternoons?|weekends?|hours?|times) (?:a|per|every|each) (?:week|month|day|year))(?=[,;.]|$)`,
  'u',
)
const DOES = 'saves|cuts|reduces|helps|gives|lets|keeps|makes|allows|shows|means|stops|prevents|tells|warns'
/** "I made a sheet for the rota, saves the manager 3 hours": the sheet does. */
const THING_DOES = new RegExp(
  raw`^(I (?:also )?(?:made|built|created|wrote|set up|designed|introduced|developed|started|installed|programmed) [^,;]{3,120}), (?:and )?((?:${DOES}) )`,
  'u',
)
const ONE = 'manager|boss|supervisor|owner|chef|foreman|matron|head teacher'
const TO_ONE = new RegExp(
  raw`\b(saves?|saved|gives?|gave|helps?|helped|lets?|tells?|told|allows?|allowed) (?=(?:${ONE})\b)`,
  'gu',
)
const FOLLOWERS = 'followers|subscribers|members|readers|listeners|fans|users|visitors|players|supporters'
/** "I ran the account, with 400 to 1,350 followers" */
const GROWN = new RegExp(
  raw`^(I (?:also )?(?:ran|run|managed?|led|lead|looked after|look after|kept|keep|edited|edit|handled?|took over) [^,;(]{3,80})(?:, with | \()(\d[\d,.]*k?) to (\d[\d,.]*k?) (${FOLLOWERS})\)?(?=[,;.]|$)`,
  'u',
)
const PLACES = anyOf([
  'ward|unit|department|kitchen|hotel|warehouse|shop|store|factory|clinic|hospital|restaurant|nursery|caf[ée]|pub|bar',
  "(?:nursing|care|children[’']s) home|bakery|salon|garage|laboratory|lab|call cent(?:er|re)|primary school|secondary school",
])
const NO_ARTICLE =
  'the|an?|our|my|his|her|their|its|this|that|each|every|one|two|three|all|both|any|some|no|own|front|charge|old'
/** "I worked in surgical ward", "night shift in nursing home" */
const IN_PLACE = new RegExp(
  raw`((?:^I (?:also )?work(?:ed)? |^My work (?:also )?included [^,;.]{2,40} )(?:in|at|on) )((?!(?:${NO_ARTICLE})\b)(?:\p{Ll}[\p{Ll}-]* ){0,2}(?:${PLACES})(?=[,;.]|$| (?:with|of|for|where)\b))`,
  'u',
)
