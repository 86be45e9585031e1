/** Whether a name in a heading says that no job was held: such an entry has dates, but no employer and no title. */
export function isCareerBreak(name: string): boolean {
  return CAREER_BREAK.test(name) || FAMILY_TIME.test(name)
}

/** "Gap since July 2025: caring for my grandmother" is no point of the job above. */
export function isBreakLine(text: string): boolean {
  return BREAK_LINE.test(text)
}

const BREAK_LINE =
  /^(?:(?:career|employment|work|cv) )?(?:gap|break)(?: (?:year|in employment))?\s*(?:$|[:(,–—-]|\d|(?:since|from|to|for|between|in|of \d) )|^(?:sabbatical|career break)\b/iu

const CAREER_BREAK =
  /^(?:(?:planned |extended |voluntary )?career (?:break|gap|pause)(?: .{2,60})?|sabbatical(?: (?:leave|year))?|(?:parental|maternity|paternity|family|medical|sick|personal|compassionate|adoption|carer['’]?s?) leave|gap year|(?:world )?travel(?:l?ing|s|led)(?: (?:in|through|around|across|the) .*)?|full[- ]time (?:parent|mother|father|mum|mom|dad|carer|caregiver)(?: .*)?|stay[- ]at[- ]home (?:parent|mother|father|mum|mom|dad)|home[- ]?maker|raising (?:my |our |a |two |three |four )?(?:young )?(?:family|child(?:ren)?|kids|sons?|daughters?)(?: .*)?|(?:currently )?(?:unemployed|out of work|not working|between jobs)|(?:actively )?(?:seeking|looking for) (?:a |new )*(?:work|employment|job|position)(?: .*)?|job[- ]?(?:seeking|search)|made redundant(?: .*)?|redundancy|caring for (?:my |a |an |our )?.*|family reasons|(?:at |stayed )?home with (?:my|our|the|a|an|two|three|new).*|(?:looked|looking) after (?:my|our|the|a|an) .*|(?:maternity|paternity|family|parental) break(?: .*)?|travel(?:l?ed) (?:home|the world|abroad|overseas)(?: .*)?|backpack(?:ed|ing)(?: .*)?|time (?:out|off)(?: .*)?|break from work)$/iu

const FAMILY_TIME = new RegExp(
  `^(?:${[
    '(?:at|stayed at|staying at) home (?:bringing up|raising|looking after|caring for|with) .{2,60}',
    '(?:bringing up|brought up|raised) (?:a |my |our |two |three |four |the )?(?:young )?(?:family|child(?:ren)?|kids|sons?|daughters?)(?: .{2,40})?',
    'house ?wife',
    '(?:elder|child|family) ?care',
    '(?:illness|recovery|health reasons|relocat(?:ion|ed).{0,40})',
    '(?:military|national) service \\(compulsory\\)',
  ].join('|')})\\.?$`,
  'iu',
)
