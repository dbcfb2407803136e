import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { tornPdf } from '#samples/bad-inputs.ts'
import { createLog } from './platform/log.ts'
import { deckForm, sendDeck, untilDone } from './testing/deck-calls.ts'
import { makeRelay, sendMail } from './testing/mail-sender.ts'
import { joinWithRelay, untilJudged } from './testing/relay-member.ts'
import { makeSmallDeck } from './testing/small-deck.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/** Words that stand nowhere else, by where they are told to the server. */
const marks = {
  deal: 'Zirkonquell',
  deck: 'Quasarbohne',
  file: 'Nebelhorn',
  update: 'Bernsteinuhr',
  subject: 'Mondkelch',
  text: 'Farnlaterne',
  comment: 'Tintenwal',
  search: 'Silberdistel',
}

const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
const metricsToken = 'a-token-for-prometheus'
let app: TestApp
let port: number
beforeAll(async () => {
  const relay = await makeRelay()
  port = relay.smtpPort
  app = await startTestApp({ log, config: { relay, metricsToken } })
})
afterAll(() => app.stop())

const deck = makeSmallDeck([
  [marks.deck, 'We make lanterns that read.'],
  ['Problem', `${marks.deck} is unknown.`],
  ['Team', `Ana ${marks.deck}, CEO`],
  ['Ask', `${marks.deck} raises €2M.`],
])

test('neither the log nor the metrics hold a word of a deal, its deck, an email, a comment or a search', async () => {
  const { token, email, relay } = await joinWithRelay(app)
  const fields = { deal_name: marks.deal, additional_data: marks.update }
  const { deal_id } = await sendDeck(app, token, deckForm({ ...fields, pdf_file: deck }))
  expect(await untilDone(app, token, deal_id)).toMatchObject({ status: 'completed' })
  const torn = await sendDeck(app, token, deckForm({ ...fields, pdf_file: new Uint8Array(tornPdf()) })).catch(
    () => null,
  )
  if (torn !== null) await untilDone(app, token, torn.deal_id)
  await app.call(commentEndpoints.add, { params: { dealId: deal_id }, body: { body: marks.comment } }, token)
  await app.call(dealEndpoints.list, { query: { search: marks.search } }, token)
  await app.fetch(`/api/nowhere/${marks.search}?name=${marks.deal}`, {}, token)
  await app.fetch('/auth/login/', { method: 'POST', body: JSON.stringify({ email, password: marks.text }) })
  const attachments = [{ filename: `${marks.file}.pdf`, content: Buffer.from(deck) }]
  await sendMail(port, { from: email, to: relay, subject: marks.subject, text: marks.text, attachments })
  await untilJudged(app, relay)
  log.info('The log is written to.')

  const metrics = await app.fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  const told = [...lines, await metrics.text()].join('\n')
  expect(told).toContain('The log is written to.')
  expect(told).toContain('http_requests_total')
  for (const word of [...Object.values(marks), email, token]) expect(told).not.toContain(word)
})
