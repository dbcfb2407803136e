import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findRefused, listPackages } from './package-licences.ts'
import { writeNotices } from './third-party-notices.ts'

const root = resolve(import.meta.dirname, '..')
const having = (licence: string) => [{ name: 'some', version: '1.0.0', licence, texts: [] }]

test('every package that the product is handed on with may be, and stands in the notices', () => {
  const packages = listPackages(root)
  expect(packages.length).toBeGreaterThan(300)
  expect(findRefused(packages)).toEqual([])
  const notices = writeNotices(packages)
  for (const wanted of ['| fastify | ', 'Princeton University', 'Apache License 2.0', 'SIL Open Font License'])
    expect(notices).toContain(wanted)
  expect(packages.map(({ name }) => name)).not.toContain('vitest')
})

test('a licence that would reach the product is refused, a choice that avoids it is not', () => {
  expect(findRefused(having('AGPL-3.0-only'))).toEqual([
    'some 1.0.0 has the licence AGPL-3.0-only: it can’t be handed on with the product.',
  ])
  expect(findRefused(having('GPL-2.0'))).toHaveLength(1)
  expect(findRefused(having('(MIT OR GPL-3.0-or-later)'))).toEqual([])
  expect(findRefused(having('LGPL-3.0-or-later'))).toEqual([])
})
