import process from 'node:process'
import { beginBuild, PARTS } from './setup/build.mjs'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('The build needs Node 24. Run it as `npm run build`, which brings its own.')
  process.exit(1)
}

const builders = {
  async web() {
    const { buildWeb } = await import('./build/web.ts')
    const { pages, seconds } = await buildWeb()
    return `dist/web: ${pages} pages in ${seconds.toFixed(1)} s.`
  },
  async server() {
    const { buildServer } = await import('./build/server.ts')
    const { megabytes, seconds } = await buildServer()
    return `dist/server in ${seconds.toFixed(1)} s. dist/ is whole, ${megabytes.toFixed(0)} MB: copy it anywhere and run its ./start.`
  },
}

const asked = process.argv.slice(2)
for (const part of asked.length > 0 ? asked : PARTS) {
  // Taken before the build: what changes meanwhile must be built again.
  const keepStamp = beginBuild(part)
  console.log(`Built ${await builders[part]()}`)
  keepStamp()
}
