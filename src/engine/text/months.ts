const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Jan" for 1; nothing for a number that is no month. */
export function monthName(month: number): string | undefined {
  return MONTHS[month - 1]
}

/** 1 for "January", "jan" or "Jan."; 0 for a word that is no month. */
export function monthOfName(name: string): number {
  const start = name.slice(0, 3).toLowerCase()
  return MONTHS.findIndex(month => month.toLowerCase() === start) + 1
}
