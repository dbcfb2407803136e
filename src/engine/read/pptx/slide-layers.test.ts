import { describe, expect, it } from 'vitest'
import { paragraph, placeholder, shape, textBody } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { findLine, readSlide } from './test-presentations.ts'

const box = { x: 40, y: 40, width: 600, height: 60 }
const layoutPart = 'ppt/slideLayouts/slideLayout1.xml'
const slidePart = 'ppt/slides/slide1.xml'
/** A placeholder as XML; its place in EMU where it states one. */
function holder(attributes: string, body: string, place = ''): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Holder"/><p:cNvSpPr/><p:nvPr><p:ph${attributes}/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr>${body}</p:sp>`
}
const at = (x: number, y: number) =>
  `<a:xfrm><a:off x="${x * 12_700}" y="${y * 12_700}"/><a:ext cx="5080000" cy="635000"/></a:xfrm>`
const layoutOf = (shapes: string, more = '') =>
  `<p:sldLayout xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>${more}</p:sldLayout>`
const styled = (level: string) => `<p:txBody><a:bodyPr/><a:lstStyle>${level}</a:lstStyle><a:p/></p:txBody>`

describe('a placeholder', () => {
  it('follows the one of its layout with the same index, not just of the same kind', async () => {
    const layout = layoutOf(
      holder(' type="body" idx="11"', styled('<a:lvl1pPr><a:defRPr sz="1200"/></a:lvl1pPr>'), at(60, 300)) +
        holder(' type="body" idx="12"', styled('<a:lvl1pPr><a:defRPr sz="2600"/></a:lvl1pPr>'), at(500, 300)),
    )
    const page = await readSlide(
      { shapes: [holder(' idx="12"', textBody(['Right'])), holder(' idx="11"', textBody(['Left']))] },
      { parts: { [layoutPart]: layout } },
    )
    expect(lineTexts(page)).toEqual(['• Left', '• Right'])
    expect([findLine(page, '• Left').fontSize, findLine(page, '• Right').fontSize]).toEqual([12, 26])
    expect(findLine(page, '• Right').box.x).toBeGreaterThan(0.5)
  })

  it('of a cover follows the title of the master', async () => {
    const page = await readSlide({ shapes: [holder(' type="ctrTitle"', textBody(['Ostrevane']))] })
    expect(findLine(page, 'Ostrevane')).toMatchObject({ fontSize: 30, bold: true })
  })

  it('says itself what differs: place, size, weight, mark', async () => {
    const own = holder(
      ' idx="1"',
      textBody([paragraph('Own', { size: 14, bold: true }, '<a:pPr><a:buNone/></a:pPr>')]),
      at(500, 400),
    )
    const line = findLine(await readSlide({ shapes: [own] }), 'Own')
    expect(line).toMatchObject({ fontSize: 14, bold: true })
    expect(line.box.x).toBeGreaterThan(0.5)
    expect(line.box.y).toBeGreaterThan(0.7)
  })

  it('for date, footer and number on the slide is read in the type of other text, without a mark', async () => {
    const foot = (type: string, text: string, x: number) =>
      holder(` type="${type}" idx="10"`, textBody([text]), at(x, 480))
    const page = await readSlide({ shapes: [foot('ftr', 'Confidential', 40), foot('sldNum', '4', 500)] })
    expect(lineTexts(page)).toEqual(['Confidential', '4'])
    expect(findLine(page, 'Confidential').fontSize).toBe(18)
  })
})

describe('colours of a slide', () => {
  const dark = '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></p:bgPr></p:bg>'
  const turned = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"/></p:clrMapOvr>'
  const slideOf = (ground: string, map: string, text: string) =>
    `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld>${ground}<p:spTree>${shape(box, [paragraph(text, { colour: 'tx1' })])}</p:spTree></p:cSld>${map}</p:sld>`

  it('turned around make light text on a dark ground, which is seen', async () => {
    const page = await readSlide({ shapes: [] }, { parts: { [slidePart]: slideOf(dark, turned, 'Light on dark') } })
    expect([lineTexts(page), page.hidden]).toEqual([['Light on dark'], []])
  })

  it('turned around by the layout alone count for the slide', async () => {
    const white = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:bgPr></p:bg>'
    const page = await readSlide(
      { shapes: [] },
      { parts: { [slidePart]: slideOf(white, '', 'White on white'), [layoutPart]: layoutOf('', turned) } },
    )
    expect([lineTexts(page), page.hidden.map(({ text }) => text)]).toEqual([[], ['White on white']])
  })

  it('of a style are those of its text, unless the text says another', async () => {
    const style = '<p:style><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style><p:txBody>'
    const button = (own: string) =>
      shape({ ...box, y: own === '' ? 40 : 200 }, [own === '' ? 'White by style' : own], { fill: 'tx1' }).replace(
        '<p:txBody>',
        style,
      )
    const page = await readSlide({
      shapes: [button(''), button(paragraph('Same as its ground', { colour: 'tx1' }))],
    })
    expect([lineTexts(page), page.hidden.map(({ text }) => text)]).toEqual([['White by style'], ['Same as its ground']])
  })
})

describe('a text box', () => {
  it('takes its size from the presentation, and its levels too', async () => {
    const presentation =
      '<p:presentation xmlns:p="p" xmlns:a="a" xmlns:r="r"><p:sldIdLst><p:sldId r:id="rId1"/></p:sldIdLst><p:defaultTextStyle><a:lvl1pPr><a:defRPr sz="1100"/></a:lvl1pPr><a:lvl3pPr><a:defRPr sz="900"/></a:lvl3pPr></p:defaultTextStyle></p:presentation>'
    const page = await readSlide(
      { shapes: [shape({ ...box, height: 200 }, ['First level', paragraph('Third level', {}, '<a:pPr lvl="2"/>')])] },
      { parts: { 'ppt/presentation.xml': presentation } },
    )
    expect([findLine(page, 'First level').fontSize, findLine(page, 'Third level').fontSize]).toEqual([11, 9])
  })

  it('takes nothing from the lists of the layout', async () => {
    const page = await readSlide({
      shapes: [placeholder('body', ['In a list']), shape({ ...box, y: 450 }, ['In a box'])],
    })
    expect(lineTexts(page)).toEqual(['• In a list', 'In a box'])
  })
})
