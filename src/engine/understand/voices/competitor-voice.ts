import type { Line } from '#engine/deck-doc.ts'
import { heightOverlap, isInSameColumn } from '#engine/geometry.ts'
import { selfHeads, sentenceOnOther } from '#engine/lexicons/competitor-words.ts'
import { advantageTitle, competitorsTitle, ownSpeech } from '#engine/lexicons/voice-words.ts'
import type { Table, TableCell } from '#engine/slides.ts'
import { isTicked } from '../find-tables.ts'
import { listSentences } from '../list-paragraphs.ts'
import { isOwnName } from '../own-name.ts'
import { isMainly, namesCompany, type VoicedLines, type VoicePage } from './voice-page.ts'

/** A title that says more than whose slide it is ('A market without competition') announces no competitors. */
const leastShareOfTitle = 0.5

/** Returns what is said of competitors: the columns or rows of a comparison beside the company's own, and their figures. */
export function findCompetitorVoice(page: VoicePage): VoicedLines[] {
  const onCompetition = page.slide.kinds.some(({ kind }) => kind === 'competition')
  const compared = page.slide.tables.filter((table) => onCompetition || isTicked(table))
  return [...compared.flatMap((table) => findComparedCells(table, page.own)), ...findStatements(page)]
}

/** Where one head is the company, the other columns are those it is compared with; else the same for rows. */
function findComparedCells({ head, rows }: Table, own: ReadonlySet<string>): VoicedLines[] {
  const isSelf = (cell: TableCell | undefined) => {
    const text = cell?.text.trim() ?? ''
    return text !== '' && (selfHeads.test(text) || isOwnName(text, own))
  }
  const ownColumn = head?.findIndex((cell, n) => n > 0 && isSelf(cell)) ?? -1
  if (head && ownColumn > 0) {
    const others = head.flatMap((cell, n) => (n > 0 && n !== ownColumn && /\p{L}{2}/u.test(cell.text) ? [n] : []))
    return others.map((n) => ({
      lines: [head, ...rows].flatMap((row) => row[n]?.lines ?? []),
      cue: `compared: ${head[n]?.text ?? ''}`,
    }))
  }
  const ownRow = rows.findIndex(([label]) => isSelf(label))
  if (ownRow < 0) return []
  return rows.flatMap((row, n) => {
    const label = row[0]?.text ?? ''
    if (n === ownRow || !/\p{L}{2}/u.test(label)) return []
    return [{ lines: row.flatMap((cell) => cell.lines), cue: `compared: ${label}` }]
  })
}

/** Figures on a slide that is titled by its competitors; not those that speak of 'us', nor in the company's own column or row. */
function findStatements(page: VoicePage): VoicedLines[] {
  const { slide, language, own, paragraphs } = page
  const title = competitorsTitle.in(language).exec(slide.title)
  if (!title || title[0].length < leastShareOfTitle * slide.title.length) return []
  if (!isMainly(page, 'competition') || advantageTitle.test(slide.title)) return []
  const anchors = slide.lines.filter((line) => selfHeads.test(line.text.trim()) || isOwnName(line.text, own))
  const isOwn = (line: Line) =>
    anchors.some(
      (anchor) =>
        anchor === line ||
        heightOverlap(anchor.box, line.box) > 0.5 ||
        (anchor.box.y <= line.box.y && isInSameColumn(anchor.box, line.box)),
    )
  return paragraphs
    .filter(({ lines }) => !lines.some(isOwn))
    .flatMap(listSentences)
    .flatMap(({ text, lines }): VoicedLines[] => {
      // 'Name offers …' can be the company by a name that nothing else tells.
      if (ownSpeech.in(language).test(text) || namesCompany(text, own) || sentenceOnOther.test(text)) return []
      return /\d/u.test(text) && /\p{L}{3}/u.test(text) ? [{ lines, cue: 'competition slide' }] : []
    })
}
