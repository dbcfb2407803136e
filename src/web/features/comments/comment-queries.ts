import { useMutation, useQuery } from '@tanstack/react-query'
import { type Comment, type CommentChanges, type CommentFields, commentEndpoints } from '#contract/comments.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readUser } from '#web/lib/session.ts'
import { appToast } from '#web/ui/toasts.ts'

const makeCommentsKey = (dealId: string) => ['comments', dealId]

/** While they are read, comments of others come in without a reload. */
const refreshMs = 20_000

/** The comments on a deal, oldest first, resolved ones too. */
export function useComments(dealId: string, isRead = false) {
  return useQuery({
    queryKey: makeCommentsKey(dealId),
    queryFn: ({ signal }) => call(commentEndpoints.list, { params: { dealId } }, { signal }),
    refetchInterval: isRead && refreshMs,
  })
}

function changeShown(dealId: string, change: (comments: Comment[]) => Comment[]): void {
  const queryKey = makeCommentsKey(dealId)
  // An answer that was asked for before the change does not have it.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Comment[]>(queryKey, (comments) => comments && change(comments))
}

const replaceShown = (dealId: string, next: Comment) =>
  changeShown(dealId, (comments) => comments.map((one) => (one.id === next.id ? next : one)))

const reload = (dealId: string) => queryClient.invalidateQueries({ queryKey: makeCommentsKey(dealId) })

export function useAddComment(dealId: string) {
  return useMutation({
    mutationFn: (body: CommentFields) => call(commentEndpoints.add, { params: { dealId }, body }),
    onSuccess: (made) => {
      changeShown(dealId, (comments) => [...comments, made])
      void reload(dealId)
    },
  })
}

export function useChangeComment(dealId: string, id: string) {
  return useMutation({
    mutationFn: (body: CommentChanges) => call(commentEndpoints.change, { params: { id }, body }),
    onSuccess: (changed) => replaceShown(dealId, changed),
  })
}

/** Resolves a comment or reopens it. It is shown at once; a refusal brings back what stood there and says why. */
export async function resolveComment(dealId: string, before: Comment, resolved: boolean, isUndo = false) {
  const user = readUser()
  const resolved_by = user && (`${user.first_name} ${user.last_name}`.trim() || user.email)
  replaceShown(dealId, {
    ...before,
    resolved_on: resolved ? new Date().toISOString() : null,
    resolved_by: resolved ? resolved_by : null,
  })
  try {
    const body = { resolved }
    const made = await call(commentEndpoints.change, { params: { id: before.id }, body })
    replaceShown(dealId, made)
    if (isUndo) return
    appToast.success({
      title: resolved ? 'Comment resolved' : 'Comment reopened',
      action: { label: 'Undo', onClick: () => void resolveComment(dealId, made, !resolved, true) },
    })
  } catch (error) {
    replaceShown(dealId, before)
    appToast.error({
      title: `Could not ${resolved ? 'resolve' : 'reopen'} the comment`,
      description: explainError(error),
    })
    await reload(dealId)
  }
}

export async function deleteComment(dealId: string, id: string): Promise<void> {
  try {
    await call(commentEndpoints.remove, { params: { id } })
    changeShown(dealId, (comments) => comments.filter((one) => one.id !== id))
    appToast.success({ title: 'Comment deleted' })
  } catch (error) {
    appToast.error({ title: 'Could not delete the comment', description: explainError(error) })
    await reload(dealId)
  }
}
