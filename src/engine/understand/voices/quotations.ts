import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, gapBelow, isInSameColumn, unionBox } from '#engine/geometry.ts'
import type { Paragraph, SlideKind } from '#engine/slides.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { isMainly, type VoicePage } from './voice-page.ts'

/** A text in quotation marks; `attribution` is what stands beside it of its speaker, null where nothing does. */
export type Quotation = { text: string; lines: readonly Line[]; attribution: Attribution | null }
type Attribution = { text: string; name: string | null; lines: readonly Line[] }

/** A slogan in quotation marks and the names beside it are the company's. */
const withoutQuotations: readonly SlideKind[] = ['cover', 'contact', 'team']
const opening = /^[\s•–—-]{0,3}(?:["“”„«‟❝]|[‘‚](?=\p{Lu})|''|,,)\s?/u
const closing = /(?:["”“»❞]|''|(?<=[.!?…])’)(?=\s*(?:$|[\s(~–—,.-]))/gu
const markAlone = /^\s*(?:["“”„«»❝❞‟]|''|,,){1,2}\s*$/u
/** Fewer words in quotation marks are a term or a name. */
const fewestWords = 5
const mostParagraphs = 6
/** In heights of a line of the quotation: an attribution stands no further away. */
const farthestAttribution = 3.5
const longestAttributionWords = 14
const longestAttributionChars = 90
/** In heights of the mark: a large quotation mark stands at its text. */
const farthestMark = 1.5

/** Finds texts set in quotation marks, also where the mark alone is set large beside the text. */
export function findQuotations(page: VoicePage): Quotation[] {
  const found: Quotation[] = []
  const { paragraphs } = page
  if (withoutQuotations.some((kind) => isMainly(page, kind))) return found
  for (let at = 0; at < paragraphs.length; at++) {
    const one = paragraphs[at]
    if (!one) continue
    const quotation = markAlone.test(one.text) ? readMarked(paragraphs, at) : readQuoted(paragraphs, at)
    if (quotation) found.push(quotation)
  }
  return found
}

/** A text that opens with a quotation mark, to where it closes. */
function readQuoted(paragraphs: readonly Paragraph[], at: number): Quotation | null {
  const first = paragraphs[at]
  const open = first ? opening.exec(first.text) : null
  if (!first || !open) return null
  for (let end = at; end < Math.min(paragraphs.length, at + mostParagraphs); end++) {
    const one = paragraphs[end]
    if (!one || one.block !== first.block) return null
    const close = [...one.text.slice(end === at ? open[0].length : 0).matchAll(closing)].at(-1)
    if (!close) continue
    const cut = close.index + (end === at ? open[0].length : 0)
    const said = [...paragraphs.slice(at, end).map(({ text }) => text), one.text.slice(0, cut)].join(' ')
    if (said.replace(opening, '').split(/\s+/u).length < fewestWords) return null
    const rest = one.text.slice(cut + close[0].length)
    const lines = paragraphs.slice(at, end + 1).flatMap((paragraph) => paragraph.lines)
    const after = readAttribution(rest, one.lines)
    // A term in quotation marks at the head of a sentence: '"Governance" is a structure that …'.
    if (!after && /\p{L}{2}/u.test(rest)) return null
    return { text: said.replace(opening, ''), lines, attribution: after ?? findAttribution(paragraphs, at, end, lines) }
  }
  return null
}

/** The text at a quotation mark that stands alone. */
function readMarked(paragraphs: readonly Paragraph[], at: number): Quotation | null {
  const mark = paragraphs[at]
  if (!mark) return null
  const reach = farthestMark * Math.max(mark.box.height, 0.02)
  for (const index of [at + 1, at - 1]) {
    const one = paragraphs[index]
    if (!one || one.text.split(/\s+/u).length < fewestWords - 1) continue
    const apart = Math.max(gapBelow(mark.box, one.box), gapBelow(one.box, mark.box), 0)
    if (apart > reach || one.box.x > mark.box.x + mark.box.width + reach) continue
    return { text: one.text, lines: one.lines, attribution: findAttribution(paragraphs, index, index, one.lines) }
  }
  return null
}

/** Who is quoted: a short text right under the quotation, or beside it in the order of reading, that reads like a speaker. */
function findAttribution(
  paragraphs: readonly Paragraph[],
  start: number,
  end: number,
  lines: readonly Line[],
): Attribution | null {
  const box = unionBox(lines.map((line) => line.box))
  const height = Math.max(lines[0]?.box.height ?? 0, 0.012)
  for (const one of [paragraphs[end + 1], paragraphs[end + 2], paragraphs[start - 1]]) {
    if (!one || !isInSameColumn(one.box, box)) continue
    const gap = one.box.y >= box.y ? one.box.y - bottomEdge(box) : gapBelow(one.box, box)
    if (Math.abs(gap) > farthestAttribution * height) continue
    const read = readAttribution(one.text, one.lines)
    if (read) return { ...read, lines: [...read.lines, ...listSecondLine(one, paragraphs)] }
  }
  return null
}

/** Name and role stand on two lines, often as two paragraphs of one block. */
function listSecondLine(one: Paragraph, paragraphs: readonly Paragraph[]): readonly Line[] {
  const next = paragraphs[paragraphs.indexOf(one) + 1]
  if (!next || next.block !== one.block || next.text.split(' ').length > longestAttributionWords) return []
  return /[.!?]$/u.test(next.text) ? [] : next.lines
}

const dash = /^\s*[~–—-]{1,2}\s*/u
const firstPart = /\s*[,|·•(:/]\s*|\s[–—-]\s/u
const capitalisedPhrase = /^\p{Lu}[\p{L}\d.&’'-]*(?:\s(?:\p{Lu}|of |de |the |and |& |\d)[\p{L}\d.&’'-]*){0,6}$/u

/** '— Mara Lind, Norvik Foods', 'Mara Lind (CEO)', 'Norvik Foods, 140 seats'. */
function readAttribution(text: string, lines: readonly Line[]): Attribution | null {
  const bare = text.replace(dash, '').trim()
  const words = bare.split(/\s+/u).length
  if (bare === '' || words > longestAttributionWords || bare.length > longestAttributionChars) return null
  if (/[!?]$/u.test(bare) || opening.test(bare)) return null
  const head = bare.split(firstPart)[0] ?? bare
  const name = nameIn(head)
  if (name) return { text: bare, name, lines }
  const dashed = dash.test(text) && /^\p{Lu}/u.test(bare)
  const twoParts = head.length < bare.length && capitalisedPhrase.test(head.trim())
  return dashed || twoParts ? { text: bare, name: null, lines } : null
}
