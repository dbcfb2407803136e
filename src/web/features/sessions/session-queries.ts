import { useMutation, useQuery } from '@tanstack/react-query'
import { type Session, sessionEndpoints } from '#contract/sessions.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeSessionsKey = (userId: string) => ['sessions', userId]

export function useSessions(id: string) {
  return useQuery({
    queryKey: makeSessionsKey(id),
    queryFn: ({ signal }) => call(sessionEndpoints.list, { params: { id } }, { signal }),
    // Someone else may have signed in since.
    staleTime: 0,
  })
}

export function useEndSession(id: string, { session_id: sessionId, device }: Session) {
  return useMutation({
    mutationFn: () => call(sessionEndpoints.end, { params: { id, sessionId } }),
    onSuccess: () => appToast.success({ title: `Signed out of ${device}` }),
    onError: (error) => appToast.error({ title: `Could not sign out of ${device}`, description: explainError(error) }),
    onSettled: () => reload(id),
  })
}

export function useEndOtherSessions(id: string) {
  return useMutation({
    mutationFn: () => call(sessionEndpoints.endOthers, { params: { id } }),
    onSuccess: ({ ended }) =>
      appToast.success({ title: ended === 1 ? 'Signed out of 1 other place' : `Signed out of ${ended} other places` }),
    onError: (error) =>
      appToast.error({ title: 'Could not sign out of the other places', description: explainError(error) }),
    onSettled: () => reload(id),
  })
}

const reload = (id: string) => queryClient.invalidateQueries({ queryKey: makeSessionsKey(id) })
