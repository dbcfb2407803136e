import { beforeAll, describe, expect, it } from 'vitest'
import { type Face, loadFontFaces } from './font-faces.ts'
import { readableRuns } from './readable-text.ts'

let faces: Face[]
beforeAll(async () => {
  faces = (await loadFontFaces()).serif
})

function shown(text: string) {
  const missing = new Set<string>()
  const runs = readableRuns(text, faces, missing)
  return {
    text: runs.map((run) => run.text).join(''),
    faces: runs.map(({ face }) => face.split('/').at(-1)),
    missing: [...missing],
  }
}

describe('text in the letters of the fonts', () => {
  it.each([
    ['Łódź, São Paulo, İstanbul', /latin/],
    ['Привет, Україна', /cyrillic/],
    ['Καλημέρα', /greek/],
    ['Thành phố Hồ Chí Minh', /latin|vietnamese/],
    ['“$1.5M” – 20 % … €300k · £5', /latin/],
  ])('%s is shown as it is', (text, face) => {
    const { missing, ...as } = shown(text)
    expect(as.text).toBe(text)
    expect(missing).toEqual([])
    expect(as.faces.join()).toMatch(face)
  })

  it.each([
    ['株式会社サクラ raises', '[Japanese text] raises', ['Japanese text']],
    ['石头科技（北京）有限公司', '[Chinese text]', ['Chinese text']],
    ['Gravelow 그래블로, Seoul', 'Gravelow [Korean text], Seoul', ['Korean text']],
    ['שלום עולם!', '[Hebrew text]!', ['Hebrew text']],
    ['مرحبا بالعالم', '[Arabic text]', ['Arabic text']],
    ['🚀 Growth', '[symbol] Growth', ['symbol']],
    ['x👨‍👩‍👧y', 'x [symbol]y', ['symbol']],
    ['ᚠᚢᚦ', '[text in other letters]', ['text in other letters']],
  ])('%s is named, not garbled', (text, as, missing) => {
    expect(shown(text)).toMatchObject({ text: as, missing })
  })

  it('drops marks that show nothing by themselves', () => {
    expect(shown('a\ufe0f b\u200d')).toMatchObject({ text: 'a b', missing: [] })
  })
})
