import type { CrmKind } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import { openAffinity } from './affinity.ts'
import { openAttio } from './attio.ts'
import type { CrmDriver } from './crm-driver.ts'

const drivers = { affinity: openAffinity, attio: openAttio } satisfies Record<CrmKind, unknown>

/** The CRM of a kind, asked with a key. `signal` ends what it waits for. */
export function openDriver(ctx: Ctx, kind: CrmKind, key: string, signal?: AbortSignal): CrmDriver {
  return drivers[kind](ctx, key, signal)
}
