import { expect, test } from 'vitest'
import { seenFields } from '#contract/memo-links.ts'
import { makeSeenReport, type Seen } from './seen-report.ts'

const makeSeen = (): Seen => ({ seconds: 0, parts: new Set(), pages: new Set() })

test('what was looked at is told, also where no second was counted since', () => {
  const report = makeSeenReport()
  const seen = makeSeen()
  seen.seconds = 120
  expect(report(seen)).toEqual({ seconds: 120, parts: [], pages: [] })
  expect(report(seen)).toBe(null)
  seen.pages.add(4)
  expect(report(seen)).toEqual({ seconds: 120, parts: [], pages: [4] })
  seen.parts.add('Deck')
  expect(report(seen)).toEqual({ seconds: 120, parts: ['Deck'], pages: [4] })
  expect(report(seen)).toBe(null)
})

test('an opening without anything seen is told once', () => {
  const report = makeSeenReport()
  expect(report(makeSeen())).toEqual({ seconds: 0, parts: [], pages: [] })
  expect(report(makeSeen())).toBe(null)
})

test('beyond twelve hours the seconds stand still, and the call takes them', () => {
  const report = makeSeenReport()
  const seen = { ...makeSeen(), seconds: 50_000 }
  const first = report(seen)
  expect(first?.seconds).toBe(43_200)
  expect(seenFields.safeParse(first).success).toBe(true)
  expect(report({ ...seen, seconds: 50_001 })).toBe(null)
})
