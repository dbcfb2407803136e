import { type CrmKind, type CrmSettings, type CrmTest, crmKind, crmNames } from '#contract/crm.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { controlLook } from '#web/ui/input.tsx'
import { SecretInput } from '#web/ui/secret-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DisconnectButton } from './disconnect-button.tsx'

const keyHints: Record<CrmKind, string> = {
  affinity: 'In Affinity: Settings, API, Generate key. What Firstread writes there bears the name of the key’s user.',
  attio:
    'In Attio: Workspace settings, Developers, New access token. It needs to read and write records, list entries and ' +
    'notes, and to read the configuration of objects and lists.',
}

type CrmKeyFormProps = {
  workspaceId: string
  saved: CrmSettings
  kind: CrmKind
  onKind: (kind: CrmKind) => void
  /** What was typed; '' leaves the stored one. */
  apiKey: string
  onApiKey: (key: string) => void
  isAsking: boolean
  /** What the CRM answered to the key; undefined until it has. */
  result: CrmTest | undefined
  onOpen: () => void
}

/** Which CRM, and its key, which is checked before it is stored. */
export function CrmKeyForm({ workspaceId, saved, kind, apiKey, isAsking, result, ...on }: CrmKeyFormProps) {
  const isStored = saved.kind === kind && saved.key_is_readable
  const name = crmNames[kind]
  return (
    <form
      noValidate
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        on.onOpen()
      }}
    >
      <FormField label="CRM">
        {(control) => (
          <select
            className={cn(controlLook, 'h-9')}
            value={kind}
            onChange={({ target }) => on.onKind(crmKind.parse(target.value))}
            {...control}
          >
            {Object.entries(crmNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        label="Key"
        hint={
          saved.can_store_key
            ? `${keyHints[kind]} It is stored encrypted and never shown again.`
            : 'This server can’t store keys: SECRET_KEY is not set. Ask your administrator.'
        }
      >
        {(control) => (
          <SecretInput
            what="key"
            disabled={!saved.can_store_key}
            placeholder={isStored ? 'A key is stored' : ''}
            value={apiKey}
            onChange={({ target }) => on.onApiKey(target.value)}
            {...control}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look={result?.ok ? 'outline' : 'strong'}
          disabled={isAsking || (apiKey.trim() === '' && !isStored)}
        >
          {isAsking && <Spinner />}
          {isStored && apiKey === '' ? 'Test connection' : 'Check key'}
        </Button>
        {saved.kind !== null && <DisconnectButton workspaceId={workspaceId} kind={saved.kind} />}
      </div>
      <div role="status" className="text-sm empty:hidden">
        {isAsking ? (
          <p className="text-muted">Asking {name} for its lists and fields…</p>
        ) : result ? (
          <p className={result.ok ? 'text-green' : 'text-red'}>{result.message}</p>
        ) : null}
      </div>
    </form>
  )
}
