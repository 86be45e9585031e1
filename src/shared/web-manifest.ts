import * as z from 'zod/mini'

const servedDocument = z.object({ file: z.string(), policy: z.string() })

/** dist/web/manifest.json: written by the build, read by the server. Which file answers which path, under which policy. */
export const webManifest = z.object({
  pages: z.record(z.string(), servedDocument),
  app: z.extend(servedDocument, { paths: z.array(z.string()) }),
  notFound: servedDocument,
})

export type WebManifest = z.infer<typeof webManifest>
