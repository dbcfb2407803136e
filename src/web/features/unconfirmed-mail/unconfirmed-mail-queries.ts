import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type UnconfirmedMail, unconfirmedMailEndpoints } from '#contract/unconfirmed-mail.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'

const makeMailKey = (workspaceId: string) => ['unconfirmed mail', workspaceId]
/** How often a page that stays open looks for new email. */
const lookEveryMs = 60_000

/** The emails that wait for a member, newest first. */
export function useUnconfirmedMail(workspaceId: string) {
  return useQuery({
    queryKey: makeMailKey(workspaceId),
    queryFn: ({ signal }) => call(unconfirmedMailEndpoints.list, { params: { id: workspaceId } }, { signal }),
    refetchInterval: lookEveryMs,
  })
}

export type MailDecision = z.input<typeof unconfirmedMailEndpoints.decide.body>

type DecideOptions = { workspaceId: string; mailId: string; onDecided: (decision: MailDecision) => void }

/** Accepts or declines an email, which then waits no longer. */
export function useDecideMail({ workspaceId, mailId, onDecided }: DecideOptions) {
  const queryKey = makeMailKey(workspaceId)
  return useMutation({
    mutationFn: (body: MailDecision) =>
      call(unconfirmedMailEndpoints.decide, { params: { id: workspaceId, mailId }, body }),
    onSuccess: (_, decision) => {
      queryClient.setQueryData<UnconfirmedMail[]>(queryKey, (waiting) => waiting?.filter(({ id }) => id !== mailId))
      // Not in the caller's own options, which go unheard with the email that left the page.
      onDecided(decision)
    },
    // Another member may have decided meanwhile; a sender that is trusted from now on may have sent more.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
