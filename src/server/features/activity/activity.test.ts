import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActivityNote, activityEndpoints } from '#contract/activity.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { writeActivityText } from './activity-text.ts'

let app: TestApp
let member: Member
let deal: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  deal = await sendDeck(app, member.token, deckForm({ deal_name: 'Gravelow', pdf_file: new Uint8Array(noTextPdf()) }))
  await untilDone(app, member.token, deal.deal_id)
})
afterAll(() => app.stop())

const list = (query: { cursor?: string; limit?: number } = {}, token = member.token) =>
  app.call(activityEndpoints.list, { params: { dealId: deal.deal_id }, query }, token)
const texts = async () => (await list()).map(({ text }) => text)

describe('the activity of a deal', () => {
  it('tells what was done with the deck, the memo and the update, newest first', async () => {
    const params = { uuid: deal.pitch_deck_id }
    await app.call(deckEndpoints.addUpdate, { params, body: { additional_data: 'ARR is $1.5M.' } }, member.token)
    await untilDone(app, member.token, deal.deal_id)
    const entries = await list()
    expect(entries.map(({ text }) => text)).toEqual([
      'The memo was regenerated.',
      `${member.email} added an update.`,
      'The memo was completed.',
      `${member.email} added the deck.`,
    ])
    expect(entries[1]).toMatchObject({ by: member.email, kind: 'update', href: null })
    expect(entries[0]).toMatchObject({ by: null, href: `/deal-memo/${deal.generated_answer_id}` })
  })

  it('tells each save, email and share once, and nothing that did not happen', async () => {
    const at = { params: { id: deal.generated_answer_id } }
    const { validated_response: memo } = await app.call(memoEndpoints.get, at, member.token)
    const stage = { value: 'Seed', type: 'str' as const, validated: true }
    const body = { validated_response: { ...memo, Fundraising: { ...memo.Fundraising, Stage: stage } } }
    await app.call(memoEndpoints.save, { ...at, body }, member.token)
    await app.call(memoEndpoints.save, { ...at, body }, member.token)
    const email = { deal: deal.deal_id, to: ['ida@gravelow.test'], subject: 'Hello', body: 'Hi', kind: 'pass' as const }
    await app.call(foundersMailEndpoints.send, { body: email }, member.token)
    const ofDeal = { params: { dealId: deal.deal_id } }
    await app.call(sharingEndpoints.create, ofDeal, member.token)
    await app.call(sharingEndpoints.create, ofDeal, member.token)
    await app.call(sharingEndpoints.revoke, ofDeal, member.token)
    await app.call(sharingEndpoints.revoke, ofDeal, member.token)
    expect((await texts()).slice(0, 4)).toEqual([
      `${member.email} ended the link to the most recent update.`,
      `${member.email} shared the most recent update by a link.`,
      `${member.email} sent a Pass Email to ida@gravelow.test: ‘Hello’.`,
      `${member.email} changed Stage.`,
    ])
  })

  it('comes in parts, and refuses a cursor that it has not given', async () => {
    const path = `/deal_entities/deals/${deal.deal_id}/activity/?limit=3`
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const response = await app.fetch(next === '' ? path : `${path}&cursor=${next}`, {}, member.token)
      const part = (await response.json()) as { results: Array<{ text: string }>; next: string | null }
      seen.push(...part.results.map(({ text }) => text))
      next = part.next
    }
    expect(seen).toEqual(await texts())
    for (const cursor of ['no', Buffer.from('["2026-01-01","x"]').toString('base64url')])
      await expect(list({ cursor })).rejects.toMatchObject({ status: 422, fields: { cursor: expect.any(String) } })
  })

  it('names another deal with a link to it as long as it is there, and is a matter of the workspace', async () => {
    const twin = await sendDeck(
      app,
      member.token,
      deckForm({ deal_name: 'Twin', pdf_file: new Uint8Array(noTextPdf()) }),
    )
    await untilDone(app, member.token, twin.deal_id)
    const same = { params: { dealId: deal.deal_id }, body: { deal_id: twin.deal_id } }
    await app.call(dealEndpoints.linkCompany, same, member.token)
    expect((await list())[0]).toMatchObject({
      text: `${member.email} said that ‘Twin’ is the same company.`,
      href: `/deal-memo/${twin.generated_answer_id}`,
    })
    await app.call(dealEndpoints.remove, { params: { dealId: twin.deal_id } }, member.token)
    expect((await list())[0]).toMatchObject({ href: null })
    const stranger = await app.member()
    await expect(list({}, stranger.token)).rejects.toMatchObject({ status: 404, message: 'Deal not found.' })
  })
})

describe('the text of an activity', () => {
  const field = (action: 'edited' | 'confirmed' | 'undone', name: string, founder: string | null = null) => ({
    action,
    section: 'Any',
    field: name,
    founder,
  })
  const cases: Array<[ActivityNote, string]> = [
    [
      {
        kind: 'edited',
        data: { fields: [field('confirmed', 'Revenue'), field('edited', 'Founder Role', 'Ida Holm')] },
      },
      'Ana Ruiz confirmed Revenue and changed Founder Role of Ida Holm.',
    ],
    [
      { kind: 'edited', data: { fields: ['A', 'B', 'C', 'D', 'E'].map((one) => field('undone', one)) } },
      'Ana Ruiz took back a change of 5 fields.',
    ],
    [
      { kind: 'decided', data: { decision: 'watch', reason: '', look_again_on: '2026-02-21' } },
      'Ana Ruiz decided ‘Watch’, to look again on 21 February 2026.',
    ],
    [
      { kind: 'decided', data: { decision: 'pass', reason: 'Too early', look_again_on: null } },
      'Ana Ruiz decided ‘Pass’: Too early.',
    ],
    [
      { kind: 'founders', data: { action: 'merged', name: 'I. Holm', into: 'Ida Holm' } },
      'Ana Ruiz merged the founder I. Holm into Ida Holm.',
    ],
    [
      { kind: 'renamed', data: { from: 'deck', to: 'Gravelow', by_memo: true } },
      'The deal took the company’s name, ‘Gravelow’; it was ‘deck’.',
    ],
    [
      { kind: 'answer', data: { from: 'ida@gravelow.test' } },
      'ida@gravelow.test answered by email; the answer is an update.',
    ],
    [{ kind: 'failed', data: { reason: 'The link is private.' } }, 'The memo could not be made. The link is private.'],
  ]
  it.each(cases)('is a sentence: %#', (note, text) => {
    expect(writeActivityText(note, 'Ana Ruiz')).toBe(text)
  })
  it('keeps what a deleted account did', () => {
    expect(writeActivityText({ kind: 'update', data: {} }, null)).toBe('A former member added an update.')
  })
})
