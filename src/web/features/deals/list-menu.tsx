import { Ellipsis, FileSpreadsheet, Square, SquareCheck } from 'lucide-react'
import { useState } from 'react'
import { type DealCounts, dealEndpoints } from '#contract/deals.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { makeWorkspaceQuery } from './deals-query.ts'
import { defaultOrder, type ListAddress, makeFilterQuery } from './list-address.ts'

type ListMenuProps = { address: ListAddress; counts: DealCounts | undefined }

/** What can be done with all deals that the filters leave. */
export function ListMenu({ address, counts }: ListMenuProps) {
  const workspace = useWorkspaceId()
  const [isWriting, setWriting] = useState(false)
  const [withReasons, tickReasons] = useState(false)
  const number = counts && (counts.more ? 'more than 1,000' : String(counts.total))
  const told = number === undefined ? '' : ` (${number} ${number === '1' ? 'deal' : 'deals'})`
  const save = async () => {
    setWriting(true)
    const reasons = withReasons && { with_reasons: 'true' }
    const query = { ...makeFilterQuery(address), order: address.order ?? defaultOrder, ...reasons }
    try {
      // The address was parsed with the same schemas; only its `order` is known as text.
      await downloadFile(dealEndpoints.csv, { query: { ...makeWorkspaceQuery(workspace), ...(query as object) } })
      appToast.success({ title: 'Deals exported', description: 'Every value stands beside how sure it is.' })
    } catch (error) {
      appToast.error({ title: 'Could not export the deals', description: explainError(error) })
    } finally {
      setWriting(false)
    }
  }
  return (
    <Menu
      align="start"
      side="bottom"
      items={[
        { label: `Export CSV${told}`, Icon: FileSpreadsheet, onSelect: () => void save() },
        {
          label: 'With reasons and notes',
          Icon: withReasons ? SquareCheck : Square,
          isTicked: withReasons,
          onSelect: () => tickReasons(!withReasons),
        },
      ]}
      trigger={
        <Button look="outline" size="icon" className="size-8" aria-label="More for this list" disabled={isWriting}>
          {isWriting ? <Spinner /> : <Ellipsis aria-hidden />}
        </Button>
      }
    />
  )
}
