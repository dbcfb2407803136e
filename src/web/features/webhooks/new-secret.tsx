import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

type NewSecretProps = { url: string; secret: string; onClose: () => void }

/** The secret of a webhook right after it was added, the one time that it is shown. */
export function NewSecret({ url, secret, onClose }: NewSecretProps) {
  return (
    <div role="status" className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="break-words">
        <span className="font-medium">The secret of {url}.</span> By it your receiver checks that an event comes from
        Firstread. Copy it now: it is not shown again.
      </p>
      <code className="break-all rounded-md border bg-surface px-3 py-2 text-sm">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} what="secret" size="small" />
        <Button look="outline" size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
