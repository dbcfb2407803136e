import { expect, test } from 'vitest'
import { readFileName } from './download-file.ts'

test.each([
  [`attachment; filename="Gr_vel memo.pdf"; filename*=UTF-8''Gr%C3%A4vel%20memo.pdf`, 'Grävel memo.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  ['attachment; filename="plain.pdf"', null],
  [null, null],
])('%s names %s', (disposition, name) => {
  expect(readFileName(disposition)).toBe(name)
})
