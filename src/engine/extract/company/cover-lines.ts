import type { Line } from '#engine/deck-doc.ts'
import { gapBelow, isInSameColumn } from '#engine/geometry.ts'

/** The end of a line that is broken in two: 'Heat for the factory' over 'floor'. */
export const goesOn = (line: Line, lines: readonly Line[]): boolean =>
  /^\p{Ll}/u.test(line.text.trim()) &&
  lines.some(({ fontSize, words, box }) => {
    const gap = gapBelow(box, line.box)
    const isRightAbove = gap > -line.box.height * 0.5 && gap < line.box.height * 0.8 && isInSameColumn(box, line.box)
    return fontSize === line.fontSize && words.length > 1 && isRightAbove
  })

/** 'Norvane' over 'Robotics' in one size is one name. */
export const isPartOfName = (line: Line, titleLines: readonly Line[]): boolean =>
  titleLines.length === 2 &&
  titleLines.includes(line) &&
  titleLines.every(({ words, fontSize }) => words.length === 1 && fontSize === line.fontSize)

/** Whether the lines are a slogan set word under word: three or more short lines of one size. */
export const isStacked = (lines: readonly Line[]): boolean =>
  lines.length >= 3 && lines.every(({ words, fontSize }) => words.length <= 2 && fontSize === lines[0]?.fontSize)
