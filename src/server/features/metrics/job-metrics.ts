import type { Services } from '#server/platform/context.ts'
import type { MetricFamily } from './prometheus-text.ts'

/** Jobs by queue and state; without a database only that it is down, so that the rest can still be read. */
export async function writeJobMetrics({ jobs, log }: Services): Promise<MetricFamily[]> {
  const up = (value: 0 | 1): MetricFamily => ({
    name: 'firstread_database_up',
    help: '1 when the database answered.',
    type: 'gauge',
    samples: [{ value }],
  })
  try {
    const counts = await jobs.counts()
    const samples = counts.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }))
    return [up(1), { name: 'firstread_jobs', help: 'Jobs by queue and state.', type: 'gauge', samples }]
  } catch (error) {
    log.error({ err: error }, 'Could not count the jobs.')
    return [up(0)]
  }
}
