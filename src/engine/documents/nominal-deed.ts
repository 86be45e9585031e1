import { lowercaseFirst } from './lowercase-first.ts'
import { pastOf } from './verb-forms.ts'

/** "Development of a replay system" → "developed" and "a replay system"; what goes on in a job that goes on stays present. */
export function nominalDeed(text: string, isCurrent: boolean): [deed: string, what: string] | null {
  if (CARRIED_OUT.test(text) && !SINCE_DONE.test(text))
    return [
      isCurrent && /^(?:annual|monthly|weekly|daily) /iu.test(text) ? 'carry out' : 'carried out',
      lowercaseFirst(text),
    ]
  const [whole = '', noun = ''] = DEED_OF.exec(text) ?? []
  const verb = VERB_OF.get(noun.toLowerCase().replace(/[ -]/gu, ''))
  if (verb === undefined) return null
  const rest = text.slice(whole.length)
  const [base = '', particle] = verb.split('+')
  const goesOn =
    isCurrent && ONGOING.has(base) && !/^\d|^[^,;]*(?:\bfrom \S+ (?:\S+ )?to\b|\bby \d)/u.test(rest)
  return [`${goesOn ? base : pastOf(base)}${particle ? ` ${particle}` : ''}`, rest]
}

const CARRIED_OUT =
  /^(?:(?:complete|full|total|major|partial|annual|monthly|weekly|daily) )?(?:rewire|refurbishment|overhaul|refit|renovation|survey|audit|review|replacement|upgrade|redecoration)s? of \S/iu
/** "Survey of 1,200 callers designed and analysed" has its verb. */
const SINCE_DONE =
  / of (?:[^,;:]|,(?=\d)){2,60} (?:designed|written|analysed|analyzed|evaluated|planned|organised|organized|made|prepared|completed|done)\b/u
const DEED_OF = /^([\p{L}-]+(?: up| out)?) of (?=\S)/u
const VERB_OF: ReadonlyMap<string, string> = new Map(
  'development develop;reduction reduce;launch launch;automation automate;introduction introduce;creation create;implementation implement;installation install;setup set+up;rollout roll+out;redesign redesign;migration migrate;modernisation modernise;modernization modernize;digitisation digitise;digitization digitize;reorganisation reorganise;reorganization reorganize;translation translate;integration integrate;supervision supervise;management manage;coordination coordinate;organisation organise;organization organize;preparation prepare;maintenance maintain;administration administer;inspection inspect;recruitment recruit;validation validate;analysis analyse;evacuation evacuate;calibration calibrate;investigation investigate;negotiation negotiate;presentation present;dissection dissect;conception conceive;execution execute;realisation realise;realization realize;revision revise;expansion expand;optimisation optimise;optimization optimize;evaluation evaluate;documentation document;construction construct;production produce;delivery deliver;relocation relocate;promotion promote;selection select;establishment establish;publication publish;conversion convert;standardisation standardise;standardization standardize;centralisation centralise;treatment treat;assessment assess;improvement improve;instruction instruct;collection collect;distribution distribute;renovation renovate;restoration restore;vaccination vaccinate;immunisation immunise;registration register;cultivation cultivate;fabrication fabricate;excavation excavate;demonstration demonstrate;decoration decorate;verification verify;identification identify;classification classify;adaptation adapt;compilation compile;operation operate;demolition demolish;acquisition acquire;reconciliation reconcile;generation generate;procurement procure;measurement measure;enforcement enforce;transportation transport;sale sell;supply supply'
    .split(';')
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split(' ')
      return [noun, verb]
    }),
)
const ONGOING: ReadonlySet<string> = new Set(
  'vaccinate register cultivate demonstrate verify operate reconcile procure measure transport sell supply treat assess instruct collect distribute deliver produce document evaluate supervise manage coordinate organise organize prepare maintain administer inspect recruit analyse calibrate'.split(
    ' ',
  ),
)
