import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { readWorkspaceId } from '#web/lib/session.ts'
import { appToast } from '#web/ui/toasts.ts'

/** The oldest undecided deal, or the one that follows `after`; beyond the last one the first again. */
async function findNext(after: string | undefined) {
  const workspace = readWorkspaceId()
  const ask = (query: { after?: string }) =>
    call(dealEndpoints.next, { query: { ...(workspace !== null && { workspace }), ...query } })
  const next = after === undefined ? null : await ask({ after })
  const found = next ?? (await ask({}))
  return found?.deal_id === after ? null : found
}

/** Returns the function that opens the oldest completed deal without a decision, on a memo the next one. */
export function useNextUndecided(after?: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    findNext(after)
      .then((next) => {
        if (next) return navigate(paths.dealMemo(next.generated_answer_id))
        const title = after === undefined ? 'Every deal is decided' : 'No other deal is undecided'
        return appToast.success({ title })
      })
      .catch((error) =>
        appToast.error({ title: 'Could not find the next undecided deal', description: explainError(error) }),
      )
  }, [after, navigate])
}
