import type { Mail } from '#server/email/mail-transport.ts'
import { renderMail } from '#server/email/render-mail.ts'

/** Nothing in it tells how somebody is or how often they came: others may see it on their screen. */
export function reminderMail(
  to: { id: string; email: string; name: string },
  links: { checkIn: string; unsubscribe: string },
): Mail {
  const mail = renderMail(to, {
    subject: 'A moment to check in, if you like',
    paragraphs: [
      'You asked us to remind you around now. How are you today? Noting it takes about ten seconds.',
      'Not today? That is fine too.',
    ],
    action: { label: 'Check in', url: links.checkIn },
    footnote: {
      text: 'You chose the days and the hour in your settings.',
      label: 'Switch reminders off',
      url: links.unsubscribe,
    },
  })
  return { ...mail, unsubscribeUrl: links.unsubscribe }
}
