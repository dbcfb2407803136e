/** Decks written as HTML and printed by Chromium: embedded fonts, one text run per shaped line, link annotations, vector charts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'

const require = createRequire(import.meta.url)
const widthPx = 1280
const heightPx = 720

/** One deck: slides are HTML fragments, each made by `slide()`. */
export interface HtmlDeck {
  readonly title: string
  readonly lang: string
  /** Date of the document, written into the file instead of the time of generation. */
  readonly date: Date
  readonly css: string
  readonly slides: readonly string[]
}

/** Wraps the HTML of one slide; `className` selects its layout and ground. */
export function slide(className: string, html: string): string {
  return `<section class="slide ${className}">${html}</section>`
}

/** Starts Chromium; CHROMIUM_PATH overrides the place where it is looked for. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] })
}

/** Prints a deck to a 16:9 PDF with fixed dates. */
export async function printDeck(browser: Browser, deck: HtmlDeck): Promise<Buffer> {
  return withPage(browser, deck, 1, async (page) => {
    const pdf = await page.pdf({ width: `${widthPx}px`, height: `${heightPx}px`, printBackground: true, tagged: false })
    return withFixedDates(pdf, deck.date)
  })
}

/** Takes a picture (PNG) of every slide, `scale` device pixels to a CSS pixel. */
export async function photographDeck(browser: Browser, deck: HtmlDeck, scale: number): Promise<Buffer[]> {
  return withPage(browser, deck, scale, async (page) => {
    const pictures: Buffer[] = []
    for (const section of await page.locator('section.slide').all())
      pictures.push(await section.screenshot({ type: 'png' }))
    return pictures
  })
}

async function withPage<T>(
  browser: Browser,
  deck: HtmlDeck,
  scale: number,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: widthPx, height: heightPx }, deviceScaleFactor: scale })
  try {
    const page = await context.newPage()
    await page.setContent(renderDocument(deck), { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready.then(() => true)')
    return await use(page)
  } finally {
    await context.close()
  }
}

function renderDocument(deck: HtmlDeck): string {
  return `<!doctype html><html lang="${deck.lang}"><head><meta charset="utf-8"><title>${deck.title}</title>
<style>${fontFaces()}${baseCss}${deck.css}</style></head><body>${deck.slides.join('')}</body></html>`
}

function fontFaces(): string {
  const face = (family: string, file: string) => {
    const data = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`
  }
  const files = '@fontsource-variable'
  return (
    face('Deck Sans', `${files}/inter/files/inter-latin-wght-normal.woff2`) +
    face('Deck Serif', `${files}/source-serif-4/files/source-serif-4-latin-wght-normal.woff2`)
  )
}

/** Chromium stamps the time of printing; dates of the same length take its place, so offsets stay right. */
export function withFixedDates(pdf: Buffer, date: Date): Buffer {
  const stamp = date.toISOString().replace(/[-:T]/g, '').slice(0, 14)
  const text = pdf
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_match, key: string) => `/${key} (D:${stamp}`)
  return Buffer.from(text, 'latin1')
}

const baseCss = `
@page{size:${widthPx}px ${heightPx}px;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{font-family:"Deck Sans";font-size:22px;line-height:1.45;-webkit-print-color-adjust:exact;background:#fff}
.slide{width:${widthPx}px;height:${heightPx}px;position:relative;overflow:hidden;padding:64px 80px 72px;break-after:page;display:flex;flex-direction:column}
.slide:last-child{break-after:auto}
.row{display:flex;gap:32px}
.row>*{flex:1}
.grow{flex:1}
.mid{justify-content:center}
.foot{position:absolute;left:80px;right:80px;bottom:28px;display:flex;justify-content:space-between;font-size:13px;opacity:.6}
.note{font-size:14px;opacity:.7}
a{color:inherit;text-decoration:none}
ul{list-style:none}
table{border-collapse:collapse;width:100%}
svg text{font-family:"Deck Sans"}
`
