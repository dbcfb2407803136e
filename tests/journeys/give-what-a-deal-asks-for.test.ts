import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deal, Need, OpenFields } from '#contract/deals.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'
import { makeShownDeal, openShownDeals, showDeals } from './support/shown-deals.ts'

const person = { email: 'ida@lindqvist.test', password: 'harbour-slate-7', firstName: 'Ida', lastName: 'Lindqvist' }

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAs(browser, product, await createMember(product, person))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const row = () => page.getByRole('row', { name: /Wherrow/ })
const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

const failed = (needs: Need | null, status_detail: string): Partial<Deal> => ({
  status: 'failed',
  needs,
  status_detail,
})
const reading: Partial<Deal> = { status: 'in_progress', needs: null, status_detail: 'Reading page 1 of 12' }

type Respond = Parameters<typeof openShownDeals>[2]

/** Opens the list with one deal that asks for something; returns what the page gives for it. */
async function ask(needs: Need, sentence: string, respond: Respond): Promise<OpenFields[]> {
  await page.unrouteAll()
  const deals = [makeShownDeal(1, { name: 'Wherrow', source: 'link', ...failed(needs, sentence) })]
  await showDeals(page, deals)
  const given = await openShownDeals(page, deals, respond)
  await page.goto('/deal-list')
  await row().getByText('Failed', { exact: true }).waitFor()
  await row().getByText(sentence).waitFor()
  return given
}

describe('an email address, then a passcode', () => {
  test('are asked for at the deal, one after the other, and the dialog follows the deal', async () => {
    const given = await ask({ kind: 'email' }, 'DocSend asks who you are.', ({ email, passcode }) => {
      if (email) return { deal: failed({ kind: 'passcode' }, 'This link asks for a passcode.') }
      if (passcode === 'tide') return { deal: reading }
      return { deal: failed({ kind: 'passcode' }, 'The passcode is wrong.') }
    })
    await row().getByRole('button', { name: 'Enter email: Wherrow' }).click()
    const email = dialog().getByLabel('Email')
    await page.locator('input:focus').and(email).waitFor()
    expect(await email.inputValue()).toBe(person.email)
    await dialog().getByText(`DocSend tells the sender that ${person.email} opened the deck.`).waitFor()
    await email.fill('no address')
    await press('Open')
    await dialog().getByRole('alert').getByText('Invalid email').waitFor()
    expect(given).toEqual([])
    await email.fill('ida@fund.example')
    await dialog().getByText('DocSend tells the sender that ida@fund.example opened the deck.').waitFor()
    await page.keyboard.press('Enter')

    const passcode = dialog().getByLabel('Passcode', { exact: true })
    await passcode.waitFor()
    await dialog().getByText('This link asks for a passcode.').waitFor()
    expect(await passcode.getAttribute('type')).toBe('password')
    await press('Open')
    await dialog().getByRole('alert').getByText('Passcode is required').waitFor()
    await passcode.fill('flood')
    await press('Show passcode')
    expect(await passcode.getAttribute('type')).toBe('text')
    await press('Open')
    await dialog().getByText('The passcode is wrong.').waitFor()
    await page.locator('input:focus').and(passcode).waitFor()
    expect(await passcode.inputValue()).toBe('')
    await passcode.fill('tide')
    await press('Open')
    await dialog().waitFor({ state: 'detached' })
    await row().getByText('Reading page 1 of 12').waitFor()
    expect(given).toEqual([{ email: 'ida@fund.example' }, { passcode: 'flood' }, { passcode: 'tide' }])
  })

  test('given up by Escape stay asked for, and the focus is where it was', async () => {
    await ask({ kind: 'passcode' }, 'This link asks for a passcode.', () => ({ deal: reading }))
    const button = row().getByRole('button', { name: 'Enter passcode: Wherrow' })
    await button.press('Enter')
    await dialog().getByLabel('Passcode', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await page.locator('button:focus').and(button).waitFor()
  })
})

describe('a refusal', () => {
  test('of too many attempts says when, and keeps what was typed', async () => {
    const message = 'Too many attempts. Try again in 40 minutes.'
    await ask({ kind: 'password' }, 'This PDF is protected by a password.', () => ({ error: { code: 429, message } }))
    await row().getByRole('button', { name: 'Enter password: Wherrow' }).click()
    await dialog().getByLabel('Password', { exact: true }).fill('quay 9')
    await press('Open')
    await dialog().getByRole('alert').getByText(message).waitFor()
    expect(await dialog().getByLabel('Password', { exact: true }).inputValue()).toBe('quay 9')
    expect(await dialog().getByRole('button', { name: 'Open', exact: true }).isEnabled()).toBe(true)
  })

  test('for good is told in the dialog', async () => {
    const refusal = 'DocSend did not let Firstread in. Open the link, save the deck as PDF, and add it here.'
    await ask({ kind: 'code' }, 'DocSend has sent you a code.', () => ({ deal: failed(null, refusal) }))
    await row().getByRole('button', { name: 'Enter code: Wherrow' }).click()
    await dialog().getByLabel('Code from the email').fill(' 481 220 ')
    await press('Open')
    await dialog().getByText(refusal).waitFor()
    await dialog().getByRole('button', { name: 'Close' }).first().click()
    await row().getByRole('button', { name: 'Retry' }).waitFor()
  })
})

describe('an agreement', () => {
  const text = Array.from({ length: 80 }, (_, at) => `${at + 1}. The reader keeps this part to themselves.`).join('\n')

  test('is shown in full and accepted by the button alone', async () => {
    const needs = { kind: 'nda', text } as const
    const given = await ask(needs, 'The sender asks you to accept an agreement.', () => ({ deal: reading }))
    await row().getByRole('button', { name: 'Read agreement: Wherrow' }).click()
    const agreement = dialog().getByRole('region', { name: 'The agreement' })
    expect(await agreement.textContent()).toBe(text)
    await page.keyboard.press('Enter')
    await press('Cancel')
    expect(given).toEqual([])
    await row().getByRole('button', { name: 'Read agreement: Wherrow' }).click()
    await press('Accept and open')
    await dialog().waitFor({ state: 'detached' })
    expect(given).toEqual([{ accept_nda: true }])
  })

  test('that could not be read can not be accepted', async () => {
    await ask({ kind: 'nda' }, 'The sender asks you to accept an agreement.', () => ({ deal: reading }))
    await row().getByRole('button', { name: 'Read agreement: Wherrow' }).click()
    await dialog().getByText('The text of the agreement could not be read.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Accept and open' }).count()).toBe(0)
  })
})

test('one deck of a data room is picked', async () => {
  const choices = [
    { id: 'deck', name: 'Pitch deck, March' },
    { id: 'model', name: 'Financial model' },
  ]
  const given = await ask({ kind: 'choice', choices }, 'This link leads to 2 documents.', () => ({ deal: reading }))
  await row().getByRole('button', { name: 'Choose a deck: Wherrow' }).click()
  await press('Open')
  await dialog().getByRole('alert').getByText('Choose a deck').waitFor()
  await dialog().getByRole('radio', { name: 'Pitch deck, March' }).check()
  await press('Open')
  await dialog().waitFor({ state: 'detached' })
  expect(given).toEqual([{ choice: 'deck' }])
})

describe('how a deal came in, and which earlier ones look like it', () => {
  test('is shown beside its name, with a link to the newest', async () => {
    await page.unrouteAll()
    const make = (number: number, name: string, how: Deal['seen_before'][number]['how']) => {
      const { deal_id, generated_answer_id } = makeShownDeal(number, {})
      return {
        deal_id,
        generated_answer_id,
        name,
        how,
        created_on: '2026-03-01T09:00:00.000Z',
        decision: null,
        decided_on: null,
      }
    }
    const seen_before = [make(2, 'Inkwharf', 'file'), make(3, 'Inkwharf Labs', 'company')]
    await showDeals(page, [
      makeShownDeal(1, { name: 'Wherrow', source: 'mail', seen_before, flags: { green: 3, red: 1, signals: 0 } }),
      makeShownDeal(4, { name: 'Gravelow', source: 'link' }),
    ])
    await page.goto('/deal-list')
    await row().getByText('Added by email').waitFor()
    await page
      .getByRole('row', { name: /Gravelow/ })
      .getByText('Added by link')
      .waitFor()
    await row().getByText('Seen before: the same file as Inkwharf').waitFor()
    await row().getByRole('button', { name: '+1 more' }).focus()
    await page
      .getByRole('tooltip')
      .getByText(/the same company as Inkwharf Labs/)
      .waitFor()
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((one) => one.clientHeight))
    expect(new Set(heights).size).toBe(1)
    await row().getByRole('link', { name: 'Inkwharf' }).click()
    await page.waitForURL(`**/deal-memo/${seen_before[0]?.generated_answer_id}`)
  })
})
