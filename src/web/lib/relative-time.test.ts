import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const ago = (seconds: number) => formatRelativeTime(new Date(now - seconds * 1000).toISOString(), now)
const minute = 60
const hour = 60 * minute
const day = 24 * hour

describe('formatRelativeTime', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [365 * day, '1 year ago'],
    [800 * day, '2 years ago'],
  ])('%i seconds: %s', (seconds, words) => {
    expect(ago(seconds)).toBe(words)
  })

  it('takes a moment slightly ahead of this clock for now', () => {
    expect(ago(-30)).toBe('just now')
  })
})
