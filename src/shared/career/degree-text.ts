/** "Associate of Applied Science" and "Applied Science in Logistics" → "Associate of Applied Science in Logistics". */
export function degreeText(studyType: string | null, area: string | null): string | null {
  if (studyType === null || area === null) return studyType ?? area
  const [kind, subject] = [studyType.split(' '), area.split(' ')]
  const shared = subject.findLastIndex(
    (_, at) => kind.slice(-(at + 1)).join(' ') === subject.slice(0, at + 1).join(' '),
  )
  return shared < 0 ? `${studyType} in ${area}` : [...kind, ...subject.slice(shared + 1)].join(' ')
}
