import { type ReactElement, type ReactNode, useMemo } from 'react'
import { type NamedKeyFact, orderKeyFacts } from '#contract/key-facts-in-order.ts'
import { describeEngine } from '#contract/made-with-text.ts'
import type { Memo, ProseMarks } from '#contract/memo.ts'
import { leaveOutFounders } from '#contract/team-beside-founders.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { readAdminFlag } from '#web/lib/session.ts'
import { PlaceNumbersProvider, useCitations } from '../citation-context.tsx'
import { findFounder } from '../find-field.ts'
import { CompanyPanel } from './company-panel.tsx'
import { FounderCard } from './founder-card.tsx'
import { IndicatorsPanel } from './indicators-panel.tsx'
import { numberPlaces } from './number-places.ts'
import { MarkdownCard, MarkdownSection, Section } from './section.tsx'
import { UnknownFields } from './unknown-fields.tsx'
import { usePartByPart } from './use-part-by-part.ts'

type MemoReadViewProps = {
  memo: Memo
  /** Opens an email to the founders about what is not stated; left out for readers who can’t send one. */
  onAskFounder?: (() => void) | undefined
  /** What a print shows between the title and what it is about. */
  printedUnderTitle?: ReactNode
}

/** Shows the memo for reading: the company, the summaries, the key facts, the team, what is unknown. */
export function MemoReadView({ memo, onAskFounder, printedUnderTitle }: MemoReadViewProps) {
  // The same elements each time, so that parts that are shown do not render again.
  const parts = useMemo(
    () => listParts({ memo, onAskFounder, printedUnderTitle }),
    [memo, onAskFounder, printedUnderTitle],
  )
  const shown = usePartByPart(parts.length)
  const numbers = useMemo(() => numberPlaces(memo), [memo])
  return (
    <PlaceNumbersProvider value={numbers}>
      <article
        aria-busy={shown < parts.length || undefined}
        className="@container mx-auto print:[container-type:normal] grid w-full max-w-[1280px] gap-6 print:block print:[&>*+*]:mt-2.5"
      >
        {parts.slice(0, shown)}
      </article>
    </PlaceNumbersProvider>
  )
}

function listParts({ memo, onAskFounder, printedUnderTitle }: MemoReadViewProps): ReactElement[] {
  const { structured, unstructured, marks } = memo.json_response
  const raising = structured.key_terms.fundrasing_summary
  const { first, later } = orderKeyFacts(unstructured.key_facts, raising.value)
  const hasFounders = structured.founders_info.founders.length > 0
  return [
    <div
      key="company"
      className="mb-3 grid @3xl:grid-cols-[minmax(0,1fr)_19rem] gap-8 print:grid-cols-[minmax(0,1fr)_16rem] print:mb-0 print:gap-6"
    >
      <CompanyPanel memo={memo} printedUnderTitle={printedUnderTitle} />
      <IndicatorsPanel memo={memo} />
    </div>,
    <MarkdownSection
      key="summary"
      title="Executive Summary"
      text={unstructured.executive_summary}
      marks={marks?.executive_summary}
    />,
    <MarkdownSection
      key="raising"
      title="Fundraising Summary"
      text={raising.value}
      sources={raising.source}
      marks={marks?.fundrasing_summary}
    />,
    ...listKeyFactSections(first, marks),
    <Team key="team" memo={memo} />,
    ...listKeyFactSections(hasFounders ? later.filter(({ name }) => name !== 'Team') : later, marks),
    <UnknownFields key="unknown" memo={memo} onAskFounder={onAskFounder} />,
    <FailedRuns key="failed runs" memo={memo} />,
    <MadeWith key="made with" memo={memo} />,
  ]
}

/** Shows the founders as cards, then what else the deck says about the team. Without founders it shows nothing. */
function Team({ memo }: { memo: Memo }) {
  const { founders } = memo.json_response.structured.founders_info
  if (founders.length === 0) return null
  const { unstructured, marks } = memo.json_response
  const { Team: fact } = unstructured.key_facts
  const beside = fact && !isUnknown(fact.value) ? leaveOutFounders(fact, founders) : null
  return (
    <Section title="Team">
      <div className="grid @2xl:grid-cols-2 gap-4 print:grid-cols-2 print:gap-6">
        {founders.map((founder, position) => (
          <FounderCard
            key={memo.founder_ids?.[position] ?? position}
            founder={founder}
            fields={findFounder(memo, position)}
          />
        ))}
      </div>
      {beside && (
        <div className="mt-4 print:mt-1.5">
          <MarkdownCard text={beside.value} sources={beside.source} marks={marks?.key_facts.Team} />
        </div>
      )}
    </Section>
  )
}

function listKeyFactSections(facts: readonly NamedKeyFact[], marks: ProseMarks | undefined): ReactElement[] {
  return facts
    .filter(({ fact }) => !isUnknown(fact.value))
    .map(({ name, fact }) => (
      <MarkdownSection
        key={`fact ${name}`}
        title={name}
        text={fact.value}
        sources={fact.source}
        marks={marks?.key_facts[name]}
      />
    ))
}

/** Lists the failed scraper runs where the admin flag is set in local storage. */
function FailedRuns({ memo }: { memo: Memo }) {
  if (!readAdminFlag()) return null
  const failed = memo.json_response.scrappers_status.filter((run) => run.status === 'failed')
  return (
    <ul className="text-muted text-sm">
      {failed.map((run) => (
        <li key={`${run.type} ${run.run}`}>
          {run.run}th call of {run.type} is failed
        </li>
      ))}
    </ul>
  )
}

/** Shows how the memo was made; readers outside the workspace are not told. */
function MadeWith({ memo }: { memo: Memo }) {
  if (useCitations().outside) return null
  return <p className="text-muted text-sm tabular">{describeEngine(memo.model)}</p>
}
