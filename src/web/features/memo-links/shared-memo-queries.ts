import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer } from '#contract/endpoint.ts'
import { type seenFields, sharedMemoEndpoints, ticketHeader } from '#contract/memo-links.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'
import { useObjectUrl } from '#web/lib/use-object-url.ts'
import { appToast } from '#web/ui/toasts.ts'

/** An opened memo link: the key in its address, and the ticket for what else it shows. */
export type OpenedLink = { linkKey: string; ticket: string }
type Opened = Answer<typeof sharedMemoEndpoints.open>
/** What a link asks for, as typed. */
export type Answers = { passcode?: string; email?: string }

const makeMemoKey = (linkKey: string) => ['shared-memo', linkKey]
/** The ticket stays with the tab: a reload neither asks again nor counts as another opening. */
const makeStoredName = (linkKey: string) => `memo-link.${linkKey}`
const makeTicketHeaders = (ticket: string | null) => (ticket === null ? {} : { [ticketHeader]: ticket })

async function openLink(key: string, body: Answers): Promise<Opened> {
  const headers = makeTicketHeaders(sessionStorage.getItem(makeStoredName(key)))
  const opened = await call(sharedMemoEndpoints.open, { params: { key }, body }, { headers })
  sessionStorage.setItem(makeStoredName(key), opened.ticket)
  return opened
}

/** Opens a memo link; each opening is a line of its log, so it happens once. */
export function useSharedMemo(linkKey: string) {
  return useQuery({
    queryKey: makeMemoKey(linkKey),
    queryFn: () => openLink(linkKey, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A reader who looks up the passcode in another tab comes back to the form as they left it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Opens a memo link with what it asks for. */
export function useAnswerLink(linkKey: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: Answers) => openLink(linkKey, answers),
    onSuccess: (opened) => client.setQueryData(makeMemoKey(linkKey), opened),
  })
}

/** Returns the image of a page as an address for an <img>. */
export function useSharedPage({ linkKey: key, ticket }: OpenedLink, page: number) {
  const image = useQuery({
    queryKey: [...makeMemoKey(key), 'page', page],
    queryFn: ({ signal }) =>
      fetchFile(sharedMemoEndpoints.pageImage, { params: { key, n: page } }, signal, makeTicketHeaders(ticket)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...image, address: useObjectUrl(image.data) }
}

/** Saves the memo as a PDF. */
export function useSavePdf({ linkKey: key, ticket }: OpenedLink) {
  return useMutation({
    mutationFn: async () => {
      const { downloadFile } = await import('#web/lib/download-file.ts')
      await downloadFile(sharedMemoEndpoints.pdf, { params: { key } }, makeTicketHeaders(ticket))
    },
    onError: (error) => appToast.error({ title: 'Could not save the PDF', description: explainError(error) }),
  })
}

/** Sends what was seen, also while the page is being left. */
export async function sendSeen({ linkKey: key, ticket }: OpenedLink, body: z.input<typeof seenFields>): Promise<void> {
  const options = { headers: makeTicketHeaders(ticket), keepalive: true }
  // The log is not the reader’s matter: what is not noted now is sent again with what follows.
  await call(sharedMemoEndpoints.seen, { params: { key }, body }, options).catch(() => {})
}
