import { SecretOnce } from '#web/ui/secret-once.tsx'

type NewSecretProps = { url: string; secret: string; onClose: () => void }

/** The secret of a webhook right after it was added. */
export function NewSecret({ url, secret, onClose }: NewSecretProps) {
  return (
    <SecretOnce secret={secret} what="secret" onClose={onClose}>
      <span className="font-medium">The secret of {url}.</span> By it your receiver checks that an event comes from
      Firstread.
    </SecretOnce>
  )
}
