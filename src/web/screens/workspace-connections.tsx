import { ApiKeysSection } from '#web/features/api-keys/api-keys-section.tsx'
import { AssistantsSection } from '#web/features/assistants/assistants-section.tsx'
import { CrmSection } from '#web/features/crm/crm-section.tsx'
import { WebhooksSection } from '#web/features/webhooks/webhooks-section.tsx'
import { OwnersOnly } from '#web/features/workspaces/owners-only.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const title = 'Connections'

/** How other tools reach the workspace’s deals, and hear of them. */
export function WorkspaceConnectionsScreen() {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} lead="How other tools work with the deals of this workspace." />
      <OwnersOnly reason="Only owners connect other tools. Ask an owner of the workspace.">
        {(workspace) => (
          <>
            <ApiKeysSection workspace={workspace} />
            <AssistantsSection />
            <WebhooksSection workspace={workspace} />
            <CrmSection workspaceId={workspace.workspace_id} />
          </>
        )}
      </OwnersOnly>
    </>
  )
}
