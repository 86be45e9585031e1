/** Beside what a plan has in a month: a program that runs wild must not slow anybody. */
export const API_REQUESTS_PER_MINUTE = 120
