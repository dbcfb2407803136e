import { describe, expect, it } from 'vitest'
import { group, table } from '#samples/pptx-shapes.ts'
import { blockTexts, lineTexts } from '../test-reading.ts'
import { findLine, readSlide } from './test-presentations.ts'

const box = { x: 40, y: 100, width: 800, height: 120 }
const across = (points: number) => points / 960
const rows = [
  ['Metric', 'What is counted here', '2025'],
  ['ARR', 'Contracts that are signed', '$640k'],
]
const framed = (xml: string, cx: number, cy: number) =>
  xml.replace(/<a:ext cx="\d+" cy="\d+"\/>/, `<a:ext cx="${cx}" cy="${cy}"/>`)
const cellStart = /<a:tc>(?=<a:txBody>)/g
/** A table whose n-th cell has further attributes. */
function withCell(xml: string, place: number, attributes: string): string {
  let n = 0
  return xml.replace(cellStart, (tag) => (n++ === place ? `<a:tc ${attributes}>` : tag))
}

describe('a table', () => {
  it.each([
    ['a square that stands for any size', 3_000_000, 3_000_000],
    ['nothing', 0, 0],
  ])('is as wide as its columns where the frame around it is %s', async (_what, cx, cy) => {
    const page = await readSlide({ shapes: [framed(table(box, rows), cx, cy)] })
    expect(blockTexts(page)).toEqual(rows.flat().map((text) => [text]))
    expect(findLine(page, '2025').box.x).toBeCloseTo(across(40 + (800 * 2) / 3 + 7.2), 2)
    expect(page.hidden).toEqual([])
  })

  it('in a group that is drawn at half its size has columns of half their width', async () => {
    const inner = table({ x: 0, y: 0, width: 1600, height: 200 }, rows)
    const page = await readSlide({ shapes: [group(box, { x: 0, y: 0, width: 1600, height: 240 }, [inner])] })
    expect(findLine(page, '2025').box.x).toBeCloseTo(across(40 + (800 * 2) / 3 + 7.2), 2)
  })

  it('a cell over two rows is said once, and its columns stay in place', async () => {
    const tall = [
      ['Region', '2024', '2025'],
      ['Europe', '$1M', '$2M'],
      ['covered', '$3M', '$4M'],
    ]
    const merged = withCell(withCell(table({ ...box, height: 180 }, tall), 6, 'vMerge="1"'), 3, 'rowSpan="2"')
    const page = await readSlide({ shapes: [merged] })
    expect(lineTexts(page).toSorted()).toEqual(['$1M', '$2M', '$3M', '$4M', '2024', '2025', 'Europe', 'Region'])
    expect(findLine(page, '$3M').box.x).toBeCloseTo(findLine(page, '2024').box.x, 3)
    const [above, below] = [findLine(page, '$1M'), findLine(page, '$3M')]
    expect(findLine(page, 'Europe').box.y).toBeGreaterThan(above.box.y)
    expect(findLine(page, 'Europe').box.y).toBeLessThan(below.box.y)
  })

  it('rows grow with their text, so that no cell covers the next one', async () => {
    const long = 'Every terminal that has paid at least one invoice in the year before the end of the quarter'
    const page = await readSlide({
      shapes: [table({ ...box, height: 60 }, [...rows, ['Customers', long, '9'], ['Next', 'row', '1']])],
    })
    expect(lineTexts(page).join(' ')).toContain(long)
    const lines = page.blocks.flatMap((block) => block.lines)
    const last = lines.filter(({ text }) => long.includes(text)).at(-1)
    expect(findLine(page, 'Next').box.y).toBeGreaterThan((last?.box.y ?? 1) + (last?.box.height ?? 0) / 2)
  })

  it('with more rows than the slide has room for is all there', async () => {
    const many = Array.from({ length: 30 }, (_, n) => [`Site ${n + 1}`, `${n + 1} cranes`])
    const page = await readSlide({ shapes: [table({ ...box, height: 1500 }, many)] })
    expect(lineTexts(page)).toEqual(many.flat())
    expect(page.hidden).toEqual([])
    const [one, two] = [findLine(page, 'Site 1'), findLine(page, 'Site 2')]
    expect(one.fontSize).toBeLessThanOrEqual((two.box.y - one.box.y) * 540)
  })

  it('white words of its head are seen on the head of a style that the file only names, and of one that it describes', async () => {
    const id = '{11111111-2222-3333-4444-555555555555}'
    const named = (xml: string) => xml.replace(/\{5C22544A[^}]*\}/, id)
    const accent = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>'
    const style = `<a:tblStyleLst xmlns:a="a"><a:tblStyle styleId="${id}"><a:firstRow><a:tcTxStyle b="on"><a:schemeClr val="lt1"/></a:tcTxStyle><a:tcStyle><a:fill>${accent}</a:fill></a:tcStyle></a:firstRow></a:tblStyle></a:tblStyleLst>`
    const rels =
      '<Relationships><Relationship Id="rId1" Type="x/slide" Target="slides/slide1.xml"/><Relationship Id="rIdT" Type="x/tableStyles" Target="tableStyles.xml"/></Relationships>'
    const parts = { 'ppt/tableStyles.xml': style, 'ppt/_rels/presentation.xml.rels': rels }
    for (const page of [
      await readSlide({ shapes: [table(box, rows)] }),
      await readSlide({ shapes: [named(table(box, rows))] }, { parts }),
    ]) {
      expect(findLine(page, 'Metric').bold).toBe(true)
      expect(findLine(page, 'ARR').bold).toBe(false)
      expect(page.hidden).toEqual([])
    }
  })

  it('white words on no ground are hidden, also in a cell', async () => {
    const trick = table(box, rows)
      .replace(/<a:tblPr.*?<\/a:tblPr>/, '')
      .replace(
        '<a:rPr lang="en-US" sz="1600"></a:rPr><a:t>$640k',
        '<a:rPr lang="en-US" sz="1600"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr><a:t>$640k',
      )
    const page = await readSlide({ shapes: [trick] })
    expect(page.hidden.map(({ text, cause }) => [text, cause])).toEqual([['$640k', 'no-ink']])
  })

  it('without rows is nothing, and without columns its words are not lost', async () => {
    const page = await readSlide({
      shapes: [table(box, []), table(box, rows).replace(/<a:tblGrid>.*<\/a:tblGrid>/, '')],
    })
    expect([...lineTexts(page), ...page.hidden.map(({ text }) => text)].join(' ')).toContain('ARR')
  })
})
