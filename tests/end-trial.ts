import { queryAsSuperuser } from './query-as-superuser.ts'

/** Puts the end of somebody's trial into the past, in the product with that data folder. */
export async function endTrialOf(dataDir: string, email: string) {
  await queryAsSuperuser(
    dataDir,
    'update profiles set trial_expires_at = now() where user_id = (select id from auth.users where email = $1)',
    [email],
  )
}
