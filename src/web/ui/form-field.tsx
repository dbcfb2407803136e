import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { Label } from './label.tsx'

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FormFieldProps = {
  label: string
  /** What went wrong with the value; takes the place of nothing else, the hint stays. */
  error?: string | undefined
  /** 'status' for an error that changes while one types: it waits for a pause before it is read out. */
  errorRole?: 'alert' | 'status'
  hint?: ReactNode
  /** A word beside the label, such as 'optional'. */
  aside?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, a hint and the error, tied together for assistive technology. */
export function FormField({ label, error, errorRole = 'alert', hint, aside, className, children }: FormFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between">
        <Label htmlFor={id}>{label}</Label>
        {aside && <span className="text-faint text-xs">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={errorRole} className="flex items-center gap-1.5 text-red text-xs">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
