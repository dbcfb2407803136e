import { expect, it } from 'vitest'
import { neutraliseFormula } from './neutralise-formula.ts'

it.each([
  '=1+1',
  '+cmd|/C calc!A0',
  '-2+3+cmd|/C calc!A0',
  '@SUM(A1)',
  '\r\n=1+1',
  '  =1+1',
  '\u200B=1+1',
  '\uFEFF@x',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠x',
])('%j is not a formula any more', (text) => expect(neutraliseFormula(text)).toBe(`'${text}`))

it.each(['', '-12%', '-1,250', '- 3.5', '+44 20', '-$1.2m', '-€4 bn', '+20%', 'a-b', 'x=1', '−5', "'=1"])(
  '%j stays as it is',
  (text) => expect(neutraliseFormula(text)).toBe(text),
)

it('does not begin one after a separator of another language', () => {
  expect(neutraliseFormula('x;=HYPERLINK("http://a")')).toBe('x;\'=HYPERLINK("http://a")')
  expect(neutraliseFormula('\t=1+1')).toBe("\t'=1+1")
  expect(neutraliseFormula('a\t@b | -c')).toBe("a\t'@b | '-c")
})
