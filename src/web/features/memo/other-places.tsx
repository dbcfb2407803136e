import type { Contradiction } from '#contract/memo.ts'
import { listOtherPlaces, type OtherPlace } from '#web/lib/list-other-places.ts'
import { SourceLink } from './citation.tsx'

/** The places that say otherwise, behind the value that they contradict: 'page 10: $2.1M', each with its proof. */
export function OtherPlaces({ contradictions }: { contradictions?: readonly Contradiction[] | undefined }) {
  return listOtherPlaces(contradictions).map((other) => <OtherPlaceText key={JSON.stringify(other)} other={other} />)
}

function OtherPlaceText({ other }: { other: OtherPlace }) {
  const { place, target, value, settled } = other
  const shown = settled ? place.charAt(0).toUpperCase() + place.slice(1) : place
  const link = target ? (
    <SourceLink target={target} className="py-1 underline">
      {shown}
    </SourceLink>
  ) : (
    shown
  )
  if (settled)
    return (
      <span className="block font-normal font-sans text-muted text-sm">
        {link} says {value}.
      </span>
    )
  return (
    <span
      className={
        "ml-1.5 font-normal font-sans text-red text-sm print:before:content-['(contradicted:_'] print:after:content-[')']"
      }
    >
      {link}: {value}
    </span>
  )
}
