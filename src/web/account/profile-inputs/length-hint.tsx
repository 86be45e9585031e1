import Check from 'lucide-react/icons/check'

const NEAR_THE_END_CHARACTERS = 200

/** How long an answer still has to be, told while it is typed. */
export function LengthHint({ value, min, max }: { value: string; min: number; max: number }) {
  const { isEnough, sentence } = lengthSentence(value.trim().length, min, max)
  return (
    <span className={`flex items-center gap-1.5 ${isEnough ? 'font-medium text-action' : ''}`}>
      {isEnough && <Check aria-hidden className="size-4 shrink-0" />}
      {sentence}
    </span>
  )
}

export function lengthSentence(length: number, min: number, max: number) {
  if (length === 0)
    return { isEnough: false, sentence: `At least ${min} characters. A sentence or two will do.` }
  if (length < min) {
    const more = min - length
    return { isEnough: false, sentence: `${more} more ${more === 1 ? 'character' : 'characters'} to go.` }
  }
  if (length > max) return { isEnough: false, sentence: `${length - max} characters over ${max}.` }
  const left = max - length
  return {
    isEnough: true,
    sentence:
      left < NEAR_THE_END_CHARACTERS
        ? `Enough for us. Room for ${left} more ${left === 1 ? 'character' : 'characters'}.`
        : 'Enough for us. Write more if you like.',
  }
}
