import type { DeckPage, HiddenCause, HiddenText } from '#engine/deck-doc.ts'
import type { Signal } from '#engine/facts.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import { cutExcerpt } from '#engine/text/excerpt.ts'
import { glueText } from '#engine/text/text-index.ts'
import { listWords } from '#engine/text/words.ts'
import type { CheckInput } from './check-input.ts'

const causes: Record<HiddenCause, string> = {
  'no-ink': 'it has the colour of its ground or lies under an image',
  micro: 'it is set under 2 points',
  'off-page': 'it stands off the page',
  'render-mode': 'it is drawn without ink',
  'zero-width': 'it is made of characters without width',
  'hidden-shape': 'its shape is switched off',
  'hidden-slide': 'its slide is hidden',
}
const copied = 0.7

/**
 * Finds text that a reader of the page can't see, quoted; an alarm when it is a prompt injection. Pictograms, page numbers, ticks of
 * axes and words that a page of the deck shows tell a reader nothing that is kept from them.
 */
export function checkHiddenText({ deck }: CheckInput): Signal[] {
  const hiding = deck.doc.pages.filter(({ hidden }) => hidden.length > 0)
  const seen = hiding.length > 0 ? deck.doc.pages.map((page) => glueText(joinLines(page))) : []
  return hiding.flatMap((page) => {
    const alarm = isInstruction(page.hidden.map((one) => one.text).join(' '))
    const { hidden } = page
    const telling = hidden.filter(({ text }) => word.test(text) && !isShown(text, seen))
    const first = telling[0] ?? hidden[0]
    if (!first || (!alarm && (telling.length === 0 || isCopy(hidden, page)))) return []
    const text = cutExcerpt(hidden.map((one) => one.text).join(' '))
    return [
      {
        key: alarm ? 'Hidden instructions' : 'Hidden text',
        value: `Page ${page.page}`,
        reason: `Page ${page.page} holds text that a reader can’t see (${causes[first.cause]}): '${text}'. It was not used.`,
        severity: alarm ? 'alarm' : 'warning',
        evidence: [
          {
            document: 'deck',
            page: page.page,
            quote: text,
            boxes: hidden.map((one) => one.box),
            match: 'none',
            cause: { fault: 'hidden' },
          },
        ],
      } satisfies Signal,
    ]
  })
}

/** Text under an image of the same words serves search and screen readers, and hides nothing. */
function isCopy(hidden: readonly HiddenText[], page: DeckPage): boolean {
  const seen = new Set(page.blocks.flatMap((block) => block.lines.flatMap((line) => listWords(line.text))))
  const words = listWords(hidden.map((one) => one.text).join(' '))
  return words.length > 0 && words.filter((word) => seen.has(word)).length / words.length >= copied
}

const word = /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a page shows the same words next to each other. */
function isShown(text: string, seen: readonly string[]): boolean {
  const glued = glueText(text)
  return seen.some((shown) => shown.includes(glued))
}

const joinLines = ({ blocks }: DeckPage) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')
