import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { createCompoundFailure, detectFileKind } from './file-kind.ts'

it.each([
  ['a presentation', () => bad.smallPptx(), 'zip'],
  ['an archive of nothing', () => zipSync({}), 'zip'],
  ['a PDF', () => bad.textDeckPdf(1), 'pdf'],
  ['a PDF behind a few other bytes', () => Buffer.concat([Buffer.from('\r\n\ufeff'), bad.textDeckPdf(1)]), 'pdf'],
  ['an old presentation', () => bad.oldPpt(), 'compound'],
  ['a picture', () => bad.notAPdf(), 'other'],
  ['words that speak of a PDF much later', () => Buffer.from(`${' '.repeat(2000)}%PDF-1.7`), 'other'],
  ['a beginning that is cut off', () => Buffer.from('PK'), 'other'],
  ['nothing', () => Buffer.alloc(0), 'other'],
] as const)('%s is known by its first bytes', (_what, build, kind) => {
  expect(detectFileKind(build())).toBe(kind)
})

it('tells a presentation under a password from an old one', () => {
  expect(createCompoundFailure(bad.passwordPptx())).toMatchObject({ code: 'locked-presentation' })
  expect(createCompoundFailure(bad.oldPpt())).toMatchObject({ code: 'not-a-deck' })
})
