import { rolldown } from 'rolldown'

/**
 * A module with all it imports as one classic script, small enough to stand in a page. Calls of zod count as pure: the schemas beside
 * what it uses are left out.
 */
export async function inlineScript(source: string): Promise<string> {
  const bundle = await rolldown({
    input: source,
    platform: 'browser',
    treeshake: { moduleSideEffects: false, manualPureFunctions: ['z'] },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: { annotation: false } })
  await bundle.close()
  const [{ code }, ...others] = output
  if (others.length > 0) throw new Error(`${source} is not one script.`)
  if (code.includes('</script')) throw new Error(`${source} would end its own element.`)
  return code.trim()
}
