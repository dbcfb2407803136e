import { v7 as uuid } from 'uuid'
import { ModelFailure } from '#contract/model-failure.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { Meter, Spent } from '#server/platform/language-model/language-model.ts'
import { computeCost } from '#server/platform/language-model/prices.ts'
import type { ActiveSettings } from './active-settings.ts'
import { dropUsage, reserveUsage, settleUsage } from './language-models-store.ts'

type Metered = { workspaceId: string; memoId: string | null; name: string; force: ActiveSettings }

const refusals = {
  own: 'The workspace has used up its tokens for this month.',
  server:
    'The workspace has used up its share of this server’s language model for this month. ' +
    'Add a key of your own on the Workspace page, or ask your administrator.',
}

/**
 * Counts what a workspace's model costs. What a question may cost is written down before it leaves, and kept back when that
 * passes a limit; afterwards the provider's own count stands. What was left without an answer may have been paid for, so its
 * input counts. What was refused stays too, at no cost: it tells to whom something of a deal was sent. A count that can't be
 * stored is logged, and what was written down before stays.
 */
export function meterUsage(ctx: Ctx, { workspaceId, memoId, name, force }: Metered): Meter {
  const limits = { own: force.monthlyTokenLimit, server: force.atServersCost ? ctx.config.modelShare : null }
  return async (request, label, expected) => {
    const at = ctx.now()
    const started = performance.now()
    const usageId = uuid()
    const row = {
      usage_id: usageId,
      workspace_id: workspaceId,
      memo_id: memoId,
      month: getMonth(at),
      label,
      request: request.name,
      at_servers_cost: force.atServersCost,
      input_tokens: expected.input,
      cached_input_tokens: 0,
      output_tokens: expected.output,
      cost: computeCost(name, { ...expected, cachedInput: 0, cacheWrite: 0 }),
      seconds: 0,
      used_at: at,
    }
    const refused = await inTransaction(ctx, (tx) => reserveUsage(tx.db, row, limits))
    if (refused !== null) throw new ModelFailure('over-budget', refusals[refused])
    const settle = async (spent: Spent) => {
      if (spent === 'unsent') return dropUsage(ctx.db, usageId)
      const seconds = (performance.now() - started) / 1000
      if (spent === 'nothing')
        return settleUsage(ctx.db, usageId, {
          input_tokens: 0,
          cached_input_tokens: 0,
          output_tokens: 0,
          cost: 0,
          seconds,
        })
      const usage = spent === 'unknown' ? { input: expected.input, cachedInput: 0, cacheWrite: 0, output: 0 } : spent
      await settleUsage(ctx.db, usageId, {
        // A provider that counts nothing must not be asked without end.
        input_tokens: usage.input ?? expected.input,
        cached_input_tokens: usage.cachedInput,
        output_tokens: usage.output ?? expected.output,
        cost: computeCost(name, usage),
        seconds,
      })
    }
    return (spent) =>
      settle(spent).catch((error: unknown) => {
        ctx.log.error(
          { err: error, usageId },
          'Could not store what a question cost; the most that it can cost stays counted.',
        )
      })
  }
}

/** The month of UTC that a moment lies in, such as '2026-03'. */
export const getMonth = (at: Date): string => at.toISOString().slice(0, 7)
