import { expect, it } from 'vitest'
import type { Line } from '#engine/deck-doc.ts'
import { splitAtGaps } from './split-at-gaps.ts'

/** A line of type of height 0.03; each word with the room before it. */
const makeLine = (...words: Array<[gap: number, text: string]>): Line => {
  let x = 0.06
  const set = words.map(([gap, text]) => {
    const box = { x: x + gap, y: 0.4, width: text.length * 0.01, height: 0.03 }
    x = box.x + box.width
    return { text, box, fontSize: 20, bold: false, confidence: 1 }
  })
  const text = words.map(([, word]) => word).join(' ')
  return { text, words: set, box: { x: 0.06, y: 0.4, width: x - 0.06, height: 0.03 }, fontSize: 20, bold: false }
}
const partsOf = (...words: Array<[number, string]>) => splitAtGaps(makeLine(...words)).map(({ text }) => text)

it('cuts a line where names stand apart as logos do, and keeps the words of one name together', () => {
  expect(partsOf([0, 'Pellmoor'], [0.008, 'Foods'], [0.05, 'Castrel'], [0.04, 'Orbita'])).toEqual([
    ...['Pellmoor Foods', 'Castrel', 'Orbita'],
  ])
  expect(partsOf([0, 'Growers'], [0.008, 'save'], [0.009, 'water'])).toEqual(['Growers save water'])
})

it('gives each part the place of its own words', () => {
  const [first, second] = splitAtGaps(makeLine([0, 'Castrel'], [0.05, 'Orbita']))
  expect(first?.box).toMatchObject({ x: 0.06, width: 0.07 })
  expect(second?.box.x).toBeCloseTo(0.18)
})
