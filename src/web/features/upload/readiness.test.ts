import { describe, expect, it } from 'vitest'
import { explainNotReady } from './readiness.ts'

describe('explainNotReady', () => {
  const ready = { dealName: 'Brambletide', link: '', hasFile: true }

  it('accepts a name with a file', () => {
    expect(explainNotReady(ready)).toBeNull()
  })

  it('accepts a name with a link that can be opened', () => {
    expect(explainNotReady({ ...ready, hasFile: false, link: 'docsend.com/view/x' })).toBeNull()
    expect(explainNotReady({ dealName: '', hasFile: false, link: 'docsend.com/view/x' })).toBe('Give the deal a name.')
  })

  it('says at once why a link can not be opened', () => {
    for (const dealName of ['Brambletide', ''])
      expect(explainNotReady({ dealName, hasFile: false, link: 'acme.notion.site/deck' })).toBe(
        'Notion soon. Export the deck as PDF and upload it.',
      )
  })

  it('says what is missing or too much', () => {
    expect(explainNotReady({ ...ready, link: 'https://docsend.com/view/x' })).toBe(
      'Choose one: a file or a link, not both.',
    )
    expect(explainNotReady({ ...ready, hasFile: false, link: '  ' })).toBe('Add a pitch deck: a file or a link.')
    expect(explainNotReady({ ...ready, dealName: ' ' })).toBe('Give the deal a name.')
  })
})
