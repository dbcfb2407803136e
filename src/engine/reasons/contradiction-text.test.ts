import { describe, expect, it } from 'vitest'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { contradictionText } from './contradiction-text.ts'

const forty = fact('employees', '40', { evidence: [on(4, 'A team of 40')] })

describe('contradictionText', () => {
  it('says what each place says', () => {
    expect(contradictionText(forty, { value: '55', evidence: on(11, '55 people') })).toBe(
      'Page 4 says 40, page 11 says 55.',
    )
    expect(contradictionText(forty, { value: '55', evidence: on(4, '55 people') })).toBe('Page 4 says 40 and 55.')
    const inUpdate = on(1, '55 people', { document: 'updates', page: null })
    expect(contradictionText(forty, { value: '55', evidence: inUpdate })).toBe('Page 4 says 40, the update says 55.')
  })

  it('takes the fact’s own words for what is compared where they are given', () => {
    expect(contradictionText(forty, { own: '40 staff', value: '55 staff', evidence: on(11, '55') })).toBe(
      'Page 4 says 40 staff, page 11 says 55 staff.',
    )
  })
})
