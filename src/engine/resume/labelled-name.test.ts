import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

test.each([
  ['APPLICATION FORM\n\nFamily name: LUMOINDONG          Given name: YOSAFAT', 'YOSAFAT LUMOINDONG'],
  ['Last Name: Achterberg\nFirst Name: Rosalind\nMiddle Initial: T.', 'Rosalind T. Achterberg'],
  ['Nachname: Aderhold\nVorname: Svenja', 'Svenja Aderhold'],
  ['Name            MINASEGAWA Kazuhiko (male)', 'Kazuhiko MINASEGAWA'],
  ['Naam: Anneke Vrijlandt', 'Anneke Vrijlandt'],
  ['SFC (RET.) DARNELL K. OSTRANDER\nACTIVE SECRET CLEARANCE', 'DARNELL K. OSTRANDER'],
  [
    'Locatelvi Gaspare\ngaspare.locatelvi@example.com\n\nWork\nCook, Blue Barn Ltd, 2015 – 2018\n\nFontalta, 10/01/2024          Gaspare Locatelvi',
    'Gaspare Locatelvi',
  ],
  [
    'Gaspare Locatelvi\ngaspare.locatelvi@example.com\n\nWork\nCook, Blue Barn Ltd, 2015 – 2018\n\nLocatelvi Gaspare',
    'Gaspare Locatelvi',
  ],
  [
    'CONTACT\nanouk.d@example.com\n\nSKILLS\nFigma\nIllustrator\n\nANOUK DESROCHERS\nUX DESIGNER\n\nPROFILE\nCalm interfaces.\n\nWORK\nUX Designer, Feuillet Ltd, 2021 – 2023',
    'ANOUK DESROCHERS',
  ],
])('the name in %j', (text, name) => {
  expect(readResumeFacts(text).basics.name).toBe(name)
})
