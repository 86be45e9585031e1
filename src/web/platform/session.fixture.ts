import type { Session } from '#shared/session.ts'

/** Someone who is signed in, as the server would say it. */
export const MAYA: Session = {
  access_token: 'token',
  refresh_token: null,
  expires_at: 0,
  expires_in: 900,
  token_type: 'bearer',
  user: {
    id: '0192f000-0000-7000-8000-000000000001',
    email: 'maya@example.com',
    user_metadata: { full_name: 'Maya', avatar_url: null },
  },
}
