import { describe, expect, it } from 'vitest'
import { foldWord, splitTokens } from './tokens.ts'

describe('the words of a text', () => {
  it('are folded in case, accents and plural forms and keep their places', () => {
    expect(splitTokens('Pagos Móviles').map((token) => token.key)).toEqual(['pago', 'movile'])
    expect(splitTokens('two  farms')[1]).toEqual({ key: 'farm', start: 5, end: 10 })
    expect(['companies', 'business', 'status', 'gas'].map(foldWord)).toEqual(['company', 'business', 'status', 'gas'])
  })

  it('are single signs in Han, beside Latin words', () => {
    expect(splitTokens('AI旅行').map((token) => token.key)).toEqual(['ai', '旅', '行'])
  })
})
