import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { PROFILE_FIELDS, SKILLS_MAX } from '#shared/account/profile-fields.ts'
import { uniqueSkills } from '#shared/account/unique-skills.ts'
import { profileFromResume } from '#shared/career/profile-from-resume.ts'
import { RESUME_TEXT_MAX_CHARACTERS } from '#shared/career/saved-resume.ts'
import { keysOf } from '#shared/typed-keys.ts'
import { resumeApi } from '#web/career/resume/resume-api.ts'
import { filledInSentence } from '#web/career/resume-reading/filled-in-sentence.ts'
import { KeepFacts } from '#web/career/resume-reading/keep-facts.tsx'
import { ResumeUpload } from '#web/career/resume-reading/resume-upload.tsx'
import { log } from '#web/platform/log.ts'

/** An own résumé in place of typing: fills in what is still empty, and adds its skills. */
export function ResumeAnswers() {
  const { getValues, setValue } = useFormContext<OnboardingForm>()
  const [outcome, setOutcome] = useState<string>()
  const [read, setRead] = useState<string>()

  async function fill({ fileName, text }: { fileName: string; text: string }) {
    setOutcome(undefined)
    try {
      const facts = await resumeApi.readResume({ resumeText: text.slice(0, RESUME_TEXT_MAX_CHARACTERS) })
      const { skills, ...answers } = profileFromResume(facts, new Date())
      const filled: string[] = []
      for (const name of keysOf(answers)) {
        const answer = answers[name]
        if (!answer || getValues(name)) continue
        setValue(name, answer, { shouldDirty: true })
        filled.push(PROFILE_FIELDS[name].label)
      }
      const before = getValues('skills') ?? []
      const all = uniqueSkills([...before, ...skills]).slice(0, SKILLS_MAX)
      if (all.length > before.length) {
        setValue('skills', all, { shouldDirty: true })
        filled.push(`${all.length - before.length} ${all.length - before.length === 1 ? 'skill' : 'skills'}`)
      }
      setRead(text)
      setOutcome(filledInSentence(fileName, filled, facts.work.length))
    } catch (error) {
      log('a résumé could not be sorted into answers', error)
      setOutcome('The file could be read, but not sorted into answers right now. Please try again, or type.')
    }
  }

  return (
    <div className="grid gap-1">
      <ResumeUpload
        label="Fill this in from your résumé"
        hint="PDF, DOCX, text or JSON Resume. Nothing of it is kept but what you save."
        onRead={read => void fill(read)}
      />
      <p aria-live="polite" className="text-sm font-medium break-words empty:hidden">
        {outcome}
      </p>
      {read !== undefined && <KeepFacts text={read} />}
    </div>
  )
}
