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
  /** Makes what is typed a recipient; false when it is no address. Nothing typed is right. */
  takeTyped: () => boolean
  /** Puts a template in the place of the text; `undo` brings the text before back until it is written on. */
  replaceText: (text: MailText) => void
  undo: (() => void) | null
  /** Starts anew after a mail was sent. */
  reset: () => void
}

/** A mail in the making. It lives as long as the screen, whether its panel is open or not. */
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
