// @vitest-environment node
import { expect, test } from 'vitest'
import { jsonResumeText } from './json-resume-text.ts'

test('a JSON Resume becomes the text of a résumé; a malformed part is left out, another file is no JSON Resume', () => {
  const text = jsonResumeText(
    JSON.stringify({
      basics: {
        name: 'Robin Vale',
        email: 'robin@people.example',
        location: { city: 'Columbus', region: 'OH' },
      },
      work: [
        {
          name: 'Riverside Clinic',
          position: 'Medical Assistant',
          startDate: '2019-06-01',
          highlights: ['Roomed 25 patients a day', 7],
        },
        { name: 'Olentangy', position: 'Aide', startDate: '2017', endDate: '2019-05' },
      ],
      volunteer: [
        { organization: 'Food Bank', position: 'Driver', startDate: '2020', highlights: ['Drove'] },
      ],
      education: 'none',
      skills: [{ name: 'Records', keywords: ['Epic'] }],
    }),
  )
  expect(text).toBe(
    [
      'Robin Vale\nColumbus, OH | robin@people.example',
      'Skills\nRecords, Epic',
      'Experience\nMedical Assistant, Riverside Clinic\nJun 2019 - Present\n- Roomed 25 patients a day\nAide, Olentangy\n2017 - May 2019',
      'Volunteer work\nDriver, Food Bank\n2020 - Present\n- Drove',
    ].join('\n\n'),
  )
  expect(jsonResumeText('{"name": "waywell"}')).toBeNull()
  expect(jsonResumeText('Robin Vale, nurse')).toBeNull()
})
