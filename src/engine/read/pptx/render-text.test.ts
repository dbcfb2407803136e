import { describe, expect, it } from 'vitest'
import type { DeckPage } from '#engine/deck-doc.ts'
import { paragraph, placeholder, shape } from '#samples/pptx-shapes.ts'
import { blockTexts, lineTexts } from '../test-reading.ts'
import { findLine, readSlide } from './test-presentations.ts'

const area = (x: number, y: number, width = 500, height = 60) => ({ x, y, width, height })
const run = (text: string, attributes = '', inside = '') =>
  `<a:r><a:rPr lang="en-US" sz="1800"${attributes}>${inside}</a:rPr><a:t>${text}</a:t></a:r>`
const lines = (...runs: string[][]) => runs.map((one) => `<a:p>${one.join('')}</a:p>`)
/** A slide with one text box of paragraphs. */
const slideOf = (paragraphs: string[]): Promise<DeckPage> =>
  readSlide({ shapes: [shape(area(40, 40, 800, 300), paragraphs)] })

describe('raised and lowered letters', () => {
  it('a mark of a note does not become a digit of the figure before it', async () => {
    const page = await slideOf(
      lines(
        [run('120'), run('1', ' baseline="30000"'), run(' paying customers')],
        [run('Revenue $640k'), run('2,3', ' baseline="30000"')],
        [run('10'), run('6', ' baseline="30000"'), run(' records a day')],
      ),
    )
    expect(lineTexts(page)).toEqual(['120¹ paying customers', 'Revenue $640k²,³', '10⁶ records a day'])
    expect(page.hidden).toEqual([])
  })

  it('letters, lowered figures and whole figures that are raised for their looks stay as they are', async () => {
    const page = await slideOf(
      lines(
        [run('1'), run('st', ' baseline="30000"'), run(' in Europe')],
        [run('CO'), run('2', ' baseline="-25000"'), run(' saved')],
        [run('250', ' baseline="30000"')],
      ),
    )
    expect(lineTexts(page)).toEqual(['1st in Europe', 'CO2 saved', '250'])
  })
})

describe('symbol fonts', () => {
  it('ticks and crosses of a comparison are read as what they look like', async () => {
    const face = (name: string) => `<a:latin typeface="${name}"/>`
    const cells = [
      run('ü', '', face('Wingdings')),
      run('û', '', face('Wingdings')),
      run('\uf0fc', '', '<a:sym typeface="Wingdings"/>'),
      run('P', '', face('Wingdings 2')),
      run('P', '', face('Arial')),
    ]
    const page = await readSlide({
      shapes: cells.map((cell, n) => shape(area(40 + n * 160, 40, 60), [`<a:p>${cell}</a:p>`])),
    })
    expect(lineTexts(page)).toEqual(['✔', '✘', '✔', '✓', 'P'])
  })

  it('marks of lists are bullets', async () => {
    const marked = (letter: string) =>
      `<a:p><a:pPr marL="228600" indent="-228600"><a:buFont typeface="Wingdings"/><a:buChar char="${letter}"/></a:pPr>${run('Point')}</a:p>`
    expect(lineTexts(await slideOf(['§', 'ü', 'Ø', '&#xF0A7;'].map(marked)))).toEqual(Array(4).fill('• Point'))
  })
})

describe('the text of a shape', () => {
  it('holds formulas, fields and breaks, each once', async () => {
    const formula =
      '<mc:AlternateContent xmlns:mc="mc"><mc:Choice Requires="a14"><a14:m xmlns:a14="a14"><m:oMath xmlns:m="m"><m:r><m:t>LTV / CAC = 3</m:t></m:r></m:oMath></a14:m></mc:Choice>' +
      `<mc:Fallback>${run('a picture of it')}</mc:Fallback></mc:AlternateContent>`
    const field = '<a:fld id="{1}" type="slidenum"><a:rPr lang="en-US"/><a:t>12</a:t></a:fld>'
    const page = await slideOf(
      lines([run('Ratio: '), formula], [run('Page '), field], [run('above'), '<a:br/>', run('below')]),
    )
    expect(lineTexts(page)).toEqual(['Ratio: LTV / CAC = 3', 'Page 12', 'above', 'below'])
  })

  it('that only has an outline is seen, that has neither fill nor outline is not', async () => {
    const outline = '<a:ln><a:solidFill><a:srgbClr val="203040"/></a:solidFill></a:ln>'
    const page = await slideOf(
      lines(
        [run('Outlined', '', `${outline}<a:noFill/>`)],
        [run('Unfilled', '', '<a:ln><a:noFill/></a:ln><a:noFill/>')],
      ),
    )
    expect(lineTexts(page)).toEqual(['Outlined'])
    expect(page.hidden.map(({ text, cause }) => [text, cause])).toEqual([['Unfilled', 'no-ink']])
  })

  it('that is fully transparent is not seen', async () => {
    const clear = '<a:solidFill><a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr></a:solidFill>'
    const page = await slideOf(lines([run('Clear as air', '', clear)]))
    expect([lineTexts(page), page.hidden.map(({ text }) => text)]).toEqual([[], ['Clear as air']])
  })

  it('of a gradient is seen where one of its colours is that of the ground', async () => {
    const stop = (pos: number, colour: string) => `<a:gs pos="${pos}"><a:srgbClr val="${colour}"/></a:gs>`
    const fill = (last: string) =>
      `<a:gradFill><a:gsLst>${stop(0, 'FFFFFF')}${stop(100_000, last)}</a:gsLst></a:gradFill>`
    const page = await slideOf(
      lines([run('Fading in', '', fill('0000FF'))], [run('White on white', '', fill('FFFFFF'))]),
    )
    expect([lineTexts(page), page.hidden.map(({ text }) => text)]).toEqual([['Fading in'], ['White on white']])
  })

  it('that is one word wider than its shape is seen, as programs break it; beside the slide it is not', async () => {
    const url = 'https://www.ostrevane.example/a/very/long/path/that/goes/on/and/on/index.html'
    expect(lineTexts(await readSlide({ shapes: [shape(area(740, 40, 200), [url])] }))).toEqual([url])
    const beside = await readSlide({ shapes: [shape(area(900, 40, 800), [url])] })
    expect([lineTexts(beside), beside.hidden.map(({ cause }) => cause)]).toEqual([[], ['off-page']])
  })

  it('of a placeholder that no one filled is nothing, whatever its layout prompts', async () => {
    const prompt = 'Click to add a title'
    const layout = `<p:sldLayout xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${placeholder('title', [prompt])}</p:spTree></p:cSld></p:sldLayout>`
    const page = await readSlide(
      { shapes: [placeholder('title', [])] },
      { parts: { 'ppt/slideLayouts/slideLayout1.xml': layout } },
    )
    expect([lineTexts(page), page.hidden]).toEqual([[], []])
  })

  it('keeps words whole over runs, and spaces between them', async () => {
    const page = await slideOf(
      lines([run('Ost', ' b="1"'), run('revane '), run('reads', ' i="1"'), run(' ca'), run('bles', ' u="sng"')]),
    )
    expect(lineTexts(page)).toEqual(['Ostrevane reads cables'])
  })

  it('is one line where letters stand apart, as in headings', async () => {
    expect(lineTexts(await slideOf(lines([run('TRACTION', ' spc="600"')])))).toEqual(['TRACTION'])
  })

  it('that shrinks to fit has the size that the program has found', async () => {
    const fitted = '<p:txBody><a:bodyPr><a:normAutofit fontScale="50000"/></a:bodyPr>'
    const box = shape(area(40, 40), [paragraph('Half as large', { size: 24 })]).replace('<p:txBody><a:bodyPr/>', fitted)
    expect(findLine(await readSlide({ shapes: [box] }), 'Half as large').fontSize).toBeCloseTo(12, 1)
  })

  it('in several columns is read column by column', async () => {
    const points = Array.from({ length: 8 }, (_, n) => paragraph(`Entry ${n + 1} of the list`, { size: 14 }))
    const page = await readSlide({
      shapes: [shape(area(40, 100, 700, 80), points, { body: ' numCol="2" spcCol="360000"' })],
    })
    expect(lineTexts(page)).toEqual(points.map((_, n) => `Entry ${n + 1} of the list`))
  })
})

describe('right-to-left text', () => {
  it('keeps its words in order, over more than one line, with figures and names the right way round', async () => {
    const texts = ['הכנסות של $2.5M בשנת 2026', 'לקוחות של Ostrevane משלמים 12.5% יותר']
    const page = await readSlide({
      shapes: texts.map((text, n) =>
        shape(area(40, 40 + n * 120, 800), [paragraph(text, {}, '<a:pPr algn="r" rtl="1"/>')]),
      ),
    })
    expect(lineTexts(page)).toEqual(texts)
    const long = 'إيرادات سنوية متكررة قدرها 640 ألف دولار في عام 2025 مع نمو'
    expect(lineTexts(await readSlide({ shapes: [shape(area(40, 40, 300), [long])] })).join(' ')).toBe(long)
  })

  it('keeps figures in Arabic digits', async () => {
    const text = 'نمو ٢٥٪ في عام ٢٠٢٦'
    expect(lineTexts(await slideOf(lines([run(text)]))).join(' ')).toContain('٢٠٢٦')
  })

  it('has its list marks before its words', async () => {
    const marked = (text: string) =>
      paragraph(text, {}, '<a:pPr marL="285750" indent="-285750" algn="r" rtl="1"><a:buChar char="•"/></a:pPr>')
    expect(lineTexts(await slideOf(['ראשון', 'שני'].map(marked)))).toEqual(['• ראשון', '• שני'])
  })

  it('does not turn a year around that hangs on a letter', async () => {
    const text = lineTexts(await slideOf(lines([run('צמיחה ב-2025')]))).join(' ')
    expect(text).toContain('2025')
    expect(text).not.toContain('5202')
  })
})

describe('links', () => {
  const slide = (targets: readonly string[]) =>
    readSlide({
      shapes: targets.map((_, n) =>
        shape(area(40, 40 + n * 50, 300, 40), [paragraph(`link ${n}`, { link: `rIdL${n}` })]),
      ),
      relations: targets.map((target, n) => ({ id: `rIdL${n}`, kind: 'hyperlink', target, external: true })),
    })

  it('lead to sites, addresses and numbers', async () => {
    const targets = [
      'https://ostrevane.example/deck?a=1',
      'mailto:hi@ostrevane.example',
      'tel:+441170000000',
      'ostrevane.example',
    ]
    expect((await slide(targets)).links.map(({ url }) => url)).toEqual(targets)
  })

  it('that run code or lead into the machine of the author are left out, and their words stay', async () => {
    const page = await slide([
      'javascript:alert(1)',
      'file:///C:/Users/anna/plan.xlsx',
      'vbscript:x',
      'data:text/html,x',
      ' ',
    ])
    expect(page.links).toEqual([])
    expect(blockTexts(page).flat()).toEqual(['link 0', 'link 1', 'link 2', 'link 3', 'link 4'])
  })

  it('whose relationship is missing are none', async () => {
    const page = await readSlide({
      shapes: [shape(area(40, 40), [paragraph('loose', { link: 'rIdNone' })], { link: 'rIdNo' })],
    })
    expect([page.links, lineTexts(page)]).toEqual([[], ['loose']])
  })
})
