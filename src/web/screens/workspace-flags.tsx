import { FlagsEditor } from '#web/features/flags/flags-editor.tsx'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { appToast } from '#web/ui/toasts.ts'

const title = 'Green and red flags'

export function WorkspaceFlagsScreen() {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} lead="Green speaks for a deal, red against it. Existing deals update too." />
      <FlagsEditor
        onSaved={() => appToast.success({ title: 'Changes successfully saved' })}
        onFailed={(error) => appToast.error({ title: readServerMessage(error, 'An error occurred') })}
        barClass="top-14 wide:top-0"
      />
    </>
  )
}
