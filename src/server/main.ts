import process from 'node:process'

const NODE_MAJOR = 24

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  process.stdout.write(
    `This program needs Node ${NODE_MAJOR}, which its own dependencies bring: start it with "npm start".\n`,
  )
  process.exit(1)
}

// An older Node could not even read what is imported here, and would say nothing that helps.
await import('./serve.ts')
