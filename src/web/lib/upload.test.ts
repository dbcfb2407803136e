import { expect, it } from 'vitest'
import { makeForm } from './upload.ts'

it('sends each field only if it is filled, and the file last', () => {
  const file = new File(['%PDF'], 'deck.pdf', { type: 'application/pdf' })
  const form = makeForm({ deal_name: 'Brambletide', external_source: '', workspace: undefined }, { pdf_file: file })
  expect([...form.keys()]).toEqual(['deal_name', 'pdf_file'])
  expect(form.get('pdf_file')).toMatchObject({ name: 'deck.pdf', size: 4 })
})
