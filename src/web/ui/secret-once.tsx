import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

/** `what` names the secret on the button that copies it; `children` say whose it is. */
type SecretOnceProps = { secret: string; what: string; onClose: () => void; children: ReactNode }

/** A secret right after it was made, the one time that it is shown. */
export function SecretOnce({ secret, what, onClose, children }: SecretOnceProps) {
  return (
    <div role="status" className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="break-words">{children} Copy it now: it is not shown again.</p>
      <code className="break-all rounded-md border bg-surface px-3 py-2 text-sm">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} what={what} size="small" />
        <Button look="outline" size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
