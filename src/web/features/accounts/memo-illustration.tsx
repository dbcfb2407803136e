import { Check, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'

function Cite({ children }: { children: ReactNode }) {
  return <sup className="ml-px font-medium font-sans text-2xs text-blue leading-none">{children}</sup>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid gap-0.5">
      <span className="text-2xs text-faint">{label}</span>
      <span className="font-medium text-xs tabular">{children}</span>
    </span>
  )
}

const fields = [
  { name: 'Revenue', value: '€1.4M', cite: 2 },
  { name: 'Gross Margin', value: '61%', cite: 3 },
  { name: 'Customers', value: '9 sites', cite: 2 },
]

/** Fields as the memo lists them, each checked against its page. */
function Fields() {
  return (
    <span className="grid w-[46%] content-start">
      {fields.map(({ name, value, cite }) => (
        <span key={name} className="flex items-center gap-2 border-b py-2 text-xs last:border-b-0">
          <Check className="size-3.5 shrink-0 text-muted" />
          <span className="truncate text-muted">{name}</span>
          <span className="ml-auto whitespace-nowrap font-medium tabular">
            {value}
            <Cite>{cite}</Cite>
          </span>
        </span>
      ))}
    </span>
  )
}

const bars = [22, 31, 44, 58, 79, 100]

/** The deck page that the second citation leads to, its quote marked. */
function DeckPage() {
  return (
    <span className="absolute right-0 -bottom-12 block w-[48%] overflow-hidden rounded-lg border border-blue-line bg-raised shadow-pop sm:-right-6">
      <span className="flex items-center justify-between border-b px-3 py-1.5 text-2xs text-blue">
        <span className="font-medium">Source 2</span>
        <span className="tabular">page 7 of 14</span>
      </span>
      <span className="grid gap-2 p-3.5">
        <span className="font-semibold text-sm">Traction</span>
        <span className="flex h-10 items-end gap-1.5">
          {bars.map((height) => (
            <span key={height} className="flex-1 rounded-t-xs bg-line-strong" style={{ height: `${height}%` }} />
          ))}
        </span>
        <span className="text-2xs text-muted leading-relaxed">
          <mark className="rounded-xs bg-blue-ground px-0.5 text-blue outline outline-blue-line">
            €1.4M contracted revenue
          </mark>{' '}
          across nine breweries, none lost so far.
        </span>
      </span>
    </span>
  )
}

const description =
  'A deal memo of a fictional company, Brambletide. Its sentences carry citation numbers; the second ' +
  'is open and shows page 7 of the deck with the quoted words marked.'

/** A memo in small, of a company that does not exist. */
export function MemoIllustration() {
  return (
    <div role="img" aria-label={description} className="relative mb-12 max-w-136 sm:mr-6">
      <span className="block rounded-xl border bg-surface p-5 shadow-card sm:p-7">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-semibold text-xl tracking-tight">Brambletide</span>
          <span className="flex gap-1.5">
            <Badge tone="green">
              <Flag />4 green
            </Badge>
            <Badge tone="red">
              <Flag />1 red
            </Badge>
          </span>
        </span>
        <span className="mt-0.5 block text-muted text-sm">
          Heat storage that lets breweries run on night-time power
        </span>
        <span className="mt-4 grid grid-cols-4 gap-3 border-y py-3">
          <Fact label="Stage">Seed</Fact>
          <Fact label="Raising">€2.5M</Fact>
          <Fact label="HQ">Porto</Fact>
          <Fact label="FTE">11</Fact>
        </span>
        <span className="mt-4 block font-semibold text-xs">Executive Summary</span>
        <span className="mt-1.5 mb-4 block font-serif text-[0.9375rem] leading-[1.6]">
          Brambletide sells sand-based heat stores to mid-size breweries and bills for the heat.<Cite>1</Cite> Nine
          sites are signed for €1.4M in contracted revenue,
          <span className="rounded-xs bg-blue-ground pr-px outline outline-blue-line">
            <Cite>2</Cite>
          </span>{' '}
          at a stated gross margin of 61%.<Cite>3</Cite> The founders built grid batteries together before.
          <Cite>4</Cite>
        </span>
        <Fields />
      </span>
      <DeckPage />
    </div>
  )
}
