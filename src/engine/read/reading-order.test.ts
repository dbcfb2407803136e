import { describe, expect, it } from 'vitest'
import { blockTexts, lineTexts, put, readDrawn } from './test-reading.ts'

const left = ['Trucks drive empty half of', 'the time, and nobody at the', 'site knows which ones.']
const right = ['We assign every truck anew', 'each thirty seconds, and the', 'driver sees it on a tablet.']

describe('reading order', () => {
  it('reads columns of text one after the other, though their lines stand side by side', async () => {
    const page = await readDrawn((doc) => {
      put(doc, 'Problem and solution', 40, 30, 28)
      for (const [n, text] of left.entries()) put(doc, text, 40, 100 + n * 15)
      for (const [n, text] of right.entries()) put(doc, text, 400, 100 + n * 15)
    })
    expect(blockTexts(page)).toEqual([['Problem and solution'], left, right])
  })

  it('reads a table along its rows, though it is written column by column', async () => {
    const page = await readDrawn((doc) => {
      for (const [n, text] of ['Licences', 'Services', 'Hardware'].entries()) put(doc, text, 40, 100 + n * 18)
      for (const [n, text] of ['$1.2M', '$300k', '$80k'].entries()) put(doc, text, 300, 100 + n * 18)
    })
    expect(lineTexts(page)).toEqual(['Licences', '$1.2M', 'Services', '$300k', 'Hardware', '$80k'])
  })

  it('keeps a figure and its label together, though all figures are written first', async () => {
    const tiles = [
      ['$1.2M', 'revenue run rate'],
      ['44', 'paying customers'],
      ['118%', 'net retention'],
    ] as const
    const page = await readDrawn((doc) => {
      put(doc, 'Traction', 40, 30, 32)
      for (const [n, [figure]] of tiles.entries()) put(doc, figure, 40 + n * 220, 160, 36)
      for (const [n, [, label]] of tiles.entries()) put(doc, label, 40 + n * 220, 204, 13)
    })
    expect(lineTexts(page)).toEqual(['Traction', ...tiles.flat()])
  })

  it('reads a numbered list with the text of each number', async () => {
    const page = await readDrawn((doc) => {
      for (const n of [1, 2, 3]) put(doc, `${n}.`, 40, 60 + n * 60, 20)
      for (const n of [1, 2, 3]) put(doc, `What happens in step ${n}`, 90, 60 + n * 60, 16)
    })
    expect(lineTexts(page)).toEqual([1, 2, 3].flatMap((n) => [`${n}.`, `What happens in step ${n}`]))
  })

  it('puts the foot of the page last, whatever column it stands under', async () => {
    const page = await readDrawn((doc) => {
      for (const [n, text] of left.entries()) put(doc, text, 40, 100 + n * 15)
      put(doc, 'Gravelow · confidential', 40, 385, 8)
      for (const [n, text] of right.entries()) put(doc, text, 400, 140 + n * 15)
    })
    expect(blockTexts(page)).toEqual([left, right, ['Gravelow · confidential']])
  })

  it('does not let two columns share a line, and joins a bullet to its text', async () => {
    const page = await readDrawn((doc) => {
      put(doc, '• One idea', 40, 100)
      put(doc, '• Another idea', 400, 100)
      put(doc, '•', 40, 200)
      put(doc, 'A bullet set apart', 60, 200)
    })
    expect(lineTexts(page).sort()).toEqual(['• A bullet set apart', '• Another idea', '• One idea'])
  })
})
