import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of this file: `src/server`, or `dist/server`, into which the build puts every module side by side. */
const here = new URL('./', import.meta.url)
const isBuilt = !existsSync(new URL('main.ts', here))

/** Where the server finds what is not code. The build copies each to the same place below `dist/server`. */
export const FILES = {
  migrations: fileURLToPath(new URL('migrations', here)),
  commonPasswords: fileURLToPath(new URL('account/common-passwords.txt', here)),
  engineWorker: fileURLToPath(new URL(isBuilt ? 'engine-worker.js' : 'career/engine-worker.ts', here)),
  knowledge: fileURLToPath(new URL(isBuilt ? '../knowledge' : '../../knowledge', here)),
  web: fileURLToPath(new URL(isBuilt ? '../web' : '../../dist/web', here)),
}
