import type { TestApp } from './harness.ts'
import { type Answer, readAnswer } from './read-answer.ts'

export type Browser = {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Response>
  cookies: Map<string, string>
}

/** Keeps cookies and says where it comes from, as browsers do; each one has a network address of its own. */
export function openBrowser(app: TestApp, address = randomAddress()): Browser {
  const cookies = new Map<string, string>()
  const headers = () => ({
    origin: 'http://localhost:4000',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Test Browser 1.0',
    'x-forwarded-for': address,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    async post(path, body, more = {}) {
      const response = await app.fetch(path, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      })
      return readAnswer(keep(response))
    },
    async get(path) {
      return keep(await app.fetch(path, { headers: headers(), redirect: 'manual' }))
    },
  }
}

/** The headers of a call from a network that no other call came from. */
export function fromNewAddress() {
  return { 'x-forwarded-for': randomAddress() }
}

export function randomAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`
}
