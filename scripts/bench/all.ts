// Each prints its own tables; docs/benchmarks.md says how to read them.
await import('./engine.ts')
await import('./start.ts')
await import('./web.ts')
await import('./functions.ts')
await import('./api.ts')
