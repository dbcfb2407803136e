import type { Page } from 'playwright-core'
import { type CommentFields, commentEndpoints } from '#contract/comments.ts'
import type { Deal } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import type { LocalClient } from './local-client.ts'
import type { Shot } from './shot.ts'

const raising = { section: 'Fundraising', field: 'Amount Raising' }
const comments: CommentFields[] = [
  { body: 'Is this all of it, or a first close? @Robin Calder, they said $2M on the phone.', field: raising },
  { body: 'I know the founders from Tidewell. Happy to make a call.\n\nTheir last company was sold in 2021.' },
  { body: 'A first close. The rest in spring.', field: raising },
]

/** Has the deal talked about and decided, so that there is something to show. */
export async function makeTalk(client: LocalClient, { deal_id: dealId }: Deal): Promise<void> {
  const params = { dealId }
  for (const body of comments) await client.call(commentEndpoints.add, { params, body })
  await client.call(decisionEndpoints.decide, { params, body: { decision: 'meet', reason: 'Team' } })
}

const seeComments = (page: Page) => page.getByRole('list', { name: 'Open comments' }).waitFor()

/** Comments and activity beside a memo. */
export const makeTalkShots = ({ generated_answer_id }: Deal): Shot[] => {
  const memo = `/deal-memo/${generated_answer_id}`
  return [
    { name: 'memo-comments', as: 'analyst', path: `${memo}?sheet=comments`, arrange: seeComments },
    {
      name: 'memo-comment-on-row',
      as: 'analyst',
      path: `${memo}?view=edit`,
      arrange: async (page) => {
        await page.getByRole('button', { name: '2 comments on Amount Raising' }).click()
        await seeComments(page)
        await page.getByRole('textbox', { name: 'Comment on Amount Raising' }).fill('Ask them about the lead.')
      },
    },
    {
      name: 'memo-rows-with-comments',
      as: 'analyst',
      path: `${memo}?view=edit`,
      arrange: async (page) => {
        const counted = page.getByRole('button', { name: '2 comments on Amount Raising' })
        await counted.waitFor()
        await page.locator('[data-memo-row]', { has: counted }).focus()
      },
    },
    {
      name: 'memo-activity',
      as: 'analyst',
      path: `${memo}?sheet=activity`,
      arrange: (page) => page.getByRole('heading', { name: 'Today' }).waitFor(),
    },
  ]
}
