/** Whether a clause names nothing but how a person is: "clear communication, calm under pressure". */
export function isSoftClause(clause: string): boolean {
  const words = clause.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  const significant = words.filter(word => !FILLER.has(word))
  return (
    significant.length > 0 &&
    significant.filter(word => SOFT.has(word)).length / significant.length > MIN_SOFT_SHARE
  )
}

const MIN_SOFT_SHARE = 0.49

const SOFT = new Set(
  `communication communicate communicator written verbal oral interpersonal listening teamwork team-player team teams collaboration collaborative cooperative leadership
  organized organised organizational organisational organization attention detail detail-oriented accuracy accurate punctual punctuality reliable reliability dependable
  honest honesty integrity trustworthy friendly warm kind caring compassionate compassion empathy calm pressure flexible flexibility adaptable adaptability
  motivated self-motivated motivation initiative proactive positive attitude enthusiasm enthusiastic energetic creative creativity curious curiosity problem-solving
  problem solving critical thinking judgment judgement multitask multitasking multi-task prioritize prioritise time-management time management deadlines deadline independent independently
  discretion confidentiality tact tactful professional professionalism professionally manner telephone personable presentation willing willingness learn eager resilience resilient
  work ethic common sense humor humour sense people rapport trust`.split(/\s+/u),
)
const FILLER = new Set(
  'the a an of and or to in for with on at by from our your you will be is are as that this all any other their its it skills skill strong excellent good great outstanding effective ability able both under meet clear highly very exceptional demonstrated proven'.split(
    ' ',
  ),
)
