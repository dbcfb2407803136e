import { describe, expect, it } from 'vitest'
import { placeholder, shape } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { openPackage } from './package-parts.ts'
import { makePptx, readPptx } from './test-presentations.ts'

const box = { x: 40, y: 40, width: 400, height: 60 }
const titles = (...texts: string[]) => texts.map((text) => ({ shapes: [placeholder('title', [text])] }))
const slideXml = (text: string) =>
  `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shape(box, [text])}</p:spTree></p:cSld></p:sld>`
/** The lines of each slide of a presentation whose parts are changed. */
async function slidesWith(
  parts: Record<string, string | Uint8Array>,
  slides = titles('One', 'Two'),
): Promise<string[][]> {
  return (await readPptx(makePptx(slides, { parts }))).pages.map(lineTexts)
}
const relationships = (...list: Array<[id: string, kind: string, target: string]>) =>
  `<Relationships>${list.map(([id, kind, target]) => `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`).join('')}</Relationships>`

describe('a presentation with parts missing', () => {
  it('keeps the place of a slide whose part is gone, so that page numbers stay those of its author', async () => {
    const rels = relationships(['rId1', 'slide', 'slides/none.xml'], ['rId2', 'slide', 'slides/slide2.xml'])
    expect(await slidesWith({ 'ppt/_rels/presentation.xml.rels': rels })).toEqual([[], ['Two']])
  })

  it('is read without layout, master, theme and properties', async () => {
    const file = makePptx([{ shapes: [shape(box, ['Still here'])] }], {
      parts: {
        '_rels/.rels': relationships(['rId1', 'officeDocument', 'ppt/presentation.xml']),
        'ppt/slides/_rels/slide1.xml.rels': '<Relationships/>',
      },
    })
    const doc = await readPptx(file)
    expect(doc.pages.map(lineTexts)).toEqual([['Still here']])
    expect(doc.metadata).toMatchObject({ title: null, author: null, createdOn: null })
  })

  it('leaves a slide out that its list names without a relationship', async () => {
    const rels = relationships(['rId2', 'slide', 'slides/slide2.xml'])
    expect(await slidesWith({ 'ppt/_rels/presentation.xml.rels': rels })).toEqual([['Two']])
  })
})

describe('names of parts', () => {
  it('may be written from the root, in another case, and with steps back', async () => {
    const rels = relationships(
      ['rId1', 'slide', '/PPT/Slides/Slide1.xml'],
      ['rId2', 'slide', '../ppt/./slides/slide2.xml'],
    )
    expect(await slidesWith({ 'ppt/_rels/presentation.xml.rels': rels })).toEqual([['One'], ['Two']])
  })

  it('with blanks are found whichever of the two escapes them', async () => {
    const spelt = (target: string, name: string) =>
      slidesWith(
        { 'ppt/_rels/presentation.xml.rels': relationships(['rId1', 'slide', target]), [name]: slideXml('Found') },
        titles('One'),
      )
    expect(await spelt('slides/my%20slide.xml', 'ppt/slides/my slide.xml')).toEqual([['Found']])
    expect(await spelt('slides/my slide.xml', 'ppt/slides/my%20slide.xml')).toEqual([['Found']])
    expect(await spelt('slides/my%20slide.xml', 'ppt/slides/my%20slide.xml')).toEqual([['Found']])
    expect(await spelt('slides/100%.xml', 'ppt/slides/100%.xml')).toEqual([['Found']])
  })

  it('never lead out of the archive', async () => {
    const rels = relationships(
      ['rId1', 'slide', '../../../../../../../../etc/hosts'],
      ['rId2', 'slide', '../../../../ppt/slides/slide2.xml'],
    )
    expect(await slidesWith({ 'ppt/_rels/presentation.xml.rels': rels })).toEqual([[], ['Two']])
    const parts = openPackage(makePptx(titles('One')), { partBytes: 1_000_000, totalBytes: 9_000_000 })
    expect(parts.bytes('../../../../etc/hosts')).toBeNull()
  })

  it('that lie outside of the file are not slides', async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" Type="x/slide" Target="https://x.example/slide1.xml" TargetMode="External"/>' +
      '<Relationship Id="rId2" Type="x/slide" Target="slides/slide2.xml"/></Relationships>'
    expect(await slidesWith({ 'ppt/_rels/presentation.xml.rels': rels })).toEqual([['Two']])
  })
})

describe('a part without which slides can not be shown, when it is not well-formed', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>'

  it.each([
    ['a slide', { 'ppt/slides/slide2.xml': '<p:sld xmlns:p="p"><p:cSld>' }],
    ['the presentation', { 'ppt/presentation.xml': 'no XML' }],
    ['a layout', { 'ppt/slideLayouts/slideLayout1.xml': '<a><b></a>' }],
    ['a theme with entities', { 'ppt/theme/theme1.xml': bomb }],
    ['the relationships', { 'ppt/slides/_rels/slide1.xml.rels': '<Relationships>' }],
    [
      'entities in UTF-16',
      { 'ppt/slides/slide1.xml': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bomb, 'utf16le')]) },
    ],
    [
      'entities in UTF-16 the other way',
      { 'ppt/slides/slide1.xml': Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(bomb, 'utf16le').swap16()]) },
    ],
  ])('is told as damage, not as a deck with less on it: %s', async (_what, parts) => {
    await expect(slidesWith(parts)).rejects.toMatchObject({ name: 'ReadFailure', code: 'damaged' })
  })
})

describe('what else may lie in a presentation', () => {
  it('is not opened: macros, embedded typefaces, comments, handouts', async () => {
    const notes = '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'
    const pages = await slidesWith({
      'ppt/vbaProject.bin': Buffer.from('AutoOpen'),
      'ppt/fonts/font1.fntdata': Buffer.alloc(64, 7),
      'ppt/comments/comment1.xml': notes,
      'ppt/handoutMasters/handoutMaster1.xml': notes,
      'ppt/presentation.xml':
        '<p:presentation xmlns:p="p" xmlns:r="r"><p:embeddedFontLst><p:embeddedFont><p:font typeface="Ost"/><p:regular r:id="rIdF"/></p:embeddedFont></p:embeddedFontLst>' +
        '<p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
    })
    expect(pages).toEqual([['One']])
  })

  it('a file in the strict form is read like any other', async () => {
    const strict = 'http://purl.oclc.org/ooxml/presentationml/main'
    const drawing = 'http://purl.oclc.org/ooxml/drawingml/main'
    const slide = slideXml('Strict words').replace(
      'xmlns:p="p" xmlns:a="a"',
      `xmlns:p="${strict}" xmlns:a="${drawing}"`,
    )
    expect(await slidesWith({ 'ppt/slides/slide1.xml': slide }, titles('One'))).toEqual([['Strict words']])
  })

  it('pages are as large as its slides, upright ones too', async () => {
    const list = '<p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst>'
    const presentation = (size: string) =>
      `<p:presentation xmlns:p="p" xmlns:r="r">${list}<p:sldSz ${size}/></p:presentation>`
    const sizeWith = async (size: string) => {
      const file = makePptx(titles('One'), { parts: { 'ppt/presentation.xml': presentation(size) } })
      const [page] = (await readPptx(file)).pages
      return [page?.width, page?.height]
    }
    expect(await sizeWith('cx="6858000" cy="9144000"')).toEqual([540, 720])
    expect(await sizeWith('cx="1" cy="99999999999"')).toEqual([36, 5000])
    expect(await sizeWith('')).toEqual([960, 540])
  })
})
