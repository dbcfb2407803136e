import { paths } from '#web/lib/paths.ts'
import { WaySection } from './way-section.tsx'

/** The way to what connects the workspace with other tools. */
export function ConnectionsSection({ className }: { className?: string }) {
  return (
    <WaySection title="Connections" to={paths.workspaceConnections} action="Open connections" className={className}>
      API keys, AI assistants, webhooks and a CRM: how other tools work with these deals.
    </WaySection>
  )
}
