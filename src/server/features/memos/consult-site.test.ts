import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import type { OddWeb } from '#server/testing/odd-web.ts'
import { siteHost, startSiteStandIn } from '#server/testing/site-stand-in.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let web: OddWeb
let app: TestApp
let member: Member
let now = new Date()

beforeAll(async () => {
  web = await startSiteStandIn()
  const linkOrigins = new Map([[`https://${siteHost}`, web.origin]])
  app = await startTestApp({ config: { linkOrigins }, wait: async () => {}, now: () => now })
})
afterAll(async () => {
  await app.stop()
  await web.close()
})
beforeEach(async () => {
  now = new Date()
  member = await app.member()
  web.asked.length = 0
})

async function writePdf(pages: readonly string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: [960, 540], autoFirstPage: false })
  const bytes = buffer(pdf)
  for (const [title = '', ...lines] of pages) {
    pdf.addPage().fontSize(36).text(title, 60, 40)
    for (const [index, line] of lines.entries()) pdf.fontSize(18).text(line, 60, 160 + index * 40)
  }
  pdf.end()
  return new Uint8Array(await bytes)
}

const cover = ['Northwind', 'Northwind sends water-level alerts to harbour masters', siteHost, `hello@${siteHost}`]

const allowSites = (isAllowed: boolean) =>
  app.call(
    workspaceEndpoints.update,
    { params: { id: member.workspaceId }, body: { name: 'Test Fund', read_company_sites: isAllowed } },
    member.token,
  )

async function upload(...pages: string[][]) {
  const pdf_file = await writePdf([cover, ...pages, ['The ask', 'Raising €2M seed round']])
  const sent = await sendDeck(app, member.token, deckForm({ deal_name: 'Northwind', pdf_file }))
  await untilDone(app, member.token, sent.deal_id)
  return sent
}

const loadMemo = (memoId: string) =>
  app.call(memoEndpoints.get, { params: { id: memoId } }, member.token) as Promise<Memo>
const loadField = async (memoId: string, name: string) =>
  fieldIn((await loadMemo(memoId)).validated_response, 'General information', name)
const loadRuns = async (memoId: string) => (await loadMemo(memoId)).json_response.scrappers_status

async function addUpdate({ pitch_deck_id, deal_id }: Uploaded, text: string): Promise<void> {
  await app.call(
    deckEndpoints.addUpdate,
    { params: { uuid: pitch_deck_id }, body: { additional_data: text } },
    member.token,
  )
  await untilDone(app, member.token, deal_id)
}

const about = `https://${siteHost}/about`
const readAll = { run: 1, type: 'company_site', status: 'ok', detail: `Read 4 pages of ${siteHost}.` }

describe('the company’s site', () => {
  it('is not asked until the workspace allows it', async () => {
    const { generated_answer_id } = await upload()
    expect(web.asked).toEqual([])
    expect(await loadField(generated_answer_id, 'Year of Foundation')).toMatchObject({
      value: null,
      standing: 'unstated',
    })
    expect(await loadRuns(generated_answer_id)).toEqual([])
  })

  it('fills what the deck leaves unstated and stands beside what it contradicts; asked once a day, while it is allowed', async () => {
    await allowSites(true)
    const uploaded = await upload(['Team', 'We are a team of 9 people'])
    const memoId = uploaded.generated_answer_id
    expect(await loadField(memoId, 'Year of Foundation')).toMatchObject({
      value: '2019',
      standing: 'proved',
      validated: true,
      reason: 'The site says “Northwind was founded in 2019”.',
      source: { in1: null, in2: null, value: about },
      evidence: [{ document: 'site', page: null, url: about, quote: 'Northwind was founded in 2019.' }],
    })
    expect(await loadField(memoId, 'Quantity of Employee')).toMatchObject({
      value: '9',
      standing: 'found',
      contradicted_by: [{ value: '14', source: { value: about, quote: 'We are a team of 14 people.' } }],
    })
    expect(await loadRuns(memoId)).toEqual([readAll])
    const requests = web.asked.length
    await addUpdate(uploaded, 'The round closes in June.')
    expect(web.asked).toHaveLength(requests)
    expect(await loadField(memoId, 'Year of Foundation')).toMatchObject({ value: '2019' })
    now = new Date(now.getTime() + 2 * 86_400_000)
    await addUpdate(uploaded, 'The round closes in July.')
    expect(web.asked).toHaveLength(2 * requests)
    expect(await loadRuns(memoId)).toEqual([readAll, { ...readAll, run: 2 }])
    await allowSites(false)
    await addUpdate(uploaded, 'The round closes in August.')
    expect(web.asked).toHaveLength(2 * requests)
    expect(await loadField(memoId, 'Year of Foundation')).toMatchObject({ value: null })
    expect(await loadRuns(memoId)).toEqual([])
  })

  it('that fails leaves the memo as it is without one, and a failed run', async () => {
    await allowSites(true)
    const { '/robots.txt': robots, ...pages } = web.pages
    web.pages['/robots.txt'] = (response) => response.end('User-agent: *\nDisallow: /')
    try {
      const { generated_answer_id, deal_id } = await upload()
      expect((await untilDone(app, member.token, deal_id)).status).toBe('completed')
      expect(await loadField(generated_answer_id, 'Year of Foundation')).toMatchObject({ value: null })
      const detail = `${siteHost} does not let programs read it (robots.txt).`
      expect(await loadRuns(generated_answer_id)).toEqual([{ run: 1, type: 'company_site', status: 'failed', detail }])
    } finally {
      Object.assign(web.pages, pages, robots ? { '/robots.txt': robots } : {})
    }
  })

  it('is not guessed; one that a person enters is read', async () => {
    await allowSites(true)
    const pdf_file = await writePdf([
      ['Northwind', 'Northwind sends water-level alerts'],
      ['The ask', 'Raising €2M'],
    ])
    const sent = await sendDeck(app, member.token, deckForm({ deal_name: 'Northwind', pdf_file }))
    await untilDone(app, member.token, sent.deal_id)
    expect(web.asked).toEqual([])
    expect(await loadRuns(sent.generated_answer_id)).toEqual([])
    const { validated_response, version } = await loadMemo(sent.generated_answer_id)
    fieldIn(validated_response, 'General information', 'Company Site').value = `https://${siteHost}/`
    const edit = { params: { id: sent.generated_answer_id }, body: { validated_response, version } }
    await app.call(memoEndpoints.save, edit, member.token)
    await addUpdate(sent, 'The round closes in June.')
    expect(await loadField(sent.generated_answer_id, 'Year of Foundation')).toMatchObject({ value: '2019' })
    expect(await loadField(sent.generated_answer_id, 'Company Site')).toMatchObject({ standing: 'entered' })
  })

  it.each([
    ['', []],
    [
      'linkedin.com/company/northwind',
      ['linkedin.com has pages of many companies, so it was not read. Correct the company site in the memo.'],
    ],
  ])('is not asked where a person wrote ‘%s’ for it', async (address, details) => {
    const sent = await upload()
    const { validated_response, version } = await loadMemo(sent.generated_answer_id)
    fieldIn(validated_response, 'General information', 'Company Site').value = address
    const edit = { params: { id: sent.generated_answer_id }, body: { validated_response, version } }
    await app.call(memoEndpoints.save, edit, member.token)
    await allowSites(true)
    await addUpdate(sent, 'The round closes in June.')
    expect(web.asked).toEqual([])
    expect((await loadRuns(sent.generated_answer_id)).map(({ detail }) => detail)).toEqual(details)
  })
})
