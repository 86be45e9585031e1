import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { mailMessage } from './mail-message.ts'
import type { DataOwner, MailTransport } from './mail-transport.ts'

/**
 * Transport without SMTP: each mail becomes an `.eml` file that any mail program opens. Its libraries are loaded with the first mail: they
 * are a quarter of the server's code, and a server that is only looked at sends none.
 */
export function createDevMailbox(folder: string, from: string): MailTransport {
  return {
    name: `files in ${folder}`,
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const message = mailMessage(mail, from)
      const sent = await transport.sendMail({
        ...message,
        headers: { ...message.headers, ...(mail.ownerId !== undefined && { [OWNER_HEADER]: mail.ownerId }) },
      })
      // A mail may hold a link that opens an account; other people of this machine must not read it.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      await writeFile(`${path}.part`, sent.message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async forget(owner) {
      for (const id of await mailIds(folder)) {
        const path = join(folder, `${id}.eml`)
        const mail = await parse(path)
        if (mail && belongsTo(mail, owner)) await rm(path, { force: true })
      }
    },
    async retract(id) {
      await rm(join(folder, `${id}.eml`), { force: true })
    },
    async deleteOld() {
      const oldMs = Date.now() - KEEP_DAYS * 24 * 3_600_000
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const found = await unlessGone(stat(path))
        if (found && found.mtimeMs < oldMs) await rm(path, { force: true })
      }
    },
    async close() {},
  }
}

export type DevMail = { id: string; mail: Email }

const DEV_MAILS_MAX = 100
const KEEP_DAYS = 30
/** Names the account in a file; no mail that leaves this machine has it. */
const OWNER_HEADER = 'X-Waywell-Owner'
const MAIL_FILE = /^([0-9a-f-]{36})\.eml$/

/** Newest first. */
export async function listDevMails(folder: string): Promise<DevMail[]> {
  const ids = (await mailIds(folder)).sort((a, b) => b.localeCompare(a))
  const found = await Promise.all(ids.slice(0, DEV_MAILS_MAX).map(id => readDevMail(folder, id)))
  return found.filter(mail => mail !== null)
}

export async function readDevMail(folder: string, id: string): Promise<DevMail | null> {
  if (!MAIL_FILE.test(`${id}.eml`)) return null
  const mail = await parse(join(folder, `${id}.eml`))
  return mail && { id, mail }
}

async function mailIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap(name => MAIL_FILE.exec(name)?.[1] ?? [])
}

function belongsTo(mail: Email, { userId, verifiedEmail }: DataOwner): boolean {
  const owner = mail.headers.find(({ key }) => key === OWNER_HEADER.toLowerCase())?.value
  const addresses = [...(mail.to ?? []), ...(mail.replyTo ?? [])].map(one => one.address?.toLowerCase())
  return owner === userId || (verifiedEmail !== null && addresses.includes(verifiedEmail))
}

async function parse(path: string): Promise<Email | null> {
  const file = await unlessGone(readFile(path))
  if (file === null) return null
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(file)
}

// Two people may go at the same time, and the clean-up with them.
function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  return found.catch(error => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
