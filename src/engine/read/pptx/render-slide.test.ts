import { describe, expect, it } from 'vitest'
import { frame, group, paragraph, picture, placeholder, shape } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { findLine, readSlide } from './test-presentations.ts'

const area = (x: number, y: number, width = 300, height = 60) => ({ x, y, width, height })
const across = (points: number) => points / 960
const white = (text: string) => paragraph(text, { colour: 'FFFFFF' })

describe('text that has no place on the slide', () => {
  const nowhere = (xml: string) => xml.replace(/<(a|p):xfrm.*?<\/\1:xfrm>/, '')
  const table = frame(
    area(40, 40),
    'table',
    `<a:tbl><a:tblGrid><a:gridCol w="2540000"/></a:tblGrid><a:tr h="1"><a:tc><a:txBody><a:bodyPr/>${paragraph('Cell')}</a:txBody></a:tc></a:tr></a:tbl>`,
  )

  it.each([
    ['of a shape', nowhere(shape(area(0, 0), ['Nowhere to be seen'])), 'Nowhere to be seen'],
    ['of a table', nowhere(table).replaceAll('a:txBody', 'p:txBody'), 'Cell'],
    [
      'of groups in groups without end',
      '<p:grpSp>'.repeat(60) + shape(area(40, 40), ['Buried']) + '</p:grpSp>'.repeat(60),
      'Buried',
    ],
    [
      'of a group that is switched off',
      group(area(0, 0), area(0, 0), [shape(area(40, 40), ['Off'])]).replace('name="Group"', 'name="Group" hidden="1"'),
      'Off',
    ],
  ])('%s is kept as hidden text', async (_what, xml, text) => {
    const page = await readSlide({ shapes: [xml, shape(area(40, 400), ['Seen'])] })
    expect(lineTexts(page)).toEqual(['Seen'])
    expect(page.hidden.map((one) => [one.text, one.cause])).toEqual([[text, 'hidden-shape']])
  })
})

describe('a picture that is not in the file', () => {
  const onTop = shape(area(60, 60), [white('Said on the picture')])
  it.each([
    ['is linked', (xml: string) => xml.replace('r:embed', 'r:link'), 'https://pictures.example/a.png', true],
    ['lies outside', (xml: string) => xml, 'https://pictures.example/a.png', true],
    ['is a path out of the archive', (xml: string) => xml, '../../../../../../etc/hostname', false],
    ['has no relationship', (xml: string) => xml.replace('rIdPic', 'rIdNone'), '../media/a.png', false],
    ['is torn', (xml: string) => xml, '../media/torn.png', false],
  ])('%s: it is not fetched, and white text on it stays text', async (_what, change, target, external) => {
    const page = await readSlide(
      {
        shapes: [change(picture(area(40, 40, 500, 200), 'rIdPic', 'A port at night')), onTop],
        relations: [{ id: 'rIdPic', kind: 'image', target, external }],
      },
      { parts: { 'ppt/media/torn.png': Buffer.from('89504e470d0a1a0a0000', 'hex') } },
    )
    expect(lineTexts(page)).toEqual(['Said on the picture'])
    expect(page.hidden).toEqual([])
    expect(page.asides).toEqual([{ kind: 'picture', text: 'A port at night' }])
  })
})

describe('the description of a picture', () => {
  const described = async (text: string) => {
    const page = await readSlide({ shapes: [picture(area(40, 40), 'rIdPic', text)] })
    return page.asides ?? []
  }

  it.each(['', 'Picture 4', 'image', 'logo_final.PNG', 'Grafik 12', 'Screenshot'])(
    'is none where a program wrote it: %s',
    async (text) => expect(await described(text)).toEqual([]),
  )

  it('is kept without what a program adds to it', async () => {
    expect(await described('A crane hook\n\nDescription automatically generated with low confidence')).toEqual([
      { kind: 'picture', text: 'A crane hook' },
    ])
    expect(await described('A crane. AI-generated content may be incorrect.')).toEqual([
      { kind: 'picture', text: 'A crane.' },
    ])
  })
})

describe('what layout and master put on a slide', () => {
  const own = (texts: readonly string[], show = '') =>
    `<p:sldLayout xmlns:p="p" xmlns:a="a"${show}><p:cSld><p:spTree>${texts.map((text, n) => shape(area(40, 400 + n * 40), [text])).join('')}${placeholder('body', ['Click to add text'])}</p:spTree></p:cSld></p:sldLayout>`
  const layoutPart = 'ppt/slideLayouts/slideLayout1.xml'

  it('is read as its audience sees it, without the prompts', async () => {
    const page = await readSlide(
      { shapes: [shape(area(40, 40), ['Own words'])] },
      { parts: { [layoutPart]: own(['Confidential', 'Ostrevane Ltd']) } },
    )
    expect(lineTexts(page)).toEqual(['Own words', 'Confidential', 'Ostrevane Ltd'])
  })

  it('is gone where the slide switches it off', async () => {
    const slide = `<p:sld xmlns:p="p" xmlns:a="a" showMasterSp="0"><p:cSld><p:spTree>${shape(area(40, 40), ['Own words'])}</p:spTree></p:cSld></p:sld>`
    const page = await readSlide(
      { shapes: [] },
      { parts: { [layoutPart]: own(['Confidential']), 'ppt/slides/slide1.xml': slide } },
    )
    expect(lineTexts(page)).toEqual(['Own words'])
  })

  it('is gone with all that the master has where slide or layout switch it off', async () => {
    const masterPart = 'ppt/slideMasters/slideMaster1.xml'
    const master = own(['Words of the master']).replaceAll('sldLayout', 'sldMaster')
    const slide = (show: string) =>
      `<p:sld xmlns:p="p" xmlns:a="a"${show}><p:cSld><p:spTree>${shape(area(40, 40), ['Own words'])}</p:spTree></p:cSld></p:sld>`
    const textsWith = async (onSlide: string, onLayout: string) => {
      const layout = own([], onLayout)
      const parts = { [masterPart]: master, [layoutPart]: layout, 'ppt/slides/slide1.xml': slide(onSlide) }
      return lineTexts(await readSlide({ shapes: [] }, { parts }))
    }
    const off = ' showMasterSp="0"'
    expect(await textsWith('', '')).toEqual(['Own words', 'Words of the master'])
    expect(await textsWith(off, '')).toEqual(['Own words'])
    expect(await textsWith('', off)).toEqual(['Own words'])
  })

  it('a dark ground of the layout makes white text seen', async () => {
    const ground = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="101820"/></a:solidFill></p:bgPr></p:bg><p:spTree>'
    const page = await readSlide(
      { shapes: [shape(area(40, 40), [white('On a dark layout')])] },
      { parts: { [layoutPart]: own([]).replace('<p:spTree>', ground) } },
    )
    expect(lineTexts(page)).toEqual(['On a dark layout'])
  })

  it('a placeholder that its layout lacks stands where the master has it', async () => {
    const page = await readSlide({ shapes: [placeholder('title', ['Market'])] }, { parts: { [layoutPart]: own([]) } })
    expect(findLine(page, 'Market').fontSize).toBe(30)
    expect(findLine(page, 'Market').box.y).toBeLessThan(96 / 540)
  })
})

describe('a diagram', () => {
  const names = 'xmlns:dgm="dgm" xmlns:a="a"'
  const box = frame(area(0, 0, 600, 300), 'diagram', `<dgm:relIds ${names} r:dm="rIdD"/>`)
  const ext = '<dgm:extLst><a:ext><dsp:dataModelExt xmlns:dsp="dsp" relId="rIdG"/></a:ext></dgm:extLst>'
  const relations = [
    { id: 'rIdD', kind: 'diagramData', target: '../diagrams/data1.xml' },
    { id: 'rIdG', kind: 'diagramDrawing', target: '../diagrams/drawing1.xml' },
  ]
  const dataPart = 'ppt/diagrams/data1.xml'

  it('in a group is moved and scaled with it once', async () => {
    const drawing = `<p:drawing xmlns:p="p" xmlns:r="r" xmlns:a="a"><p:spTree>${shape(area(100, 100), ['Step'])}</p:spTree></p:drawing>`
    const page = await readSlide(
      { shapes: [group(area(200, 100, 600, 300), area(0, 0, 600, 300), [box])], relations },
      {
        parts: {
          [dataPart]: `<dgm:dataModel ${names}>${ext}</dgm:dataModel>`,
          'ppt/diagrams/drawing1.xml': drawing,
        },
      },
    )
    expect(findLine(page, 'Step').box.x).toBeCloseTo(across(307.2), 2)
    expect(findLine(page, 'Step').box.y).toBeLessThan(260 / 540)
  })

  it('of many points that no one drew is a list of its points in type that can be read', async () => {
    const point = (n: number) => `<dgm:pt><dgm:t>${paragraph(`Point ${n}`, { size: 18 })}</dgm:t></dgm:pt>`
    const arrow = '<dgm:pt type="sibTrans"><dgm:t><a:bodyPr/><a:p/></dgm:t></dgm:pt>'
    const model = Array.from({ length: 10 }, (_, n) => point(n + 1) + arrow + arrow).join('')
    const page = await readSlide(
      { shapes: [box], relations },
      { parts: { [dataPart]: `<dgm:dataModel ${names}><dgm:ptLst>${model}</dgm:ptLst></dgm:dataModel>` } },
    )
    expect(lineTexts(page)).toEqual(Array.from({ length: 10 }, (_, n) => `Point ${n + 1}`))
    expect(findLine(page, 'Point 10').fontSize).toBeGreaterThan(11)
  })

  it('whose parts are missing is nothing', async () => {
    expect(lineTexts(await readSlide({ shapes: [box], relations }))).toEqual([])
    expect(lineTexts(await readSlide({ shapes: [box] }))).toEqual([])
  })
})

describe('an embedded file', () => {
  it('is not opened; its picture and what describes it are there', async () => {
    const object = (inside: string) =>
      `<p:oleObj name="Worksheet" r:id="rIdO" progId="Excel.Sheet.12"><p:embed/>${inside}</p:oleObj>`
    const choice = `<mc:AlternateContent xmlns:mc="mc"><mc:Choice Requires="v">${object('')}</mc:Choice>`
    const fallback = `<mc:Fallback>${object(picture(area(40, 100, 400, 200), 'rIdP', 'Costs of a site'))}</mc:Fallback></mc:AlternateContent>`
    const page = await readSlide(
      {
        shapes: [
          frame(area(40, 100, 400, 200), 'ole', choice + fallback),
          shape(area(60, 120), [white('On the sheet')]),
        ],
        relations: [
          { id: 'rIdP', kind: 'image', target: '../media/sheet.emf' },
          { id: 'rIdO', kind: 'oleObject', target: '../embeddings/sheet.xlsx' },
        ],
      },
      { parts: { 'ppt/media/sheet.emf': new Uint8Array(9), 'ppt/embeddings/sheet.xlsx': new Uint8Array(9) } },
    )
    expect(lineTexts(page)).toEqual(['On the sheet'])
    expect(page.asides).toEqual([{ kind: 'picture', text: 'Costs of a site' }])
  })
})
