import { countStandings } from '#contract/count-standings.ts'
import type { ListedValue } from '#contract/deals.ts'
import { findMark } from '#contract/find-mark.ts'
import type { JsonResponse, MemoField, MemoFlags, ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { options } from '#contract/options.ts'
import type { Standing } from '#contract/standing.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { applyEdits } from '#engine/compose/apply-edits.ts'
import { type FlagBasis, readFlagBasis } from '#engine/match/flag-basis.ts'
import { getField, listFounders } from '#engine/memo-reader.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import type { Listing } from '../deals/listing.ts'
import { noteListing } from '../deals/note-listing.ts'
import { computeDollars } from './dollar-rates.ts'
import { storeFlagColumns } from './memos-store.ts'

/** A memo as it is stored; people's edits stand in its fields. */
type Described = { validated_response: ValidatedResponse; json_response: JsonResponse; flags: MemoFlags }

/**
 * Keeps what list and flags need of a memo beside it: what raises flags, and what the list shows, sorts, filters and searches by.
 * To be called whenever a memo was stored, in the same transaction.
 */
export async function describeDeal(
  tx: Tx,
  { memoId, dealId }: { memoId: string; dealId: string },
  memo: Described,
): Promise<void> {
  const { validated_response, flags } = memo
  const json_response = applyEdits(memo.json_response, validated_response)
  const basis = readFlagBasis({ validated_response, json_response })
  await storeFlagColumns(tx.db, memoId, {
    flag_values: basis.values.map(({ value }) => value),
    founder_count: basis.founders.count,
  })
  const { standing } = json_response.structured.key_terms.not_validated_flags['Headquarter Location']
  await noteListing(tx, dealId, makeListing({ validated_response, json_response, flags }, basis, standing))
}

/** Where a place lies that no value of the vocabulary holds: no filter offers it, and it is not 'none'. */
const outsideOfRegions = 'hq_other'

/** What the list shows of a memo; `basis` has its values of the vocabularies, the region of the headquarters its own standing. */
function makeListing(memo: Described, basis: FlagBasis, regionStanding: Standing | undefined): Listing {
  const { validated_response: fields, flags } = memo
  const list = (key: string) => basis.values.filter((one) => one.key === key)
  const [stage] = list('Stage')
  const [region] = list('Headquarter Location')
  const hq = makeListed(fields, 'headquarters', region && { value: region.label, standing: regionStanding })
  const ask = makeListed(fields, 'amount_raising')
  const signals = flags.signals
  return {
    listed: {
      stage: makeListed(fields, 'stage'),
      ask,
      sector: makeListed(fields, 'industry'),
      hq,
      counts: countStandings(memo),
    },
    told: [...listFounders(fields).map((one) => one['Founder Name']), getField(fields, 'one_liner')]
      .map((field) => (typeof field?.value === 'string' ? field.value : ''))
      .join('\n'),
    stageRank: options.stage.findIndex(({ value }) => value === stage?.value) + 1,
    askUsd: computeDollars(ask?.value ?? '') ?? -1,
    sectors: list('Industry').map(({ value }) => value),
    hq: region?.value ?? (hq && outsideOfRegions),
    signals: signals.length,
    alarms: signals.filter(({ severity }) => severity === 'alarm').length,
  }
}

type ShownInstead = { value: string; standing: Standing | undefined }

/** A field as the list shows it, or what the read view shows in its place; null without a value. */
function makeListed(fields: ValidatedResponse, key: MemoFieldKey, instead?: ShownInstead): ListedValue | null {
  const field = getField(fields, key)
  const value = instead?.value ?? printValue(field)
  if (!field || value === '') return null
  const contradicted = findMark(field) === 'contradicted'
  return { value, standing: instead?.standing ?? field.standing, ...(contradicted && { contradicted }) }
}

function printValue(field: MemoField | undefined): string {
  if (!field || isUnknown(field.value)) return ''
  return Array.isArray(field.value) ? field.value.join(', ') : String(field.value).trim()
}
