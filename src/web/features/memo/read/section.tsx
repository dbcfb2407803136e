import { type ReactNode, useId } from 'react'
import type { SourceLink as Source } from '#contract/memo.ts'
import { Card } from '#web/ui/card.tsx'
import { CitedMarkdown } from '../cited-markdown.tsx'
import type { MarksByNumber } from '../merge-citations.ts'
import { SourceList } from './source-list.tsx'

/** A titled part of the memo. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={
        'grid @3xl:grid-cols-[10rem_minmax(0,1fr)] gap-x-6 gap-y-2.5 ' +
        'print:grid-cols-[9rem_minmax(0,1fr)] print:border-t print:pt-2.5 print:[&_li]:break-inside-avoid'
      }
    >
      <h2 id={id} className="@3xl:pt-5 font-semibold text-base print:pt-0">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

type MarkdownCardProps = { text: string; sources?: readonly Source[]; marks?: MarksByNumber | undefined }

/** A titled card of cited markdown with the list of its sources. */
export function MarkdownSection({ title, ...card }: MarkdownCardProps & { title: string }) {
  return (
    <Section title={title}>
      <MarkdownCard {...card} />
    </Section>
  )
}

export function MarkdownCard({ text, sources = [], marks }: MarkdownCardProps) {
  return (
    <Card className="px-6 py-5 print:border-0 print:p-0">
      <CitedMarkdown text={text} marks={marks} />
      <SourceList sources={sources} />
    </Card>
  )
}
