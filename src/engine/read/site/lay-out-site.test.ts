import { expect, it } from 'vitest'
import { site } from '#engine/testing/site-builder.ts'
import { layOutSite } from './lay-out-site.ts'

const titles = (doc: ReturnType<typeof site>) =>
  layOutSite(doc).doc.pages.map(({ blocks }) => blocks[0]?.lines[0]?.text ?? '')

it('lays each section out once, and one footer at the end', () => {
  const footer = { kind: 'footer', blocks: ['© 2026 Northwind AS'] } as const
  const band = { title: 'Book a demo', blocks: ['Talk to us'] }
  const doc = site({
    '/': [{ title: 'Home', blocks: ['Alerts'] }, band, footer],
    '/about': [{ title: 'About', blocks: [] }, band, footer],
  })
  expect(titles(doc)).toEqual(['Home', 'Book a demo', 'About', '© 2026 Northwind AS'])
  expect(layOutSite(doc).places.get(3)?.url).toBe('https://northwind.example/about')
})

it('keeps every line on its page, one under another', () => {
  const long = Array.from({ length: 60 }, (_, index) => `Line ${index} ${'word '.repeat(30)}`).join('\n')
  const [page] = layOutSite(site({ '/': [{ title: 'Terms', blocks: [long, 'The end'] }] })).doc.pages
  const boxes = page?.blocks.flatMap(({ lines }) => lines.map(({ box }) => box)) ?? []
  expect(boxes.every(({ x, y, width, height }) => x + width <= 1 && y + height <= 1)).toBe(true)
  expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b))
})

it('reads a site without end up to its limits', () => {
  const names = Array.from(
    { length: 3_000 },
    (_, index) => `Ida Holm ${index}, CEO of 14 people, €${index}M revenue in 2019`,
  )
  const pages = Array.from({ length: 12 }, (_, index) => [
    `/p${index}`,
    Array.from({ length: 40 }, (_, part) => ({ title: `Our team ${index} ${part}`, blocks: [names.join('\n')] })),
  ])
  const doc = site(Object.fromEntries(pages))
  const laidOut = layOutSite(doc).doc.pages
  const lines = laidOut.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines))
  expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(130_000)
})
