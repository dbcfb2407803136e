import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

type NewKeyProps = { name: string; secret: string; onClose: () => void }

/** A key right after it was made, the one time that it is shown. */
export function NewKey({ name, secret, onClose }: NewKeyProps) {
  return (
    <div role="status" className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <p>
        <span className="font-medium">API key ‘{name}’.</span> Copy it now: it is not shown again.
      </p>
      <code className="break-all rounded-md border bg-surface px-3 py-2 text-sm">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} what="key" size="small" />
        <Button look="outline" size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
