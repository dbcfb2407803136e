import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sharingEndpoints } from '#contract/sharing.ts'
import { call } from '#web/lib/api.ts'

const makeShareKey = (dealId: string) => ['share', dealId] as const

/** Reads the active share of a deal; null without one. */
export function useShare(dealId: string, enabled: boolean) {
  return useQuery({
    queryKey: makeShareKey(dealId),
    queryFn: async ({ signal }) => (await call(sharingEndpoints.get, { params: { dealId } }, { signal })).uuid,
    enabled,
  })
}

export function useMakeShare(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sharingEndpoints.create, { params: { dealId } }),
    onSuccess: ({ uuid }) => client.setQueryData(makeShareKey(dealId), uuid),
  })
}

export function useRevokeShare(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sharingEndpoints.revoke, { params: { dealId } }),
    onSuccess: () => client.setQueryData(makeShareKey(dealId), null),
  })
}

/** Reads what the link of a share shows to anyone. */
export function useShared(uuid: string) {
  return useQuery({
    queryKey: ['shared', uuid],
    queryFn: ({ signal }) => call(sharingEndpoints.read, { params: { uuid } }, { signal }),
  })
}
