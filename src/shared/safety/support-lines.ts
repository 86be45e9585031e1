import { ALL_HELPLINES_URL, type HelpPlaceId } from './helplines.ts'

/** Whom to turn to by place, where help is not a question of life and death; reviewed with the helplines. */
type SupportLines = Partial<Record<HelpPlaceId, string>>

const VIOLENCE: SupportLines = {
  US: 'The National Domestic Violence Hotline, 1-800-799-7233, and for sexual violence RAINN, 1-800-656-4673, answer day and night.',
  CA: 'Calling 211 names a line and a shelter near you, and sheltersafe.ca lists them.',
  GB: 'The National Domestic Abuse Helpline, 0808 2000 247, answers day and night.',
  IE: 'Women’s Aid, 1800 341 900, answers day and night; the Male Advice Line is 1800 816 588.',
  AU: '1800RESPECT, 1800 737 732, answers day and night.',
  EU: 'In many countries of Europe 116 016 is the helpline for violence against women.',
}

const SUBSTANCE: SupportLines = {
  US: 'SAMHSA’s National Helpline, 1-800-662-4357, is free, in confidence, and open day and night: it names places near you, also without insurance.',
  CA: 'Calling 211 names free services near you, in confidence.',
  GB: 'Drinkline, 0300 123 1110, and for drugs Frank, 0300 123 6600, are free and in confidence.',
  IE: 'The HSE drug and alcohol helpline, 1800 459 459, is free and in confidence.',
  AU: 'The National Alcohol and Other Drug Hotline, 1800 250 015, is free, in confidence, and open day and night.',
}

const BASICS: SupportLines = {
  US: 'Call 211: one call names food pantries, help with rent, power and child care, and shelters near you, free and in confidence.',
  CA: 'Call 211: one call names food banks, help with rent, power and child care, and shelters near you, free and in confidence.',
  GB: 'Citizens Advice (0800 144 8848 in England) refers to food banks and looks at what you are owed; your council must look at a family that may lose its home.',
  IE: 'Citizens Information, 0818 07 4000, says what you can get this week and who pays it.',
  AU: 'askizzy.org.au lists food, shelter and help with bills near you.',
}

const LINES = { violence: VIOLENCE, substance: SUBSTANCE, basics: BASICS }

const ELSEWHERE: Record<keyof typeof LINES, string> = {
  violence: `Lines for people who are hurt or threatened, by country: ${ALL_HELPLINES_URL}.`,
  substance: `Lines for people who worry about what they drink or take, by country: ${ALL_HELPLINES_URL}.`,
  basics:
    'Your town hall, a food bank or a church near you can name what there is this week, and most ask for no papers.',
}

export function supportLine(kind: keyof typeof LINES, place: HelpPlaceId): string {
  return LINES[kind][place] ?? ELSEWHERE[kind]
}
