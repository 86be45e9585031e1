import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('The build needs Node 24. Run it as `npm run build`, which brings its own.')
  process.exit(1)
}

const { buildWeb } = await import('./build/web.ts')
const { pages, seconds } = await buildWeb()
console.log(`Built dist/web: ${pages} pages in ${seconds.toFixed(1)} s.`)
