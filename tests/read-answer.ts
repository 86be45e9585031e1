/** An answer read whole; every field a test looks at is text. */
export type Answer = {
  status: number
  headers: Headers
  text: string
  body: Readonly<Record<string, string>>
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} }
}
