import { expertWords, pressNames, pressTitle, referencesTitle } from '#engine/lexicons/voice-words.ts'
import { findQuotations } from './quotations.ts'
import { findSpeaker } from './speakers.ts'
import type { VoicedLines, VoicePage } from './voice-page.ts'

/** Returns source notes, lists of sources, articles of the press and quotations of others than customers. */
export function findThirdPartyVoice(page: VoicePage): VoicedLines[] {
  const { slide, language, paragraphs } = page
  const body = slide.body.flatMap((block) => block.lines)
  const title = referencesTitle.in(language).exec(slide.title) ?? pressTitle.exec(slide.title)
  if (title) return [{ lines: body, cue: title[0].trim().toLowerCase() }]
  const notes = paragraphs.flatMap(({ lines }): VoicedLines[] => {
    const start = lines.findIndex((line) => slide.sourceNotes.includes(line))
    return start < 0 ? [] : [{ lines: lines.slice(start), cue: 'source note' }]
  })
  return [...notes, ...findQuoted(page)]
}

function findQuoted(page: VoicePage): VoicedLines[] {
  return findQuotations(page).flatMap((quotation): VoicedLines[] => {
    const { attribution } = quotation
    if (!attribution || findSpeaker(quotation, page) === 'company') return []
    const cue = pressNames.test(attribution.text)
      ? 'press'
      : expertWords.test(attribution.text)
        ? 'expert'
        : 'quotation'
    return [{ lines: [...quotation.lines, ...attribution.lines], cue: `${cue}: ${attribution.text}` }]
  })
}
