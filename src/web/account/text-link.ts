export const TEXT_LINK = 'font-medium text-action underline underline-offset-4 hover:text-action-strong'
