import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/web/ui/tokens.css'), 'utf8')

/** Returns a token's colour of a theme as three parts of 0 to 255. */
function readToken(name: string, theme: 'light' | 'dark'): number[] {
  const [, light = '', dark = ''] =
    new RegExp(`^  --${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);$`, 'm').exec(css) ?? []
  const colour = theme === 'light' ? light : dark
  if (colour === '') throw new Error(`tokens.css has no colour ${name}.`)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function measureLuminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function measureContrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [one, other].map(measureLuminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const texts = ['teal', 'ink-muted', 'amber', 'ink-faint', 'red']
const bars = ['amber-bar', 'red-bar', 'ink-faint']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  describe.each(['surface', 'ground', 'hover'])('on %s', (ground) => {
    const contrastOf = (name: string) => measureContrast(readToken(name, theme), readToken(ground, theme))
    test.each(texts)('words in %s can be read', (name) => expect(contrastOf(name)).toBeGreaterThanOrEqual(4.5))
    test.each(bars)('a bar in %s can be seen', (name) => expect(contrastOf(name)).toBeGreaterThanOrEqual(3))
  })
  test.each(['raised', 'hover-raised'])('words on %s, which have no bars, can be read', (ground) => {
    for (const name of texts)
      expect(measureContrast(readToken(name, theme), readToken(ground, theme)), name).toBeGreaterThanOrEqual(4.5)
  })
  test.each([
    ['hover', 'surface'],
    ['hover-raised', 'raised'],
  ])('what is %s stands out of what is %s', (chosen, ground) =>
    expect(measureContrast(readToken(chosen, theme), readToken(ground, theme))).toBeGreaterThanOrEqual(1.1),
  )
})

test('black on white has the highest contrast', () => {
  expect(measureContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})
