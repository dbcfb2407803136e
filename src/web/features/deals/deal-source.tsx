import { Link2, type LucideIcon, Mail } from 'lucide-react'
import type { DealSource as Source } from '#contract/deals.ts'

const looks: Record<Exclude<Source, 'upload'>, { Icon: LucideIcon; word: string }> = {
  link: { Icon: Link2, word: 'Added by link' },
  mail: { Icon: Mail, word: 'Added by email' },
}

/** How a deal came in, as a quiet icon; nothing for an uploaded file. */
export function DealSource({ source }: { source: Source }) {
  if (source === 'upload') return null
  const { Icon, word } = looks[source]
  return (
    <span title={word} className="shrink-0 text-faint">
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{word}</span>
    </span>
  )
}
