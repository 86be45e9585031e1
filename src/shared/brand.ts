/** The brand colors, for what cannot read look.css: mails and the dev mailbox. tests/brand.test.ts compares the two. */
export const BRAND = {
  action: '#1f5b4a',
  actionDark: '#8fd0b6',
  onAction: '#fffdf7',
  paper: '#faf5ea',
  paperDark: '#151c1d',
  raised: '#fffdf7',
  raisedDark: '#1c2527',
  ink: '#20302b',
  inkDark: '#ede6d8',
  soft: '#55625b',
  rule: '#e3d8c3',
} as const
