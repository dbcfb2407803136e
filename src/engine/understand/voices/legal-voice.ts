import type { Line } from '#engine/deck-doc.ts'
import {
  confidentialLine,
  copyrightFooter,
  copyrightMark,
  disclaimerLead,
  legalPhrase,
  legalTitle,
} from '#engine/lexicons/voice-words.ts'
import { listParagraphs } from '../list-paragraphs.ts'
import type { VoicedLines, VoicePage } from './voice-page.ts'

const longestTitleWords = 6

/**
 * Returns disclaimers, notices of confidentiality and copyright, in the body and in headers and footers. A page with a
 * legal title is legal text throughout. 'Ossery GmbH · confidential' stays the company's: it names the company.
 */
export function findLegalVoice(page: VoicePage): VoicedLines[] {
  const { slide, language, paragraphs } = page
  const title = legalTitle.in(language).exec(slide.title)
  if (title && slide.title.split(' ').length <= longestTitleWords)
    return [{ lines: slide.lines, cue: title[0].trim().toLowerCase() }]
  const found: VoicedLines[] = []
  const all = [...paragraphs, ...listParagraphs(slide.furniture.map((line) => ({ lines: [line], box: line.box })))]
  for (const one of all) {
    const lead = disclaimerLead.in(language).exec(one.text)
    const said = lead ?? legalPhrase.in(language).exec(one.text)
    const isFurniture = one.lines.some((line) => slide.furniture.includes(line))
    const copyright = copyrightMark.test(one.text) || (isFurniture && copyrightFooter.test(one.text))
    if (said) {
      const lines = lead ? listBlockFrom(one.lines, one.block.lines) : one.lines
      found.push({ lines, cue: said[0].trim().toLowerCase() })
    } else if (copyright) found.push({ lines: one.lines, cue: 'copyright' })
    else if (confidentialLine.in(language).test(one.text)) found.push({ lines: one.lines, cue: 'confidential' })
  }
  return found
}

/** A disclaimer goes on to the end of its block. */
function listBlockFrom([first]: readonly Line[], lines: readonly Line[]): Line[] {
  const start = first ? lines.indexOf(first) : -1
  return start < 0 ? [] : lines.slice(start)
}
