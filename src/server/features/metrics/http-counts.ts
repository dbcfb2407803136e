import type { MetricFamily } from './prometheus-text.ts'

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Durations = { buckets: number[]; sum: number; count: number }
export type Answered = {
  method: string
  /** The route's pattern, so that ids do not become labels. */
  route: string
  status: number
  /** Null for an event stream, which lasts as long as its listener. */
  seconds: number | null
}

/** Counts the answers of one server and how long they took. */
export class HttpCounts {
  readonly #requests = new Map<string, { labels: Record<string, string>; count: number }>()
  readonly #durations = new Map<string, { labels: Record<string, string>; durations: Durations }>()

  note({ method, route, status, seconds }: Answered): void {
    const labels = { method, route, status: String(status) }
    const requests = writeEntry(this.#requests, labels, () => ({ labels, count: 0 }))
    requests.count += 1
    if (seconds === null) return
    const { durations } = writeEntry(this.#durations, { method, route }, () => ({
      labels: { method, route },
      durations: { buckets: bounds.map(() => 0), sum: 0, count: 0 },
    }))
    durations.count += 1
    durations.sum += seconds
    durations.buckets = durations.buckets.map((count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0))
  }

  families(): MetricFamily[] {
    return [
      {
        name: 'http_requests_total',
        help: 'Answers by method, route and status.',
        type: 'counter',
        samples: [...this.#requests.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the arrival of a request to the end of its answer.',
        type: 'histogram',
        samples: [...this.#durations.values()].flatMap(({ labels, durations }) => createHistogram(labels, durations)),
      },
    ]
  }
}

function writeEntry<V>(map: Map<string, V>, labels: Record<string, string>, make: () => V): V {
  const key = JSON.stringify(labels)
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

function createHistogram(labels: Record<string, string>, { buckets, sum, count }: Durations): MetricFamily['samples'] {
  return [
    ...bounds.map((bound, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(bound) },
      value: buckets[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
