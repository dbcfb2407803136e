import { useState } from 'react'
import { type CrmKind, crmNames } from '#contract/crm.ts'
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDisconnectCrm } from './crm-queries.ts'

/** Ends the connection, after asking. */
export function DisconnectButton({ workspaceId, kind }: { workspaceId: string; kind: CrmKind }) {
  const [isAsking, setAsking] = useState(false)
  const disconnect = useDisconnectCrm(workspaceId)
  const name = crmNames[kind]
  return (
    <>
      <Button look="outline" disabled={disconnect.isPending} onClick={() => setAsking(true)}>
        {disconnect.isPending && <Spinner />}
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Disconnect ${name}?`}
        description={
          `The key, the list and the mapping are deleted here. What stands in ${name} stays, and deals that were sent ` +
          'are still known if you connect it again.'
        }
        action="Disconnect"
        onConfirm={() => disconnect.mutate()}
      />
    </>
  )
}
