// @vitest-environment node
import { expect, test } from 'vitest'
import { blanksIn, nextBlank, splitAtBlanks } from './blanks.ts'
import { documentBlocks } from './document-blocks.ts'
import { newDraft, withGenerated, withRole } from './resume-draft.ts'

test('the objective names the role, and follows it until somebody writes an own one', () => {
  const draft = newDraft('Registered Nurse')
  expect(draft.objective).toBe(
    'Seeking a Registered Nurse role where I can put my skills to use and keep growing.',
  )
  expect(withRole(draft, 'Engineer').objective).toMatch(/^Seeking an Engineer role/u)
  expect(withRole({ ...draft, objective: 'My own.' }, 'Engineer').objective).toBe('My own.')
})

test('a new draft keeps what it replaces; where nothing was written there is nothing to bring back', () => {
  const made = { resume: 'new', coverLetter: 'new letter', wording: null }
  expect(withGenerated(newDraft('Nurse'), made).replaced).toBeNull()
  const written = { ...newDraft('Nurse'), resume: 'typed for an hour' }
  expect(withGenerated(written, made)).toMatchObject({
    resume: 'new',
    replaced: { resume: 'typed for an hour', coverLetter: '' },
  })
})

test('blanks are what stands in brackets, one after the other and round again', () => {
  const text = 'Robin [your phone number]\nat [your employer], since [] and [\n]'
  expect(blanksIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[your phone number]',
    '[your employer]',
  ])
  expect(nextBlank(text, 7)?.start).toBe(29)
  expect(nextBlank(text, 30)?.start).toBe(6)
  expect(nextBlank('none', 0)).toBeUndefined()
  expect(
    splitAtBlanks(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})

test('a line is a heading where it stands alone after an empty line', () => {
  const kinds = documentBlocks(
    'Robin Vale\nNurse\n\nSkills\nSkills\n\nWORK HISTORY\n- Led a team\n• Two',
  ).map(({ kind }) => kind)
  expect(kinds).toEqual(['name', 'text', 'space', 'heading', 'text', 'space', 'heading', 'bullet', 'bullet'])
})
