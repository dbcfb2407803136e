import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type MemoLink, memoLinkEndpoints, type memoLinkFields } from '#contract/memo-links.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { appToast } from '#web/ui/toasts.ts'
import { sendEveryMs } from './use-seen.ts'

const makeLinksKey = (dealId: string) => ['memo-links', dealId]

export function useLinks(dealId: string) {
  return useQuery({
    queryKey: makeLinksKey(dealId),
    queryFn: ({ signal }) => call(memoLinkEndpoints.list, { params: { dealId } }, { signal }),
    // Readers open links while the dialog is closed.
    staleTime: 0,
  })
}

/** Makes a link; its address is in this result alone. */
export function useMakeLink(dealId: string) {
  const reload = useReload(dealId)
  return useMutation({
    mutationFn: (body: z.input<typeof memoLinkFields>) => call(memoLinkEndpoints.make, { params: { dealId }, body }),
    onSuccess: reload,
  })
}

export type LinkDays = NonNullable<z.input<typeof memoLinkFields>['days']>

export function useChangeDays(dealId: string, { id, name }: Pick<MemoLink, 'id' | 'name'>) {
  const reload = useReload(dealId)
  return useMutation({
    mutationFn: (days: LinkDays) => call(memoLinkEndpoints.change, { params: { dealId, id }, body: { days } }),
    onSuccess: ({ expires_on }) => appToast.success({ title: `Link for ${name} open until ${formatDay(expires_on)}` }),
    onError: (error) => appToast.error({ title: 'Could not change the link', description: explainError(error) }),
    onSettled: reload,
  })
}

export function useEndLink(dealId: string, { id, name }: Pick<MemoLink, 'id' | 'name'>) {
  const reload = useReload(dealId)
  return useMutation({
    mutationFn: () => call(memoLinkEndpoints.end, { params: { dealId, id } }),
    onSuccess: () => appToast.success({ title: `Link for ${name} ended` }),
    onError: (error) => appToast.error({ title: 'Could not end the link', description: explainError(error) }),
    onSettled: reload,
  })
}

/** Reads when a link was opened, by whom as typed, and what was seen. */
export function useLinkViews(dealId: string, id: string) {
  return useQuery({
    queryKey: [...makeLinksKey(dealId), id],
    queryFn: ({ signal }) => call(memoLinkEndpoints.views, { params: { dealId, id } }, { signal }),
    staleTime: 0,
    // While the log is shown, what a reader sees meanwhile is added to it.
    refetchInterval: sendEveryMs,
  })
}

function useReload(dealId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: makeLinksKey(dealId) })
}
