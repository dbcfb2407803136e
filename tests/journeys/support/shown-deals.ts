import type { Page } from 'playwright-core'
import { type Deal, type DealCounts, type OpenFields, openFields } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import { makeSampleDeal } from '#web/testing/sample-deal.ts'

/** Returns a deal with ids of its own, made of `number`. */
export function makeShownDeal(number: number, changes: Partial<Deal>): Deal {
  const makeId = (last: number) => `01890000-0000-7000-8000-${String(number * 10 + last).padStart(12, '0')}`
  const ids = { deal_id: makeId(1), generated_answer_id: makeId(2), pitch_deck_id: makeId(3) }
  return makeSampleDeal({ ...ids, ...changes })
}

/** Shows these deals in a page in place of the workspace's own, also later ones of the same array; filters change nothing. */
export async function showDeals(page: Page, deals: Deal[]): Promise<void> {
  await page.route(/\/deal_entities\/deals\/(?:\?|$)/, (route) =>
    route.fulfill({ json: { results: deals, next: null } }),
  )
  await page.route(/\/deal_entities\/deals\/[0-9a-f-]{36}\/$/, (route) => {
    const found = deals.find(({ deal_id: id }) => route.request().url().endsWith(`/${id}/`))
    return found && route.request().method() === 'GET' ? route.fulfill({ json: { results: found } }) : route.fallback()
  })
  await page.route('**/deal_entities/deals/counts/**', (route) =>
    route.fulfill({ json: { results: countDeals(deals) } }),
  )
}

function countDeals(deals: readonly Deal[]): DealCounts {
  const ofStatus = (status: Deal['status']) => deals.filter((deal) => deal.status === status).length
  const ofDecision = (verdict: Verdict | 'none') =>
    deals.filter(({ decision }) => (decision?.decision ?? 'none') === verdict).length
  return {
    by_status: {
      in_progress: ofStatus('in_progress'),
      completed: ofStatus('completed'),
      failed: ofStatus('failed'),
    },
    by_decision: {
      none: ofDecision('none'),
      pass: ofDecision('pass'),
      watch: ofDecision('watch'),
      meet: ofDecision('meet'),
      invest: ofDecision('invest'),
      again: 0,
    },
    total: deals.length,
    more: false,
  }
}

/** What a stand-in for the call that opens a deal responds with: a refusal, or what becomes of the deal. */
type Opened = { error: { code: number; message: string } } | { deal: Partial<Deal> }

/** Responds to every attempt to open a shown deal, and notes what was given. */
export async function openShownDeals(page: Page, deals: Deal[], respond: (given: OpenFields) => Opened) {
  const given: OpenFields[] = []
  await page.route('**/deal_entities/deals/*/open/', (route) => {
    const id = new URL(route.request().url()).pathname.split('/')[3]
    const fields = openFields.parse(route.request().postDataJSON())
    given.push(fields)
    const outcome = respond(fields)
    if ('error' in outcome) return route.fulfill({ status: outcome.error.code, json: outcome })
    const at = deals.findIndex(({ deal_id }) => deal_id === id)
    const known = deals[at]
    if (known) deals[at] = { ...known, ...outcome.deal, updated_on: new Date().toISOString() }
    return route.fulfill({ json: { results: { status: 'in_progress' } } })
  })
  return given
}
