import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mayHavePlaceholders } from '#shared/installation.ts'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|ttf|xml|webmanifest)$/

/** Puts a .br and a .gz beside every file that shrinks; what the server fills in first and then compresses itself it reads from a .gz alone. */
export async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(file => COMPRESSIBLE.test(file)).map(file => compress(join(folder, file))))
}

async function compress(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  if (mayHavePlaceholders(file)) return
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await writeFile(`${file}.br`, brotli)
}
