import { Popover } from 'radix-ui'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { passReasons, type Verdict, verdicts, verdictWords } from '#contract/decisions.ts'
import { isSwitchedOff } from '#web/lib/keyboard-shortcuts.ts'
import { passMailRequest } from '#web/lib/memo-requests.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { returnFocus } from '#web/ui/return-focus.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { decide, makeLookAgainDay } from './decide.ts'
import { describeDecision, verdictLooks } from './decision-words.ts'
import type { KeysMeanwhile } from './use-keys-meanwhile.ts'

type DecisionPopoverProps = {
  deal: Pick<Deal, 'deal_id' | 'name' | 'generated_answer_id' | 'status' | 'decision'>
  anchor: RefObject<HTMLButtonElement | null>
  /** The keys that were pressed before this was loaded. */
  typed: RefObject<KeysMeanwhile>
  offered: Verdict | undefined
  onClose: () => void
}

/** Asks for a decision, then for its reason or its day; a digit or a press each. */
export default function DecisionPopover({ deal, anchor, typed, offered, onClose }: DecisionPopoverProps) {
  const navigate = useNavigate()
  const [verdict, setVerdict] = useState<Verdict | null>(offered ?? null)
  const [typedNote, setNote] = useState<string | null>(null)
  // A digit saves as well, and must not take away what stands there.
  const note = typedNote ?? (deal.decision?.decision === verdict ? deal.decision.note : '')
  const form = useRef<HTMLFormElement>(null)
  useFocusBack()
  const writePassMail = () => void navigate(paths.dealMemo(deal.generated_answer_id), { state: passMailRequest })
  const save = (reason: string, look_again_on?: string) => {
    if (verdict === null) return
    const kept = note.trim()
    const grounds = { ...(reason && { reason }), ...(kept && { note: kept }), ...(look_again_on && { look_again_on }) }
    decide(deal, { decision: verdict, ...grounds }, { writePassMail }).catch(reportError)
    onClose()
  }
  const withdraw = () => {
    decide(deal, null, { writePassMail }).catch(reportError)
    onClose()
  }
  const press = (key: string): boolean => {
    const at = Number(key) - 1
    if (verdict === null) {
      const chosen = verdicts[at]
      if (chosen) setVerdict(chosen)
      return chosen !== undefined
    }
    const reason = verdict === 'pass' ? passReasons[at] : undefined
    if (reason) save(reason)
    return reason !== undefined
  }
  useDigits(typed, press, () => form.current?.requestSubmit())
  const choose = <Verdicts deal={deal} onChoose={setVerdict} onWithdraw={withdraw} onMail={writePassMail} />
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      {/* The button is mounted as long as the popover: `anchor` has an element. */}
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={`Decide about ${deal.name}`}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className="z-50 grid w-80 max-w-[calc(100vw-1rem)] animate-rise gap-2 rounded-lg bg-raised p-2 text-base shadow-pop outline-none"
        >
          {verdict === null ? (
            choose
          ) : (
            <Grounds
              key={verdict}
              form={form}
              verdict={verdict}
              deal={deal}
              note={note}
              onNote={setNote}
              onSave={save}
            />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Gives the focus back to what had it, also where keys have closed the popover before it took the focus. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** Takes digits wherever the focus is by now, those from before too; in words that are being written they are words. */
function useDigits(typed: RefObject<KeysMeanwhile>, press: (key: string) => boolean, submit: () => void): void {
  const latest = useRef({ press, submit })
  latest.current = { press, submit }
  useEffect(() => {
    typed.current.isTaken = true
    const next = typed.current.keys.shift()
    if (next === 'Enter') latest.current.submit()
    else if (next !== undefined) latest.current.press(next)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(event) || !/^[1-9]$/.test(event.key)) return
      if (isWriting(event.target)) return
      if (!latest.current.press(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** Whether a digit is written here; not where it would be the first sign, or take the place of all that stands there. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (!(target instanceof HTMLInputElement)) return false
  const { type, value, selectionStart, selectionEnd } = target
  return type === 'date' || (value !== '' && !(selectionStart === 0 && selectionEnd === value.length))
}

type VerdictsProps = {
  deal: DecisionPopoverProps['deal']
  onChoose: (verdict: Verdict) => void
  onWithdraw: () => void
  onMail: () => void
}

/** The four decisions; above them the one that stands. */
function Verdicts({ deal, onChoose, onWithdraw, onMail }: VerdictsProps) {
  return (
    <>
      {deal.decision && (
        <div className="grid gap-1.5 border-b px-2 pb-2">
          <p className="max-h-40 overflow-y-auto whitespace-pre-line break-words text-sm">
            {describeDecision(deal.decision)}
          </p>
          <div className="flex gap-4">
            <Button look="link" size="inline" className="h-6 text-sm" onClick={onWithdraw}>
              Take back
            </Button>
            {deal.decision.decision === 'pass' && deal.status === 'completed' && (
              <Button look="link" size="inline" className="h-6 text-sm" onClick={onMail}>
                Write Pass Email
              </Button>
            )}
          </div>
        </div>
      )}
      <div className="grid">
        {verdicts.map((one, at) => {
          const { Icon, text } = verdictLooks[one]
          return (
            <Choice key={one} digit={at + 1} onPress={() => onChoose(one)}>
              <Icon aria-hidden className={cn('size-4 shrink-0', text)} />
              {verdictWords[one]}
            </Choice>
          )
        })}
      </div>
    </>
  )
}

type GroundsProps = {
  form: RefObject<HTMLFormElement | null>
  verdict: Verdict
  deal: DecisionPopoverProps['deal']
  note: string
  onNote: (note: string) => void
  onSave: (reason: string, lookAgainOn?: string) => void
}

/** Why, with a note, and for a watched deal until when. A pass needs a reason. */
function Grounds({ form, verdict, deal, note, onNote, onSave }: GroundsProps) {
  const before = deal.decision?.decision === verdict ? deal.decision : null
  const [reason, setReason] = useState(before?.reason ?? '')
  const [day, setDay] = useState(before?.look_again_on ?? makeLookAgainDay())
  const [problem, setProblem] = useState('')
  const isPass = verdict === 'pass'
  const isWatch = verdict === 'watch'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPass && reason.trim() === '') return setProblem('A pass needs a reason.')
    if (isWatch && day === '') return setProblem('Choose the day to look again.')
    onSave(reason.trim(), isWatch ? day : undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-2">
      <p className="px-2 pt-1 font-medium">{verdictWords[verdict]}</p>
      {isPass && (
        <div className="grid grid-cols-2">
          {passReasons.map((one, at) => (
            <Choice key={one} digit={at + 1} onPress={() => onSave(one)}>
              {one}
            </Choice>
          ))}
        </div>
      )}
      {isWatch && (
        <FormField label="Look again on" className="px-2">
          {(control) => (
            <Input
              type="date"
              autoFocus
              value={day}
              min={new Date().toISOString().slice(0, 10)}
              onChange={(event) => setDay(event.target.value)}
              className="h-8"
              {...control}
            />
          )}
        </FormField>
      )}
      <FormField
        label={isPass ? 'Another reason' : 'Reason (optional)'}
        className="px-2"
        error={problem === '' ? undefined : problem}
      >
        {(control) => (
          <Input
            autoFocus={!isWatch}
            autoComplete="off"
            // An earlier reason gives way to the next key.
            onFocus={(event) => event.target.select()}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setProblem('')
            }}
            className="h-8"
            {...control}
          />
        )}
      </FormField>
      <FormField label="Note (optional)" className="px-2">
        {(control) => (
          <Textarea
            autoComplete="off"
            rows={1}
            maxLength={2_000}
            value={note}
            onChange={(event) => onNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              form.current?.requestSubmit()
            }}
            className="field-sizing-content max-h-40 min-h-8 py-1"
            {...control}
          />
        )}
      </FormField>
      <div className="flex items-center justify-end gap-2 px-2 pb-1">
        <Button type="submit" size="small">
          Save
          <Kbd aria-hidden className="border-transparent bg-transparent text-on-strong">
            Enter
          </Kbd>
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { digit: number; onPress: () => void; children: ReactNode }

function Choice({ digit, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={String(digit)}
      onClick={onPress}
      className="flex min-h-8 min-w-0 items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-hover"
    >
      <Kbd aria-hidden className="shrink-0">
        {digit}
      </Kbd>
      {children}
    </button>
  )
}
