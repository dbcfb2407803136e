import type { Line } from '#engine/deck-doc.ts'
import {
  exampleInside,
  exampleLead,
  exampleTitle,
  inventedNames,
  nameWithAge,
  personaMarks,
} from '#engine/lexicons/voice-words.ts'
import type { Paragraph } from '#engine/slides.ts'
import { listSentences } from '../list-paragraphs.ts'
import { isHeadingShaped, isMainly, listLinesUnder, type VoicedLines, type VoicePage } from './voice-page.ts'

const digit = /\d/u
/** In heights of the lead: a list that is set further right than its lead belongs to it. */
const indentInEms = 0.5

/** Returns examples: worked ones, invented people and firms, personas, and figures behind 'for example'. */
export function findExampleVoice(page: VoicePage): VoicedLines[] {
  return [
    ...findTitled(page),
    ...findLeads(page),
    ...findInside(page),
    ...findInvented(page),
    ...findDialogue(page),
    ...findPersonas(page),
  ]
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

const bullet = /^\s*[•●○◦▪■□▸►➢➤✓✔·*→–—-]+\s*/u
const withoutBullet = (text: string) => text.replace(bullet, '')
const readBullet = (text: string) => bullet.exec(text)?.[0].trim() ?? null

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

/** The list that a lead opens in its block: up to an entry of the lead's own list, or to the text after the list. */
function listIndented(lead: Paragraph, rest: readonly Paragraph[]): Line[] {
  const found: Line[] = []
  const em = (lead.lines[0]?.box.height ?? 0) * indentInEms
  const ownSign = readBullet(lead.text)
  let isList = false
  for (const one of rest) {
    const sign = readBullet(one.text)
    if (one.block !== lead.block || (isList && sign === null)) break
    if (ownSign !== null && sign === ownSign && one.box.x <= lead.box.x + em) break
    isList ||= sign !== null
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

function findInvented(page: VoicePage): VoicedLines[] {
  if (isMainly(page, 'team') || isMainly(page, 'advisors')) return []
  return page.paragraphs.flatMap(({ text, lines }): VoicedLines[] => {
    const found = inventedNames.exec(text)
    return found ? [{ lines: lines.filter((line) => inventedNames.test(line.text)), cue: found[0].toLowerCase() }] : []
  })
}

/** 'User: "What happened last night?"' and the answer, in turns. */
const turn = /^[\p{Lu}][\p{L}\d .-]{1,24}:\s*["“„«]/u
const fewestTurns = 2

function findDialogue({ paragraphs }: VoicePage): VoicedLines[] {
  const turns = paragraphs.filter(({ text }) => turn.test(text))
  const speakers = new Set(turns.map(({ text }) => text.split(':')[0]))
  if (turns.length < fewestTurns || speakers.size < fewestTurns) return []
  return turns.map(({ lines }) => ({ lines, cue: 'dialogue' }))
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
