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
      'life-buoy',
      'log-out',
      'menu',
      'moon',
      'sun',
      'x',
    ),
    web('main', 'app', 'routes', 'guarded-screen'),
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
    web('safety/crisis-notice'),
    web(
      'ui/brand',
      'ui/button',
      'ui/field',
      'ui/focus',
      'ui/later',
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
      'safety/help-now-path',
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
    // Of the query library, what only some screens use goes with them.
    /node_modules\/@tanstack\/(?!.*(?:infiniteQueryObserver|useInfiniteQuery))/,
    /src\/web\/shell\/(?!first-time-zone|after-screen|command\/command|command\/use|command\/dest)/,
    web(
      'account/profile-api',
      'account/profile-query',
      'career/career-state',
      'career/tools',
      'platform/queries',
    ),
    web('ui/load-error', 'ui/skeleton'),
    shared(
      'career/career-profile',
      'account/full-name',
      'account/onboarding',
      'account/profile',
      'account/profile-fields',
      'account/profile-operations',
      'account/profile-options',
      'career/career-profile',
      'career/suggestions-age',
      'first-name',
    ),
  ],
  /** What a screen behind a plan needs before it is drawn. One file: such a screen may have no more than that beside its own. */
  tools: [
    web(
      'billing/billing-api',
      'billing/billing-queries',
      'billing/feature-gate',
      'billing/gate-state',
      'career/tools-line',
    ),
    shared('billing/contract', 'billing/features', 'billing/subscription-state'),
  ],
  /** What each plan has, in words: the pricing table, the cards and the pages in place of tools. */
  plans: [shared('billing/entitlement', 'billing/feature-access', 'billing/limit-details')],
  /** Choosing how to pay, on the pricing page and on the cards. */
  'how-to-pay': [web('billing/blank-tab', 'billing/interval-choice', 'billing/price')],
  /** Starting a checkout, also from the pricing page. */
  checkout: [web('billing/awaiting-payment', 'billing/checkout-failure', 'billing/start-checkout')],
  /** What the frame and the dashboard show of the plan, after the screen is there. */
  billing: [
    web(
      'billing/benefits',
      'billing/payment-channel',
      'billing/payment-return',
      'billing/plan-badge',
      'billing/plan-dates',
      'billing/plan-section',
      'billing/subscription-card',
      'billing/subscription-check',
      'billing/trial-banner',
      'billing/upgrade-card',
      'billing/use-upgrade',
      'shell/after-screen',
      'shell/command/command-key',
      'shell/first-time-zone',
    ),
    shared('billing/trial'),
  ],
  /** The next step and the cards of the dashboard, after the screen is there. */
  dashboard: [
    web(
      'dashboard/card-figures',
      'dashboard/card-words',
      'dashboard/dashboard-content',
      'dashboard/dashboard-query',
      'dashboard/next-step-panel',
      'dashboard/next-step-words',
      'dashboard/shorten',
      'dashboard/stops-line',
      'dashboard/summary-cards',
      'dashboard/summary-line',
      'dashboard/way-ahead',
      'dashboard/use-early-focus',
      'dashboard/weeks',
      'dashboard/weeks-line',
      'dashboard/wellbeing-today',
      'wellness/check-in-in-place',
    ),
    shared('dashboard/get-dashboard', 'dashboard/next-step'),
  ],
  /** The suggestions while they load; their cards, map and dialogs come after. */
  suggestions: [
    icons('rotate-cw'),
    web(
      'career/suggestions/suggestion-skeletons',
      'career/suggestions/suggestions-api',
      'career/suggestions/suggestions-query',
      'career/suggestions/suggestions-screen',
      'career/suggestions/use-career-suggestions',
    ),
    shared(
      'career/career-limits',
      'career/education',
      'career/goal-reading',
      'career/hidden-suggestion',
      'career/pay',
      'career/suggestion',
      'career/suggestion-operations',
      'career/wording',
    ),
  ],
  /** Check-in and overview. */
  wellness: [
    icons('plus'),
    web(
      'ui/bottom-bar',
      'wellness/back-link',
      'wellness/check-in-draft',
      'wellness/context-part',
      'wellness/energy-bars',
      'wellness/mood-and-energy',
      'wellness/mood-face',
      'wellness/scale-answers',
    ),
    shared('wellness/check-in-form'),
  ],
  /** Lists that grow by pages. */
  pages: [/node_modules\/@tanstack\/.*(?:infiniteQueryObserver|useInfiniteQuery)/],
  /** What the wellness screens show once their check-ins are there. */
  'check-ins': [
    web(
      'ui/chart-frame',
      'wellness/check-in-mark',
      'wellness/check-in-rows',
      'wellness/check-ins',
      'wellness/check-ins-sent',
      'wellness/day-and-time',
      'wellness/history-api',
      'wellness/history-query',
      'platform/offline-copy',
      'platform/reachable',
      'wellness/list-api',
      'wellness/wellness-api',
    ),
    shared(
      'number-word',
      'wellness/burnout-risk',
      'wellness/check-in',
      'wellness/context',
      'wellness/history',
      'wellness/history-operations',
      'wellness/list-check-ins',
      'wellness/save-check-in',
      'wellness/read-history',
    ),
  ],
  /** What a device keeps, and check-ins that were written offline. */
  outbox: [web('platform/device-store', 'wellness/outbox', 'wellness/refused-check-ins')],
  /** The frame of every public page, and the table of those pages. */
  site: [
    web(
      'site/copy/contact-details',
      'site/copy/help/catalog',
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
    icons('eye'),
    web(
      'account/account-frame',
      'account/account-heading',
      'account/code-input',
      'account/email-field',
      'account/email-in-state',
      'account/email-step',
      'account/form-error',
      'account/google-button',
      'account/new-password-fields',
      'account/recovery-failure',
      'account/sign-in-failure',
      'ui/password-input',
    ),
  ],
  /** The settings, without the panels behind their tabs. */
  settings: [
    web(
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
  panels: [
    /src\/web\/account\/settings\/(?!appearance\.|consent-date\.|work-panel\.|security-api\.|qr-code\.|plan-|time-zone-|check-in-reminder\.|weekly-mail\.|browser-)/,
    shared(
      'account/api-key',
      'account/api-key-operations',
      'account/kept-data',
      'wellness/delete-operations',
    ),
  ],
  /** Steps of the onboarding after the first. */
  steps: [
    web(
      'account/onboarding/goals-step',
      'account/onboarding/long-text-field',
      'account/onboarding/missing-notice',
      'account/onboarding/skills-step',
      'account/onboarding/wellness-step',
    ),
  ],
  /** Answers of the profile that take more than one field: in the onboarding and in the settings, after either is there. */
  'profile-inputs': [/src\/web\/account\/profile-inputs\//],
  /** Controls of the settings, the onboarding and public forms, and the bar of the steps and the usage. */
  controls: [web('ui/choice', 'ui/progress', 'ui/select')],
  /** Days and time zones in words. */
  dates: [web('platform/format-date'), shared('time-zone-name')],
  /** Windows above the screen. */
  dialog: [web('ui/close-button', 'ui/dialog')],
  /** Résumés that were kept. All of it in one: chunks that need each other begin before what they need is there. */
  resumes: [
    web('career/saved-resumes/resumes-api', 'career/saved-resumes/resumes-query'),
    shared('career/saved-resume', 'career/saved-resume-operations'),
  ],
  /** The panel with helplines, after the screen is there. */
  safety: [
    icons('phone', 'message-square'),
    /src\/web\/safety\/(?!crisis-(?:notice|check))/,
    shared('safety/helplines'),
  ],
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
