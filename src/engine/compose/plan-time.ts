import { months } from '#engine/lexicons/month-names.ts'
import { undated } from './key-fact-line.ts'

/** Returns the year that a period names; infinite without one. */
export const readPlanYear = (text: string) => Number(/(?:19|20)\d\d/u.exec(text)?.[0] ?? Number.POSITIVE_INFINITY)

/** Returns a period as a number that sorts by time: a year and the share of it that has passed. */
export function readPlanTime(period: string): number {
  const quarter = /\b[qt]([1-4])/iu.exec(period)?.[1]
  const half = /\b[hs]([12])\b/iu.exec(period)?.[1]
  const month = months.findIndex((name) => name.test(period))
  const within = quarter ? (Number(quarter) - 1) / 4 : half ? (Number(half) - 1) / 2 : month >= 0 ? month / 12 : 0
  const short = /[’'](\d\d)\b/u.exec(period)?.[1]
  const year = readPlanYear(period)
  return (Number.isFinite(year) ? year : short ? 2000 + Number(short) : undated) + within
}
