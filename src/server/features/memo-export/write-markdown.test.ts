import { describe, expect, it } from 'vitest'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from './build-document.ts'
import type { MemoDocument } from './memo-document.ts'
import { writeMarkdown } from './write-markdown.ts'

describe('a memo as markdown', () => {
  it('has a definition for each footnote that it refers to, and no other', () => {
    const memo = sampleMemo({
      values: { 'Company Name': 'Gravelow', Revenue: '$1M', Stage: 'Seed', Competitors: ['A', 'B'] },
      founders: [{ 'Founder Name': 'Ada Moore', Role: 'CEO' }],
    })
    const text = writeMarkdown(buildDocument(memo, 'https://deals.example.com'))
    const numbers = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)))]
    const defined = numbers(/^\[\^(\d+)\]: /gm)
    expect(numbers(/\[\^(\d+)\](?!:)/g).sort((one, other) => one - other)).toEqual(defined)
    expect(defined).toEqual(defined.map((_, index) => index + 1))
    expect(text).toContain('| Revenue | $1M[^2] |')
    expect(text).toContain('[Deck, page 2](<https://deals.example.com/pitch-deck/')
  })

  it('keeps the words of a deck from becoming markup', () => {
    const words = '# [x](javascript:a) ![p](q) <img src=x onerror=a> | `b` **c** [^1] www.e.vil'
    const document: MemoDocument = {
      title: words,
      lead: '',
      made: 'today',
      blocks: [
        { kind: 'paragraph', spans: [{ kind: 'text', text: words }] },
        { kind: 'table', rows: [{ name: 'Problem', spans: [{ kind: 'text', text: words }] }] },
      ],
      notes: [{ number: 1, quotes: [words], place: words, address: null }],
    }
    const escaped =
      '\\# \\[x\\](javascript:a) \\!\\[p\\](q) \\<img src=x onerror=a\\> \\| \\`b\\` \\*\\*c\\*\\* \\[^1\\] www\\.e.vil'
    expect(writeMarkdown(document)).toBe(
      `# ${escaped}\n\ntoday\n\n${escaped}\n\n| Field | Value |\n| --- | --- |\n| Problem | ${escaped} |\n\n[^1]: “${escaped}” ${escaped}\n`,
    )
  })
})
