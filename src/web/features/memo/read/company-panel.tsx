import { FileText, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JsonResponse, Memo, SourceLink as Source } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { addScheme } from '#web/lib/links.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { LinkedinIcon } from '#web/ui/linkedin-icon.tsx'
import { formatEmployees } from './employees-text.ts'
import { SourceNumbers } from './source-numbers.tsx'

type KeyTerms = JsonResponse['structured']['key_terms']

/** Company name, one-liner, links, and the labelled rows of a memo. */
export function CompanyPanel({ memo }: { memo: Memo }) {
  const { company_info: info, not_validated_flags: flags } = memo.json_response.structured.key_terms
  return (
    <section aria-label="Company" className="min-w-0">
      <h1 tabIndex={-1} className="own-direction font-semibold font-serif text-3xl leading-tight">
        {info['Company Name'].value || memo.deal.name}
      </h1>
      {!isUnknown(info['One-liner'].value) && (
        <p className="own-direction mt-2 max-w-[60ch] font-serif text-lg text-muted leading-relaxed">
          {info['One-liner'].value}
          <SourceNumbers sources={info['One-liner'].source} />
        </p>
      )}
      <CompanyLinks memo={memo} />
      <dl className="mt-6 grid gap-y-2.5 print:mt-3 print:gap-y-1">
        <Row label="Year of Foundation" sources={info['Year of Foundation'].source}>
          {info['Year of Foundation'].value || <Fallback>Can't find year of foundation</Fallback>}
        </Row>
        <Row label="HQ" sources={flags['Headquarter Location'].source}>
          {joinLabels(flags['Headquarter Location'])}
        </Row>
        <Row label="FTE" sources={info['Quantity of Employee'].source}>
          {formatEmployees(info['Quantity of Employee'].value) ?? <Fallback>Can't find number of employees</Fallback>}
        </Row>
        <Row label="Stage" sources={flags.Stage.source}>
          {joinLabels(flags.Stage)}
        </Row>
        <Row label="Industry" sources={flags.Industry.source}>
          {joinLabels(flags.Industry)}
        </Row>
        <Row label="Target Market" sources={flags['Target market'].source}>
          {joinLabels(flags['Target market'])}
        </Row>
      </dl>
    </section>
  )
}

function joinLabels({ value }: KeyTerms['not_validated_flags']['Stage']): string {
  if (isUnknown(value)) return '-'
  return Array.isArray(value) ? value.join(', ') : (value ?? '-')
}

function Row({ label, sources, children }: { label: string; sources: readonly Source[]; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9.5rem_1fr] items-baseline gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-medium tabular">
        {children}
        <SourceNumbers sources={sources} />
      </dd>
    </div>
  )
}

function Fallback({ children }: { children: ReactNode }) {
  return <span className="font-normal text-faint">{children}</span>
}

function CompanyLinks({ memo }: { memo: Memo }) {
  const site = memo.json_response.structured.key_terms.company_info['Company Site'].value
  const linkedin = memo.json_response.company_linkedin_url.value
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      <li>
        <IconLink
          address={findDeckAddress(memo)}
          label="Pitch deck"
          icon={<FileText aria-hidden />}
          inApp={isOwnDeck(memo)}
        />
      </li>
      <li>
        {site ? (
          <IconLink
            address={addScheme(site)}
            label={site.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            icon={<Globe aria-hidden />}
          />
        ) : (
          <MissingLink icon={<Globe aria-hidden />}>Can't find site</MissingLink>
        )}
      </li>
      <li>
        {linkedin ? (
          <IconLink address={addScheme(linkedin)} label="LinkedIn" icon={<LinkedinIcon />} />
        ) : (
          <MissingLink icon={<LinkedinIcon />}>Can't find linkedin site</MissingLink>
        )}
      </li>
    </ul>
  )
}

const makeDeckPath = (memo: Memo) => `/pitch-deck/${memo.source.pitch_deck_id}`
const isOwnDeck = (memo: Memo) => memo.source.url.endsWith(makeDeckPath(memo))

/** An uploaded deck opens in the viewer; one that came by a link opens where it came from. */
const findDeckAddress = (memo: Memo) => (isOwnDeck(memo) ? makeDeckPath(memo) : memo.source.url)

type IconLinkProps = { address: string; label: string; icon: ReactNode; inApp?: boolean }

function IconLink({ address, label, icon, inApp = false }: IconLinkProps) {
  return (
    <a
      href={address}
      className={cn(buttonLook({ look: 'outline', size: 'small' }), 'max-w-64')}
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
