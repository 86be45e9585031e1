// @vitest-environment node
import { expect, test } from 'vitest'
import { blanksIn, nextBlank, splitAtBlanks } from './blanks.ts'
import { documentBlocks } from './document-blocks.ts'
import { newDraft, ownResume, withGenerated, withRole } from './resume-draft.ts'

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

test('a résumé pasted into an empty builder is read; a draft, even an edited one, is not', () => {
  const empty = newDraft('Nurse')
  expect(ownResume(empty)).toBeNull()
  expect(ownResume({ ...empty, resume: '  ' })).toBeNull()
  const pasted = { ...empty, resume: 'Ana Ruiz' }
  expect(ownResume(pasted)?.text).toBe('Ana Ruiz')
  expect(ownResume({ ...pasted, own: { fileName: 'cv.pdf', text: 'Read' } })?.text).toBe('Read')
  expect(ownResume({ ...pasted, saved: { id: '1', label: null } })).toBeNull()
  const made = { resume: 'Draft', coverLetter: 'Letter', wording: null }
  expect(ownResume({ ...withGenerated(empty, made), resume: 'Draft, edited' })).toBeNull()
})

test('a pasted résumé fills the next draft too, until it is left out', () => {
  const made = { resume: 'Draft', coverLetter: 'Letter', wording: null }
  const first = withGenerated({ ...newDraft('Nurse'), resume: 'Ana Ruiz' }, made)
  expect(first.own).toEqual({ fileName: 'The résumé you pasted', text: 'Ana Ruiz' })
  expect(ownResume(withGenerated(first, made))?.text).toBe('Ana Ruiz')
  expect(ownResume({ ...first, own: null })).toBeNull()
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
