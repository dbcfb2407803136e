import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Draft } from './comment-drafts.ts'
import { findNameWritten, findPeople, type Person } from './mentions.ts'

type MentionFieldProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  onDraft: (draft: Draft) => void
  people: readonly Person[]
}

/** A text in which '@' completes the people of a workspace: arrows choose, Enter or Tab takes, Escape leaves the text as it is. */
export function MentionField({ field, draft, onDraft, people, onKeyDown, ...rest }: MentionFieldProps) {
  const id = useId()
  const names = useNames(field, draft, onDraft, people)
  const { choices, active } = names
  const isOpen = choices.length > 0
  const makeOptionId = (index: number) => `${id}-${index}`
  return (
    <div className="grid gap-1">
      <div role="status" className="sr-only">
        {isOpen && `${choices.length === 1 ? '1 person' : `${choices.length} people`}. Arrow keys choose, Enter takes.`}
      </div>
      {isOpen && (
        <div id={id} role="listbox" aria-label="People" className="rounded-md border bg-raised p-1 shadow-card">
          {choices.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act in the text, which keeps the focus
            <div
              key={person.user_id}
              id={makeOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => names.take(person)}
              className={cn(
                'flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 rounded px-2 hover:bg-hover',
                index === active && 'bg-hover',
              )}
            >
              <span className="min-w-0 break-words">{person.name}</span>
              {person.name !== person.email && (
                <span className="min-w-0 break-words text-muted text-sm">{person.email}</span>
              )}
            </div>
          ))}
        </div>
      )}
      <Textarea
        ref={field}
        value={draft.text}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? makeOptionId(active) : undefined}
        data-keeps-escape={isOpen || undefined}
        onChange={(event) => {
          onDraft({ ...draft, text: event.target.value })
          names.moveCaret(event.target)
        }}
        onSelect={(event) => names.moveCaret(event.currentTarget)}
        onBlur={names.leave}
        onKeyDown={(event) => {
          if (!names.press(event)) onKeyDown?.(event)
        }}
        {...rest}
      />
    </div>
  )
}

/** The people who are offered for the name at the caret. */
function useNames(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: Draft,
  onDraft: (draft: Draft) => void,
  people: readonly Person[],
) {
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const written = caret === null ? null : findNameWritten(draft.text, caret)
  const choices = written === null || written.at === dismissedAt ? [] : findPeople(people, written.letters)
  const active = Math.min(chosen, choices.length - 1)
  const moveCaret = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const next = selectionStart === selectionEnd ? selectionEnd : null
    if (next === caret) return
    setCaret(next)
    setChosen(0)
    if (written === null) setDismissedAt(null)
  }
  const take = ({ user_id, name }: Person) => {
    const text = field.current
    if (text === null || written === null || caret === null) return
    text.setRangeText(`@${name} `, written.at, caret, 'end')
    onDraft({ text: text.value, picked: [...draft.picked, user_id] })
    moveCaret(text)
  }
  /** Returns whether the key was meant for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const person = choices[active]
    if (person === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
    const { key } = event
    if (key === 'ArrowDown') setChosen((active + 1) % choices.length)
    else if (key === 'ArrowUp') setChosen((active + choices.length - 1) % choices.length)
    else if (key === 'Enter' || key === 'Tab') take(person)
    else if (key === 'Escape') setDismissedAt(written?.at ?? null)
    else return false
    event.preventDefault()
    return true
  }
  return { choices, active, moveCaret, take, press, leave: () => setCaret(null) }
}
