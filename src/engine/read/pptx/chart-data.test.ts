import { describe, expect, it } from 'vitest'
import { chart, chartPart, placeholder } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { readChart } from './chart-data.ts'
import { readSlide } from './test-presentations.ts'
import { parseXml } from './xml.ts'

const dataOf = (part: string) => readChart(parseXml(Buffer.from(part)))
const sales = (values: readonly number[], format = 'General') =>
  chartPart({
    title: 'Sales',
    format,
    categories: values.map((_, n) => `Q${n + 1}`),
    series: [{ name: 'Sales', values }],
  })
/** A slide with a title and a chart whose part is given; null for a relationship that leads nowhere. */
const slideWith = (part: string | null) =>
  readSlide(
    {
      shapes: [placeholder('title', ['Traction']), chart({ x: 40, y: 140, width: 500, height: 300 }, 'rIdC')],
      relations: [{ id: 'rIdC', kind: 'chart', target: '../charts/chart1.xml' }],
    },
    part === null ? {} : { parts: { 'ppt/charts/chart1.xml': part } },
  )

describe('the data of a chart', () => {
  it('is its titles, its series and a row for each category', () => {
    const axis =
      '<c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Euro, thousands</a:t></a:r></a:p></c:rich></c:tx></c:title>'
    expect(dataOf(sales([10, 20]).replace('<c:valAx>', axis))).toEqual({
      title: 'Sales',
      axes: ['Euro, thousands'],
      series: ['Sales'],
      rows: [
        { name: 'Q1', values: ['10'], amount: 10 },
        { name: 'Q2', values: ['20'], amount: 20 },
      ],
    })
  })

  it('leaves out series that the author has filtered out', () => {
    const filtered =
      '<c:extLst><c:ext uri="x"><c15:filteredBarSeries xmlns:c15="c15"><c15:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Old plan</c:v></c:pt></c:strCache></c:strRef></c:tx>' +
      '<c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>99</c:v></c:pt></c:numCache></c:numRef></c:val></c15:ser></c15:filteredBarSeries></c:ext></c:extLst></c:barChart>'
    expect(dataOf(sales([10]).replace('</c:barChart>', filtered))?.series).toEqual(['Sales'])
  })

  it('names quarters with the year that stands over them', () => {
    const level = (names: Record<number, string>) =>
      `<c:lvl>${Object.entries(names)
        .map(([idx, name]) => `<c:pt idx="${idx}"><c:v>${name}</c:v></c:pt>`)
        .join('')}</c:lvl>`
    const levels = `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache>${level({ 0: 'Q3', 1: 'Q4', 2: 'Q1' })}${level({ 0: '2024', 2: '2025' })}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`
    const rows = dataOf(sales([1, 2, 3]).replace(/<c:cat>.*<\/c:cat>/, levels))?.rows
    expect(rows?.map(({ name, values }) => [name, ...values])).toEqual([
      ['2024 Q3', '1'],
      ['2024 Q4', '2'],
      ['2025 Q1', '3'],
    ])
  })

  it('joins the plots of a combined chart, and leaves a gap where a series has no value', () => {
    const line =
      '<c:lineChart><c:ser><c:tx><c:v>Margin</c:v></c:tx><c:val><c:numRef><c:numCache><c:formatCode>0%</c:formatCode><c:pt idx="1"><c:v>0.8</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:lineChart>'
    const data = dataOf(sales([10, 20]).replace('</c:barChart>', `</c:barChart>${line}`))
    expect(data?.series).toEqual(['Sales', 'Margin'])
    expect(data?.rows.map(({ values }) => values)).toEqual([
      ['10', ''],
      ['20', '80%'],
    ])
  })

  it('shows a value by the format of its own point where it has one', () => {
    const part = sales([0.5, 7]).replace('<c:pt idx="0"><c:v>0.5', '<c:pt idx="0" formatCode="0%"><c:v>0.5')
    expect(dataOf(part)?.rows.map(({ values }) => values[0])).toEqual(['50%', '7'])
  })

  it('is none where no value is kept', () => {
    expect(dataOf(sales([]))).toBeNull()
    expect(dataOf('<chartSpace/>')).toBeNull()
  })

  it('ends at a size that a slide can show', () => {
    const data = dataOf(sales(Array.from({ length: 500 }, (_, n) => n)))
    expect(data?.rows).toHaveLength(60)
  })
})

describe('a slide with a chart', () => {
  it('gives large numbers digit by digit', async () => {
    expect(lineTexts(await slideWith(sales([1_234_567, 12])))).toEqual([
      'Traction',
      'Sales',
      'Q1',
      '1234567',
      'Q2',
      '12',
    ])
  })

  it('survives values and formats that no calendar and no number has', async () => {
    expect(lineTexts(await slideWith(sales([1e15], 'yyyy')))).toContain('1000000000000000')
    expect(lineTexts(await slideWith(sales([1.5], `0.${'0'.repeat(300)}`)))).toContain('1.500000000000000')
  })

  it('is read without the chart where the chart is missing or keeps no values', async () => {
    expect(lineTexts(await slideWith(null))).toEqual(['Traction'])
    expect(lineTexts(await slideWith(sales([])))).toEqual(['Traction'])
  })

  it('keeps names and values of neighbouring columns apart, however long they are', async () => {
    const names = ['Subscriptions in Europe', 'Services in Europe', 'Subscriptions elsewhere']
    const part = chartPart({
      title: '',
      format: '#,##0',
      categories: ['Research and product development of all teams', 'Sales and marketing in Europe'],
      series: names.map((name, n) => ({ name, values: [1_250_000 + n, 3_400_000 + n] })),
    })
    const texts = lineTexts(await slideWith(part))
    const values = ['1,250,000', '1,250,001', '1,250,002', '3,400,000', '3,400,001', '3,400,002']
    expect(texts.filter((text) => /\d/.test(text))).toEqual(values)
    expect(texts.join(' ')).toContain(names.join(' '))
  })

  it('shows negative and zero values, without bars that would run out of the chart', async () => {
    const texts = lineTexts(await slideWith(sales([-4200, 0, 3100], '#,##0')))
    expect(texts).toEqual(['Traction', 'Sales', 'Q1', '-4,200', 'Q2', '0', 'Q3', '3,100'])
  })
})
