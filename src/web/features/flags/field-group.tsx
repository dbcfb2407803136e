import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { Control } from 'react-hook-form'
import type { FlagForm, FlagFormDraft } from '#contract/flag-form.ts'

/** The flag form as its fields get it. */
export type FlagFormControl = Control<FlagFormDraft, unknown, FlagForm>

type FieldGroupProps = {
  title: string
  error?: string | undefined
  /** Takes the focus when the form finds an error here. */
  focusRef?: Ref<HTMLElement>
  children: ReactNode
}

/** A category of the form: its name, its controls and what is wrong with them. */
export function FieldGroup({ title, error, focusRef, children }: FieldGroupProps) {
  const id = useId()
  return (
    <section
      ref={focusRef}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      className="@container grid scroll-mt-32 gap-3 focus:outline-none"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {error && (
          <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 text-red text-sm">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

/** Three options a row, fewer where they would not fit. */
export const flagsGrid = 'grid gap-2 @md:grid-cols-2 @xl:grid-cols-3'
