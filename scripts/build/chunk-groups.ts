/**
 * Which files share a chunk. By name and not by pattern: a file more in a group may bring it, and all it imports, to pages that
 * need none of it. Files of boot.ts are in no group, or each public page would load that group before a touch.
 */
const GROUPS = {
  /** React: the same for a long time, so a new version of ours leaves it in the browser. */
  react: [/node_modules\/(?:react|react-dom|scheduler)\//],
  /** What every page needs once it takes over, and the icons that more than one screen shows. */
  app: [
    /node_modules\/zod\//,
    /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
    icons(
      'arrow-left',
      'arrow-right',
      'check',
      'chevron-down',
      'circle-check',
      'circle-exclamation-point',
      'log-out',
      'menu',
      'moon',
      'sun',
      'x',
    ),
    web('main', 'app', 'routes', 'unbuilt-routes', 'guarded-screen'),
    web(
      'platform/drafts',
      'platform/error-screen',
      'platform/guard',
      'platform/head-start',
      'platform/loading-screen',
      'platform/log',
      'platform/page-title-and-focus',
      'platform/path-after-sign-in',
      'platform/router',
      'platform/screen',
      'platform/session',
      'platform/session-environment',
      'platform/session-notice',
    ),
    web(
      'ui/brand',
      'ui/button',
      'ui/field',
      'ui/focus',
      'ui/skip-link',
      'ui/spinner',
      'ui/text-link',
      'ui/theme-switch',
      'ui/toast',
    ),
    shared(
      'account/consent',
      'account/credentials',
      'account/sign-in',
      'billing/plans',
      'billing/time-zone',
      'problem',
      'product',
      'redirects',
      'same-origin-path',
      'session',
      'typed-keys',
      'validation-messages',
      'wellness/burnout-thresholds',
    ),
  ],
  /** Calls of the API; public pages fetch it when a form is sent. */
  api: [
    /node_modules\/@orpc\//,
    web(
      'platform/api',
      'platform/operation-address',
      'platform/problem-from-response',
      'platform/random-uuid',
    ),
    shared('operation'),
  ],
  /** The frame of every signed-in screen, the query cache, and what most screens show while they load. */
  shell: [
    /node_modules\/@tanstack\//,
    /src\/web\/shell\//,
    web('account/profile-api', 'account/profile-query', 'platform/queries'),
    web('ui/later', 'ui/load-error', 'ui/skeleton'),
    shared(
      'account/full-name',
      'account/onboarding',
      'account/profile',
      'account/profile-fields',
      'account/profile-operations',
      'account/profile-options',
      'first-name',
    ),
  ],
  /** Check-in and overview. */
  wellness: [
    web('wellness/check-ins', 'wellness/mood-face', 'wellness/wellness-api'),
    shared('wellness/burnout-risk', 'wellness/check-in', 'wellness/contract'),
  ],
  /** The frame of every public page, and the table of those pages. */
  site: [
    web(
      'site/copy/contact-details',
      'site/copy/help/catalogue',
      'site/pages',
      'site/parts/honeypot-field',
      'site/parts/inline-markup',
      'site/parts/newsletter-form',
      'site/site-footer',
      'site/site-frame',
      'site/site-pages',
    ),
    shared('installation', 'support/honeypot-fields', 'support/newsletter'),
  ],
  /** Signing in and up. */
  'sign-in': [
    web(
      'account/account-frame',
      'account/account-heading',
      'account/code-input',
      'account/email-field',
      'account/email-step',
      'account/form-error',
      'account/google-button',
      'account/sign-in-failure',
      'ui/password-input',
    ),
  ],
  /** The settings, without the panels behind their tabs. */
  settings: [
    icons('monitor'),
    web(
      'account/settings/appearance',
      'account/settings/preference-switches',
      'account/settings/profile-field',
      'account/settings/profile-panel',
      'account/settings/save-settings',
      'account/settings/settings-queries',
      'account/settings/settings-screen',
      'account/settings/settings-section',
    ),
  ],
  /** The panels behind the tabs of the settings. */
  panels: [/src\/web\/account\/settings\/(?!security-api\.|qr-code\.)/, web('ui/badge')],
  /** Controls of the settings, the onboarding and public forms. */
  controls: [web('ui/choice', 'ui/select')],
  /** Forms with several fields. */
  forms: [/node_modules\/(?:react-hook-form|@hookform|@standard-schema)\//],
}

export const CHUNK_GROUPS = Object.entries(GROUPS).map(([name, tests], index) => ({
  name,
  test: new RegExp(tests.map(test => test.source).join('|')),
  // The first group that knows a file has it.
  priority: Object.keys(GROUPS).length - index,
}))

function web(...names: string[]) {
  return new RegExp(`src/web/(?:${names.join('|')})\\.tsx?$`)
}

function shared(...names: string[]) {
  return new RegExp(`src/shared/(?:${names.join('|')})\\.ts$`)
}

function icons(...names: string[]) {
  return new RegExp(`lucide-react/dist/esm/icons/(?:${names.join('|')})\\.m?js$`)
}
