/** The brand colors, for what cannot read look.css: mails and pages without the built ones. src/web/static-files.test.ts compares the two. */
export const BRAND = {
  action: '#1f5b4a',
  actionDark: '#93cfb4',
  onAction: '#fffdf7',
  paper: '#faf5ea',
  paperDark: '#201c16',
  raised: '#fffdf7',
  raisedDark: '#2b261e',
  ink: '#20302b',
  inkDark: '#f1e9da',
  soft: '#55625b',
  softDark: '#bfb7a6',
  rule: '#e3d8c3',
  ruleDark: '#3d362b',
  wrong: '#ab261d',
  wrongDark: '#ff9f95',
} as const
