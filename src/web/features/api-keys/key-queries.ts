import { useMutation, useQuery } from '@tanstack/react-query'
import { type ApiKey, type ApiKeyBody, apiKeyEndpoints } from '#contract/api-keys.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeKeysKey = (workspaceId: string) => ['api-keys', workspaceId]

export function useKeys(id: string) {
  return useQuery({
    queryKey: makeKeysKey(id),
    queryFn: ({ signal }) => call(apiKeyEndpoints.list, { params: { id } }, { signal }),
  })
}

export function useMakeKey(id: string) {
  return useMutation({
    mutationFn: (body: ApiKeyBody) => call(apiKeyEndpoints.make, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: makeKeysKey(id) }),
    // The key itself must not stay in memory longer than it is shown.
    gcTime: 0,
  })
}

export function useEndKey(id: string, { key_id: keyId, name }: ApiKey) {
  return useMutation({
    mutationFn: () => call(apiKeyEndpoints.end, { params: { id, keyId } }),
    onSuccess: () => appToast.success({ title: `API key ‘${name}’ ended` }),
    onError: (error) => appToast.error({ title: 'Could not end the API key', description: explainError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: makeKeysKey(id) }),
  })
}
