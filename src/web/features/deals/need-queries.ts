import { useMutation } from '@tanstack/react-query'
import { type Deal, dealEndpoints, type OpenFields } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'

const dealsKey = ['deals']

/** Gives what a deal asks for. The list shows at once that it is being opened, and then what became of it. */
export function useOpenDeal(deal: Deal) {
  return useMutation({
    mutationFn: (given: OpenFields) => call(dealEndpoints.open, { params: { dealId: deal.deal_id }, body: given }),
    onSuccess: ({ status }) => {
      const opening: Deal = { ...deal, status, status_detail: '', progress: null, needs: null }
      queryClient.setQueriesData<Deal[]>({ queryKey: dealsKey }, (deals) =>
        deals?.map((one) => (one.deal_id === deal.deal_id ? opening : one)),
      )
    },
    // A refusal too can mean that the deal has changed: it may ask for something else by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: dealsKey }),
  })
}
