const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Jan" for 1; nothing for a number that is no month. */
export function monthName(month: number): string | undefined {
  return MONTHS[month - 1]
}
