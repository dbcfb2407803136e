import type { ModelUsage } from '#engine/language-model.ts'

/** US dollars per million tokens; without `cacheWrite` a token written to the cache costs what any other does. */
type Price = { input: number; cachedInput: number; cacheWrite?: number; output: number }

/**
 * List prices of the providers for prompts of up to 200,000 tokens, as GitHub's documentation repeats them for the models
 * it resells (github/docs, data/tables/copilot/models-and-pricing.yml, read on 23 November 2026). What a provider charges
 * is what its invoice says.
 */
const prices: Readonly<Record<string, Price>> = {
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
  'gpt-5.4': { input: 2.5, cachedInput: 0.25, output: 15 },
  'gpt-5.4-mini': { input: 0.75, cachedInput: 0.075, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, cachedInput: 0.02, output: 1.25 },
  'gpt-5.5': { input: 5, cachedInput: 0.5, output: 30 },
  'gpt-5.6-luna': { input: 0.2, cachedInput: 0.02, cacheWrite: 0.25, output: 1.2 },
  'gpt-5.6-sol': { input: 5, cachedInput: 0.5, cacheWrite: 6.25, output: 30 },
  'gpt-5.6-terra': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 12 },
  'claude-haiku-4-5': { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 },
  'claude-sonnet-4-5': { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 },
  'claude-sonnet-4-6': { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 },
  'claude-sonnet-5': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 },
  'claude-opus-4-8': { input: 5, cachedInput: 0.5, cacheWrite: 6.25, output: 25 },
  'claude-opus-5': { input: 5, cachedInput: 0.5, cacheWrite: 6.25, output: 25 },
  'gemini-3.1-pro': { input: 2, cachedInput: 0.2, output: 12 },
  'gemini-3.5-flash': { input: 1.5, cachedInput: 0.15, output: 9 },
}

/** Endings that name an edition of the same model: a date, 'latest', 'preview'. */
const edition = /(?:-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview))+$/

/** What tokens cost in US dollars; null for a model that has no known price, and for uncounted tokens. */
export function computeCost(model: string, { input, cachedInput, cacheWrite, output }: ModelUsage): number | null {
  const price = prices[model.replace(edition, '').replace(/^models\//, '')]
  if (!price || input === null || output === null) return null
  const cached = Math.min(cachedInput ?? 0, input)
  const written = Math.min(cacheWrite ?? 0, input - cached)
  const whole = (input - cached - written) * price.input + output * price.output
  return (whole + cached * price.cachedInput + written * (price.cacheWrite ?? price.input)) / 1e6
}
