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
import type { MemoRow } from '../memo-rows.ts'
import { type Draft, isChanged, readDraft } from './field-draft.ts'
import type { Review } from './use-review.ts'

type FieldEditorProps = { row: MemoRow; label: string; start: Draft; review: Review }

/** Free text or Yes and No, with Save and Cancel; Escape cancels, Ctrl or Command with Enter saves. */
export function FieldEditor({ row, label, start, review }: FieldEditorProps) {
  const [draft, setDraft] = useState(start)
  const form = useRef<HTMLFormElement>(null)
  const isSaving = review.saving.has(row.id)
  const canSave = isChanged(row.field, draft) && !isSaving
  useFirstFocus(form)

  const save = () => {
    if (canSave) void review.saveEdit(row, readDraft(row.field, draft))
  }
  const cancel = () => {
    review.closeEditor(row)
    review.focusRow(row)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSaving) {
      event.preventDefault()
      cancel()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
  return (
    <form ref={form} aria-label={`Edit ${label}`} onSubmit={submit} onKeyDown={onKey} className="grid gap-2">
      {row.field.type === 'bool' ? (
        <YesNo label={label} draft={draft} onDraft={setDraft} />
      ) : (
        <GrowingText label={label} draft={draft} readOnly={isSaving} onDraft={setDraft} />
      )}
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

/** Focuses an editor when it opens, but not when its view is shown again. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  const taken = useRef(false)
  useEffect(() => {
    if (!taken.current) form.current?.querySelector<HTMLElement>('textarea, button')?.focus()
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
