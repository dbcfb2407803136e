import type { Page } from 'playwright-core'
import type { UnconfirmedMail } from '#contract/unconfirmed-mail.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** Shows a workspace that receives email at this address; everything else about it is its own. */
export async function showRelay(page: Page, relay_address: string): Promise<void> {
  await page.route('**/api/workspaces/', async (route) => {
    const response = await route.fetch()
    // The response of the product's own call.
    const { results } = (await response.json()) as { results: Workspace[] }
    await route.fulfill({ response, json: { results: results.map((one) => ({ ...one, relay_address })) } })
  })
}

/** Shows these emails as those that wait, until a decision about one removes it; returns the decisions. */
export async function showMail(page: Page, waiting: UnconfirmedMail[]): Promise<unknown[]> {
  const decisions: unknown[] = []
  await page.route('**/api/workspaces/*/unconfirmed_mail/', (route) => route.fulfill({ json: { results: waiting } }))
  await page.route('**/api/workspaces/*/unconfirmed_mail/*/', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2)
    decisions.push(route.request().postDataJSON())
    const at = waiting.findIndex((mail) => mail.id === id)
    if (at === -1) return route.fulfill({ status: 404, json: { error: { code: 404, message: 'Email not found.' } } })
    waiting.splice(at, 1)
    return route.fulfill({ json: { results: {} } })
  })
  return decisions
}

/** Emails of a stranger, and of a member whose sender could not be checked. */
export const makeWaitingMail = (): UnconfirmedMail[] => [
  {
    id: '01890000-0000-7000-8000-0000000000a1',
    from: 'lene@inkwharf.example',
    subject: 'Inkwharf: seed round, deck attached',
    files: ['Inkwharf-deck-2026.pdf', 'https://docsend.com/view/abc123'],
    why: 'The sender is not a member of this workspace.',
    received_on: '2026-11-20T09:00:00.000Z',
  },
  {
    id: '01890000-0000-7000-8000-0000000000a2',
    from: 'robin@calder.example',
    subject: '',
    files: [],
    why: 'The email names a member as its sender, but nothing proves that it is from them.',
    received_on: '2026-11-19T09:00:00.000Z',
  },
]
