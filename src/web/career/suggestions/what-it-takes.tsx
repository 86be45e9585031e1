import type { Profile } from '#shared/account/profile.ts'
import { skillsToBuild } from '#shared/career/skill-gap.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { numberWord } from '#shared/number-word.ts'
import { listText } from '../words.ts'
import { stepsToRole } from './steps-to-role.ts'

const NAMED_SKILLS = 3

export function WhatItTakes({
  opened,
  now,
  profile,
}: {
  opened: Suggestion
  now: Suggestion | null
  profile: Profile | undefined
}) {
  const steps = stepsToRole(opened, now)
  return (
    <section aria-labelledby="takes" className="grid grid-cols-1 content-start gap-4">
      <h2 id="takes" className="text-xl">
        What it would take
      </h2>
      {steps.length === 0 ? (
        <p>
          {opened.education === null
            ? 'No usual schooling is published for this work.'
            : 'No more schooling than your work asks for today is usual.'}
        </p>
      ) : (
        <ol className="grid grid-cols-1">
          {steps.map(({ title, text }, at) => (
            <li
              key={title}
              className="relative flex gap-4 pb-5 not-last:before:absolute not-last:before:start-3.5 not-last:before:top-8 not-last:before:bottom-0 not-last:before:border-s-3 not-last:before:border-dotted not-last:before:border-info"
            >
              <span
                aria-hidden
                className="figures grid size-8 shrink-0 place-content-center rounded-full border-2 border-info text-sm font-semibold text-info"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <SkillsLeft opened={opened} skills={profile?.skills ?? []} />
    </section>
  )
}

function SkillsLeft({ opened, skills }: { opened: Suggestion; skills: readonly string[] }) {
  const missing = skillsToBuild(opened, skills)
  const all = opened.key_skills.length
  if (missing.length === 0) return <p>All {numberWord(all)} key skills are in your profile already.</p>
  const named = listText(missing.slice(0, NAMED_SKILLS))
  return (
    <p>
      Then the skills: {numberWord(missing.length)} of {numberWord(all)} are not named in your profile,{' '}
      {named}
      {missing.length > NAMED_SKILLS ? ' among them' : ''}. The skill gap counts what your work has taught
      you, and says how far each is.
    </p>
  )
}
