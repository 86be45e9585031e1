export type Theme = {
  pattern: RegExp
  name: string
  interests: Partial<Record<InterestType, number>>
  /** Fields of knowledge that the theme is about. */
  knowledge?: string[]
}
export type InterestType =
  | 'Realistic'
  | 'Investigative'
  | 'Artistic'
  | 'Social'
  | 'Enterprising'
  | 'Conventional'

/** What people write about themselves, and the occupational interests it speaks for. */
export const THEMES: Theme[] = [
  {
    name: 'making and repairing',
    pattern:
      /\b(build(ing)? things|hands[- ]on|repair\w*|fix\w*|wood ?work\w*|carpentry|tinker\w*|diy|mechanic\w*|cars?|motorcycl\w*|engines?|welding|construction|electronics|robot\w*|3d print\w*|makers?)\b/i,
    knowledge: ['Mechanical'],
    interests: { Realistic: 1, Investigative: 0.2 },
  },
  {
    name: 'the outdoors',
    pattern:
      /\b(outdoor\w*|hik(e|ing)|camping|nature|garden\w*|farm\w*|fishing|climbing|wildlife|animals?|dogs?|horses?|forest\w*|ocean|sailing)\b/i,
    interests: { Realistic: 0.8, Investigative: 0.2 },
  },
  {
    name: 'sports and fitness',
    pattern:
      /\b(sports?|fitness|running|cycling|gym|yoga|football|soccer|basketball|martial arts|athletics?|swimming|surfing)\b/i,
    interests: { Realistic: 0.5, Social: 0.4 },
  },
  {
    name: 'science',
    pattern:
      /\b(science|scientific|biology|physics|chemistry|astronomy|space|neuroscience|genetics|research\w*|laboratory|experiments?)\b/i,
    knowledge: ['Biology'],
    interests: { Investigative: 1 },
  },
  {
    name: 'data and analysis',
    pattern:
      /\b(data|analytics|statistics|mathematics|maths?|puzzles?|chess|problem[- ]solving|analy[sz]\w+|algorithms?|logic)\b/i,
    knowledge: ['Mathematics'],
    interests: { Investigative: 0.9, Conventional: 0.4 },
  },
  {
    name: 'technology',
    pattern:
      /\b(tech|technology|software|programming|coding|code|computers?|ai|artificial intelligence|machine learning|open source|cyber ?security|blockchain|crypto|gadgets|cloud|apps?|gaming|video games?|games)\b/i,
    knowledge: ['Computers and Electronics'],
    interests: { Investigative: 0.8, Realistic: 0.3, Conventional: 0.3 },
  },
  {
    name: 'medicine and health',
    pattern: /\b(health ?care|health|medicine|medical|nutrition|public health|anatomy|patients?|nursing)\b/i,
    knowledge: ['Medicine and Dentistry'],
    interests: { Investigative: 0.6, Social: 0.7 },
  },
  {
    name: 'art and design',
    pattern:
      /\b(art|arts|design\w*|drawing|painting|illustrat\w+|photograph\w*|film\w*|animation|fashion|architecture|crafts?|typography|interiors?|ux|ui|creativ\w+)\b/i,
    knowledge: ['Design', 'Fine Arts'],
    interests: { Artistic: 1 },
  },
  {
    name: 'writing and stories',
    pattern:
      /\b(writing|poetry|novels?|storytelling|stories|journalism|blog\w*|reading|literature|books|screenwriting|podcast\w*)\b/i,
    knowledge: ['Communications and Media'],
    interests: { Artistic: 0.9, Social: 0.1 },
  },
  {
    name: 'music and performance',
    pattern: /\b(music|guitar|piano|singing|theat(er|re)|danc(e|ing)|acting|comedy|performing|concerts?)\b/i,
    knowledge: ['Fine Arts'],
    interests: { Artistic: 1 },
  },
  {
    name: 'helping people',
    pattern:
      /\b(help(ing)? (people|others|patients|families|communit\w+|customers)|volunteer\w*|communit\w+|social (work|justice|impact)|charit\w+|non-?profits?|care for|caring|counsel\w*|humanitarian|wellbeing|wellness|inclusion|diversity)\b/i,
    knowledge: ['Therapy and Counseling'],
    interests: { Social: 1 },
  },
  {
    name: 'teaching and mentoring',
    pattern:
      /\b(teach\w*|mentor\w*|coach\w*|tutor\w*|education|train(ing)? (people|others)|kids|children|youth|students|parenting)\b/i,
    knowledge: ['Education and Training'],
    interests: { Social: 1, Artistic: 0.1 },
  },
  {
    name: 'people and psychology',
    pattern:
      /\b(psychology|human behaviou?r|mental health|therapy|relationships|meeting people|networking|people)\b/i,
    knowledge: ['Psychology'],
    interests: { Social: 0.8, Investigative: 0.2 },
  },
  {
    name: 'business and enterprise',
    pattern:
      /\b(business|startups?|entrepreneur\w*|invest\w*|stocks?|trading|sales|selling|negotiat\w+|marketing|brand\w*|strategy|real estate|leadership|leading|management|economics|deals)\b/i,
    knowledge: ['Sales and Marketing', 'Economics and Accounting'],
    interests: { Enterprising: 1 },
  },
  {
    name: 'law and public affairs',
    pattern: /\b(law|legal|justice|politics|policy|government|debate|human rights|history)\b/i,
    knowledge: ['Law and Government'],
    interests: { Enterprising: 0.6, Investigative: 0.4, Conventional: 0.3 },
  },
  {
    name: 'order and detail',
    pattern:
      /\b(organi[sz]ing|organi[sz]ation|planning|spreadsheets?|accounting|bookkeeping|budget\w*|finance|detail\w*|process(es)?|efficiency|logistics|compliance|quality)\b/i,
    knowledge: ['Administrative', 'Economics and Accounting'],
    interests: { Conventional: 1, Enterprising: 0.2 },
  },
  {
    name: 'food and cooking',
    pattern: /\b(cook\w*|baking|food|restaurants?|wine|coffee|cuisine)\b/i,
    knowledge: ['Food Production'],
    interests: { Realistic: 0.6, Artistic: 0.3, Enterprising: 0.2 },
  },
  {
    name: 'travel and cultures',
    pattern: /\b(travel\w*|languages?|cultures?|international|hospitality|tourism)\b/i,
    knowledge: ['Foreign Language', 'Geography'],
    interests: { Social: 0.4, Enterprising: 0.4, Artistic: 0.3 },
  },
  {
    name: 'the environment',
    pattern: /\b(sustainab\w+|climate|environment\w*|renewable\w*|energy|conservation|green)\b/i,
    knowledge: ['Biology'],
    interests: { Investigative: 0.7, Realistic: 0.5, Social: 0.2 },
  },
]
