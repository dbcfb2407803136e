import { z } from 'zod'
import { countStandings, isHiddenInstruction } from '#contract/count-standings.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { memoSections } from '#contract/memo-fields.ts'
import { standingCounts } from '#contract/standing.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { getMemo } from '../../memos/get-memo.ts'
import { memoChoice } from '../find-memo-id.ts'
import { readForAssistant } from '../read-for-assistant.ts'
import { defineTool, type ToolCtx } from '../tool.ts'
import { describeValue, shownValue } from '../write-value.ts'

const toldField = shownValue.extend({
  section: z.string(),
  field: z.string(),
  /** Whose field it is; null outside the founders' section. */
  founder: z.string().nullable(),
})

export const getMemoTool = defineTool({
  name: 'get_memo',
  title: 'Read a deal memo',
  description:
    'Reads a deal memo: summaries, founders, key facts, flags and every value with how sure it is, its quote and its page.',
  endpoint: memoEndpoints.get,
  changes: false,
  input: memoChoice,
  output: z.object({
    memo_id: z.uuid(),
    deal_id: z.uuid(),
    name: z.string(),
    version: z.number().int(),
    url: z.string(),
    counts: standingCounts,
    fields: z.array(toldField),
  }),
  run: (ctx, choice) => readForAssistant(ctx, choice, (memoId) => tellMemo(ctx, memoId)),
})

async function tellMemo(ctx: ToolCtx, memoId: string) {
  const { seen_before: _others, removed: _removed, ...memo } = await getMemo(ctx, memoId)
  const data = {
    memo_id: memo.id,
    deal_id: memo.deal.deal_id,
    name: memo.deal.name,
    version: memo.version,
    url: `${ctx.config.appUrl}/deal-memo/${memo.id}`,
    counts: countStandings(memo),
    fields: listToldFields(memo),
  }
  return { data, text: await writeMemo(ctx, memo) }
}

/** Every field that has a value, in the memo's order. */
function listToldFields({ validated_response }: Memo): Array<z.input<typeof toldField>> {
  return memoSections.flatMap(({ name: section, fields }) => {
    const part = validated_response[section] ?? {}
    return [part].flat().flatMap((record, position) => {
      const founder = Array.isArray(part) ? String(record['Founder Name']?.value ?? `Founder ${position + 1}`) : null
      return fields.flatMap(({ name }) => {
        const field = record[name]
        if (!field || isUnknown(field.value)) return []
        return [{ section, field: name, founder, ...describeValue(field) }]
      })
    })
  })
}

async function writeMemo(ctx: ToolCtx, memo: Memo): Promise<string> {
  const task = { memo: withholdInstructions(memo), format: 'md' as const, appUrl: ctx.config.appUrl }
  const bytes = await ctx.exporter.write(task, { owner: ctx.actor.workspaceId, signal: ctx.signal })
  return new TextDecoder().decode(bytes)
}

/** A signal quotes what a deck says to machines, which is for people to read. */
function withholdInstructions(memo: Memo): Memo {
  const reason = 'A place in the deck or the updates speaks to machines. Its words are withheld here and were not used.'
  const signals = memo.flags.signals.map((signal) =>
    isHiddenInstruction(signal) ? { ...signal, reason, source: signal.source.map(({ value }) => ({ value })) } : signal,
  )
  return { ...memo, flags: { ...memo.flags, signals } }
}
