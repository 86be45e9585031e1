import { monitorEventLoopDelay } from 'node:perf_hooks'
import { UNKNOWN_OPERATION } from '../request-context.ts'

export type Metrics = {
  /** Operations past a fixed number of names share one label. */
  request(operation: string, status: number, ms: number): void
  count(name: string): void
  /** The Prometheus text format. */
  text(): string
}

const OPERATIONS_MAX = 200
const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500]

export function createMetrics(): Metrics {
  const operations = new Map<string, OperationNumbers>()
  const counters = new Map<string, number>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  return {
    request(operation, status, ms) {
      const label =
        operations.has(operation) || operations.size < OPERATIONS_MAX ? operation : UNKNOWN_OPERATION
      let numbers = operations.get(label)
      if (!numbers) {
        numbers = { statuses: new Map(), buckets: BUCKETS_MS.map(() => 0), total: 0, sumMs: 0 }
        operations.set(label, numbers)
      }
      const family = `${Math.floor(status / 100)}xx`
      numbers.statuses.set(family, (numbers.statuses.get(family) ?? 0) + 1)
      numbers.total += 1
      numbers.sumMs += ms
      for (let i = 0; i < BUCKETS_MS.length; i += 1)
        if (ms <= (BUCKETS_MS[i] ?? 0)) numbers.buckets[i] = (numbers.buckets[i] ?? 0) + 1
    },
    count(name) {
      counters.set(name, (counters.get(name) ?? 0) + 1)
    },
    text() {
      const lines = [
        '# TYPE waywell_requests_total counter',
        ...[...operations].flatMap(([operation, { statuses }]) =>
          [...statuses].map(
            ([family, count]) =>
              `waywell_requests_total{operation="${operation}",status="${family}"} ${count}`,
          ),
        ),
        '# TYPE waywell_request_seconds histogram',
        ...[...operations].flatMap(([operation, numbers]) => histogramLines(operation, numbers)),
        ...[...counters].flatMap(([name, count]) => [
          `# TYPE waywell_${name}_total counter`,
          `waywell_${name}_total ${count}`,
        ]),
        '# TYPE waywell_event_loop_delay_seconds gauge',
        `waywell_event_loop_delay_seconds{quantile="0.99"} ${delay.percentile(99) / 1e9}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

type OperationNumbers = { statuses: Map<string, number>; buckets: number[]; total: number; sumMs: number }

function histogramLines(operation: string, { buckets, total, sumMs }: OperationNumbers): string[] {
  const line = (suffix: string, labels: string, value: number) =>
    `waywell_request_seconds_${suffix}{operation="${operation}"${labels}} ${value}`
  return [
    ...BUCKETS_MS.map((ms, i) => line('bucket', `,le="${ms / 1000}"`, buckets[i] ?? 0)),
    line('bucket', ',le="+Inf"', total),
    line('sum', '', sumMs / 1000),
    line('count', '', total),
  ]
}
