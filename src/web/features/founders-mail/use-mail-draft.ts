import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { type MailKind, mailAddress, mailFields } from '#contract/founders-mail.ts'
import { type MailFacts, type MailText, writeDefaultMail } from './mail-templates.ts'

type Fields = z.input<typeof mailFields>

export type MailDraft = {
  kind: MailKind
  form: UseFormReturn<Fields, unknown, z.output<typeof mailFields>>
  /** Every address to choose from: the deal's, and those that were typed in. */
  addresses: string[]
  /** The address that is being typed, and what is wrong with it. */
  typed: string
  typedProblem: string | null
  type: (text: string) => void
  /** Makes the typed address a recipient. Returns false when it is not an address; an empty field is fine. */
  takeTyped: () => boolean
  /** Replaces the text by a template; `undo` restores the previous text until the new one is edited. */
  replaceText: (text: MailText) => void
  undo: (() => void) | null
  /** Starts a new draft after an email was sent. */
  reset: () => void
}

/** Keeps the draft of an email as long as the screen is open, whether its panel is open or not. */
export function useMailDraft(kind: MailKind, facts: MailFacts, known: readonly string[]): MailDraft {
  const form = useForm({
    resolver: zodResolver(mailFields),
    defaultValues: { to: [] as string[], ...writeDefaultMail(kind, facts) },
  })
  const [added, setAdded] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [typedProblem, setTypedProblem] = useState<string | null>(null)
  const [replaced, setReplaced] = useState<{ before: MailText; after: MailText } | null>(null)
  const first = known[0]
  useEffect(() => {
    const { to } = form.getValues()
    if (first !== undefined && to.length === 0 && !form.formState.touchedFields.to) form.setValue('to', [first])
  }, [form, first])
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] })
  const fillIn = (text: MailText) => {
    form.setValue('subject', text.subject)
    form.setValue('body', text.body)
    form.clearErrors()
  }
  const canUndo = replaced !== null && replaced.after.subject === subject && replaced.after.body === body
  const choose = (to: string[]) => form.setValue('to', to, { shouldTouch: true, shouldValidate: true })
  const takeTyped = () => {
    if (typed.trim() === '') return true
    const address = mailAddress.safeParse(typed.trim())
    if (!address.success) {
      setTypedProblem(address.error.issues[0]?.message ?? null)
      return false
    }
    const same = [...known, ...added].find((one) => one.toLowerCase() === address.data.toLowerCase())
    if (same === undefined) setAdded([...added, address.data])
    choose([...new Set([...form.getValues().to, same ?? address.data])])
    setTyped('')
    return true
  }
  return {
    kind,
    form,
    addresses: [...known, ...added.filter((address) => !known.includes(address))],
    typed,
    typedProblem,
    type: (text) => {
      setTyped(text)
      setTypedProblem(null)
    },
    takeTyped,
    replaceText: (after) => {
      const { subject: subjectBefore, body: bodyBefore } = form.getValues()
      setReplaced({ before: { subject: subjectBefore, body: bodyBefore }, after })
      fillIn(after)
    },
    undo: canUndo ? () => fillIn(replaced.before) : null,
    reset: () => {
      const { to } = form.getValues()
      form.reset({ to, ...writeDefaultMail(kind, facts) })
      setReplaced(null)
    },
  }
}
