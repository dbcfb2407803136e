import { FileText, Globe, MessageSquareText, Quote } from 'lucide-react'
import { describePlaceShortly, type SourceTarget } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { SourceLink } from '../citation.tsx'

const icons = { page: FileText, update: MessageSquareText, external: Globe, text: Quote }

/** A source as a small label that opens it. */
export function SourcePill({ target }: { target: SourceTarget }) {
  const Icon = icons[target.kind]
  return (
    <SourceLink
      target={target}
      className={cn(
        'inline-flex min-h-6 max-w-full items-start gap-1 rounded-md px-1.5 py-[3px] text-left align-baseline font-medium text-xs tabular',
        target.kind === 'text' ? 'bg-sunken' : 'bg-blue-ground',
        'print:min-h-0 print:bg-transparent print:p-0',
      )}
    >
      <Icon aria-hidden className="mt-[3px] size-3 shrink-0 print:hidden" />
      <span className={cn('min-w-0', target.kind === 'page' ? 'whitespace-nowrap' : '[overflow-wrap:anywhere]')}>
        {describePlaceShortly(target)}
      </span>
    </SourceLink>
  )
}

export function SourcePills({ targets }: { targets: readonly SourceTarget[] }) {
  if (targets.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {targets.map((target) => (
        <li key={JSON.stringify(target)} className="flex min-w-0 max-w-full">
          <SourcePill target={target} />
        </li>
      ))}
    </ul>
  )
}
