import type { Line } from '#engine/deck-doc.ts'
import { slideBodies } from '#engine/lexicons/slide-bodies.ts'
import { countTranslatedCues } from '#engine/lexicons/translated.ts'
import { type Slide, type SlideKind, slideKinds } from '#engine/slides.ts'
import type { NameLines } from './read-name-line.ts'
import { findStructure } from './slide-structure.ts'
import type { TitleHit } from './title-kinds.ts'

/** What the classification looks at: what the title and short lines that may be a second title speak for, and the body. */
export type ClassifiedText = {
  title: readonly TitleHit[]
  kickers: ReadonlyArray<readonly TitleHit[]>
  lines: readonly Line[]
  /** ISO 639-1 code of the deck's language; English when left out. */
  language?: string
  /** The people that the lines name; read here when left out. */
  names?: NameLines
}

export type KindScores = Map<SlideKind, number>

const titleWeight = 3
const kickerWeight = 2.4
const kickerShare = 0.33
const bodyCap = 2
/** Single words of the deck's language say less than a cue, which is a choice of turns: so many of them make one, two, three. */
const wordsForCues = [2, 4, 6]
const countCues = (words: number) => wordsForCues.filter((least) => words >= least).length
const partialTitle = 0.45

/** Scores of one slide for every kind that something speaks for: title 3, each body cue 1 (at most 2), structure, place. */
export function scoreSlide(text: ClassifiedText, index: number, count: number): KindScores {
  const scores: KindScores = new Map()
  const add = (kind: SlideKind, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score)
  const titled = new Map<SlideKind, number>()
  const hear = (hits: readonly TitleHit[], weight: number, leastShare = 0) => {
    for (const hit of hits) {
      if (hit.share < leastShare) continue
      const score = weight * (partialTitle + (1 - partialTitle) * hit.share)
      titled.set(hit.kind, Math.max(titled.get(hit.kind) ?? 0, score))
    }
  }
  hear(text.title, titleWeight)
  for (const kicker of text.kickers) hear(kicker, kickerWeight, kickerShare)
  for (const [kind, score] of titled) add(kind, score)
  const body = text.lines.map((line) => line.text).join('\n')
  for (const kind of slideKinds) {
    const english = slideBodies[kind]?.filter((cue) => cue.test(body)).length ?? 0
    const cues = english + countCues(countTranslatedCues(text.language ?? 'en', `body:${kind}`, body))
    if (cues > 0) add(kind, Math.min(bodyCap, (bodyCap * cues) / Math.max(3, slideBodies[kind]?.length ?? 3)))
  }
  for (const { kind, score } of findStructure(text.lines, text.names)) add(kind, score)
  for (const [kind, score] of scorePlace(index, count)) add(kind, score)
  return scores
}

/** Where kinds usually stand: the cover first, contact last, the problem early, the ask late. */
function scorePlace(index: number, count: number): Array<[SlideKind, number]> {
  if (index === 0) return [['cover', 2.5]]
  const place = count > 1 ? index / (count - 1) : 0
  const scores: Array<[SlideKind, number]> = []
  if (index === count - 1 && count > 2) scores.push(['contact', 0.8])
  if (place <= 0.3) scores.push(['problem', 0.3])
  if (place > 0.1 && place <= 0.4) scores.push(['solution', 0.3])
  if (place >= 0.7) scores.push(['team', 0.2], ['ask', 0.3])
  return scores
}

/** The score from which a kind counts. */
export const leastKind = 1
/** The score from which nothing else is needed: a usual title or a short line like one. */
export const sureOfKind = 2.4
const shareOfBest = 0.4
const mostKinds = 4

/** The kinds above the threshold, best first; equal scores keep the usual order of kinds. */
export function classifySlides(scores: KindScores): Slide['kinds'] {
  const best = Math.max(0, ...scores.values())
  return slideKinds
    .map((kind) => ({ kind, score: Math.round((scores.get(kind) ?? 0) * 100) / 100 }))
    .filter((one) => one.score >= leastKind && one.score >= best * shareOfBest)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostKinds)
}
