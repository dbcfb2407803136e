import type { Block, DeckDoc, DeckPage, Line, Word } from '#engine/deck-doc.ts'
import { scoreSlideWords } from '#engine/learned-words/slide-words.ts'
import { learnedLanguage } from '#engine/learned-words/word-model.ts'
import type { Slide, Table, UnderstoodDeck } from '#engine/slides.ts'
import { detectDeckLanguage } from '#engine/text/detect-language.ts'
import { measureBodySize } from './body-size.ts'
import { classifySlides, type KindScores, scoreSlide, sureOfKind } from './classify-slides.ts'
import { findAxisTicks } from './find-axis-ticks.ts'
import { findFurniture } from './find-furniture.ts'
import { findKpis } from './find-kpis.ts'
import { findPeople } from './find-people.ts'
import { findSourceNotes } from './find-source-notes.ts'
import { findTables, holdsData } from './find-tables.ts'
import { findTitle } from './find-title.ts'
import { listParagraphs } from './list-paragraphs.ts'
import { markVoices } from './mark-voices.ts'
import { frameOfText, type TextFrame } from './page-frame-of-text.ts'
import { type NameLines, readNameLines } from './read-name-line.ts'
import { withRolesBeside } from './roles-beside.ts'
import { smoothKinds } from './smooth-kinds.ts'
import { type TitleHit, titleHits } from './title-kinds.ts'
import { addToldKinds } from './told-kinds.ts'

type Draft = Omit<Slide, 'kinds' | 'people' | 'voices'> & {
  scores: KindScores
  /** Whether a title announces people. */
  namesPeople: boolean
  /** Body, and the title where it is a person's name itself. */
  peopleBlocks: Block[]
  /** The people that the lines name. */
  names: NameLines
}

const peopleKinds = new Set(['team', 'advisors'])
const teamShare = 0.3
const kickerShare = 0.3
const footShare = 0.88
const wholeTitle = 0.8
const longestKicker = 48

/**
 * Slides with title, kinds, KPI pairs and people from the pages of a deck. Pure: the same pages give the same slides.
 * `doc` is kept by reference, so lines and words of slides are those of the pages.
 */
export function understandDeck(doc: DeckDoc): UnderstoodDeck {
  const bodySize = measureBodySize(doc)
  const frame = frameOfText(doc)
  const chrome = findFurniture(doc)
  const language = detectDeckLanguage(doc)
  const drafts = doc.pages.map((page, index) =>
    draftSlide(page, index, doc.pages.length, { bodySize, frame, chrome, language }),
  )
  const smoothed = smoothKinds(
    drafts.map(({ scores, title, lines }) => ({ scores, goesOn: title === '' && lines.length > 0 })),
  )
  const slides = drafts.map(({ scores, namesPeople, peopleBlocks, names, ...draft }, index): Omit<Slide, 'voices'> => {
    const kinds = classifySlides(smoothed[index] ?? scores)
    const aboutPeople =
      namesPeople || kinds.slice(0, 2).some(({ kind, score }) => peopleKinds.has(kind) && score >= sureOfKind)
    const people = findPeople(peopleBlocks, draft.doc.links, aboutPeople, names)
    return { ...draft, kinds, people: withRolesBeside(people, draft.doc.logos) }
  })
  return { doc, slides: markVoices(slides, { language, bodySize }), language, bodySize }
}

function draftSlide(
  page: DeckPage,
  index: number,
  count: number,
  deck: { bodySize: number; frame: TextFrame; chrome: ReadonlySet<Line>; language: string },
): Draft {
  const { bodySize, frame, chrome, language } = deck
  const lines = page.blocks.flatMap((block) => block.lines)
  const ticks = findAxisTicks(page, bodySize)
  const content = dropLines(page.blocks, (line) => chrome.has(line) || isTicks(line, ticks))
  const title = findTitle(content, frame, bodySize, index === 0, language)
  const body = dropLines(content, (line) => title.lines.includes(line))
  const bodyLines = body.flatMap((block) => block.lines)
  const names = readNameLines(content.flatMap((block) => block.lines))
  const titled = titleHits(title.text, language)
  const kickers = hearKickers(bodyLines, frame, language)
  const tables = findTables(body)
  const told: Slide['told'] = language === learnedLanguage ? scoreSlideWords({ title: title.text, lines }) : new Map()
  const scores = scoreSlide({ title: titled, kickers, lines: bodyLines, language, names }, index, count)
  const data = new Set(tables.filter(holdsData).flatMap(listTableLines))
  return {
    page: page.page,
    title: title.text,
    titleLines: title.lines,
    body,
    furniture: lines.filter((line) => chrome.has(line)),
    paragraphs: listParagraphs(body),
    kpis: findKpis(body, bodySize, title.lines),
    tables,
    sourceNotes: findSourceNotes(bodyLines, bodySize),
    lines,
    doc: page,
    peopleBlocks: dropLines(title.lines.some((line) => names.get(line)) ? content : body, (line) => data.has(line)),
    names,
    namesPeople: [titled, ...kickers].some((hits) => hits.some((hit) => hit.kind === 'team' && hit.share >= teamShare)),
    told,
    scores: addToldKinds(scores, told),
  }
}

/**
 * What short lines speak for that may be a second title: those in the top part; a usual title as the first line or at the foot
 * of the slide.
 */
function hearKickers(lines: readonly Line[], frame: TextFrame, language: string): TitleHit[][] {
  return lines.flatMap((line) => {
    if (line.text.length > longestKicker) return []
    const place = (line.box.y - frame.top) / frame.height
    const onTop = place < kickerShare
    if (!onTop && line !== lines[0] && !(place > footShare)) return []
    const hits = titleHits(line.text, language)
    return onTop || hits.some((hit) => hit.share >= wholeTitle) ? [hits] : []
  })
}

const listTableLines = ({ head, rows }: Table) => [...(head ?? []), ...rows.flat()].flatMap((cell) => cell.lines)

const isTicks = (line: Line, ticks: ReadonlySet<Word>) =>
  line.words.length > 0 && line.words.every((word) => ticks.has(word))

function dropLines(blocks: readonly Block[], drop: (line: Line) => boolean): Block[] {
  return blocks.flatMap((block): Block[] => {
    const lines = block.lines.filter((line) => !drop(line))
    if (lines.length === 0) return []
    return [lines.length === block.lines.length ? block : { ...block, lines }]
  })
}
