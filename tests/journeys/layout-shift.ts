import type { Page } from '@playwright/test'

const SETTLED_MS = 60

/** How far things on the page have jumped since it was opened, as browsers count it. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0)
}

/** Every jump since the page was opened, with what jumped. */
export function layoutShifts(page: Page): Promise<{ value: number; of: string[] }[]> {
  return page.evaluate(
    settledMs =>
      new Promise<{ value: number; of: string[] }[]>(resolve => {
        const shifts: { value: number; of: string[] }[] = []
        new PerformanceObserver(list => {
          for (const shift of list.getEntries()) {
            // What moves because somebody pressed a key was meant to.
            if (Reflect.get(shift, 'hadRecentInput')) continue
            const sources: { node: Node | null }[] = Reflect.get(shift, 'sources')
            shifts.push({
              value: Number(Reflect.get(shift, 'value')),
              of: sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML : String(node?.textContent),
              ),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), settledMs))
      }),
    SETTLED_MS,
  )
}
