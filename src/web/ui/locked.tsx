import { type ReactNode, useId } from 'react'

type LockedProps = {
  /** Why the controls can’t be used; null where they can. */
  reason: string | null
  children: ReactNode
}

/** Controls that only some people may use: for the others all of them are disabled, and the reason stands first. */
export function Locked({ reason, children }: LockedProps) {
  const id = useId()
  if (reason === null) return children
  return (
    <fieldset disabled aria-describedby={id} className="grid min-w-0 gap-3 border-0 p-0">
      <p id={id} className="rounded-md bg-sunken px-3 py-2 text-muted text-sm">
        {reason}
      </p>
      {children}
    </fieldset>
  )
}
