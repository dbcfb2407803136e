import { expect, test } from 'vitest'
import { emails, killDuringMails } from './kill-during-mails.ts'

const seed = Number(process.env.DURABILITY_SEED ?? 1)

test(`every confirmed email is one deal when the server is killed again and again (seed ${seed})`, async () => {
  expect(await killDuringMails(seed)).toEqual({ acknowledged: emails, deals: emails, faults: [] })
})
