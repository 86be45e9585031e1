/** Titles of people who have no work now; without years they are taken to begin. */
const BEGINNER_TITLE =
  /^\W*(?:currently )?(?:unemployed|student|undergraduate|none|n\/?a|nothing|between jobs|job ?seeker|looking for (?:work|a job)|no (?:job|work|experience)|intern|trainee|entry[- ]level)\W*$/iu

export function isBeginnerTitle(title: string): boolean {
  return BEGINNER_TITLE.test(title)
}
