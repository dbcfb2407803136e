import { useLocation } from 'react-router'
import { SeveralUpload } from '#web/features/upload/several-upload.tsx'
import { MembersOnly } from '#web/features/workspaces/members-only.tsx'
import { startAtOnce } from '#web/lib/dropped-files.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Many decks at once, dropped on the form or on the deal list. */
export function DealRoomSeveralScreen() {
  const { state } = useLocation()
  usePageTitle('Upload Several Decks')
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Upload Several Decks" lead="Each deck makes a deal of its own." />
      <MembersOnly>
        <SeveralUpload startsAtOnce={state === startAtOnce} />
      </MembersOnly>
    </div>
  )
}
