import type { KeyFacts } from '#contract/key-facts-in-order.ts'
import type { JsonResponse, MemoField, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import {
  founderFields,
  type IndicatorName,
  indicatorFields,
  type MemoFieldKey,
  memoSections,
} from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { readRegion } from '#engine/extract/company/place-names.ts'
import { getField, listFounders, listSources } from '#engine/memo-reader.ts'
import { addChecks } from './add-checks.ts'
import type { MarksByNumber } from './citations.ts'
import { type KeptProse, listRestingFields, type WrittenSummary } from './keep-prose.ts'
import { type TermKey, termKeys } from './round-sentences.ts'
import { writeExecutiveSummary, writeFundraisingSummary } from './write-summaries.ts'

/** What the read view shows that stands in no editable field. */
type ReadOnlyParts = {
  keyFacts: KeyFacts
  /** Of the citations of key facts, by topic and number. */
  marks?: Record<string, MarksByNumber>
  scrappersStatus: JsonResponse['scrappers_status']
  prose?: KeptProse | null | undefined
}

/**
 * Returns the read face of the memo from the editable one: what both show is the same by construction, also after a
 * person edited it.
 */
export function composeReadFace(memo: ValidatedResponse, parts: ReadOnlyParts): JsonResponse {
  const cite = (key: MemoFieldKey) => composeText(getField(memo, key))
  const keyFacts = { facts: parts.keyFacts, marks: parts.marks ?? {} }
  const { executive: told } = parts.prose ?? {}
  const executive = told ? addChecks(told, memo, keyFacts) : writeExecutiveSummary(memo, keyFacts)
  const fundraising =
    parts.prose?.fundraising ?? writeFundraisingSummary(memo, keyFacts, told ? listToldTerms(told) : undefined)
  return {
    scrappers_status: parts.scrappersStatus,
    company_linkedin_url: cite('company_linkedin'),
    indicators: composeIndicators(memo),
    structured: {
      key_terms: {
        company_info: {
          'Company Name': cite('company_name'),
          'One-liner': cite('one_liner'),
          'Company Site': cite('site'),
          'Year of Foundation': cite('year_founded'),
          'Quantity of Employee': cite('employees'),
        },
        fundrasing_summary: { value: fundraising.value, source: fundraising.source },
        not_validated_flags: {
          'Headquarter Location': composeRegion(getField(memo, 'headquarters')),
          Stage: composeFlag(getField(memo, 'stage')),
          Industry: composeFlag(getField(memo, 'industry')),
          'Target market': composeFlag(getField(memo, 'target_market')),
        },
      },
      founders_info: { founders: listFounders(memo).map(composeFounder) },
    },
    unstructured: {
      executive_summary: executive.value,
      key_facts: parts.keyFacts,
    },
    marks: {
      executive_summary: executive.marks,
      fundrasing_summary: fundraising.marks,
      key_facts: Object.fromEntries(
        Object.entries(keyFacts.marks).filter(([, marks]) => Object.keys(marks).length > 0),
      ),
    },
    ...composeProse(memo, parts),
  }
}

const fieldNames = new Map<MemoFieldKey, string>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }): [MemoFieldKey, string] => [key, name])),
)

/** The terms of the round that a model's executive summary tells. */
function listToldTerms({ restsOn }: WrittenSummary): ReadonlySet<TermKey> {
  const names = new Set(restsOn.map(({ field }) => field))
  return new Set(termKeys.filter((key) => names.has(fieldNames.get(key) ?? '')))
}

/** What the summaries of a model rest on, and its translations; nothing where it wrote none. */
function composeProse(memo: ValidatedResponse, { prose }: ReadOnlyParts): Pick<JsonResponse, 'prose' | 'translations'> {
  const { executive, fundraising, translations = [] } = prose ?? {}
  const translated = translations.length > 0 ? { translations: [...translations] } : {}
  if (!executive && !fundraising) return translated
  const restsOn: NonNullable<JsonResponse['prose']> = {}
  if (executive) restsOn.executive_summary = listRestingFields(memo, executive.restsOn)
  if (fundraising) restsOn.fundrasing_summary = listRestingFields(memo, fundraising.restsOn)
  return { prose: restsOn, ...translated }
}

type Cited<Value> = { value: Value; source: SourceLink[] } & ShownStanding
type ShownStanding = Pick<JsonResponse['company_linkedin_url'], 'standing' | 'contradicted_by'>

/** The sources and the standing that a value of the read face has from its field; a value that is none cites nothing. */
function composeShown<Value>(value: Value, field: MemoField | undefined): Cited<Value> {
  const { standing, contradicted_by: contradictions = [] } = field ?? {}
  return {
    value,
    source: isUnknown(field?.value) ? [] : listSources(field),
    ...(standing ? { standing } : {}),
    ...(contradictions.length > 0 ? { contradicted_by: contradictions } : {}),
  }
}

const composeText = (field: MemoField | undefined): Cited<string | null> =>
  composeShown(typeof field?.value === 'string' ? field.value : null, field)

const composeFlag = (field: MemoField | undefined) =>
  composeShown(typeof field?.value === 'boolean' ? null : (field?.value ?? null), field)

/**
 * The region of the vocabulary that the place belongs to, as sure as the place; concluded where only a city tells it, unless a
 * person entered the city. Null for a place outside of all regions, with the place's own sources and standing.
 */
function composeRegion(field: MemoField | undefined): Cited<string | null> {
  const read = typeof field?.value === 'string' ? readRegion(field.value) : null
  if (read === null) return isUnknown(field?.value) ? { value: null, source: [] } : composeShown(null, field)
  const shown = composeShown(getLabel('headquarter_location', `hq_${read.region}`), field)
  return read.isNamed || !shown.standing || shown.standing === 'entered' ? shown : { ...shown, standing: 'inferred' }
}

function composeIndicators(memo: ValidatedResponse): JsonResponse['indicators'] {
  return Object.fromEntries(
    (Object.keys(indicatorFields) as IndicatorName[]).map((name) => {
      const field = getField(memo, indicatorFields[name])
      const known = Array.isArray(field?.value) && field.value.length > 0
      return [name, composeShown(known ? field.value : ['Unknown'], field)]
    }),
  ) as JsonResponse['indicators']
}

function composeFounder(
  founder: Record<string, MemoField>,
): JsonResponse['structured']['founders_info']['founders'][number] {
  const traits = founderFields
    .filter((field) => field.type === 'bool')
    .map(({ name }) => {
      const field = founder[name]
      return [name, composeShown(typeof field?.value === 'boolean' ? field.value : null, field)]
    })
  return {
    'Founder Name': composeText(founder['Founder Name']),
    founder_role: composeText(founder.Role),
    linkedin_url: composeText(founder.LinkedIn),
    'Founder Summary': composeText(founder['Founder Summary']),
    ...Object.fromEntries(traits),
  }
}
