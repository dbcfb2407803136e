import { OctagonAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { isHiddenInstruction } from '#contract/count-standings.ts'
import type { MemoFlags } from '#contract/memo.ts'
import { describePlaceShortly, mergePlaces, readSource } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { SourceLink } from './citation.tsx'
import { describeInstructions } from './describe-instructions.ts'

type HiddenInstructionsProps = {
  flags: MemoFlags
  /** Where it is shown: on every medium, on screen alone, or in print alone, where it stands under the title. */
  on?: 'all' | 'screen' | 'print'
}

/** Says over the company's name that the deck instructs software that reads it; on demand where and how. */
export function HiddenInstructions({ flags, on = 'all' }: HiddenInstructionsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const signals = flags.signals.filter(isHiddenInstruction)
  return (
    <section
      aria-label="Hidden instructions"
      className={cn(
        'mt-3 rounded-lg border border-red-line bg-red-ground text-red',
        'print:mt-1 print:border-0 print:bg-transparent',
        on === 'screen' && 'print:hidden',
        on === 'print' && 'hidden print:block',
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 px-3.5 print:min-h-0 print:px-0">
        <OctagonAlert aria-hidden className="size-4 shrink-0 print:hidden" />
        <p className="min-w-0 flex-1 py-1 font-medium">{describeInstructions(signals)}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-6 rounded-sm font-medium underline underline-offset-4 print:hidden"
        >
          {open ? 'Hide them' : 'Show them'}
        </button>
      </div>
      <ul
        id={id}
        className={cn(
          'gap-1.5 border-red-line border-t px-3.5 py-2.5 text-ink print:grid print:gap-0.5 print:border-0 print:p-0',
          open ? 'grid' : 'hidden',
        )}
      >
        {signals.map(({ key, value, reason, source }) => (
          <li key={`${key} ${value} ${reason}`} className="min-w-0 break-words">
            {reason}{' '}
            {mergePlaces(source.flatMap((one) => readSource(one.value, one.quote ?? null) ?? [])).map((target) => (
              <SourceLink key={JSON.stringify(target)} target={target} className="underline print:hidden">
                {describePlaceShortly(target)}
              </SourceLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
