import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { call } from '#web/lib/api.ts'

const makeEmailsKey = (deal: string) => ['founder-emails', deal] as const

/** Reads the addresses to choose from, once `enabled`; `memoVersion` makes it read them again when the memo changes. */
export function useFounderAddresses(deal: string, memoVersion: number, enabled: boolean) {
  return useQuery({
    queryKey: ['founder-addresses', deal, memoVersion],
    queryFn: ({ signal }) => call(foundersMailEndpoints.addresses, { query: { deal } }, { signal }),
    enabled,
  })
}

/** Reads the emails of a deal, again every second while one is being sent. */
export function useFounderEmails(deal: string, enabled: boolean) {
  return useQuery({
    queryKey: makeEmailsKey(deal),
    queryFn: ({ signal }) => call(foundersMailEndpoints.list, { query: { deal } }, { signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'queued') ? 1_000 : false),
  })
}

export function useSendMail(deal: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (mail: Omit<z.input<typeof foundersMailEndpoints.send.body>, 'deal'>) =>
      call(foundersMailEndpoints.send, { body: { ...mail, deal } }),
    onSuccess: () => client.invalidateQueries({ queryKey: makeEmailsKey(deal) }),
  })
}
