import { expect, it } from 'vitest'
import { readToday } from './today.ts'

it('takes a date, and none for the day that it is', () => {
  expect(readToday('2024-02-29')).toBe('2024-02-29')
  expect(readToday(undefined)).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it.each(['2026-02-29', '22.11.2026', '2026-11-22T10:00:00Z', 'yesterday', ''])(
  "refuses '%s' and says how",
  (stated) => {
    expect(() => readToday(stated)).toThrow(
      `--today ${stated} is not a date. Write it as year, month and day: --today 2026-11-22.`,
    )
  },
)
