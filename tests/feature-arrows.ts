/** Features that may use another: every other pair is refused. Add an arrow only with a reason. */
export const FEATURE_ARROWS: readonly string[] = [
  // The trial is two columns of the profile.
  'server/billing → server/account',
  // A reminder and a weekly mail go to the address of the account, by the clock of the profile's time zone.
  'server/wellness → server/account',
  'server/dashboard → server/account',
  'server/dashboard → server/wellness',
  // The coach asks the career engine and knows how the check-ins of a person went.
  'server/coach → server/career',
  'server/coach → server/wellness',
  // Programs are answered as screens are.
  'server/api-v1 → server/career',
  'server/api-v1 → server/wellness',
  // Both greet people by the name in their profile.
  'web/shell → web/account',
  'web/dashboard → web/account',
  // The menu lists the career tools.
  'web/shell → web/career',
  // The frame checks the subscription; the dashboard, Settings and the pricing page show and sell the plan.
  'web/shell → web/billing',
  'web/dashboard → web/billing',
  // The dashboard takes a check-in in place, warns as the overview does, and draws the way to the best match.
  'web/dashboard → web/wellness',
  'web/dashboard → web/career',
  'web/account → web/billing',
  'web/site → web/billing',
  // The career tools start from the profile, and parts of them belong to a plan.
  'web/career → web/account',
  'web/career → web/billing',
  // The coach offers the career tools filled in, says what is left of a plan, and reads for crisis language.
  'web/coach → web/account',
  'web/coach → web/billing',
  'web/coach → web/career',
  'web/coach → web/safety',
  // The command menu finds conversations and help beside one's résumés and notes.
  'web/shell → web/coach',
  'web/shell → web/site',
  // What somebody writes in a note, searches for or was shown may need help at once.
  'web/wellness → web/safety',
  'web/learning → web/safety',
  // Comparing days with a tag over months belongs to a plan.
  'web/wellness → web/billing',
  'web/shell → web/safety',
  'web/site → web/safety',
  // Settings shows the saved résumés.
  'web/account → web/career',
  // Pages for developers show what the résumé reader makes of a file, and every state of the plan.
  'web/dev → web/career',
  'web/dev → web/billing',
  'web/dev → web/account',
]
