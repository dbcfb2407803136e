import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallInput } from '#contract/endpoint.ts'
import { type Delivery, type Webhook, type WebhookFields, webhookEndpoints } from '#contract/webhooks.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeKey = (workspaceId: string) => ['webhooks', workspaceId]
const reload = (workspaceId: string) => queryClient.invalidateQueries({ queryKey: makeKey(workspaceId) })

export function useWebhooks(id: string) {
  return useQuery({
    queryKey: makeKey(id),
    queryFn: ({ signal }) => call(webhookEndpoints.list, { params: { id } }, { signal }),
    // Deliveries go on while no one looks.
    staleTime: 0,
  })
}

export function useAddWebhook(id: string) {
  return useMutation({
    mutationFn: (body: WebhookFields) => call(webhookEndpoints.create, { params: { id }, body }),
    onSuccess: () => reload(id),
    // The secret must not stay in memory longer than it is shown.
    gcTime: 0,
  })
}

export function useChangeWebhook(id: string, webhookId: string) {
  return useMutation({
    mutationFn: (body: CallInput<typeof webhookEndpoints.change>['body']) =>
      call(webhookEndpoints.change, { params: { id, webhookId }, body }),
    onSettled: () => reload(id),
  })
}

export function useRemoveWebhook(id: string, { id: webhookId }: Webhook) {
  return useMutation({
    mutationFn: () => call(webhookEndpoints.remove, { params: { id, webhookId } }),
    onSuccess: () => appToast.success({ title: 'Webhook deleted' }),
    onError: (error) => appToast.error({ title: 'Could not delete the webhook', description: explainError(error) }),
    onSettled: () => reload(id),
  })
}

export function useTestWebhook(id: string, { id: webhookId }: Webhook) {
  return useMutation({
    mutationFn: () => call(webhookEndpoints.test, { params: { id, webhookId } }),
    onSuccess: ({ status, detail }) =>
      status === 'delivered'
        ? appToast.success({ title: 'Test event delivered', description: detail })
        : appToast.error({ title: 'Could not deliver the test event', description: detail }),
    onError: (error) => appToast.error({ title: 'Could not send the test event', description: explainError(error) }),
    onSettled: () => reload(id),
  })
}

const waitingMs = 2_000

/** The deliveries of a webhook; read again while one of them is on its way. */
export function useDeliveries(id: string, webhookId: string) {
  return useQuery({
    queryKey: [...makeKey(id), webhookId],
    queryFn: ({ signal }) => call(webhookEndpoints.deliveries, { params: { id, webhookId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? waitingMs : false),
  })
}

const isOnItsWay = ({ next_on: next }: Delivery) => next !== null && Date.parse(next) <= Date.now() + waitingMs

export function useRedeliver(id: string, webhookId: string) {
  return useMutation({
    mutationFn: (deliveryId: string) => call(webhookEndpoints.redeliver, { params: { id, webhookId, deliveryId } }),
    onError: (error) => appToast.error({ title: 'Could not send the event again', description: explainError(error) }),
    onSettled: () => reload(id),
  })
}
