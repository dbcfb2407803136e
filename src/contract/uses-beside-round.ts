import type { JsonResponse } from './memo.ts'

type KeyFact = JsonResponse['unstructured']['key_facts'][string]

const citation = /\[\d{1,4}\]\([^\s()]*(?:\s+"(?:\\.|[^"\\])*")?\)/g

/**
 * Returns what the key fact on the use of funds says beside the fundraising summary: items that stand in its list are left
 * out, with the sources that only they cite. Null where nothing is left.
 */
export function leaveOutUses(fact: KeyFact, fundraising: string): KeyFact | null {
  const told = new Set(fundraising.split('\n').map(readItem))
  const lines = fact.value.split('\n')
  const left = lines.filter((line) => line.trim() === '' || !told.has(readItem(line)))
  if (left.length === lines.length) return fact
  if (left.every((line) => line.trim() === '')) return null
  const value = left.length === 1 ? (left[0] ?? '').replace(/^\s*[-*]\s+/u, '') : left.join('\n')
  return { value, source: fact.source.filter((source) => isCited(value, source.value)) }
}

const readItem = (line: string) =>
  line
    .replace(citation, '')
    .replace(/^\s*[-*]\s+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Whether the whole address is cited: that of page 1 is also the beginning of that of page 12. */
const isCited = (markdown: string, address: string) =>
  markdown.split(`](${address}`).some((rest, index) => index > 0 && /^[)\s]/.test(rest))
