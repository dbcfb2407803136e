import type { Line } from '#engine/deck-doc.ts'
import type { Slide, Voice, VoiceMark } from '#engine/slides.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { findOwnNames } from './own-name.ts'
import { findCompetitorVoice } from './voices/competitor-voice.ts'
import { findCustomerVoice } from './voices/customer-voice.ts'
import { findExampleVoice } from './voices/example-voice.ts'
import { findInterfaceVoice } from './voices/interface-voice.ts'
import { findLegalVoice } from './voices/legal-voice.ts'
import { findMarketVoice } from './voices/market-voice.ts'
import { markScreenSeries } from './voices/screen-series.ts'
import { findThirdPartyVoice } from './voices/third-party-voice.ts'
import type { VoiceFinder, VoicePage } from './voices/voice-page.ts'

/** In the order in which they count: a line keeps the first mark that it gets. */
const finders: ReadonlyArray<[Exclude<Voice, 'company'>, VoiceFinder]> = [
  ['legal', findLegalVoice],
  ['interface', findInterfaceVoice],
  ['example', findExampleVoice],
  ['customer', findCustomerVoice],
  ['third-party', findThirdPartyVoice],
  ['competitor', findCompetitorVoice],
  ['market', findMarketVoice],
]

/** A page of more lines is a table or a document: no one speaks on it but the company. */
const mostLines = 1_000

/**
 * Returns the slides with the voices of their lines. A line is marked only where words or shape make it sure that another
 * speaks or is spoken of; the company's own lines have no mark.
 */
export function markVoices(
  slides: ReadonlyArray<Omit<Slide, 'voices'>>,
  deck: { language: string; bodySize: number },
): Slide[] {
  const own = findOwnNames({ slides })
  const team = new Set(
    slides
      .filter(({ kinds }) => kinds[0]?.kind === 'team')
      .flatMap(({ people }) => people.map(({ name }) => makeNameKey(name))),
  )
  const voices = slides.map((slide) => markSlide({ slide, paragraphs: slide.paragraphs, own, team, ...deck }))
  markScreenSeries(slides, voices, deck.bodySize)
  return slides.map((slide, n): Slide => ({ ...slide, voices: voices[n] ?? new Map() }))
}

function markSlide(page: VoicePage): Map<Line, VoiceMark> {
  const voices = new Map<Line, VoiceMark>()
  if (page.slide.lines.length > mostLines) return voices
  for (const [voice, find] of finders)
    for (const { lines, cue } of find(page))
      for (const line of lines) if (!voices.has(line)) voices.set(line, { voice, cue })
  return voices
}
