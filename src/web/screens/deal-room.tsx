import { useNavigate } from 'react-router'
import { UploadForm } from '#web/features/upload/upload-form.tsx'
import { MembersOnly } from '#web/features/workspaces/members-only.tsx'
import { leaveDroppedFiles, startAtOnce } from '#web/lib/dropped-files.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function DealRoomScreen() {
  const navigate = useNavigate()
  usePageTitle('Deal Upload')
  const makeSeveral = (files: readonly File[], noModel: boolean) => {
    leaveDroppedFiles(files, noModel)
    void navigate(paths.dealRoomSeveral, { state: startAtOnce })
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Deal Upload" lead="One deck in, one deal memo out." />
      <MembersOnly>
        <UploadForm onDone={() => navigate(paths.dealList)} onSeveral={makeSeveral} />
      </MembersOnly>
    </div>
  )
}
