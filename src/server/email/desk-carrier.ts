import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import type { MailCarrier } from './email.ts'
import { mailMessage } from './mail-message.ts'

/** The embedded carrier: each mail becomes an `.eml` file that any mail program opens. */
export function createDeskCarrier(folder: string, from: string): MailCarrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    name: `files in ${folder}`,
    async deliver(mail) {
      const sent = await transport.sendMail(mailMessage(mail, from))
      // A mail may hold a link that opens an account; other people of this machine must not read it.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      await writeFile(`${path}.part`, sent.message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async close() {},
  }
}

export type DeskMail = { id: string; mail: Email }

const DESK_PAGE = 100
const MAIL_FILE = /^([0-9a-f-]{36})\.eml$/

/** Newest first. */
export async function readDesk(folder: string): Promise<DeskMail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.flatMap(name => MAIL_FILE.exec(name)?.[1] ?? []).sort((a, b) => b.localeCompare(a))
  return Promise.all(
    ids.slice(0, DESK_PAGE).map(async id => ({ id, mail: await parse(join(folder, `${id}.eml`)) })),
  )
}

export async function readDeskMail(folder: string, id: string): Promise<DeskMail | null> {
  if (!MAIL_FILE.test(`${id}.eml`)) return null
  try {
    return { id, mail: await parse(join(folder, `${id}.eml`)) }
  } catch {
    return null
  }
}

async function parse(path: string) {
  return PostalMime.parse(await readFile(path))
}
