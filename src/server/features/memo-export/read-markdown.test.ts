import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '#engine/compose/escape-markdown.ts'
import { readMarkdown } from './read-markdown.ts'

const text = (words: string, bold = false) => ({ kind: 'text', text: words, bold })

describe('the markdown of a memo', () => {
  it('is paragraphs, list entries and headings, in bold where it is', () => {
    expect(readMarkdown('# Round\nThey raise **$1M**\nsoon.\n\n- one\n- two\n\n1. three')).toEqual([
      { kind: 'paragraph', spans: [text('Round', true)] },
      { kind: 'paragraph', spans: [text('They raise '), text('$1M', true), text(' soon.')] },
      { kind: 'item', spans: [text('one')] },
      { kind: 'item', spans: [text('two')] },
      { kind: 'item', spans: [text('three')] },
    ])
  })

  it('keeps citations apart, with the quote in their title', () => {
    expect(readMarkdown('$1M [2](pitch_deck/x?page=3 "Raising \\"$1M\\" \\& more")')).toEqual([
      {
        kind: 'paragraph',
        spans: [text('$1M '), { kind: 'link', label: '2', href: 'pitch_deck/x?page=3', title: 'Raising "$1M" & more' }],
      },
    ])
  })

  it('gives the words of a deck back as they were, whatever they look like', () => {
    for (const words of ['**bold** [x](http://e.vil) <b>&amp;', '- 1. # _a_ `b` | ~ !', 'a\\b@c.d www.e.f =1+1 $x$']) {
      const [line] = readMarkdown(escapeMarkdown(words))
      expect(line).toEqual({ kind: 'paragraph', spans: [text(words)] })
    }
  })

  it('takes what it does not know for words', () => {
    expect(readMarkdown('<script>x</script> ![p](q) *a* [open](')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          text('<script>x</script> !'),
          { kind: 'link', label: 'p', href: 'q', title: null },
          text(' *a* [open]('),
        ],
      },
    ])
    expect(readMarkdown(' \n\n ')).toEqual([])
  })
})
