import { useCallback } from 'react'
import { ENERGY_LABELS, MOOD_LABELS } from '#shared/wellness/check-in-form.ts'
import { EnergyBars } from './energy-bars.tsx'
import { MoodFace } from './mood-face.tsx'
import { ScaleAnswers } from './scale-answers.tsx'

/** The two questions of every check-in. `onChange` must stay the same between renders. */
export function MoodAndEnergy({
  mood,
  energy,
  onChange,
}: {
  mood: number
  energy: number
  onChange: (answer: { mood: number } | { energy: number }) => void
}) {
  return (
    <>
      <ScaleAnswers
        question="Mood"
        look="mood"
        labels={MOOD_LABELS}
        value={mood}
        onChange={useCallback(value => onChange({ mood: value }), [onChange])}
        mark={step => <MoodFace mood={step} className="size-9" />}
      />
      <ScaleAnswers
        question="Energy"
        look="energy"
        labels={ENERGY_LABELS}
        value={energy}
        onChange={useCallback(value => onChange({ energy: value }), [onChange])}
        mark={step => <EnergyBars energy={step} className="size-7" />}
      />
    </>
  )
}
