/** The one place that writes to the browser's console. */
export function log(message: string, detail?: unknown) {
  console.warn(`[waywell] ${message}`, ...(detail === undefined ? [] : [detail]))
}
