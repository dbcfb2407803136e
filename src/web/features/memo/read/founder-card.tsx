import { z } from 'zod'
import type { JsonResponse, MemoField } from '#contract/memo.ts'
import { founderFields } from '#contract/memo-fields.ts'
import { addScheme } from '#web/lib/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedinIcon } from '#web/ui/linkedin-icon.tsx'
import { CitedValue } from './cited-value.tsx'

type Founder = JsonResponse['structured']['founders_info']['founders'][number]

const traits = founderFields.filter((field) => field.type === 'bool').map((field) => field.name)
const trait = z.object({
  value: z.boolean().nullable(),
  source: z.array(z.object({ value: z.string(), quote: z.string().optional() })),
})

type FounderCardProps = { founder: Founder; fields: Readonly<Record<string, MemoField>> }

/** A founder's card; the mark of the name says how sure it is that the person is a founder. */
export function FounderCard({ founder, fields }: FounderCardProps) {
  const linkedin = founder.linkedin_url.value
  return (
    <Card className="grid content-start gap-3 p-5 print:gap-1.5 print:border-0 print:p-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="own-direction font-semibold font-serif text-xl">
            <CitedValue cited={founder['Founder Name']} field={fields['Founder Name']} />
          </h3>
          {founder.founder_role.value && (
            <p className="text-muted">
              {/* Its places are those of the name. */}
              <CitedValue cited={{ ...founder.founder_role, source: [] }} field={fields.Role} size="small" />
            </p>
          )}
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
      <TraitBadges founder={founder} fields={fields} />
      {founder['Founder Summary'].value && (
        <p className="own-direction font-serif text-lg leading-relaxed print:text-[1.0625rem] print:leading-snug">
          <CitedValue cited={founder['Founder Summary']} field={fields['Founder Summary']} size="small" />
        </p>
      )}
    </Card>
  )
}

/** A badge for each trait that the deck supports; a trait without a value has none. */
function TraitBadges({ founder, fields }: FounderCardProps) {
  const shown = traits.flatMap((name) => {
    const found = trait.safeParse(Reflect.get(founder, name))
    return found.success && found.data.value === true ? [{ name, cited: found.data }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map(({ name, cited }) => (
        <li key={name}>
          <CitedValue cited={cited} field={fields[name]} size="small">
            <Badge tone="green">{name}</Badge>
          </CitedValue>
        </li>
      ))}
    </ul>
  )
}
