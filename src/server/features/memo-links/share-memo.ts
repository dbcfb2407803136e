import { countStandings, isHiddenInstruction } from '#contract/count-standings.ts'
import type { Entry, Memo, MemoField } from '#contract/memo.ts'
import { founderFields, indicatorFields, memoSections } from '#contract/memo-fields.ts'
import { type SharedField, type SharedMemo, sharedMemo } from '#contract/shared-memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getPageCount } from '../decks/decks-queries.ts'
import { loadMemoOfDeal } from '../memos/load-memo.ts'
import type { OpenedLink } from './memo-links-store.ts'

/** The fields that the read view shows; of others it says only which are unknown. */
const shownKeys: ReadonlySet<string> = new Set([
  'company_name',
  'one_liner',
  'site',
  'company_linkedin',
  'year_founded',
  'headquarters',
  'employees',
  'industry',
  'stage',
  'target_market',
  ...Object.values(indicatorFields),
])

/** What a founder's card shows. */
const founderNames = founderFields.flatMap(({ key, name }) => (key === 'founder_email' ? [] : [name]))

/** The memo of a link's deal as its reader may see it; null until it is made. */
export async function shareMemo(ctx: Ctx, link: OpenedLink): Promise<SharedMemo | null> {
  const memo = await loadMemoOfDeal(ctx, link.deal_id)
  if (memo === null) return null
  const pages = link.with_pages ? await getPageCount(ctx, memo.source.pitch_deck_id) : null
  return selectShared(memo, { pages, hasPdf: link.with_pdf })
}

/** Takes from a memo what a memo link shows; the schema leaves out all else. */
function selectShared(memo: Memo, { pages, hasPdf }: { pages: number | null; hasPdf: boolean }): SharedMemo {
  const company = memo.json_response.structured.key_terms.company_info['Company Name'].value
  return sharedMemo.parse({
    name: isUnknown(company) ? memo.deal.name : company,
    made_on: memo.created_on,
    pitch_deck_id: memo.source.pitch_deck_id,
    pages,
    has_pdf: hasPdf,
    counts: countStandings(memo),
    hidden_instructions: memo.flags.signals.filter(isHiddenInstruction),
    fields: selectFields(memo),
    json_response: memo.json_response,
  })
}

function selectFields({ validated_response }: Memo): SharedMemo['fields'] {
  return Object.fromEntries(
    memoSections.map(({ name, fields }) => {
      const content = validated_response[name] ?? {}
      if (Array.isArray(content)) return [name, content.map((founder) => selectOf(founder, founderNames))]
      const shown = fields.filter((field) => shownKeys.has(field.key) || isUnknown(content[field.name]?.value))
      return [
        name,
        selectOf(
          content,
          shown.map((field) => field.name),
        ),
      ]
    }),
  )
}

const selectOf = (record: Record<string, MemoField>, names: readonly string[]): Record<string, SharedField> =>
  Object.fromEntries(names.flatMap((name) => (record[name] ? [[name, selectField(record[name])]] : [])))

/** A field without who entered it, its reasons, candidates, rules and what was found for it. */
function selectField(field: MemoField): SharedField {
  const { type, value, standing, source } = field
  const quote = source.in1 ?? source.in2
  const near = standing === 'open' && source.value !== '' && { value: source.value, ...(quote !== null && { quote }) }
  const entries = field.type === 'array' && field.entries?.map((one) => ({ value: one.value, ...selectMarked(one) }))
  return { type, value, ...selectMarked(field), ...(near && { near }), ...(entries && { entries }) }
}

function selectMarked({ standing, contradicted_by, entered }: Pick<Entry, 'standing' | 'contradicted_by' | 'entered'>) {
  return { standing, ...(contradicted_by && { contradicted_by }), ...(entered && { entered }) }
}
