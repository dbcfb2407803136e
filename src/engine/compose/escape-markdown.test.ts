import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from './escape-markdown.ts'

describe('escapeMarkdown', () => {
  it.each([
    ['**bold** _it_ `code`', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\`'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['![a](http://x.example)', '\\!\\[a\\](http\\://x.example)'],
    ['# Title\n- item', '\\# Title - item'],
    ['- item', '\\- item'],
    ['1. First', '1\\. First'],
    ['a &lt; b', 'a \\&lt; b'],
    ['www.evil.example', 'www\\.evil.example'],
    ['a|b', 'a\\|b'],
    ['$1.5M at 40% margin', '$1.5M at 40% margin'],
  ])('%s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
  })
})
