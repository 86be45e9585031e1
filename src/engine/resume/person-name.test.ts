import { expect, test } from 'vitest'
import { isName } from './person-name.ts'
import { readResumeFacts } from './read-resume-facts.ts'

const JOB = '\n\nExperience\nClerk, Acme Ltd, 2019 - 2021\n'

test.each([
  ['Josefina Baltodano, RN, BSN, CCRN', 'Josefina Baltodano'],
  ['Josefina Baltodano RN BSN', 'Josefina Baltodano'],
  ['Amir Haddad, Ph.D.', 'Amir Haddad'],
  ['Amir Haddad, PharmD, BCPS', 'Amir Haddad'],
  ['Amir Haddad MSc MRICS', 'Amir Haddad'],
  ['Jane Doe, BSc (Hons), PGCE', 'Jane Doe'],
  ['Jean DUPONT', 'Jean DUPONT'],
  ['Robert J. Malloy III', 'Robert J. Malloy III'],
  ['Ana Silva, Lisbon', 'Ana Silva'],
  ['Lindqvist, Maja', 'Lindqvist, Maja'],
  ['Ann Lee ann@example.com 555 010 0199', 'Ann Lee'],
  ['Ann Lee, 12 High Street, Leeds', 'Ann Lee'],
  ['Cher\ncher@example.com', 'Cher'],
  ['CURRICULUM VITAE — Ann Lee', 'Ann Lee'],
  ['Cvetan Ivanov', 'Cvetan Ivanov'],
  ['Personal details\nName: Olamide Fashanu\nEmail: o@example.com', 'Olamide Fashanu'],
  ['MARGARET\nOKONKWO\nmargaret.okonkwo@example.com', 'MARGARET OKONKWO'],
  ['Omar al-Rashid', 'Omar al-Rashid'],
  ['Thomas Mc Namara, CPA', 'Thomas Mc Namara'],
  ['William Hart, Esq.', 'William Hart'],
  ['Dr. Amina Yusuf, MBBS', 'Dr. Amina Yusuf'],
  ['Jane Doe, Registered Nurse', 'Jane Doe'],
  ['Jane Doe | Curriculum Vitae', 'Jane Doe'],
  ['Jane Doe - Resume', 'Jane Doe'],
  ['JANE DOE, LCSW', 'JANE DOE'],
  ['Jane Doe, M.Ed.', 'Jane Doe'],
  ['Anna van ’t Hof', 'Anna van ’t Hof'],
  ['Jane Doe (Smith)', 'Jane Doe'],
  ['Mary-Kate O’Neill-Brandt, PE, LEED AP', 'Mary-Kate O’Neill-Brandt'],
  ['Resume: Bao Tran', 'Bao Tran'],
  ['Surname: Doe\nFirst name: Jane', 'Jane Doe'],
  ['JANE A. DOE, D.V.M.', 'JANE A. DOE'],
  ['Sgt. Paul Reyes (Ret.)', 'Sgt. Paul Reyes'],
  ['Jane Doe Tel. 0700 000000', 'Jane Doe'],
  ['Nguyen Thi Anh, Hanoi', 'Nguyen Thi Anh'],
  ['sam okafor\nsam.okafor@example.com', 'sam okafor'],
  ['Dr Rosalind Hume FRHistS', 'Dr Rosalind Hume'],
  ['Dr. Amara Nwosu MBBS, MRCP', 'Dr. Amara Nwosu'],
  ['Jean McDONALD', 'Jean McDONALD'],
  ['Engr. Muhammad Bilal Sarwari', 'Muhammad Bilal Sarwari'],
  ['Name       Dipl.-Ing. (FH) Katrin Wollschläger', 'Katrin Wollschläger'],
  ['Arch Manning', 'Arch Manning'],
  ['Wiremu (Wi) Paratene-Hughes', 'Wiremu (Wi) Paratene-Hughes'],
  ['Name: Qiu Yanwen (Wendy)        Gender: Female', 'Qiu Yanwen (Wendy)'],
  ['Qiu Yanwen (Wendy)', 'Qiu Yanwen'],
  ['Hi Bruce its Jaydn Prewett, Macca gave me your number', 'Jaydn Prewett'],
  ['POTHURI VENKATA BABU\nVenkata Babu Pothuri', 'Venkata Babu Pothuri'],
  ['Ana Silva\nAna Sousa', 'Ana Silva'],
  ['PERSONAL INFORMATION\nNuria Castellví Rabassa', 'Nuria Castellví Rabassa'],
  ['JASMINE\nOKAFOR-BELL\njasmine.ob@example.com', 'JASMINE OKAFOR-BELL'],
  ['JASMINE\nDESIGNER\njasmine@example.com', 'JASMINE'],
  ['J A N E   D O E', 'JANE DOE'],
])('%j names %s', (head, name) => {
  expect(readResumeFacts(head + JOB).basics.name).toBe(name)
})

test('an employer and its town are nobody’s name', () => {
  const { basics, work } = readResumeFacts(
    'Golden Noodle Foods, Singapore. Planner. 07/2020 – today\n- Orders\nTropic Drinks, Singapore. Clerk. 06/2018 – 06/2020\n- Lists',
  )
  expect([basics.name, work.length]).toEqual([null, 2])
})

test('a label with its value is no name, a trade may be one', () => {
  expect(['Sex Female', 'Gender Male', 'Nationality Belgian'].map(isName)).toEqual([false, false, false])
  expect(['Kathleen Turner', 'Ann Constable', 'Joan Judge'].map(isName)).toEqual([true, true, true])
})
