import { Send, Undo2, WandSparkles } from 'lucide-react'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { useUser } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { type useFounderAddresses, useSendMail } from './mail-queries.ts'
import {
  addReason,
  hasReason,
  type MailFacts,
  removeReason,
  writePassMail,
  writeUnknownFieldsMail,
} from './mail-templates.ts'
import { Recipients } from './recipients.tsx'
import type { MailDraft } from './use-mail-draft.ts'

type MailFormProps = {
  deal: string
  draft: MailDraft
  facts: MailFacts
  addresses: ReturnType<typeof useFounderAddresses>
  passReason: string
  onPassSent: (() => void) | undefined
}

/** Shows one email: its recipients, its text and the button that sends it. */
export function MailForm({ deal, draft, facts, addresses, passReason, onPassSent }: MailFormProps) {
  const user = useUser()
  const send = useSendMail(deal)
  const { form, kind } = draft
  const { errors } = form.formState
  const sendFields = form.handleSubmit((fields) =>
    send.mutate(
      { ...fields, kind },
      {
        onSuccess: () => {
          appToast.success({
            title: 'Sending the email…',
            ...(kind === 'pass' && onPassSent && { action: { label: 'Decide: Pass', onClick: onPassSent } }),
          })
          draft.reset()
        },
        onError: (error) => {
          showFieldErrors(error, ['to', 'subject', 'body'], form.setError)
          if (!(error instanceof ApiError && error.code === 422))
            appToast.error({ title: 'Could not send the email', description: explainError(error) })
        },
      },
    ),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An address that was typed but not added is a recipient too.
    if (draft.takeTyped()) void sendFields()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Recipients draft={draft} query={addresses} />
      <FormField label="Subject" error={errors.subject?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('subject')} />}
      </FormField>
      <FormField label="Message" className="grid-cols-1" error={errors.body?.message}>
        {(control) => (
          <Textarea
            className="field-sizing-content max-h-[60dvh] min-h-56 resize-none"
            {...control}
            {...form.register('body')}
          />
        )}
      </FormField>
      {kind === 'pass' && passReason !== '' && <PassReason draft={draft} reason={passReason} />}
      <TemplateRow draft={draft} facts={facts} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words text-muted text-xs">
          {facts.receivesAnswers
            ? 'Answers become updates of this deal, and you get them by email.'
            : `Replies go to ${user?.email ?? 'your address'}.`}
        </p>
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? <Spinner /> : <Send aria-hidden />}
          Send Email
        </Button>
      </div>
    </form>
  )
}

/** Puts the reason of the team's decision into the email, which has it only if that is ticked. */
function PassReason({ draft, reason }: { draft: MailDraft; reason: string }) {
  const body = useWatch({ control: draft.form.control, name: 'body' })
  const isGiven = hasReason(body, reason)
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isGiven}
        onChange={() => draft.form.setValue('body', isGiven ? removeReason(body, reason) : addReason(body, reason))}
        className="size-4 shrink-0 accent-(--strong)"
      />
      <span className="min-w-0 break-words">Give the reason of the decision: {reason}</span>
    </label>
  )
}

/** Offers the other template for this email, and undo. */
function TemplateRow({ draft, facts }: { draft: MailDraft; facts: MailFacts }) {
  const asks = draft.kind === 'ask'
  const isEmpty = asks ? facts.questions.length === 0 : facts.redFlags.length === 0
  const label = asks ? 'Use the memo’s unknown fields' : 'Give the red flags as the reason'
  const use = () => draft.replaceText(asks ? writeUnknownFieldsMail(facts) : writePassMail(facts, facts.redFlags))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="outline" size="small" disabled={isEmpty} onClick={use}>
        <WandSparkles aria-hidden />
        {label}
      </Button>
      {draft.undo && (
        <Button look="quiet" size="small" onClick={draft.undo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
      {isEmpty && (
        <span className="text-muted text-xs">
          {asks ? 'The memo has no unknown fields.' : 'The memo has no red flags.'}
        </span>
      )}
    </div>
  )
}
