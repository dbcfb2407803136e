import { findMark, isMarkToCheck } from '#contract/find-mark.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listSources } from '#web/lib/field-sources.ts'
import { describePlace } from '#web/lib/source-links.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { SourceLink } from '../citation.tsx'
import { type PageTarget, useCitations } from '../citation-context.tsx'
import type { RowView } from './review-state.ts'

/** On a phone the part of the page round the quote of a value that is to check, or current, which opens the page. */
export function PageCrop({ view: { row, isCurrent } }: { view: RowView }) {
  const { field } = row
  const wide = useWideScreen()
  const { crop } = useCitations()
  const target = listSources(field).find((one): one is PageTarget => one.kind === 'page')
  if (!isCurrent && !isMarkToCheck(findMark(field))) return null
  if (wide || !crop || !target || target.quote === null || isUnknown(field.value)) return null
  return (
    <SourceLink target={target} className="mt-2 block overflow-hidden rounded-md border print:hidden">
      <span className="sr-only">{describePlace(target)}, round the quote</span>
      {crop(target)}
    </SourceLink>
  )
}
