export const HELP_NOW_PATH = '/support/help-center/getting-help-now'
