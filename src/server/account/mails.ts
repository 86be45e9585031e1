import type { Mail } from '#server/email/mail-transport.ts'
import { RESET_LINK_MINUTES, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { PRODUCT } from '#shared/product.ts'

export type Recipient = { id: string; email: string; name: string }

export function verifyAddressMail(to: Recipient, url: string): Mail {
  return letter(to, {
    subject: `Please confirm your address for ${PRODUCT}`,
    lines: [
      `Welcome to ${PRODUCT}. Please confirm that this address is yours, so that you can always get back in.`,
      'If you did not create this account, you can ignore this mail. Where you are not signed in, the link asks for a new password and ends what was set up before.',
    ],
    action: { label: 'Confirm my address', url },
  })
}

export function resetPasswordMail(to: Recipient, url: string): Mail {
  return letter(to, {
    subject: `Your new password for ${PRODUCT}`,
    lines: [
      `Someone, hopefully you, asked to set a new password. The link works once, within ${RESET_LINK_MINUTES} minutes.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  })
}

export function signInCodeMail(to: Recipient, code: string): Mail {
  return letter(to, {
    subject: `${code} is your ${PRODUCT} code`,
    lines: [
      `Type this code to sign in. It works once, within ${SIGN_IN_CODE_MINUTES} minutes.`,
      'We never ask for it by phone or mail. If you did not ask for it, you can ignore this.',
    ],
    code,
  })
}

/** In place of a code: whoever made the account has not shown yet that the address is theirs. */
export function confirmFirstMail(to: Recipient, url: string, resetPage: string): Mail {
  return letter(to, {
    subject: `Please confirm your address for ${PRODUCT} first`,
    lines: [
      'Someone, hopefully you, asked for a sign-in code. Codes work once this address is confirmed.',
      `If you did not create this account, you can still make it yours: the link, like ${resetPage}, asks for a new password and ends what was set up before.`,
    ],
    action: { label: 'Confirm my address', url },
  })
}

export function alreadyRegisteredMail(to: Recipient, signInPage: string, resetPage: string): Mail {
  return letter(to, {
    subject: `You already have a ${PRODUCT} account`,
    lines: [
      'Someone, hopefully you, tried to sign up with this address. You have an account already, so nothing was changed.',
      `Forgot the password? Set a new one at ${resetPage}`,
    ],
    action: { label: 'Sign in', url: signInPage },
  })
}

export function changeEmailMail(to: Recipient, url: string): Mail {
  return letter(to, {
    subject: `Confirm your new address for ${PRODUCT}`,
    lines: [
      `Follow the link to use this address for ${PRODUCT} from now on. It works once, within ${RESET_LINK_MINUTES} minutes.`,
      'If you did not ask for this, you can ignore it.',
    ],
    action: { label: 'Use this address', url },
  })
}

export function emailChangeAskedMail(to: Recipient, newEmail: string, securityPage: string): Mail {
  return notice(to, `Your ${PRODUCT} address is about to change`, securityPage, [
    `Someone signed in as you asked to change your address to ${newEmail}. It changes once that address is confirmed.`,
  ])
}

export function emailChangedMail(to: Recipient, newEmail: string, securityPage: string): Mail {
  return notice(to, `Your ${PRODUCT} address has changed`, securityPage, [
    `From now on you sign in with ${newEmail}. This is the last mail to the old address.`,
  ])
}

export function passwordChangedMail(to: Recipient, securityPage: string): Mail {
  return notice(to, `Your ${PRODUCT} password has changed`, securityPage, [
    'Your password was just changed, and every other session was signed out.',
  ])
}

export function twoFactorMail(to: Recipient, isOn: boolean, securityPage: string): Mail {
  return notice(to, `Two-factor sign-in is ${isOn ? 'on' : 'off'}`, securityPage, [
    isOn
      ? 'From now on signing in also asks for a code of your authenticator app. Keep your recovery codes in a safe place.'
      : 'Signing in no longer asks for a code of your authenticator app.',
  ])
}

export function recoveryCodesMail(to: Recipient, securityPage: string): Mail {
  return notice(to, 'Your recovery codes are new', securityPage, [
    'New recovery codes were made for your account. The ones from before no longer work.',
  ])
}

export function googleMail(to: Recipient, isLinked: boolean, securityPage: string): Mail {
  return notice(to, `Google was ${isLinked ? 'added to' : 'removed from'} your account`, securityPage, [
    isLinked
      ? `You can now sign in to ${PRODUCT} with Google.`
      : `You can no longer sign in to ${PRODUCT} with Google.`,
  ])
}

function notice(to: Recipient, subject: string, securityPage: string, lines: string[]): Mail {
  return letter(to, {
    subject,
    lines: [...lines, `If this was not you, set a new password right away at ${securityPage}`],
  })
}

type Letter = { subject: string; lines: string[]; action?: { label: string; url: string }; code?: string }

function letter(to: Recipient, { subject, lines, action, code }: Letter): Mail {
  const greeting = to.name.trim() ? `Hello ${oneLine(to.name)},` : 'Hello,'
  const closing = `Take care,\nthe ${PRODUCT} team`
  const middle = [code, action && `${action.label}:\n${action.url}`].filter(part => part !== undefined)
  const [first = '', ...rest] = lines
  const html = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(first)}</p>`,
    code && `<p style="font-size:28px;letter-spacing:6px"><strong>${escaped(code)}</strong></p>`,
    action && `<p><a href="${escaped(action.url)}">${escaped(action.label)}</a></p>`,
    ...rest.map(line => `<p>${escaped(line)}</p>`),
    `<p>${escaped(closing).replace('\n', '<br>')}</p>`,
  ]
  return {
    to: to.email,
    ownerId: to.id,
    subject,
    text: `${[greeting, first, ...middle, ...rest, closing].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">${html.filter(Boolean).join('')}</body></html>`,
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
}

/** A name is someone's own text; links in it must not look like ours. */
function oneLine(name: string) {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[./:]+/g, ' ')
    .trim()
    .slice(0, 60)
}
