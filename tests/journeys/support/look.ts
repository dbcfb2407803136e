import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { proofSize } from '#engine/testing/proof-size.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }
type Size = typeof wide
/** A small phone, or a window that is zoomed in four times. */
const leastWidth = 320

/** What each page's browser complains about: a blocked resource, a failure of React. */
const complaintsOf = new WeakMap<Page, string[]>()

/** Listens to the complaints of a page from here on; `see` finds none. */
export function watch(page: Page): Page {
  const complaints: string[] = []
  complaintsOf.set(page, complaints)
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return page
}

/** Forgets a complaint that belongs to what is seen: the browser notes every refusal of a call as one. */
export function expectRefusal(page: Page): void {
  const complaints = complaintsOf.get(page) ?? []
  const others = complaints
    .splice(0)
    .filter((text) => !/the server responded with a status of 4\d\d|ERR_FAILED/.test(text))
  complaints.push(...others)
}

/** Menus and previews belong to what opened them and float over the page, outside of its landmarks. */
const floats = (id: string, target: string) => id === 'region' && target.includes('data-radix-popper-content-wrapper')

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode()
    .analyze()
  const nodes = violations.flatMap(({ id, nodes: found }) => found.map((node) => ({ ...node, id })))
  return nodes
    .filter(({ id, target }) => !floats(id, `${target}`))
    .map(({ id, target, html, failureSummary }) => [id, target, html, failureSummary].join('\n'))
}

type Colour = 'light' | 'dark'
type Look = Size & { colours: readonly Colour[] }
let seen = 0

/** The whole proof takes both colours at every width; a sample of it one colour at one of them, in turns. */
function chooseLooks(sizes: readonly Size[]): Look[] {
  const turn = seen++ % sizes.length
  const sampleOf = ({ width }: Size): Colour => (width === wide.width ? 'light' : 'dark')
  return sizes.map((size, index) => ({
    ...size,
    colours: proofSize<readonly Colour[]>(index === turn ? [sampleOf(size)] : [], ['light', 'dark']),
  }))
}

/** Looks at the page as it stands: axe finds nothing, targets are of 24 px or far apart, and nothing sticks out at the side. */
async function look(page: Page, { colours, ...size }: Look): Promise<void> {
  for (const colorScheme of colours) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page), `${colorScheme}, ${size.width} pixels wide`).toEqual([])
  }
  for (const width of size.width === narrow.width ? [narrow.width, leastWidth] : [size.width]) {
    await page.setViewportSize({ ...size, width })
    const contentWidth = await page.locator('html').evaluate((html: { scrollWidth: number }) => html.scrollWidth)
    expect(contentWidth, `${width} pixels wide`).toBeLessThanOrEqual(width)
  }
}

/** Opens an address at both sizes, lets `arrange` bring about what is to be seen, and looks at it. */
export async function see(
  page: Page,
  path: string,
  arrange: (page: Page) => Promise<unknown>,
  sizes: Size[] = [wide, narrow],
): Promise<void> {
  for (const { colours, ...size } of chooseLooks(sizes)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await arrange(page)
    await look(page, { ...size, colours })
  }
  expect(complaintsOf.get(page)?.splice(0)).toEqual([])
}

/** Waits for a heading of exactly this name. */
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first().waitFor()
