import { expect, it } from 'vitest'
import { blankMemo, fieldIn } from '#server/testing/blank-memo.ts'
import { makeCompanyKeys } from './make-company-keys.ts'

it('tells a company by its name without legal form, its own host and its founders', () => {
  const memo = blankMemo(
    { 'Company Name': 'Cobblé-Moor Pte. Ltd.', 'Company Site': 'https://www.cobblemoor.test/about' },
    [{ 'Founder Name': 'Ada Moore', Email: 'Ada@cobblemoor.test' }],
  )
  expect(makeCompanyKeys(memo, ['ada.moore@gmail.com'])).toEqual([
    'host cobblemoor.test',
    'mail ada.moore@gmail.com',
    'mail ada@cobblemoor.test',
    'name cobblemoor',
  ])
})

it('takes no host that others share, and no name that was only concluded', () => {
  const memo = blankMemo({ 'Company Name': 'Cobblemoor', 'Company Site': 'linkedin.com/company/cobblemoor' })
  Object.assign(fieldIn(memo, 'General information', 'Company Name'), { standing: 'inferred' })
  expect(makeCompanyKeys(memo, [])).toEqual([])
  expect(makeCompanyKeys(blankMemo({ 'Company Name': 'AB' }), [])).toEqual([])
})
