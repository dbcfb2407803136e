import type { Line } from '#engine/deck-doc.ts'
import { heightOverlap, isInSameColumn } from '#engine/geometry.ts'
import { selfHeads, sentenceOnOther } from '#engine/lexicons/competitor-words.ts'
import { advantageTitle, competitorsTitle, ownSpeech } from '#engine/lexicons/voice-words.ts'
import type { Table, TableCell } from '#engine/slides.ts'
import { isOwnName } from '../own-name.ts'
import { listSentences, namesCompany, type VoicedLines, type VoicePage } from './voice-page.ts'

/** Returns what is said of competitors: the columns or rows of a comparison beside the company's own, and their figures. */
export function findCompetitorVoice(page: VoicePage): VoicedLines[] {
  return [...page.slide.tables.flatMap((table) => findComparedCells(table, page.own)), ...findStatements(page)]
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

/** Sentences about another firm, and figures, on a slide that is titled by its competitors; not those that speak of 'us'. */
function findStatements(page: VoicePage): VoicedLines[] {
  const { slide, language, own, paragraphs } = page
  if (!competitorsTitle.in(language).test(slide.title) || advantageTitle.test(slide.title)) return []
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
      if (ownSpeech.in(language).test(text) || namesCompany(text, own)) return []
      const other = sentenceOnOther.exec(text)?.groups?.name
      if (other) return [{ lines, cue: `of ${other}` }]
      return /\d/u.test(text) && /\p{L}{3}/u.test(text) ? [{ lines, cue: 'competition slide' }] : []
    })
}
