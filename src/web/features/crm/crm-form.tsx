import { useState } from 'react'
import { type CrmSettings, crmNames } from '#contract/crm.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CrmKeyForm } from './crm-key-form.tsx'
import { type Opening, useOpenedCrm } from './crm-queries.ts'
import { CrmTargets } from './crm-targets.tsx'

type CrmFormProps = { workspaceId: string; saved: CrmSettings }

/** First the CRM and its key; once the key opens it, list, fields and decisions. */
export function CrmForm({ workspaceId, saved }: CrmFormProps) {
  const [kind, setKind] = useState(saved.kind ?? 'affinity')
  const [key, setKey] = useState('')
  const [listId, setListId] = useState(saved.list?.id ?? null)
  const isStored = saved.kind === kind && saved.key_is_readable
  const [opening, setOpening] = useState<Opening | null>(isStored ? { number: 0, kind, apiKey: null } : null)
  const opened = useOpenedCrm(workspaceId, opening, listId)
  const result = opening?.kind === kind ? opened.data : undefined
  const changeKind = (next: typeof kind) => {
    setKind(next)
    setKey('')
    setListId(saved.kind === next ? (saved.list?.id ?? null) : null)
    setOpening(null)
  }
  return (
    <div className="grid gap-4">
      {!saved.key_is_readable && (
        <p role="alert" className="text-red">
          The stored key can’t be read any more, since the server’s secret has changed. Enter the key again.
        </p>
      )}
      <CrmKeyForm
        workspaceId={workspaceId}
        saved={saved}
        kind={kind}
        onKind={changeKind}
        apiKey={key}
        onApiKey={setKey}
        isAsking={opened.isFetching}
        result={result}
        onOpen={() => setOpening({ number: (opening?.number ?? 0) + 1, kind, apiKey: key.trim() || null })}
      />
      {opened.isError && (
        <ErrorState
          title={`Could not check ${crmNames[kind]}`}
          message={explainError(opened.error)}
          onRetry={() => void opened.refetch()}
          className="py-6"
        />
      )}
      {result?.ok && opening && (
        <CrmTargets
          workspaceId={workspaceId}
          saved={saved}
          kind={kind}
          apiKey={opening.apiKey}
          opened={result}
          isRenewing={opened.isPlaceholderData}
          listId={listId}
          onList={setListId}
          onSaved={() => setKey('')}
        />
      )}
    </div>
  )
}
