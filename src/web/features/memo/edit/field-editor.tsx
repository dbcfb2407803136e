import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type Draft, isChanged, isEditable, readDraft } from './field-draft.ts'
import { findNextAfterSave } from './review.ts'
import type { RowView } from './review-state.ts'
import type { ReviewStore } from './review-store.ts'
import type { Review } from './use-review.ts'

type FieldEditorProps = { view: RowView; start: Draft; review: Review }

/** Free text or Yes and No, with Save and Cancel; Escape cancels, Ctrl or Command with Enter saves. */
export function FieldEditor({ view, start, review: { store, acts } }: FieldEditorProps) {
  const { row, label, isSaving } = view
  const [draft, setDraft] = useState(start)
  const form = useRef<HTMLFormElement>(null)
  const canSave = isEditable(row.field) && isChanged(row.field, draft) && !isSaving
  useFirstFocus(form)

  const save = async () => {
    if (!canSave || !(await acts.save(row, label, readDraft(row.field, draft)))) return
    const stayedHere = isFocusIn(store.findElement(row.id))
    const next = findNextAfterSave(store.listShown(), row, store.state.show, store.state.saving)
    store.closeEditor(row)
    if (stayedHere && next) store.focusRow(next.id)
  }
  const cancel = () => {
    store.closeEditor(row)
    store.focusRow(row.id)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSaving) {
      event.preventDefault()
      cancel()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  return (
    <form ref={form} aria-label={`Edit ${label}`} onSubmit={submit} onKeyDown={onKey} className="grid gap-2">
      {row.field.type === 'bool' && <YesNo label={label} draft={draft} onDraft={setDraft} />}
      {row.field.type === 'str' && <GrowingText label={label} draft={draft} readOnly={isSaving} onDraft={setDraft} />}
      {row.field.type === 'array' && <EmptyList label={label} />}
      <div className="flex flex-wrap items-center gap-1.5">
        <Button type="submit" size="small" disabled={!canSave}>
          {isSaving && <Spinner className="size-3.5" />}
          Save
        </Button>
        <Button look="quiet" size="small" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Whether the focus is still in a row, or was lost with a control that went away. */
function isFocusIn(row: ReturnType<ReviewStore['findElement']>): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || row?.contains(activeElement) === true
}

/** A list is not edited as a whole: it is shown as an empty one, and changed by its entries. */
function EmptyList({ label }: { label: string }) {
  return (
    <>
      <ul aria-label={label} className="min-h-9 rounded-md border border-line-strong bg-sunken" />
      <p className="text-muted text-sm">A list is changed by its entries below.</p>
    </>
  )
}

/** Focuses an editor when it opens, but not when its view is shown again. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  const taken = useRef(false)
  useEffect(() => {
    if (!taken.current) form.current?.querySelector<HTMLElement>('textarea, button:enabled')?.focus()
    taken.current = true
  }, [form])
}

type TextProps = { label: string; draft: Draft; readOnly: boolean; onDraft: (draft: Draft) => void }

function GrowingText({ label, draft, readOnly, onDraft }: TextProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const value = typeof draft === 'string' ? draft : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [value])
  return (
    <Textarea
      ref={text}
      aria-label={label}
      rows={1}
      maxLength={20_000}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onDraft(event.target.value)}
      className="min-h-9 resize-none overflow-hidden py-1.5"
    />
  )
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

function YesNo({ label, draft, onDraft }: Omit<TextProps, 'readOnly'>) {
  const chosen = typeof draft === 'boolean' ? (draft ? 'yes' : 'no') : ''
  return (
    <Segmented<'yes' | 'no' | ''>
      label={label}
      value={chosen}
      choices={yesNo}
      onChange={(next) => onDraft(next === 'yes')}
      className="justify-self-start"
    />
  )
}
