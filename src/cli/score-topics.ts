import { normaliseText } from './compare-values.ts'
import type { GoldLabel } from './gold-label.ts'
import type { MemoFaces } from './label-rules.ts'
import type { Tallies } from './tallies.ts'

/** Scores the key facts: one that cites at least one of the labelled pages is right. */
export function scoreTopics(slug: string, memo: MemoFaces | null, gold: GoldLabel, tallies: Tallies): void {
  const facts: Record<string, { value: string; source: Array<{ value: string }> }> =
    memo?.json_response.unstructured.key_facts ?? {}
  for (const [topic, pages] of Object.entries(gold.topics ?? {})) {
    const field = `fact: ${topic}`
    const fact = facts[topic]
    const isStated = fact !== undefined && !['', 'unknown'].includes(normaliseText(fact.value))
    const cited = isStated ? fact.source.flatMap(({ value }) => getPage(value) ?? []) : []
    if (pages.length === 0) {
      tallies.count(field, isStated ? 'fp' : 'tn')
      if (isStated) tallies.miss(slug, field, cited, [])
    } else if (cited.some((page) => pages.includes(page))) tallies.count(field, 'tp')
    else {
      if (isStated) tallies.count(field, 'fp')
      tallies.count(field, 'fn')
      tallies.miss(slug, field, isStated ? cited : null, pages)
    }
  }
}

/** The page that a citation link names; null for links to anything else. */
export function getPage(link: string): number | null {
  const page = Number(/[?&#]page=(\d+)/.exec(link)?.[1])
  return page > 0 ? page : null
}
