import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MetricFamily } from './prometheus-text.ts'

const startedAt = Date.now() / 1000 - process.uptime()

/** Measures how late the event loop is from now on; `families` tells of the process as it is then. */
export function watchProcess(): { families: () => MetricFamily[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const families = () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const late = delay.count === 0 ? 0 : delay.percentile(99) / 1e9
    delay.reset()
    return [
      addCounter('process_cpu_seconds_total', 'CPU time, user and system.', (user + system) / 1e6),
      addGauge('process_resident_memory_bytes', 'Resident memory.', rss),
      addGauge('process_start_time_seconds', 'When the process started, since the epoch.', startedAt),
      addGauge('nodejs_heap_used_bytes', 'JavaScript heap in use.', heapUsed),
      addGauge('nodejs_eventloop_lag_p99_seconds', 'How late timers ran since the last scrape, 99th percentile.', late),
    ]
  }
  return { families, stop: () => delay.disable() }
}

const addGauge = (name: string, help: string, value: number): MetricFamily => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})
const addCounter = (name: string, help: string, value: number): MetricFamily => ({
  name,
  help,
  type: 'counter',
  samples: [{ value }],
})
