import { describe, expect, test } from 'vitest'
import { brokenRule, importCycles, listImports } from './import-rules.ts'

function rule(from: string, specifier: string, kind: 'value' | 'type' = 'value'): string | null {
  const text = `import ${kind === 'type' ? 'type ' : ''}{ x } from '${specifier}'\n`
  const [one] = listImports({ path: from, text })
  if (!one) throw new Error(`no import was read from: ${text}`)
  return brokenRule(one)
}

describe('who may import whom', () => {
  const refused: Array<[from: string, specifier: string]> = [
    ['src/contract/deals.ts', 'kysely'],
    ['src/contract/deals.ts', '#engine/facts.ts'],
    ['src/engine/check/signals.ts', 'node:fs'],
    ['src/engine/check/signals.ts', '#server/platform/log.ts'],
    ['src/engine/check/signals.ts', '#threads/thread-pool.ts'],
    ['src/threads/thread-pool.ts', '#engine/ports.ts'],
    ['src/server/platform/log.ts', '../features/deals/list-deals.ts'],
    ['src/server/features/deals/list-deals.ts', '../memos/memos-store.ts'],
    ['src/server/features/deals/list-deals.ts', '../memos/memos-routes.ts'],
    ['src/server/app.ts', '#web/lib/api.ts'],
    ['src/web/lib/api.ts', '../ui/button.tsx'],
    ['src/web/features/memo/memo.tsx', '../viewer/viewer.tsx'],
    ['src/web/ui/button.tsx', '#server/platform/log.ts'],
    ['src/web/ui/button.tsx', '../../../contract/memo.ts'],
    ['src/engine/compose/compose-memo.ts', './index.ts'],
    ['src/engine/extract/people/founders.ts', '#engine/verify/verify-facts.ts'],
    ['src/engine/text/quantities.ts', '#engine/understand/body-size.ts'],
    ['src/engine/check/check-arr.ts', '#engine/run-engine.ts'],
    ['src/engine/facts.ts', './geometry.ts'],
  ]
  test.each(refused)('%s may not import %s', (from, specifier) => {
    expect(rule(from, specifier)).toBeTypeOf('string')
  })

  const permitted: Array<[from: string, specifier: string]> = [
    ['src/contract/deals.ts', 'zod'],
    ['src/engine/check/signals.ts', '#contract/memo.ts'],
    ['src/engine/read/pdfium.ts', '@embedpdf/pdfium'],
    ['src/engine/text/wordnet/read-wordnet.ts', 'node:fs'],
    ['src/engine/read/deck-reader.ts', '#threads/thread-pool.ts'],
    ['src/server/platform/worker-thread.ts', '#threads/thread-pool.ts'],
    ['src/server/features/memos/make-memo.ts', '#engine/run-engine.ts'],
    ['src/server/features/deals/list-deals.ts', '../memos/read-memo.ts'],
    ['src/server/features/deals/list-deals.ts', './deals-store.ts'],
    ['src/web/screens/deal-list.tsx', '../features/deals/deal-table.tsx'],
    ['src/web/app/router.tsx', '../screens/deal-list.tsx'],
    ['src/web/lib/api.ts', '#contract/endpoint.ts'],
    ['src/cli/memo.ts', '#engine/run-engine.ts'],
    ['src/engine/verify/verify-facts.ts', '#engine/extract/figures/metrics.ts'],
    ['src/engine/run-engine.ts', './compose/compose-memo.ts'],
  ]
  test.each(permitted)('%s may import %s', (from, specifier) => {
    expect(rule(from, specifier)).toBeNull()
  })

  test('type imports are free, but for the order of the engine', () => {
    expect(rule('src/server/platform/context.ts', '#engine/ports.ts', 'type')).toBeNull()
    expect(rule('src/engine/extract/people/founders.ts', '#engine/compose/citations.ts', 'type')).toBeTypeOf('string')
    expect(rule('src/engine/facts.ts', './reasons/problem.ts', 'type')).toBeNull()
    expect(rule('src/engine/facts.ts', './reasons/reason-text.ts', 'type')).toBeTypeOf('string')
  })

  test('imports over several lines and dynamic ones are seen', () => {
    const text = "import {\n  a,\n  b,\n} from './a.ts'\nconst c = await import('./c.ts')\nexport { d } from './d.ts'\n"
    const seen = listImports({ path: 'src/web/app/x.ts', text }).map((one) => one.to)
    expect(seen.sort()).toEqual(['src/web/app/a.ts', 'src/web/app/c.ts', 'src/web/app/d.ts'])
  })
})

describe('cycles', () => {
  const file = (path: string, ...to: string[]) =>
    listImports({ path, text: to.map((one) => `import { x } from '${one}'`).join('\n') })

  test('a way round is found and named', () => {
    const imports = [
      ...file('src/engine/a.ts', './b.ts'),
      ...file('src/engine/b.ts', './c.ts'),
      ...file('src/engine/c.ts', './a.ts'),
    ]
    expect(importCycles(imports)).toEqual([
      ['src/engine/a.ts', 'src/engine/b.ts', 'src/engine/c.ts', 'src/engine/a.ts'],
    ])
  })

  test('types count', () => {
    const text = "import type { x } from './b.ts'"
    const imports = [...listImports({ path: 'src/engine/a.ts', text }), ...file('src/engine/b.ts', './a.ts')]
    expect(importCycles(imports)).toHaveLength(1)
  })

  test('a diamond is none', () => {
    const imports = [
      ...file('src/engine/a.ts', './b.ts', './c.ts'),
      ...file('src/engine/b.ts', './d.ts'),
      ...file('src/engine/c.ts', './d.ts'),
    ]
    expect(importCycles(imports)).toEqual([])
  })
})
