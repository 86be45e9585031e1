const MARKS = [
  // Any symbol will do: "★ Zendesk", "👉 a trade cert".
  '[•·▪⁃‣→⇒~*+>–-]',
  String.raw`\p{So}\uFE0F?`,
  String.raw`\d{1,2}[.)]`,
  String.raw`\([a-z\d]\)`,
  '[a-z][.)]',
  '[ivx]{1,4}[.)]',
]

/** What sets a line apart as a point of a list, with the space behind it; "1⇥Prepare units" is a numbered row of a table. */
export const BULLET_MARK = new RegExp(String.raw`^\s*(?:(?:${MARKS.join('|')})\s+|\d{1,2}\t\s*)(?=\S)`, 'u')
