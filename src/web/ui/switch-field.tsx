import { type ReactNode, useId } from 'react'
import { Label } from './label.tsx'
import { Switch } from './switch.tsx'

type SwitchFieldProps = {
  label: string
  /** What it does, below the label. */
  hint: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label and a hint. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3">
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={checked}
          disabled={disabled}
          onCheckedChange={onChange}
        />
        <Label htmlFor={id}>{label}</Label>
      </div>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
    </div>
  )
}
