import { z } from 'zod'
import type { JsonResponse } from '#contract/memo.ts'
import { founderFields } from '#contract/memo-fields.ts'
import { addScheme } from '#web/lib/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedinIcon } from '#web/ui/linkedin-icon.tsx'
import { SourceNumbers } from './source-numbers.tsx'

type Founder = JsonResponse['structured']['founders_info']['founders'][number]

const traits = founderFields.filter((field) => field.type === 'bool').map((field) => field.name)
const trait = z.object({
  value: z.boolean().nullable(),
  source: z.array(z.object({ value: z.string(), quote: z.string().optional() })),
})

export function FounderCard({ founder }: { founder: Founder }) {
  const linkedin = founder.linkedin_url.value
  return (
    <Card className="grid content-start gap-3 p-5 print:gap-1.5 print:border-0 print:p-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="own-direction font-semibold font-serif text-xl">
            {founder['Founder Name'].value}
            <SourceNumbers sources={founder['Founder Name'].source} />
          </h3>
          {founder.founder_role.value && <p className="text-muted">{founder.founder_role.value}</p>}
        </div>
        {linkedin && (
          <a
            href={addScheme(linkedin)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={`LinkedIn page of ${founder['Founder Name'].value}`}
            className="rounded-md p-1.5 text-muted hover:bg-hover hover:text-ink [&_svg]:size-4"
          >
            <LinkedinIcon />
          </a>
        )}
      </div>
      <TraitBadges founder={founder} />
      {founder['Founder Summary'].value && (
        <p className="own-direction font-serif text-lg leading-relaxed print:text-[1.0625rem] print:leading-snug">
          {founder['Founder Summary'].value}
          <SourceNumbers sources={founder['Founder Summary'].source} />
        </p>
      )}
    </Card>
  )
}

/** A badge for each trait that the deck supports; a trait without a value has none. */
function TraitBadges({ founder }: { founder: Founder }) {
  const shown = traits.flatMap((name) => {
    const found = trait.safeParse(Reflect.get(founder, name))
    return found.success && found.data.value === true ? [{ name, sources: found.data.source }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map(({ name, sources }) => (
        <li key={name} className="inline-flex items-baseline">
          <Badge tone="green">{name}</Badge>
          <SourceNumbers sources={sources} />
        </li>
      ))}
    </ul>
  )
}
