import { FileText, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Memo, MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { addScheme } from '#web/lib/links.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { LinkedinIcon } from '#web/ui/linkedin-icon.tsx'
import { useCitations } from '../citation-context.tsx'
import { findField } from '../find-field.ts'
import { type Cited, CitedValue, ValueMark } from './cited-value.tsx'
import { formatEmployees } from './employees-text.ts'

/** Company name, one-liner, links, and the labelled rows of a memo. */
export function CompanyPanel({ memo, printedUnderTitle }: { memo: Memo; printedUnderTitle: ReactNode }) {
  const { company_info: info, not_validated_flags: flags } = memo.json_response.structured.key_terms
  const { 'Company Name': name, 'One-liner': oneLiner, 'Year of Foundation': year, 'Quantity of Employee': fte } = info
  const find = (field: string) => findField(memo, field)
  const place = find('Headquarter Location')
  const region = flags['Headquarter Location']
  return (
    <section aria-label="Company" className="min-w-0">
      <div className="own-direction font-semibold font-serif text-3xl leading-tight">
        <h1 tabIndex={-1} className="inline">
          {name.value || memo.deal.name}
        </h1>
        <span className="font-sans text-base">
          <ValueMark cited={name} field={find('Company Name')} />
        </span>
      </div>
      {printedUnderTitle}
      {!isUnknown(oneLiner.value) && (
        <p className="own-direction mt-2 max-w-[60ch] font-serif text-lg text-muted leading-relaxed">
          <CitedValue cited={oneLiner} field={find('One-liner')} size="small" />
        </p>
      )}
      <CompanyLinks memo={memo} />
      <dl className="mt-6 grid gap-y-2.5 print:mt-3 print:gap-y-1">
        <Row label="Year of Foundation" cited={year} field={find('Year of Foundation')}>
          {year.value || <Fallback>Can't find year of foundation</Fallback>}
        </Row>
        {isUnknown(region.value) ? (
          <Row label="HQ" cited={{ ...region, value: place?.value ?? null }} field={place} />
        ) : (
          <Row label="HQ" cited={region} field={place}>
            <Region cited={region} place={place?.value} />
          </Row>
        )}
        <Row label="FTE" cited={fte} field={find('Quantity of Employee')}>
          {formatEmployees(fte.value) ?? <Fallback>Can't find number of employees</Fallback>}
        </Row>
        <Row label="Stage" cited={flags.Stage} field={find('Stage')} />
        <Row label="Industry" cited={flags.Industry} field={find('Industry')} />
        <Row label="Target Market" cited={flags['Target market']} field={find('Target Market')} />
      </dl>
    </section>
  )
}

/** A region with the place in it behind, where the memo has one. */
function Region({ cited: { value }, place }: { cited: Cited; place: MemoField['value'] | undefined }) {
  const region = Array.isArray(value) ? value.join(', ') : value
  if (typeof place !== 'string' || place === region) return region
  return (
    <>
      {region} <span className="font-normal text-muted">{place}</span>
    </>
  )
}

type RowProps = { label: string; cited: Cited; field: MemoField | undefined; children?: ReactNode }

/** A labelled value; `children` is the value in other words, or what stands in the place of one that is missing. */
function Row({ label, cited, field, children }: RowProps) {
  return (
    <div className="grid grid-cols-[9.5rem_1fr] items-baseline gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-medium tabular">
        {isUnknown(cited.value) ? (
          (children ?? '-')
        ) : (
          <CitedValue cited={cited} field={field}>
            {children}
          </CitedValue>
        )}
      </dd>
    </div>
  )
}

function Fallback({ children }: { children: ReactNode }) {
  return <span className="font-normal text-faint">{children}</span>
}

function CompanyLinks({ memo }: { memo: Memo }) {
  const site = memo.json_response.structured.key_terms.company_info['Company Site']
  const linkedin = memo.json_response.company_linkedin_url
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      <DeckLink memo={memo} />
      <li>
        {site.value ? (
          <>
            <IconLink
              address={addScheme(site.value)}
              label={site.value.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
              icon={<Globe aria-hidden />}
            />
            <ValueMark cited={site} field={findField(memo, 'Company Site')} />
          </>
        ) : (
          <MissingLink icon={<Globe aria-hidden />}>Can't find site</MissingLink>
        )}
      </li>
      <li>
        {linkedin.value ? (
          <>
            <IconLink address={addScheme(linkedin.value)} label="LinkedIn" icon={<LinkedinIcon />} />
            <ValueMark cited={linkedin} field={findField(memo, 'Company LinkedIn')} />
          </>
        ) : (
          <MissingLink icon={<LinkedinIcon />}>Can't find linkedin site</MissingLink>
        )}
      </li>
    </ul>
  )
}

/** A reader outside the workspace has the pages alone, or nothing. */
function DeckLink({ memo }: { memo: Memo }) {
  const { outside } = useCitations()
  const words = { label: 'Pitch deck', icon: <FileText aria-hidden /> }
  if (!outside)
    return (
      <li>
        <IconLink address={findDeckAddress(memo)} inApp={isOwnDeck(memo)} {...words} />
      </li>
    )
  if (!outside.showDeck) return null
  return (
    <li>
      <Button look="outline" size="small" onClick={outside.showDeck}>
        {words.icon}
        {words.label}
      </Button>
    </li>
  )
}

const makeDeckPath = (memo: Memo) => `/pitch-deck/${memo.source.pitch_deck_id}`
const isOwnDeck = (memo: Memo) => memo.source.url.endsWith(makeDeckPath(memo))

/** An uploaded deck opens in the viewer; one that came by a link opens where it came from. */
const findDeckAddress = (memo: Memo) => (isOwnDeck(memo) ? makeDeckPath(memo) : memo.source.url)

const printedPlain =
  'print:h-auto print:max-w-none print:border-0 print:bg-transparent print:p-0 print:underline print:shadow-none print:[&_svg]:hidden'

type IconLinkProps = { address: string; label: string; icon: ReactNode; inApp?: boolean }

function IconLink({ address, label, icon, inApp = false }: IconLinkProps) {
  return (
    <a
      href={address}
      className={cn(buttonLook({ look: 'outline', size: 'small' }), 'max-w-64', printedPlain)}
      target={inApp ? undefined : '_blank'}
      rel={inApp ? undefined : 'noopener noreferrer nofollow'}
    >
      {icon}
      <span className="truncate">{label}</span>
    </a>
  )
}

function MissingLink({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex h-7 items-center gap-1.5 px-1 text-faint text-sm [&_svg]:size-4">
      {icon} {children}
    </span>
  )
}
