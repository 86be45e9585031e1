import type { Page } from '@playwright/test'

const SETTLED_MS = 60

/** How far things on the page have jumped since it was opened, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    settledMs =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const shift of list.getEntries()) {
            // What moves because somebody pressed a key was meant to.
            if (!Reflect.get(shift, 'hadRecentInput')) sum += Number(Reflect.get(shift, 'value'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), settledMs))
      }),
    SETTLED_MS,
  )
}
