/** Stands in no deck: an empty list would make patterns that match everywhere. */
const unheardWord = '\u{F8FF}\u{F8FE}'
const noMatch = '(?!)'

/** Returns a word list that finds nothing and has the form of the one given; undefined for anything else. */
export function emptyValue(value: unknown): unknown {
  if (typeof value === 'string') return unheardWord
  if (value instanceof RegExp) return new RegExp(noMatch, value.flags)
  if (value instanceof Set) return new Set(value.size > 0 && isAllText(value) ? [unheardWord] : [])
  if (value instanceof Map) return new Map()
  if (Array.isArray(value)) return value.length > 0 && isAllText(value) ? [unheardWord] : []
  if (typeof value !== 'object' || value === null) return undefined
  // What `translated` returns is asked for a pattern by language.
  if ('in' in value && typeof value.in === 'function') return { in: () => new RegExp(noMatch, 'gu') }
  const entries = Object.entries(value).map(([key, one]) => [key, emptyValue(one)])
  return entries.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(entries)
}

const isAllText = (values: Iterable<unknown>) => [...values].every((one) => typeof one === 'string')
