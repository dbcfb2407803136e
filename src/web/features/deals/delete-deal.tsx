import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, useState } from 'react'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { reloadPage } from '#web/ui/toasts.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

/** Shows the button that deletes a deal, none for a deal in progress. The page reloads afterwards in any case. */
export function DeleteDeal({ deal }: { deal: Deal }) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(dealEndpoints.remove, { params: { dealId: deal.deal_id } }),
    onSuccess: () => reloadPage(),
    onError: (error) => reloadPage({ title: `Could not delete ${deal.name}`, description: explainError(error) }),
  })
  if (deal.status === 'in_progress') return null
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="size-6 text-faint group-focus-within/row:text-muted group-hover/row:text-muted"
        aria-label={`Delete ${deal.name}`}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <X aria-hidden />
      </Button>
      {asking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Are you absolutely sure?"
            description="This action cannot be undone. This will permanently delete deal and pitch deck."
            action="Continue"
            onConfirm={() => remove.mutate()}
          />
        </Opening>
      )}
    </>
  )
}
