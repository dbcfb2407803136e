import { expect, test } from 'vitest'
import { killWhileOpeningLinks } from './kill-while-opening-links.ts'

const seed = Number(process.env.DURABILITY_SEED ?? 1)

test(`no link is lost or opened into two deals when the server is killed again and again (seed ${seed})`, async () => {
  const { faults, acknowledged, fetched } = await killWhileOpeningLinks(seed)
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  expect(fetched).toBeGreaterThanOrEqual(acknowledged)
})
