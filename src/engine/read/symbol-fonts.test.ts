import { describe, expect, it } from 'vitest'
import { findSymbol, findSymbolFont } from './symbol-fonts.ts'

const shown = (name: string, code: number) => {
  const font = findSymbolFont(name)
  return font === null ? null : String.fromCodePoint(findSymbol(font, code))
}

describe('symbol fonts', () => {
  it('show ticks, crosses and list marks where the text says letters', () => {
    expect(shown('ABCDEF+Wingdings2', 0x50)).toBe('✓')
    expect(shown('Wingdings 2', 0x4f)).toBe('✗')
    expect(shown('RVPKTQ+Wingdings-Regular', 0xa7)).toBe('▪')
    expect(shown('Webdings', 0x61)).toBe('✔')
    expect(shown('Wingdings3', 0x7d)).toBe('▶')
  })

  it('have the same signs in the private area, and keep what no table tells', () => {
    expect(shown('Wingdings', 0xf0fc)).toBe('✔')
    expect(shown('Wingdings', 0x41)).toBe('A')
  })

  it('are not fonts of text', () => {
    expect(shown('Helvetica-Bold', 0x50)).toBeNull()
  })
})
