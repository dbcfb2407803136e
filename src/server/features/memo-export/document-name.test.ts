import { expect, test } from 'vitest'
import { makeDocumentName } from './document-name.ts'

test.each([
  ['Gravelow', 'Gravelow memo.pdf'],
  ['Grävelöw 石 & Söhne', 'Grävelöw 石 & Söhne memo.pdf'],
  ['../../etc/passwd', 'etc passwd memo.pdf'],
  ['C:\\deals\\"x".exe', 'C deals x .exe memo.pdf'],
  ['-rf ~/ $(reboot); `x`', 'rf ~ (reboot) x memo.pdf'],
  ['a\r\nSet-Cookie: b\u0000', 'a Set-Cookie b memo.pdf'],
  ['\u202efdp.evil', 'fdp.evil memo.pdf'],
  ['...', 'Deal memo.pdf'],
  ['\ud800', '� memo.pdf'],
  ['x'.repeat(200), `${'x'.repeat(80)} memo.pdf`],
])('a deal called %j is saved as %j', (deal, name) => {
  expect(makeDocumentName(deal, 'pdf')).toBe(name)
})
