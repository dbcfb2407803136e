import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type CrmKind, crmEndpoints } from '#contract/crm.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeCrmKey = (workspaceId: string) => ['crm', workspaceId]
const dealsKey = ['deal-crm']
const makeDealKey = (dealId: string) => [...dealsKey, dealId]

export function useCrm(workspaceId: string) {
  return useQuery({
    queryKey: makeCrmKey(workspaceId),
    queryFn: ({ signal }) => call(crmEndpoints.get, { params: { id: workspaceId } }, { signal }),
  })
}

/** What is opened with a key: a number of its own keeps the key out of the cache’s names. Without a key, with the stored one. */
export type Opening = { number: number; kind: CrmKind; apiKey: string | null }

/** The lists of a CRM, and the fields of one; null opens nothing yet. */
export function useOpenedCrm(workspaceId: string, opening: Opening | null, listId: string | null) {
  return useQuery({
    queryKey: [...makeCrmKey(workspaceId), 'opened', opening?.number, opening?.kind, listId],
    queryFn: ({ signal }) => {
      const body = {
        kind: opening?.kind ?? 'affinity',
        ...(opening?.apiKey && { api_key: opening.apiKey }),
        ...(listId !== null && { list_id: listId }),
      }
      return call(crmEndpoints.test, { params: { id: workspaceId }, body }, { signal })
    },
    enabled: opening !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}

export function useSaveCrm(workspaceId: string) {
  return useMutation({
    mutationFn: (body: CallInput<typeof crmEndpoints.save>['body']) =>
      call(crmEndpoints.save, { params: { id: workspaceId }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(makeCrmKey(workspaceId), saved)
      void queryClient.invalidateQueries({ queryKey: dealsKey })
    },
  })
}

export function useDisconnectCrm(workspaceId: string) {
  return useMutation({
    mutationFn: () => call(crmEndpoints.remove, { params: { id: workspaceId } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(makeCrmKey(workspaceId), saved)
      void queryClient.invalidateQueries({ queryKey: dealsKey })
      appToast.success({ title: 'CRM disconnected' })
    },
    onError: (error) => appToast.error({ title: 'Could not disconnect the CRM', description: explainError(error) }),
  })
}

/** While a deal is on its way, it is asked for this often. */
const onTheWayMs = 2_000

/** How a deal stands in the CRM; only members are told. */
export function useDealCrm(dealId: string, isMember = true) {
  return useQuery({
    queryKey: makeDealKey(dealId),
    queryFn: ({ signal }) => call(crmEndpoints.state, { params: { dealId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? onTheWayMs : false),
    enabled: isMember,
    // Others decide and edit meanwhile.
    staleTime: 0,
  })
}

/** Sends a deal; `company` is the one that a person chose there. */
export function useSendDeal(dealId: string) {
  return useMutation({
    mutationFn: (company: string | null) =>
      call(crmEndpoints.send, { params: { dealId }, body: company === null ? {} : { company } }),
    onSuccess: (state) => queryClient.setQueryData(makeDealKey(dealId), state),
    onError: (error) => appToast.error({ title: 'Could not send the deal', description: explainError(error) }),
  })
}
