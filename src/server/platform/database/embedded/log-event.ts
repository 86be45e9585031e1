import type { LogFields } from '../../log.ts'

/** How the launcher reports what happens, before there is an app. */
export type LogEvent = (event: string, fields?: LogFields) => void
