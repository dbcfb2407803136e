export type MetricFamily = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Array<{ suffix?: string; labels?: Record<string, string>; value: number }>
}

/** Metrics in Prometheus' text format, version 0.0.4. */
export function prometheusText(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) => value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`))
