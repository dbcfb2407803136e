import type { Memo, MemoField, SourceLink } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { options, type Vocabulary } from '#contract/options.ts'
import { getField, listFounders, listSources } from '#engine/memo-reader.ts'

/** A value of a closed vocabulary that the memo states. */
export type ClassifiedValue = {
  key: string
  value: string
  label: string
  source: SourceLink[]
}

/** All that flags are raised from: the memo's classified values, each once, and its named founders. */
export type FlagBasis = { values: ClassifiedValue[]; founders: { count: number; source: SourceLink[] } }

/** Both faces of a memo, the read face with people's edits applied. */
export type MemoFaces = Pick<Memo, 'validated_response' | 'json_response'>

type Place = { key: string; vocabulary: Vocabulary; field: MemoFieldKey }

const places: readonly Place[] = [
  { key: 'Client Type', vocabulary: 'client_type', field: 'client_type' },
  { key: 'Product Type', vocabulary: 'product_type', field: 'product_type' },
  { key: 'Business Model', vocabulary: 'business_model', field: 'business_model' },
  { key: 'Stage', vocabulary: 'stage', field: 'stage' },
  { key: 'Headquarter Location', vocabulary: 'headquarter_location', field: 'headquarters' },
  { key: 'Target Market', vocabulary: 'target_market', field: 'target_market' },
  { key: 'Industry', vocabulary: 'industry', field: 'industry' },
]

/** Returns what flags are raised from. A value that was not found, or is in no vocabulary, is left out. */
export function readFlagBasis(memo: MemoFaces): FlagBasis {
  const founders = listFounders(memo.validated_response).flatMap((founder) => {
    const name = founder['Founder Name']
    return typeof name?.value === 'string' && name.value.trim() !== '' ? [name] : []
  })
  return {
    values: places.flatMap((place) => listValues(memo, place)),
    founders: { count: founders.length, source: dropRepeats(founders.flatMap((name) => listSources(name))) },
  }
}

function listValues(memo: MemoFaces, { key, vocabulary, field }: Place): ClassifiedValue[] {
  const memoField = getField(memo.validated_response, field)
  if (!memoField) return []
  const known = new Map<string, ClassifiedValue>()
  for (const text of listTexts(memo, field, memoField)) {
    const option = findOption(vocabulary, text)
    if (!option) continue
    known.set(option.value, { key, ...option, source: listSources(memoField) })
  }
  return [...known.values()]
}

/** The headquarters field holds a place as printed; its region stands in the read face. */
function listTexts(memo: MemoFaces, field: MemoFieldKey, { value }: MemoField): string[] {
  const region = memo.json_response.structured.key_terms.not_validated_flags['Headquarter Location'].value
  const stated = field === 'headquarters' ? region : value
  if (typeof stated === 'string') return [stated]
  return Array.isArray(stated) ? stated : []
}

/** The option that a text names by its label or value, as people write it: 'pre seed' is 'Pre-seed'. */
function findOption(vocabulary: Vocabulary, text: string) {
  const key = fold(text)
  return options[vocabulary].find(({ label, value }) => fold(label) === key || fold(value) === key)
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()

function dropRepeats(sources: readonly SourceLink[]): SourceLink[] {
  return [...new Map(sources.map((source) => [`${source.value} ${source.quote ?? ''}`, source])).values()]
}
