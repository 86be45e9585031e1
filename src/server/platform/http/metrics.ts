import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { UNKNOWN_OPERATION } from '../request-context.ts'

export type Metrics = {
  /** Operations past a fixed number of names share one label. */
  request(operation: string, status: number, ms: number): void
  count(name: string): void
  /** The Prometheus text format. */
  text(): Promise<string>
}

const OPERATIONS_MAX = 200
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** A registry of its own: several servers of a test share one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const operations = new Set<string>()
  const counters = new Map<string, Counter>()
  const requests = new Counter({
    name: 'waywell_requests_total',
    help: 'Requests by operation and status family.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'waywell_request_seconds',
    help: 'Time from the first byte read to the last byte written.',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'waywell_event_loop_delay_seconds',
    help: 'Delay of the event loop, 99th percentile since the start.',
    labelNames: ['quantile'],
    registers,
    collect() {
      this.set({ quantile: '0.99' }, delay.percentile(99) / 1e9)
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })

  return {
    request(operation, status, ms) {
      const label =
        operations.has(operation) || operations.size < OPERATIONS_MAX ? operation : UNKNOWN_OPERATION
      operations.add(label)
      requests.inc({ operation: label, status: `${Math.floor(status / 100)}xx` })
      seconds.observe({ operation: label }, ms / 1000)
    },
    count(name) {
      let counter = counters.get(name)
      if (!counter) {
        counter = new Counter({ name: `waywell_${name}_total`, help: `Number of ${name}.`, registers })
        counters.set(name, counter)
      }
      counter.inc()
    },
    text: () => registry.metrics(),
  }
}
