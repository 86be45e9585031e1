import { ownEntry } from '#engine/text/own-entry.ts'

/** Work told by what is done or studied, as the people who do it: "inspect cranes", "repairing violins", "hydrology", "what the buyers do". */
export function withAgents(
  text: string,
  isTitle: (phrase: string) => boolean,
): {
  text: string
  /** By title the words that the person wrote for it. */
  saidFor: ReadonlyMap<string, string>
} {
  const saidFor = new Map<string, string>()
  const titled = (said: string, titles: string[]) => {
    const known = titles.find(isTitle)
    if (known === undefined) return said
    saidFor.set(known, said)
    return ` and ${known} and `
  }
  const told = text
    .replaceAll(OTHERS_WORK, (said: string, people: string) => titled(said, [people]))
    .replaceAll(WORK_VERB, (said: string, verb: string, object = '') =>
      titled(said, titlesOf(agentOf(AGENTS_ALONE, verb), object, true)),
    )
    .replaceAll(WORK_ON_OBJECT, (said: string, verb: string, object: string) =>
      titled(said, titlesOf(agentOf(AGENTS_OF_OBJECT, verb), object, false)),
    )
    .replaceAll(DISCIPLINE, (said: string, stem: string, ending: string) =>
      titled(said, [`${stem}${ownEntry(SCHOLARS, ending.toLowerCase()) ?? ending}`]),
    )
  return { text: told, saidFor }
}

function titlesOf(agent: string, object: string, isAgentEnough: boolean): string[] {
  const ofObject = object === '' ? [] : [`${object.replace(/s$/i, '')} ${agent}`]
  return isAgentEnough ? [...ofObject, agent] : ofObject
}

/** The agent of a verb in any of its forms. */
function agentOf(agents: Record<string, string>, said: string): string {
  const verb = said.toLowerCase()
  const base = Object.keys(agents).find(key => verb.startsWith(key.replace(/e$/, ''))) ?? ''
  return ownEntry(agents, base) ?? ''
}

/** Verbs that alone name who does them. */
const AGENTS_ALONE: Record<string, string> = {
  inspect: 'inspector',
  mediate: 'mediator',
  interpret: 'interpreter',
  translate: 'translator',
  illustrate: 'illustrator',
  archive: 'archivist',
  conserve: 'conservator',
  audit: 'auditor',
  dispatch: 'dispatcher',
  tutor: 'tutor',
  animate: 'animator',
  photograph: 'photographer',
}
/** Verbs that name somebody only together with what is worked on. */
const AGENTS_OF_OBJECT: Record<string, string> = {
  design: 'designer',
  repair: 'repairer',
  restore: 'restorer',
  install: 'installer',
  train: 'trainer',
  groom: 'groomer',
  breed: 'breeder',
  grow: 'grower',
  brew: 'brewer',
  test: 'tester',
  appraise: 'appraiser',
  edit: 'editor',
  tune: 'tuner',
  weave: 'weaver',
  bind: 'binder',
}
const OBJECT =
  '(?!and\\b|or\\b|in\\b|for\\b|with\\b|at\\b|the\\b|them\\b|things\\b|instead\\b|people\\b|to\\b|my\\b|new\\b)\\p{L}{3,}'
const WORK_VERB = new RegExp(`\\b(${Object.keys(AGENTS_ALONE).join('|')})s?\\b(?: (${OBJECT}))?`, 'giu')
const WORK_ON_OBJECT = new RegExp(
  `\\b((?:${Object.keys(AGENTS_OF_OBJECT)
    .map(verb => verb.replace(/e$/, '(?:e(?=\\b|s\\b)|(?=ing))'))
    .join('|')})(?:s|ing)?)\\b (${OBJECT})`,
  'giu',
)
/** "Do what the behavior analysts do", "the work the buyers do". */
const OTHERS_WORK =
  /\b(?:what|the work|the job|the stuff) (?:the |those |our |these )?((?:\p{L}+ )?\p{L}+)s (?:do|are doing)\b/giu
/** How a field of study names its scholars. */
const SCHOLARS: Record<string, string> = {
  ology: 'ologist',
  ologies: 'ologist',
  ography: 'ographer',
  istics: 'istician',
  onomy: 'onomist',
  onomics: 'onomist',
}
/** Who teaches or studies it is no scholar of it. */
const DISCIPLINE =
  /(?<!\b(?:teach|teaching|learn|learning|study|studying|studied|degree in|good at) )\b(?!techn|metho|apol|chron|ideol|psych)(\p{L}{3,})(ology|ography|istics|onomy|onomics)\b/giu
