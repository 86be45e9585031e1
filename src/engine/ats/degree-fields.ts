/** Fields of study by how their subjects begin; a subject may be of several. */
const FIELDS: readonly RegExp[] = [
  /^(?:comput|softw|informati|cyber|data|network|programm|artificial|mathemat|statis|physic(?:s|al)?$|engin|electr|mechan|robot|telecom)/u,
  /^(?:nurs|midwif|medic|pharm|physioth|radiog|health|dent|optom|paramed|speech|occupational|nutrit|dietet|public)/u,
  /^(?:busin|account|financ|econom|commerc|market|manag|audit|bank|entrepren|logist|supply|hospit|touris|human)/u,
  /^(?:law|legal|juris|crimin)/u,
  /^(?:histor|english|literat|philosoph|music|art$|arts$|fine|theat|drama|languag|linguist|journal|media|film|communic|design|graphic|fashion)/u,
  /^(?:educat|teach|early|child|social|psych|counsel|sociol|youth|pedagog)/u,
  /^(?:biolog|chemi|bioch|food|environ|agric|horticul|ecolog|geolog|marine|animal|veterin|microb|forest|biomed|life)/u,
  /^(?:civil|architec|survey|construct|quantity|building|structur|urban|planning|geomat|engin)/u,
]

/** Whether what somebody studied may pass for related to what is asked: not where both are known and of different fields. */
export function isRelatedSubject(asked: string, held: readonly string[]): boolean {
  const wanted = fieldsOf(asked)
  const own = held.map(fieldsOf).filter(fields => fields.length > 0)
  return (
    wanted.length === 0 ||
    own.length === 0 ||
    own.some(fields => fields.some(field => wanted.includes(field)))
  )
}

function fieldsOf(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return FIELDS.flatMap((field, at) => (words.some(word => field.test(word)) ? [at] : []))
}
