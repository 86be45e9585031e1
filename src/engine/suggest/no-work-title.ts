/** Titles of people who have no work now; without years they are taken to begin. */
const SAYS_NO_WORK =
  /^\W*(?:currently )?(?:unemployed|student|undergraduate|none|n\/?a|nothing|between jobs|job ?seeker|looking for (?:work|a job)|no (?:job|work|experience)|intern|trainee|entry[- ]level)\W*$/iu

export function saysNoWork(title: string): boolean {
  return SAYS_NO_WORK.test(title)
}
