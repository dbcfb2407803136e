import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { DealList } from '#web/features/deals/deal-list.tsx'
import { DecisionButton, DecisionText } from '#web/features/decisions/decision-button.tsx'
import { useNextUndecided } from '#web/features/decisions/use-next-undecided.ts'
import { RelayAddress } from '#web/features/workspaces/relay-address.tsx'
import { useActiveWorkspace } from '#web/features/workspaces/use-active-workspace.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const UnconfirmedMailNotice = lazy(() => import('#web/features/unconfirmed-mail/unconfirmed-mail-notice.tsx'))

export function DealListScreen() {
  usePageTitle('Deal List')
  const { workspace } = useActiveWorkspace()
  const address = workspace?.relay_address
  const mayWork = workspace?.role !== 'viewer'
  const openNext = useNextUndecided()
  return (
    <>
      <PageHeader title="Deal List">
        {mayWork && (
          <Button asChild>
            <Link to={paths.dealRoom}>
              <Plus aria-hidden />
              Create Deal
            </Link>
          </Button>
        )}
      </PageHeader>
      {workspace && address && (
        <Suspense>
          <UnconfirmedMailNotice workspaceId={workspace.workspace_id} />
        </Suspense>
      )}
      <DealList
        otherWayIn={address && <RelayAddress address={address} className="mt-6 justify-center" />}
        Decision={mayWork ? DecisionButton : DecisionText}
        onNext={openNext}
        mayWork={mayWork}
      />
    </>
  )
}
