import { useMutation } from '@tanstack/react-query'
import { type Deal, dealEndpoints, type OpenFields } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { changeShownDeal, dealsKey } from '#web/lib/deal-cache.ts'
import { queryClient } from '#web/lib/query-client.ts'

/** Gives what a deal asks for. The list shows at once that it is being opened, and then what became of it. */
export function useOpenDeal(deal: Deal) {
  return useMutation({
    mutationFn: (given: OpenFields) => call(dealEndpoints.open, { params: { dealId: deal.deal_id }, body: given }),
    onSuccess: ({ status }) => {
      const opening = { status, status_detail: '', progress: null, needs: null }
      changeShownDeal(deal.deal_id, (one) => ({ ...one, ...opening }))
    },
    // A refusal too can mean that the deal has changed: it may ask for something else by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: dealsKey }),
  })
}
