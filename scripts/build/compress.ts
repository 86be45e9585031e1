import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasPlaceholder, mayHavePlaceholders } from '#shared/installation.ts'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|ttf|xml|webmanifest)$/

/** Puts a .br and a .gz beside every file that shrinks and is sent as it is; the server compresses what it fills in first. */
export async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(file => COMPRESSIBLE.test(file)).map(file => compress(join(folder, file))))
}

async function compress(file: string) {
  const content = await readFile(file)
  if (mayHavePlaceholders(file) && hasPlaceholder(content.toString('utf8'))) return
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
