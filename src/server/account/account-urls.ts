/** The addresses of pages that mails and redirects lead to. */
export function accountUrls(publicUrl: URL) {
  const at = (path: string) => `${publicUrl.origin}${path}`
  return {
    signIn: at('/login'),
    secondFactor: at('/login?two_factor=required'),
    googleFailed: at('/login?error=google'),
    forgotPassword: at('/forgot-password'),
    resetPassword: (token: string) => at(`/reset-password#type=recovery&access_token=${token}`),
    verifyEmail: (token: string) => at(`/verify-email#type=signup&token=${token}`),
    changeEmail: (token: string) => at(`/verify-email#type=email_change&token=${token}`),
  }
}
