import { expertWords, pressNames, pressTitle, referencesTitle } from '#engine/lexicons/voice-words.ts'
import { findQuotations } from './quotations.ts'
import { findSpeaker } from './speakers.ts'
import type { VoicedLines, VoicePage } from './voice-page.ts'

/** What an entry in a list of sources has; 'References' can also head customers. */
const citation = /https?:|www\.|\b(?:19|20)\d\d\b|\bet al\b/iu

/** Returns source notes, lists of sources, articles of the press and quotations of others than customers. */
export function findThirdPartyVoice(page: VoicePage): VoicedLines[] {
  const { slide, language, paragraphs } = page
  const body = slide.body.flatMap((block) => block.lines)
  const listed = body.some((line) => citation.test(line.text)) ? referencesTitle.in(language).exec(slide.title) : null
  const title = listed ?? pressTitle.exec(slide.title)
  if (title) return [{ lines: body, cue: title[0].trim().toLowerCase() }]
  const notes = paragraphs.flatMap(({ lines }): VoicedLines[] => {
    const start = lines.findIndex((line) => slide.sourceNotes.includes(line))
    return start < 0 ? [] : [{ lines: lines.slice(start), cue: 'source note' }]
  })
  return [...notes, ...findQuoted(page), ...findPosts(page)]
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

const handle = /(?<![\p{L}\p{N}./@])[@#](?<name>\p{L}[\p{L}\p{N}_]{2,})(?![-\p{L}\p{N}_])/u
/** A post is running text; fewer words with a handle are an address. */
const fewestPostWords = 8
const fewestPosts = 2

/** Posts of social networks: several texts that address others by handles or carry hashtags. */
function findPosts({ slide, paragraphs }: VoicePage): VoicedLines[] {
  if (slide.kinds[0]?.kind === 'contact' || slide.kinds[0]?.kind === 'team') return []
  const posts = paragraphs.filter(({ text }) => handle.test(text) && text.split(' ').length >= fewestPostWords)
  return posts.length < fewestPosts
    ? []
    : posts.map(({ lines, text }) => ({ lines, cue: handle.exec(text)?.[0] ?? '' }))
}
