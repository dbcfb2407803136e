import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { DealList } from '#web/features/deals/deal-list.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function DealListScreen() {
  usePageTitle('Deal List')
  return (
    <>
      <PageHeader title="Deal List">
        <Button asChild>
          <Link to={paths.dealRoom}>
            <Plus aria-hidden />
            Create Deal
          </Link>
        </Button>
      </PageHeader>
      <DealList />
    </>
  )
}
