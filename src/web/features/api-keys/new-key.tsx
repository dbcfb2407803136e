import { SecretOnce } from '#web/ui/secret-once.tsx'

type NewKeyProps = { name: string; secret: string; onClose: () => void }

/** A key right after it was made. */
export function NewKey({ name, secret, onClose }: NewKeyProps) {
  return (
    <SecretOnce secret={secret} what="key" onClose={onClose}>
      <span className="font-medium">API key ‘{name}’.</span>
    </SecretOnce>
  )
}
