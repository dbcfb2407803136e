import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { sayingFacts, sayingWhatIsAsked } from '#server/testing/model-script.ts'
import { type ModelStandIn, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { expectRefusal, heading, see, watch } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs, waitUntilDone } from './support/member.ts'
import { openBrowser, type Product, readSample, sample, seeToast, startProduct } from './support/product.ts'

const person = { email: 'lene@quayside.test', password: 'tide-table-9', firstName: 'Lene', lastName: 'Moor' }
const saysNoFacts = sayingFacts([])
const isTest = ({ system }: SeenRequest) => system.startsWith('You answer questions about a text')

const serverModel = () => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'house-model',
  AI_BASE_URL: standIn.baseUrl('openai-compatible'),
})

let standIn: ModelStandIn
let isDown = false
let hangs = false
let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  standIn = await startModelStandIn((request) => {
    if (hangs) return 'hang'
    if (isDown) return { status: 401, message: 'bad key' }
    return isTest(request) ? sayingWhatIsAsked(request) : saysNoFacts(request)
  })
  product = await startProduct({ ...serverModel(), AI_SHARED_KEY: 'on' })
  browser = await openBrowser()
  member = await createMember(product, person)
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await standIn?.close()
})

const section = () => page.getByRole('region', { name: 'Language model' })
const button = (name: string) => section().getByRole('button', { name })

describe("a workspace's language model", () => {
  test('is the server’s at first', async () => {
    await page.goto('/workspace-edit')
    await section().getByText('This server provides one: OpenAI-compatible').waitFor()
    await section().getByText('This month: 0 tokens used.').waitFor()
    await section()
      .getByText('Each workspace can use 1.0M tokens of this server’s model a month; 1.0M are left.')
      .waitFor()
    expect(await section().getByLabel('Model', { exact: true }).count()).toBe(0)
  })

  test('is chosen by provider, name, key and limit', async () => {
    await section().getByLabel('Provider').selectOption('openai')
    await section().getByLabel('Model', { exact: true }).fill('gpt-5-mini')
    await button('Save').click()
    await section().getByText('Enter the key that the provider gave you.').waitFor()
    expectRefusal(page)
    await section().getByLabel('Provider').selectOption('openai-compatible')
    await section().getByLabel('Model', { exact: true }).fill('harbour-model')
    await section().getByLabel('Key').fill('sk-harbour-1')
    await section().getByLabel('Monthly token limit').fill('2,000,000')
    expect(await button('Test connection').isDisabled()).toBe(true)
    await button('Save').click()
    await seeToast(page, 'Language model saved')
    await section()
      .getByText(/^Memos of this workspace are made with .*harbour-model\.$/)
      .waitFor()
    expect(await section().getByLabel('Key').inputValue()).toBe('')
    expect(await section().getByLabel('Key').getAttribute('placeholder')).toBe('A key is stored')
    expect(await page.content()).not.toContain('sk-harbour-1')
  })

  test('is tested, and what it can do is shown in words', async () => {
    await button('Test connection').click()
    await section().getByText('OpenAI-compatible harbour-model answers and reads long decks and page images.').waitFor()
    await section()
      .getByText(/^This month: \d+k of 2\.0M tokens used\.$/)
      .waitFor()
    expect(new Set(standIn.seen.map(({ key }) => key))).toEqual(new Set(['sk-harbour-1']))
    isDown = true
    await button('Test connection').click()
    await section()
      .getByText(/harbour-model refused the key/)
      .waitFor()
    isDown = false
  })

  test('says at the end of a memo what it did', async () => {
    const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
    await page.goto(`/deal-memo/${deal.generated_answer_id}`)
    await page.getByText(/^Made with OpenAI-compatible harbour-model: \d calls?, \d+k tokens, \d+ s$/).waitFor()
  })

  test('can be cancelled while it reads a deck; the memo is made without it and says so', async () => {
    hangs = true
    const file = { name: 'deck.pdf', bytes: new Uint8Array(readSample('saas-seed')) }
    const { deal_id } = await member.client.upload({ deal_name: 'Slow harbour', additional_data: '' }, file)
    const cancel = page.getByRole('button', { name: 'Stop the model for Slow harbour' })
    await see(page, '/deal-list', () => cancel.first().waitFor())
    await cancel.first().click()
    const deal = await waitUntilDone(member, deal_id)
    hangs = false
    await page.goto(`/deal-memo/${deal.generated_answer_id}`)
    await page
      .getByText('Made by rules, without a model. Reading with OpenAI-compatible harbour-model was cancelled.', {
        exact: true,
      })
      .waitFor()
  })

  test('hears nothing of a deal that is kept from it, until a person allows models and regenerates the memo', async () => {
    const heard = standIn.calls()
    await page.goto('/deal-room')
    await page.getByLabel('Deal name').fill('Quiet harbour')
    await page.locator('input[type=file]').setInputFiles(sample('saas-seed'))
    await page.getByRole('switch', { name: 'Keep from models' }).click()
    await page.getByRole('button', { name: 'Start creating deal memo' }).click()
    await page.waitForURL('**/deal-list')
    const [made] = await member.client.call(dealEndpoints.list, { query: { limit: 1 } })
    const deal = await waitUntilDone(member, made?.deal_id ?? '')
    expect(deal).toMatchObject({ name: 'Quiet harbour', no_model: true })
    const path = `/deal-memo/${deal.generated_answer_id}`
    const openMenu = () => page.getByRole('button', { name: 'Memo actions' }).click()
    const choose = (name: string) => page.getByRole('menuitem', { name }).click()
    await see(page, path, async () => {
      await page.getByText('Made by rules, without a model: this deal is kept from models', { exact: true }).waitFor()
      await page.getByText('Kept from models', { exact: true }).waitFor()
      await openMenu()
      await choose('Allow models…')
      await page.getByRole('dialog', { name: 'Allow models for Quiet harbour?' }).waitFor()
    })
    expect(standIn.calls()).toBe(heard)
    await page.getByRole('button', { name: 'Allow models' }).click()
    await seeToast(page, 'Models are allowed for this deal')
    expect(standIn.calls()).toBe(heard)
    await openMenu()
    await choose('Regenerate memo…')
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
    await page.getByText(/^Made with OpenAI-compatible harbour-model/).waitFor()
    expect(await page.getByText('Kept from models', { exact: true }).count()).toBe(0)
  })

  test('is offered where an Ollama runs beside the server, with its models', async () => {
    const answer = { results: { models: ['gemma3:4b', 'qwen3:8b'] } }
    await page.route('**/model/ollama/', (route) => route.fulfill({ json: answer }))
    await see(page, '/workspace-edit', async () => {
      await section().getByRole('heading', { name: 'A model runs on this machine' }).waitFor()
      await button('Use qwen3:8b').waitFor()
    })
    await page.unroute('**/model/ollama/')
  })

  test('is given up again', async () => {
    await page.goto('/workspace-edit')
    await section().getByLabel('Provider').selectOption('')
    await section().getByLabel('Monthly token limit').fill('')
    await button('Save').click()
    await section().getByText('This server provides one: OpenAI-compatible').waitFor()
  })

  test('is not the server’s where that is not shared, and page and memo say so', async () => {
    const keeping = await startProduct({ ...serverModel(), AI_SHARED_KEY: 'off' })
    onTestFinished(keeping.stop)
    const other = await createMember(keeping, person)
    const theirs = await openAs(browser, keeping, other)
    await theirs.goto('/workspace-edit')
    await theirs.getByText('This server has a language model but does not share it with workspaces.').waitFor()
    const seen = standIn.seen.length
    const deal = await makeDeal(other, 'Inkwharf', readSample('saas-seed'))
    await theirs.goto(`/deal-memo/${deal.generated_answer_id}`)
    await theirs
      .getByText('Made by rules, without a model. This server does not share its language model with workspaces.')
      .waitFor()
    expect(standIn.seen).toHaveLength(seen)
  })

  test('looks right in both colours and sizes', async () => {
    await see(page, '/workspace-edit', heading('Language model'))
    const opened = async () => {
      await heading('Language model')(page)
      await section().getByLabel('Provider').selectOption('openai')
      await section().getByLabel('Key').waitFor()
    }
    await see(page, '/workspace-edit', opened)
  })
})
