import {
  customerStoryHeading,
  customersReach,
  expertWords,
  firstPersonSingular,
  howCustomerDid,
  pressNames,
} from '#engine/lexicons/voice-words.ts'
import { listSentences } from '../list-paragraphs.ts'
import { isOwnName } from '../own-name.ts'
import { findQuotations } from './quotations.ts'
import { findSpeaker } from './speakers.ts'
import { isHeadingShaped, listLinesUnder, type VoicedLines, type VoicePage } from './voice-page.ts'

/** A title that says more than that customers speak ('Traction and testimonials') marks the quotations alone. */
const leastShareOfTitle = 0.5

/** Returns testimonials, case studies and what customers reached with the product. */
export function findCustomerVoice(page: VoicePage): VoicedLines[] {
  return [...findStories(page), ...findTestimonials(page), ...findResults(page)]
}

/** A slide or a part of a slide under a title that announces what customers say or did. */
function findStories(page: VoicePage): VoicedLines[] {
  const { slide, paragraphs, language, own } = page
  const heading = customerStoryHeading.in(language)
  const title = heading.exec(slide.title)
  const did = howCustomerDid.exec(slide.title)?.groups?.who
  const body = slide.body.flatMap((block) => block.lines)
  if (title && title[0].length >= leastShareOfTitle * slide.title.length)
    return [{ lines: [...slide.titleLines, ...body], cue: title[0].toLowerCase() }]
  if (did && !isOwnName(did, own)) return [{ lines: [...slide.titleLines, ...body], cue: `how ${did}` }]
  return paragraphs.flatMap((one, index): VoicedLines[] => {
    if (!isHeadingShaped(one, paragraphs[index + 1])) return []
    const found = heading.exec(one.text)
    if (!found || found[0].length < leastShareOfTitle * one.text.length) return []
    return [{ lines: [...one.lines, ...listLinesUnder(one, page)], cue: found[0].toLowerCase() }]
  })
}

function findTestimonials(page: VoicePage): VoicedLines[] {
  const aboutCustomers = customerStoryHeading.in(page.language).test(page.slide.title)
  return findQuotations(page).flatMap((quotation): VoicedLines[] => {
    const speaker = findSpeaker(quotation, page)
    if (speaker === 'company') return []
    const { attribution } = quotation
    if (!attribution)
      return firstPersonSingular.test(quotation.text) ? [{ lines: quotation.lines, cue: 'quotation' }] : []
    const others = pressNames.test(attribution.text) || expertWords.test(attribution.text)
    const customers = aboutCustomers || page.slide.kinds.some(({ kind }) => kind === 'traction' || kind === 'product')
    if (others || !customers) return []
    return [{ lines: [...quotation.lines, ...attribution.lines], cue: `quotation of ${attribution.text}` }]
  })
}

/** 'Customers save 30%': a figure that is theirs. A count of customers ahead of them is the company's. */
function findResults({ paragraphs }: VoicePage): VoicedLines[] {
  return paragraphs
    .filter(({ text }) => /\d/u.test(text))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      const found = customersReach.exec(text)
      if (!found || /\d/u.test(text.slice(0, found.index + found[0].length))) return []
      return /\d/u.test(text.slice(found.index)) ? [{ lines, cue: found[0].toLowerCase() }] : []
    })
}
