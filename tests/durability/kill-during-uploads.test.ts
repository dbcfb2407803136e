import { expect, test } from 'vitest'
import { killDuringUploads, uploads } from './kill-during-uploads.ts'

const seed = Number(process.env.DURABILITY_SEED ?? 1)

test(`no acknowledged deal is lost when the server is killed again and again (seed ${seed})`, async () => {
  const { acknowledged, faults, unanswered } = await killDuringUploads(seed)
  expect(faults).toEqual([])
  expect(acknowledged).toBe(uploads)
  expect(unanswered.filter((deal) => deal.status !== 'completed')).toEqual([])
})
