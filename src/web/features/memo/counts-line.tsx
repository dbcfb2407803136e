import { CircleCheck, FileCheck, type LucideIcon, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CountPart } from '#contract/count-parts.ts'
import { cn } from '#web/ui/cn.ts'
import { markLooks } from '#web/ui/mark-looks.ts'

type CountsLineProps = {
  parts: readonly CountPart[]
  show: (part: CountPart) => ReactNode
  className?: string | undefined
}

/** The counts that say how sure a memo is, in one line where there is room. */
export function CountsLine({ parts, show, className }: CountsLineProps) {
  return (
    <nav
      aria-label="How sure this memo is"
      className={cn(
        '@container z-20 flex min-h-10 items-center border-b bg-ground py-1',
        'print:[container-type:normal] print:min-h-0 print:border-0 print:py-0',
        className,
      )}
    >
      <ul
        className={
          'flex flex-wrap items-center gap-x-1 text-xs tabular tracking-tight ' +
          '@4xl:gap-x-1.5 @4xl:text-sm @4xl:tracking-normal ' +
          "[&>li:not(:last-child)]:after:ml-1 @4xl:[&>li:not(:last-child)]:after:ml-1.5 [&>li]:after:text-faint [&>li:not(:last-child)]:after:content-['·']"
        }
      >
        {parts.map((part) => (
          <li key={part.kind} className={cn('inline-flex items-center', findLook(part).text)}>
            {show(part)}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The look of a part that leads somewhere. */
export const partLook =
  'inline-flex min-h-6 items-center gap-1 rounded-sm font-medium underline-offset-4 hover:underline @4xl:px-0.5 ' +
  'aria-[current]:bg-hover aria-[current]:underline print:font-normal'

const looks: Record<CountPart['kind'], { Icon: LucideIcon; text: string }> = {
  hidden: { Icon: OctagonAlert, text: 'text-red' },
  contradicted: markLooks.contradicted,
  to_check: markLooks.found,
  proved: { Icon: FileCheck, text: 'text-muted' },
  by_team: markLooks.entered,
  unstated: markLooks.unstated,
}

export const isNothingToCheck = ({ kind, text }: CountPart): boolean =>
  kind === 'to_check' && text === 'Nothing to check'

const findLook = (part: CountPart) =>
  isNothingToCheck(part) ? { Icon: CircleCheck, text: 'text-green' } : looks[part.kind]

/** The icon and the words of a part. */
export function CountWords({ part }: { part: CountPart }) {
  const isDone = isNothingToCheck(part)
  const { Icon } = findLook(part)
  return (
    <span className={cn('inline-flex items-center gap-1 font-medium print:font-normal', isDone && 'px-0.5')}>
      <Icon aria-hidden className={cn('size-3.5 print:hidden', !isDone && 'hidden @4xl:block')} />
      {part.text}
    </span>
  )
}

/** The words of the line as a print of the read view has them, under its title. */
export function PrintedParts({ parts }: { parts: readonly CountPart[] }) {
  return <p className="mt-1 hidden text-muted print:block">{parts.map(({ text }) => text).join(' · ')}</p>
}
