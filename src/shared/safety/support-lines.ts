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

const ASSAULT: SupportLines = {
  US: 'RAINN, 1-800-656-4673, answers day and night and names a center near you.',
  CA: 'Calling 211 names a sexual assault center near you, in confidence.',
  GB: 'The Rape and Sexual Abuse Support Line, 0808 500 2222, answers day and night in England and Wales; rapecrisis.org.uk names the others.',
  IE: 'The National Rape Crisis Helpline, 1800 77 8888, answers day and night.',
  AU: '1800RESPECT, 1800 737 732, answers day and night.',
  EU: 'In many countries of Europe 116 016 is the helpline for violence against women.',
}

const EXPLOITED: SupportLines = {
  US: 'The National Human Trafficking Hotline, 1-888-373-7888, answers day and night; it helps with forced work too.',
  CA: 'The Canadian Human Trafficking Hotline, 1-833-900-1010, answers day and night; it helps with forced work too.',
  GB: 'The Modern Slavery and Exploitation Helpline, 08000 121 700, helps in confidence.',
}

const CHILD: SupportLines = {
  US: 'The Childhelp hotline, 1-800-422-4453, answers day and night and connects you with those who look after it in your state.',
  CA: 'Calling 211 names the child protection office of your province.',
  GB: 'The NSPCC helpline, 0808 800 5000, takes worries of adults about a child; your council’s children’s services do too.',
  IE: 'Tusla, the Child and Family Agency, takes worries about a child in every county; at night call the Gardaí.',
  AU: 'The child protection line of your state takes worries about a child.',
}

const YOUNG: SupportLines = {
  US: 'The Childhelp hotline, 1-800-422-4453, is for young people too, day and night, by phone or text.',
  CA: 'Kids Help Phone, 1-800-668-6868, listens day and night, by phone or text.',
  GB: 'Childline, 0800 1111, is free and listens to everybody under 19.',
  IE: 'Childline, 1800 66 66 66, is free and listens day and night.',
  AU: 'Kids Helpline, 1800 55 1800, is free and listens day and night.',
  EU: 'In most countries of Europe 116 111 is the free line for young people.',
}

const EATING: SupportLines = {
  US: 'ANAD, 1-888-375-7767, is a free helpline of people who have been through it, on weekdays.',
  CA: 'NEDIC, 1-866-633-4220, is a free helpline for eating disorders.',
  GB: 'Beat, beateatingdisorders.org.uk, has free helplines for each nation.',
  IE: 'Bodywhys, 01 210 7906, listens and names help near you.',
  AU: 'The Butterfly helpline, 1800 33 4673, is free.',
}

const LINES = {
  violence: VIOLENCE,
  assault: ASSAULT,
  exploited: EXPLOITED,
  child: CHILD,
  young: YOUNG,
  substance: SUBSTANCE,
  basics: BASICS,
  eating: EATING,
}
export type SupportKind = keyof typeof LINES

const ELSEWHERE: Record<SupportKind, string> = {
  violence: `Lines for people who are hurt or threatened, by country: ${ALL_HELPLINES_URL}.`,
  assault: `Lines for people who were touched or forced against their will, by country: ${ALL_HELPLINES_URL}.`,
  exploited:
    'A union, a migrants’ advice center or the labor inspectorate near you helps in confidence, and the consulate of your country replaces papers.',
  child:
    'The child protection office of your town or district takes worries about a child, also without a name.',
  young: `Lines that listen to young people, by country: ${ALL_HELPLINES_URL}.`,
  eating: `Lines for people who struggle with eating, by country: ${ALL_HELPLINES_URL}.`,
  substance: `Lines for people who worry about what they drink or take, by country: ${ALL_HELPLINES_URL}.`,
  basics:
    'Your town hall, a food bank or a church near you can name what there is this week, and most ask for no papers.',
}

export function supportLine(kind: SupportKind, place: HelpPlaceId): string {
  return LINES[kind][place] ?? ELSEWHERE[kind]
}
