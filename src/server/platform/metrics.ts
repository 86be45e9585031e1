import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Metrics = {
  request(status: number, ms: number): void
  count(name: string): void
  /** The Prometheus text format. */
  text(): string
}

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500]

export function createMetrics(): Metrics {
  const statuses = new Map<string, number>()
  const counters = new Map<string, number>()
  const buckets = BUCKETS_MS.map(() => 0)
  let total = 0
  let sumMs = 0
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  return {
    request(status, ms) {
      const family = `${Math.floor(status / 100)}xx`
      statuses.set(family, (statuses.get(family) ?? 0) + 1)
      total += 1
      sumMs += ms
      for (let i = 0; i < BUCKETS_MS.length; i += 1)
        if (ms <= (BUCKETS_MS[i] ?? 0)) buckets[i] = (buckets[i] ?? 0) + 1
    },
    count(name) {
      counters.set(name, (counters.get(name) ?? 0) + 1)
    },
    text() {
      const lines = [
        '# TYPE waywell_requests_total counter',
        ...[...statuses].map(([family, count]) => `waywell_requests_total{status="${family}"} ${count}`),
        '# TYPE waywell_request_seconds histogram',
        ...BUCKETS_MS.map((ms, i) => `waywell_request_seconds_bucket{le="${ms / 1000}"} ${buckets[i] ?? 0}`),
        `waywell_request_seconds_bucket{le="+Inf"} ${total}`,
        `waywell_request_seconds_sum ${sumMs / 1000}`,
        `waywell_request_seconds_count ${total}`,
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
