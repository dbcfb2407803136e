import type { ScriptedText, ScriptedUsage, SeenRequest } from './wire-format.ts'

/** About what providers count. */
const charactersPerToken = 4
/** Beginnings shorter than this many tokens are not kept by the providers. */
const leastCached = 1_024

const countTokens = (text: string): number => Math.ceil(text.length / charactersPerToken)

/**
 * The tokens of a request and its answer, those among them that a provider would read from its cache after the `earlier`
 * requests, and those that it would write to it. A picture counts nothing.
 */
export function countUsage(said: ScriptedText, asked: SeenRequest, earlier: readonly SeenRequest[]): ScriptedUsage {
  const whole = joinTexts(asked, asked.texts.length)
  const kept = cutToMark(asked)
  const known = earlier.filter((one) => isSameCache(one, asked)).map(cutToMark)
  const cached = Math.max(0, ...known.map((one) => measureShared(one, kept, asked)))
  const write = asked.cache.by === 'marked' && countTokens(kept) >= leastCached ? countTokens(kept) - cached : 0
  return {
    input: countTokens(whole),
    cachedInput: cached,
    cacheWrite: write,
    output: countTokens(said.text),
  }
}

/** What a provider reads, in its order: schema, system text, the user's texts. */
const joinTexts = ({ schema, system, texts }: SeenRequest, count: number): string =>
  [schema, system, ...texts.slice(0, count)].join('\n')

/** As far as a request may be kept: all of it, or up to its last mark. */
function cutToMark(request: SeenRequest): string {
  const { cache, texts } = request
  if (cache.by === 'none') return ''
  return joinTexts(request, cache.by === 'marked' ? 1 + (cache.texts.at(-1) ?? -1) : texts.length)
}

const isSameCache = (one: SeenRequest, other: SeenRequest): boolean =>
  one.model === other.model && JSON.stringify(one.cache) === JSON.stringify(other.cache)

/** Tokens of the common beginning; a marked one counts only if it is equal to the mark. */
function measureShared(one: string, other: string, { cache }: SeenRequest): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (cache.by === 'marked' && (at < one.length || at < other.length)) return 0
  const tokens = countTokens(one.slice(0, at))
  return tokens >= leastCached ? tokens : 0
}
