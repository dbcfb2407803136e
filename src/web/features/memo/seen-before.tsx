import { useMutation, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { dealEndpoints, type SeenBefore } from '#contract/deals.ts'
import type { Memo } from '#contract/memo.ts'
import { alikeWords } from '#web/lib/alike-words.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { makeMemoKey } from './memo-queries.ts'

/** Says over the memo which earlier deals look like this one; nothing is merged without a person. */
export default function SeenBeforeNotice({ memo, earlier }: { memo: Memo; earlier: readonly SeenBefore[] }) {
  return (
    <section aria-label="Seen before" className="mt-3 rounded-lg border bg-sunken px-3.5 py-2 print:hidden">
      <ul className="grid gap-1">
        {earlier.map((deal) => (
          <EarlierDeal key={deal.deal_id} memo={memo} deal={deal} />
        ))}
      </ul>
    </section>
  )
}

function EarlierDeal({ memo, deal }: { memo: Memo; deal: SeenBefore }) {
  const now = useNow()
  const mayWork = useMay('member')
  const link = useLinkCompany(memo, deal.deal_id)
  const decide = (isSame: boolean) =>
    link.mutate(isSame, {
      onSuccess: () =>
        appToast.success({
          title: isSame ? 'Deals linked' : 'Deals unlinked',
          description: isSame
            ? `This deal and ${deal.name} are the same company.`
            : `This deal and ${deal.name} are different companies.`,
        }),
      onError: (error) => appToast.error({ title: 'Could not save it', description: explainError(error) }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <History aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 basis-60 break-words">
        Seen before: {alikeWords[deal.how]}{' '}
        <Link to={paths.dealMemo(deal.generated_answer_id)} className="font-medium underline underline-offset-4">
          {deal.name}
        </Link>
        , {formatRelativeTime(deal.created_on, now)}
      </span>
      {mayWork && (
        <span className="flex gap-1">
          {deal.how !== 'company' && (
            <Button look="link" size="inline" disabled={link.isPending} onClick={() => decide(true)}>
              Same company
            </Button>
          )}
          <Button look="link" size="inline" disabled={link.isPending} onClick={() => decide(false)}>
            Not the same
          </Button>
        </span>
      )}
    </li>
  )
}

/** Links two deals as the same company, or takes it back; the memo then says which are left. */
function useLinkCompany(memo: Memo, other: string) {
  const client = useQueryClient()
  const params = { dealId: memo.deal.deal_id }
  return useMutation({
    mutationFn: (isSame: boolean) =>
      isSame
        ? call(dealEndpoints.linkCompany, { params, body: { deal_id: other } })
        : call(dealEndpoints.unlinkCompany, { params, query: { deal_id: other } }),
    onSuccess: () => client.invalidateQueries({ queryKey: makeMemoKey(memo.id) }),
  })
}
