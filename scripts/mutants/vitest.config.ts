import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const order = process.argv.filter(argument => argument.endsWith('.test.ts'))

/** Runs test files in the order of the command line: by default the slowest goes first. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId, project }: TestSpecification) =>
      order.indexOf(relative(project.config.root, moduleId))
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 600_000,
    sequence: { sequencer: InGivenOrder },
  },
})
