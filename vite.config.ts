import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { CHUNK_GROUPS } from './scripts/build/chunk-groups.ts'

/** While developing, every page has the whole stylesheet; the build gives each what it needs. */
const wholeStylesheet: Plugin = {
  name: 'whole-stylesheet',
  apply: 'serve',
  transformIndexHtml: html =>
    html.replace(
      '<!--styles-->',
      ['fonts', 'theme'].map(name => `<link rel="stylesheet" href="/src/web/ui/${name}.css" />`).join(''),
    ),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), wholeStylesheet],
  publicDir: 'src/web/public',
  // A worker in the old format could not fetch the PDF library only when a PDF comes.
  worker: { format: 'es' },
  // Found only when a file is read or made, they would reload the page while somebody uses it.
  optimizeDeps: {
    include: [
      'docx',
      'fflate',
      'jspdf',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
    ],
  },
  build: {
    // Older targets would rewrite light-dark() into several variables per colour.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Names stand in many files, and no compression shortens a hash: one letter less is some fifty bytes of a screen.
        ...(isSsrBuild ? {} : { chunkFileNames: 'assets/[name]-[hash:7].js' }),
        // The renderer needs no groups: in them a text may be made before the constant it names.
        codeSplitting: isSsrBuild
          ? true
          : {
              includeDependenciesRecursively: false,
              groups: CHUNK_GROUPS,
            },
      },
    },
  },
}))
