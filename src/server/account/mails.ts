import type { Mail } from '#server/email/mail-transport.ts'
import { renderMail } from '#server/email/render-mail.ts'
import { RESET_LINK_MINUTES, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { PRODUCT } from '#shared/product.ts'

type Recipient = { id: string; email: string; name: string }

export function verifyAddressMail(to: Recipient, url: string): Mail {
  return renderMail(to, {
    subject: `Please confirm your address for ${PRODUCT}`,
    paragraphs: [
      `Welcome to ${PRODUCT}. Please confirm that this address is yours, so that you can always get back in.`,
      'If you did not create this account, you can ignore this mail. Where you are not signed in, the link asks for a new password and ends what was set up before.',
    ],
    action: { label: 'Confirm my address', url },
  })
}

export function resetPasswordMail(to: Recipient, url: string): Mail {
  return renderMail(to, {
    subject: `Your new password for ${PRODUCT}`,
    paragraphs: [
      `Someone, hopefully you, asked to set a new password. The link works once, within ${RESET_LINK_MINUTES} minutes.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  })
}

export function signInCodeMail(to: Recipient, code: string): Mail {
  return renderMail(to, {
    subject: `${code} is your ${PRODUCT} code`,
    paragraphs: [
      `Type this code to sign in. It works once, within ${SIGN_IN_CODE_MINUTES} minutes.`,
      'We never ask for it by phone or mail. If you did not ask for it, you can ignore this.',
    ],
    code,
  })
}

/** In place of a code: whoever made the account has not shown yet that the address is theirs. */
export function confirmFirstMail(to: Recipient, url: string, resetPasswordUrl: string): Mail {
  return renderMail(to, {
    subject: `Please confirm your address for ${PRODUCT} first`,
    paragraphs: [
      'Someone, hopefully you, asked for a sign-in code. Codes work once this address is confirmed.',
      `If you did not create this account, you can still make it yours: the link, like ${resetPasswordUrl}, asks for a new password and ends what was set up before.`,
    ],
    action: { label: 'Confirm my address', url },
  })
}

export function alreadyRegisteredMail(to: Recipient, signInUrl: string, resetPasswordUrl: string): Mail {
  return renderMail(to, {
    subject: `You already have a ${PRODUCT} account`,
    paragraphs: [
      'Someone, hopefully you, tried to sign up with this address. You have an account already, so nothing was changed.',
      `Forgot the password? Set a new one at ${resetPasswordUrl}`,
    ],
    action: { label: 'Sign in', url: signInUrl },
  })
}

export function changeEmailMail(to: Recipient, url: string): Mail {
  return renderMail(to, {
    subject: `Confirm your new address for ${PRODUCT}`,
    paragraphs: [
      `Follow the link to use this address for ${PRODUCT} from now on. It works once, within ${RESET_LINK_MINUTES} minutes.`,
      'If you did not ask for this, you can ignore it.',
    ],
    action: { label: 'Use this address', url },
  })
}

export function emailChangeAskedMail(to: Recipient, newEmail: string, resetPasswordUrl: string): Mail {
  return securityNotice(to, `Your ${PRODUCT} address is about to change`, resetPasswordUrl, [
    `Someone signed in as you asked to change your address to ${newEmail}. It changes once that address is confirmed.`,
  ])
}

export function emailChangedMail(to: Recipient, newEmail: string, resetPasswordUrl: string): Mail {
  return securityNotice(to, `Your ${PRODUCT} address has changed`, resetPasswordUrl, [
    `From now on you sign in with ${newEmail}. This is the last mail to the old address.`,
  ])
}

export function passwordChangedMail(to: Recipient, resetPasswordUrl: string): Mail {
  return securityNotice(to, `Your ${PRODUCT} password has changed`, resetPasswordUrl, [
    'Your password was just changed, and every other session was signed out.',
  ])
}

export function twoFactorMail(to: Recipient, isOn: boolean, resetPasswordUrl: string): Mail {
  return securityNotice(to, `Two-factor sign-in is ${isOn ? 'on' : 'off'}`, resetPasswordUrl, [
    isOn
      ? 'From now on signing in also asks for a code of your authenticator app. Keep your recovery codes in a safe place.'
      : 'Signing in no longer asks for a code of your authenticator app.',
  ])
}

export function recoveryCodesMail(to: Recipient, resetPasswordUrl: string): Mail {
  return securityNotice(to, 'Your recovery codes are new', resetPasswordUrl, [
    'New recovery codes were made for your account. The ones from before no longer work.',
  ])
}

export function apiKeyMail(to: Recipient, name: string, resetPasswordUrl: string): Mail {
  return securityNotice(to, 'A new API key for your account', resetPasswordUrl, [
    `The key "${name}" was made for your account. Whoever has it can read your suggestions and check-ins and draft résumés for you. You can delete it in Settings, under Security.`,
  ])
}

export function googleMail(to: Recipient, isLinked: boolean, resetPasswordUrl: string): Mail {
  return securityNotice(
    to,
    `Google was ${isLinked ? 'added to' : 'removed from'} your account`,
    resetPasswordUrl,
    [
      isLinked
        ? `You can now sign in to ${PRODUCT} with Google.`
        : `You can no longer sign in to ${PRODUCT} with Google.`,
    ],
  )
}

function securityNotice(
  to: Recipient,
  subject: string,
  resetPasswordUrl: string,
  paragraphs: readonly string[],
): Mail {
  return renderMail(to, {
    subject,
    paragraphs: [...paragraphs, `If this was not you, set a new password right away at ${resetPasswordUrl}`],
  })
}
