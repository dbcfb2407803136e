import type { ActivityNote, editActions } from '#contract/activity.ts'
import type { Verdict } from '#contract/decisions.ts'

type EditedField = Extract<ActivityNote, { kind: 'edited' }>['data']['fields'][number]

/** Writes what happened as one sentence; `by` is the name of who did it, null where none is known. */
export function writeActivityText(note: ActivityNote, by: string | null): string {
  const who = by ?? 'A former member'
  switch (note.kind) {
    case 'added':
      return writeAdded(note.data.source, by)
    case 'version':
      return `${by === null ? 'A newer deck came by email' : `${by} added a newer deck`}${name(note.data.name)}.`
    case 'version_removed':
      return `${who} removed the newest deck.`
    case 'update':
      return `${who} added an update.`
    case 'answer':
      return `${note.data.from || 'A founder'} answered by email; the answer is an update.`
    case 'completed':
      return note.data.again ? 'The memo was regenerated.' : 'The memo was completed.'
    case 'failed':
      return `The memo could not be made. ${note.data.reason}`.trim()
    case 'retried':
      return `${who} tried the deck again.`
    case 'regenerated':
      return `${who} had the memo regenerated.`
    case 'opened':
      return `${who} gave what the deck asked for.`
    case 'edited':
      return `${who} ${writeEdits(note.data.fields)}.`
    case 'no_model':
      return `${who} ${writeNoModel(note.data)}.`
    case 'renamed':
      return note.data.by_memo
        ? `The deal took the company’s name, ‘${note.data.to}’; it was ‘${note.data.from}’.`
        : `${who} renamed the deal from ‘${note.data.from}’ to ‘${note.data.to}’.`
    case 'emailed':
      return `${who} sent ${note.data.kind === 'pass' ? 'a Pass Email' : 'an email'} to ${join(note.data.to)}: ‘${note.data.subject}’.`
    case 'commented':
      return `${who} commented${note.data.field === null ? '' : ` on ${note.data.field}`}.`
    case 'crm_sent':
      return `${who} sent the deal to ${note.data.crm}.`
    case 'crm_failed':
      return `The deal was not sent to ${note.data.crm}. ${note.data.reason}`.trim()
    case 'crm_asks':
      return `${note.data.crm} has companies that may be this one. Choose it under ‘Send to ${note.data.crm}’.`
    default:
      return `${who} ${writeAct(note)}.`
  }
}

type Act = Extract<
  ActivityNote,
  {
    kind:
      | 'founders'
      | 'decided'
      | 'decision_withdrawn'
      | 'shared'
      | 'share_ended'
      | 'link_made'
      | 'link_ended'
      | 'same_company'
  }
>

function writeAct(note: Act): string {
  switch (note.kind) {
    case 'founders':
      return writeFounders(note.data)
    case 'decided':
      return writeDecision(note.data)
    case 'decision_withdrawn':
      return `took back the decision ‘${verdictWords[note.data.decision]}’`
    case 'shared':
      return 'shared the most recent update by a link'
    case 'share_ended':
      return 'ended the link to the most recent update'
    case 'link_made':
      return `made a memo link for ${note.data.name}, for ${note.data.days === 1 ? '1 day' : `${note.data.days} days`}`
    case 'link_ended':
      return `ended the memo link for ${note.data.name}`
    case 'same_company':
      return `said that ‘${note.data.name}’ is ${note.data.is_same ? 'the same' : 'another'} company`
  }
}

function writeNoModel({ is_on, sent_before }: Extract<ActivityNote, { kind: 'no_model' }>['data']): string {
  if (!is_on) return 'allowed language models for the deal'
  return `kept the deal from language models${sent_before.length === 0 ? '' : `; before, it was sent to ${join(sent_before)}`}`
}

const name = (text: string) => (text === '' ? '' : `, ${text}`)

function writeAdded(source: 'upload' | 'link' | 'mail', by: string | null): string {
  const how = { upload: 'added the deck', link: 'added the deck by a link', mail: 'forwarded the deck by email' }[
    source
  ]
  return by === null ? 'The deck came in.' : `${by} ${how}.`
}

const editWords: Record<(typeof editActions)[number], string> = {
  edited: 'changed',
  confirmed: 'confirmed',
  reopened: 'reopened',
  taken: 'took another value for',
  added: 'added to',
  removed: 'removed from',
  restored: 'brought back in',
  undone: 'took back a change of',
}

/** Each action once, in the order in which it first occurs, with its fields. */
function writeEdits(fields: readonly EditedField[]): string {
  const parts = Map.groupBy(fields, ({ action }) => action)
  return join(
    [...parts].map(([action, of]) => {
      const names = [...new Set(of.map(({ field, founder }) => (founder ? `${field} of ${founder}` : field)))]
      return `${editWords[action]} ${names.length > mostNames ? `${names.length} fields` : join(names)}`
    }),
  )
}

/** More fields of one act are counted, so that the sentence stays one. */
const mostNames = 4

function writeFounders({ action, name: founder, into }: Extract<ActivityNote, { kind: 'founders' }>['data']): string {
  if (action === 'merged') return `merged the founder ${founder}${into === undefined ? '' : ` into ${into}`}`
  const words = { added: 'added', removed: 'removed', restored: 'brought back', moved: 'moved' } as const
  return action === 'undone'
    ? `took back a change of the founder ${founder}`
    : `${words[action]} the founder ${founder}`
}

const verdictWords: Record<Verdict, string> = { pass: 'Pass', watch: 'Watch', meet: 'Meet', invest: 'Invest' }

function writeDecision({
  decision,
  reason,
  look_again_on,
}: Extract<ActivityNote, { kind: 'decided' }>['data']): string {
  const day = look_again_on === null ? '' : `, to look again on ${writeDay(look_again_on)}`
  return `decided ‘${verdictWords[decision]}’${reason === '' ? '' : `: ${reason}`}${day}`
}

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const writeDay = (day: string) => dayForm.format(new Date(`${day}T00:00:00Z`))

const listForm = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const join = (parts: readonly string[]) => listForm.format(parts)
