import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#server/platform/context.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { findStatistics } from './deal-statistics-store.ts'
import { queueStatistics } from './renew-statistics.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
})
afterAll(() => app.stop())

const ctx = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'test' } })
const makeDeals = (count: number) =>
  sql`
  insert into deal (deal_id, workspace_id, deck_id, name, status, status_detail, created_at, updated_at)
  select gen_random_uuid(), ${member.workspaceId}::uuid, gen_random_uuid(), 'Company ' || n, 'failed', '', now(), now()
  from generate_series(1, ${count}::int) n`.execute(app.services.db)

it('of many deals are made once, and again when there are many more; of few never', async () => {
  await makeDeals(100)
  await queueStatistics(ctx())
  expect(await findStatistics(app.services.db)).toMatchObject({ deals: 100, at: null })
  await makeDeals(1_000)
  await queueStatistics(ctx())
  const counted = async () => (await findStatistics(app.services.db)).counted
  await expect.poll(counted).toBe(1_100)
  const { at } = await findStatistics(app.services.db)
  await makeDeals(200)
  await queueStatistics(ctx())
  expect(await findStatistics(app.services.db)).toEqual({ deals: 1_300, counted: 1_100, at })
  await makeDeals(400)
  await queueStatistics(ctx())
  await expect.poll(counted).toBe(1_700)
})
