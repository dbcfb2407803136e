import type { Line } from '#engine/deck-doc.ts'
import { monthNames } from '#engine/lexicons/figure-units.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { SlideKind } from '#engine/slides.ts'
import { type NameLines, readNameLines } from './read-name-line.ts'
import { isOffice, namesOffice } from './role-shape.ts'

/** What the arrangement of a slide says about its kind, apart from its words; scores add to the lexicons'. */
export type StructureScore = { kind: SlideKind; score: number }
const quarters = /\bq[1-4]\b/gi
const years = /\b20[12345]\d\b/gu
const monthlyPrice = /[$€£]\s?\d[\d.,]*\s?(?:\/|per\s)\s?(?:mo|month|year|yr|user|seat|annum)/gi
const percent = /(\d{1,3}(?:\.\d)?)\s?%/gu
const percentSlack = 1.5
const listOfNames = 4
const mostlyNames = 0.8

/** Signs of structure: roles and names, prices, percentages that make up 100, axes of months, quarters and years. */
export function findStructure(lines: readonly Line[], names: NameLines = readNameLines(lines)): StructureScore[] {
  const text = lines.map((line) => line.text).join('\n')
  const scores: StructureScore[] = []
  const named = lines.map((line) => ({ line, named: names.get(line) ?? null }))
  const offices = named.filter(({ line, named: one }) => namesOffice(one?.role ?? '') || isOffice(line.text))
  if (offices.length >= 2) scores.push({ kind: 'team', score: 1.5 })
  const count = named.filter((one) => one.named !== null).length
  if (count >= listOfNames && count >= lines.length * mostlyNames) scores.push({ kind: 'team', score: 2.5 })
  if (countMatches(text, monthlyPrice) >= 2) scores.push({ kind: 'business-model', score: 1.5 })
  if (isWholeOfShares(text)) scores.push({ kind: 'ask', score: 0.8 })
  const quartersSeen = new Set(text.match(quarters)?.map((one) => one.toLowerCase())).size
  const yearsSeen = new Set(text.match(years)).size
  if (quartersSeen >= 2) scores.push({ kind: 'roadmap', score: 1.2 })
  if (new Set(text.match(monthNames)).size >= 5) scores.push({ kind: 'traction', score: 0.6 })
  if (yearsSeen >= 3 && countMatches(text, /[$€£]|\d{3},\d{3}|\d\s?[km]\b/gi) >= 4)
    scores.push({ kind: 'financials', score: 1 })
  return scores
}

function isWholeOfShares(text: string): boolean {
  const shares = everyMatch(percent, text)
    .map((match) => Number(match[1]))
    .filter((share) => share > 0 && share < 100)
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.length >= 3 && Math.abs(sum - 100) <= percentSlack
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
