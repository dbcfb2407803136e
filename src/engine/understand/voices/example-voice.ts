import type { Line } from '#engine/deck-doc.ts'
import {
  exampleInside,
  exampleLead,
  exampleTitle,
  inventedNames,
  nameWithAge,
  personaMarks,
} from '#engine/lexicons/voice-words.ts'
import {
  isHeadingShaped,
  isMainly,
  listLinesUnder,
  listSentences,
  type Paragraph,
  type VoicedLines,
  type VoicePage,
} from './voice-page.ts'

const digit = /\d/u
/** In widths of a letter: a list further right than its lead belongs to it. */
const indentInEms = 0.5

/** Returns examples: worked ones, invented people and firms, personas, and figures behind 'for example'. */
export function findExampleVoice(page: VoicePage): VoicedLines[] {
  return [...findTitled(page), ...findLeads(page), ...findInside(page), ...findInvented(page), ...findPersonas(page)]
}

function findTitled(page: VoicePage): VoicedLines[] {
  const { slide, language, paragraphs } = page
  const title = exampleTitle.in(language).exec(slide.title)
  if (title) return [{ lines: slide.body.flatMap((block) => block.lines), cue: title[0].trim().toLowerCase() }]
  return paragraphs.flatMap((one, index): VoicedLines[] => {
    const found = exampleTitle.in(language).exec(withoutBullet(one.text))
    if (!found || !isHeadingShaped(one, paragraphs[index + 1]) || /:$/u.test(one.text)) return []
    return [{ lines: [...one.lines, ...listLinesUnder(one, page)], cue: found[0].trim().toLowerCase() }]
  })
}

const withoutBullet = (text: string) => text.replace(/^[\s•●○◦▪■□▸►➢➤✓✔·*→–—-]+/u, '')

/** 'For example: …', 'Imagine …': the text, and the list that it opens. */
function findLeads({ paragraphs, language }: VoicePage): VoicedLines[] {
  return paragraphs.flatMap((one, index): VoicedLines[] => {
    for (const { text, lines } of listSentences(one)) {
      const bare = withoutBullet(text)
      const found = exampleLead.in(language).exec(bare)
      if (!found) continue
      const cue = found[0].trim().toLowerCase()
      const opensList = /[:：]$/u.test(bare) || bare.length === found[0].length
      if (opensList) return [{ lines: [...lines, ...listIndented(one, paragraphs.slice(index + 1))], cue }]
      return [{ lines, cue }]
    }
    return []
  })
}

/** The paragraphs right after a lead in its block: all of them up to one that is set as far left as the lead's own list. */
function listIndented(lead: Paragraph, rest: readonly Paragraph[]): Line[] {
  const found: Line[] = []
  const em = lead.box.height > 0 ? (lead.lines[0]?.box.height ?? 0) * indentInEms : 0
  for (const one of rest) {
    if (one.block !== lead.block) break
    const isBullet = withoutBullet(one.text) !== one.text
    const goesBack = one.box.x <= lead.box.x + em && (isBullet || one.bold !== lead.bold)
    if (goesBack && found.length > 0) break
    if (goesBack && isBullet && withoutBullet(lead.text) !== lead.text) break
    found.push(...one.lines)
  }
  return found
}

/** A figure behind 'e.g.' is an example; names behind it are real ones. */
function findInside({ paragraphs, language }: VoicePage): VoicedLines[] {
  return paragraphs
    .filter(({ text }) => digit.test(text))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      const found = exampleInside.in(language).exec(text)
      if (!found || !digit.test(text.slice(found.index)) || digit.test(text.slice(0, found.index))) return []
      return [{ lines, cue: found[0].toLowerCase() }]
    })
}

function findInvented({ paragraphs }: VoicePage): VoicedLines[] {
  return paragraphs.flatMap(({ text, lines }): VoicedLines[] => {
    const found = inventedNames.exec(text)
    return found ? [{ lines: lines.filter((line) => inventedNames.test(line.text)), cue: found[0].toLowerCase() }] : []
  })
}

/** A first name with an age is a persona's, away from slides about the team; its card goes down to the next of them. */
function findPersonas(page: VoicePage): VoicedLines[] {
  if (isMainly(page, 'team') || isMainly(page, 'advisors')) return []
  const { paragraphs, language, slide } = page
  const marks = paragraphs.filter(({ text }) => personaMarks.in(language).test(text)).length
  const aged = paragraphs.filter(({ lines }) => lines[0] && nameWithAge.test(lines[0].text.trim()))
  const fewestMarks = 2
  if (aged.length === 0 && marks <= fewestMarks) return []
  if (marks >= fewestMarks && aged.length + marks > fewestMarks)
    return [{ lines: slide.body.flatMap((block) => block.lines), cue: 'persona' }]
  return aged.map((one) => ({ lines: [...one.block.lines, ...listLinesUnder(one, page)], cue: one.text }))
}
