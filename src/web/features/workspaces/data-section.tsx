import { paths } from '#web/lib/paths.ts'
import { WaySection } from './way-section.tsx'

/** The way to what the workspace keeps, and to what was done in it. */
export function DataSection({ className }: { className?: string }) {
  return (
    <WaySection title="Data and audit log" to={paths.workspaceData} action="Open data" className={className}>
      What is kept and for how long, and who did what when.
    </WaySection>
  )
}
