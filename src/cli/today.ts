import { z } from 'zod'

const isoDay = z.iso.date()

/** The day that memos are made for: `stated` as an ISO date, else today. Throws with what to do for anything else. */
export function readToday(stated: string | undefined): string {
  if (stated === undefined) return new Date().toISOString().slice(0, 10)
  if (!isoDay.safeParse(stated).success)
    throw new Error(`--today ${stated} is not a date. Write it as year, month and day: --today 2026-11-22.`)
  return stated
}
