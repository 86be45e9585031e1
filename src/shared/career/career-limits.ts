/** What asks the engine computes for some milliseconds, but may wait for a thread that is loading its tables, or for a
 * model; a server that stops waits a second longer. */
export const FUNCTION_DEADLINE_MS = 14_000
export const FUNCTION_LIMIT = { attempts: 60, seconds: 60 }
export const CHANGE_LIMIT = { attempts: 120, seconds: 60 }
