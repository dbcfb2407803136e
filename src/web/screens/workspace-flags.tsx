import { FlagsEditor } from '#web/features/flags/flags-editor.tsx'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useMay, viewersRead } from '#web/lib/use-workspaces.ts'
import { Locked } from '#web/ui/locked.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { appToast } from '#web/ui/toasts.ts'

const title = 'Green and red flags'

export function WorkspaceFlagsScreen() {
  const mayEdit = useMay('member')
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} lead="Green speaks for a deal, red against it. Existing deals update too." />
      <Locked reason={mayEdit ? null : viewersRead}>
        <FlagsEditor
          onSaved={() => appToast.success({ title: 'Changes successfully saved' })}
          onFailed={(error) => appToast.error({ title: readServerMessage(error, 'An error occurred') })}
          barClass="top-14 wide:top-0"
        />
      </Locked>
    </>
  )
}
