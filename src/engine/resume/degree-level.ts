const DEGREE_LEVELS = { school: 1, associate: 2, bachelor: 3, master: 4, doctorate: 5 } as const

/** The highest degree a text names, from 1 for school to 5 for a doctorate; 0 when it names none. */
export function degreeLevel(text: string): number {
  return DEGREE_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 0
}

/** A "high degree of care" is none, and an associate's is not a bachelor's. */
const DEGREE_ALONE = String.raw`(?<!\b(?:associate(?:['’]?s)?|two-year|2-year|foundation|high|some|certain|great|large|\d+)[ -])\bdegree\b(?! of (?!science|arts|engineering|education|bachelor|nursing|business|law|commerce|technology))`

const DEGREE_PATTERNS: [number, RegExp][] = [
  [
    DEGREE_LEVELS.doctorate,
    /\bph\.?\s?d\b|doctora(?:te|l)|\bd\.?n\.?p\b|\bed\.?d\b|juris doctor|\bj\.d\.|\bJD\b|\bM\.?D\.?\b(?!\w)(?=.*(?:medicine|degree|physician))|pharm\.?d|\b(?:DVM|DDS|DMD|DPT|AuD|PsyD)\b/iu,
  ],
  [
    DEGREE_LEVELS.master,
    /\b[Mm]aster['’]s?\b|\b[Mm]asters (?:degree|in|of|level)|\bMasters?(?: [Dd]egree)? (?:of|in)\b|\bmaster (?:of|in|degree)\b|\b[Mm]\.?[Bb]\.?[Aa]\b|\bM\.?S\.?(?:c|N|W|Ed)?\b(?! ?(?:[Oo]ffice|[Ww]ord|[Ee]xcel|[Tt]eams|SQL|sql|[Pp]roject|[Aa]ccess|[Oo]utlook|[Aa]zure|[Pp]ower[Pp]oint|[Vv]isio|[Dd]ynamics|[Ss]uite|[Ww]indows|[Tt]eam|365))(?=[ ,.]|$)|\bM\.?Ed\b|\bM\.?A\.?(?=[ ,](?:in|degree|[A-Z]))|(?:^|[;(]\s*)M\.?A\.?,\s+(?=\p{Ll})|graduate degree|\bMSc\b|\bMPH\b|\bM(?:LI?S|SLS|SLIS|FA|PA|PP|Phil|Res|Arch|Div|Acc|SEd|Pharm|OT|PT|SLP)\b|\bM\.?Eng\b|\bM\.?Tech\b|\bLL\.?M\b|\b(?:[Mm]áster|[Mm]aestría|[Mm]estrado)\b|硕士|修士/u,
  ],
  [
    DEGREE_LEVELS.bachelor,
    new RegExp(
      String.raw`\bbachelor|\bbaccalaureate|\bB\.?S\.?(?:c|N|W|E|BA)?\b(?=[ ,./]|$)|\bB\.?A\.?(?=[ ,./]|$)|\bBBA\b|\bBSN\b|\bB\.?E\.(?=[ ,(]|$)|\bB\.?Eng\b|\bB(?:FA|Arch|SW|Pharm|Nurs|AppSc|VSc)\b|\bB\.?Tech\b|\bB\.?Ed\b|\bB\.?Com\b|\bLL\.?B\b|\b(?:undergraduate|college|university|four-year|4-year) degree|\blicenciatura\b|\blaurea\b|\b(?:hochschul|fachhochschul|universitäts|abgeschlossenes |technisches )studium\b|\bstudium (?:der|des|im|in)\b|\b(?:fach)?hochschulabschluss\b|\bgrado en\b|\b(?:first|second|third)[- ]class honou?rs\b|\b2[:.][12] honou?rs\b|本科|学士|${DEGREE_ALONE}`,
      'iu',
    ),
  ],
  [
    DEGREE_LEVELS.associate,
    /\bassociate(?:['’]?s)?(?: degree| of| in|['’]s)|\bA\.?A\.?S\.?\b(?=[ ,]|$)|\bA\.A\.(?=[ ,]|$)|\bADN\b|(?:two|2)-year degree|foundation degree|\bHN[CD]\b|higher national (?:certificate|diploma)/iu,
  ],
  [DEGREE_LEVELS.school, /\bhigh school|\bGED\b|secondary school|\bdiploma\b|leaving cert/iu],
]
