import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
  build: {
    // Older targets would rewrite light-dark() into several variables per colour.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The renderer needs no groups: in them a text may be made before the constant it names.
        codeSplitting: isSsrBuild
          ? true
          : {
              includeDependenciesRecursively: false,
              // A chunk for each of these would cost a screen a dozen requests, and small files compress badly.
              groups: [
                { name: 'icons', test: /node_modules\/lucide-react\// },
                {
                  name: 'frame',
                  test: /src\/(?:web\/ui\/(?:brand|button|field|focus|skip-link|text-link|theme-switch)|web\/platform\/session(?:-environment)?|shared\/(?:session|billing\/plans|wellness\/burnout-thresholds))\.tsx?$/,
                },
                {
                  name: 'sign-in',
                  test: /src\/(?:shared\/account\/sign-in|web\/ui\/password-input|web\/account\/(?:account-frame|account-heading|code-input|email-field|email-step|form-error|google-button|sign-in-failure))\.tsx?$/,
                },
              ],
            },
      },
    },
  },
}))
