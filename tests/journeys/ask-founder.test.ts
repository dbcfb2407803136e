import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagEndpoints } from '#contract/flags.ts'
import { type SmtpPeer, startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, type Product, readSample, startProduct } from './support/product.ts'

const email = 'signe@kestrel.test'
const gone = 'gone@inkwharf.io'

let peer: SmtpPeer
let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  peer = await startSmtpPeer({ refuse: (address) => (address === gone ? '550 No such user' : null) })
  product = await startProduct({ SMTP_URL: peer.url })
  browser = await openBrowser()
  const person = { email, password: 'walnut-meridian-2', firstName: 'Signe', lastName: 'Kestrel' }
  const member = await createMember(product, person, confirmationKey)
  const template = { green_flags: [], red_flags: ['seed'], input_flags: { quantity_of_founders: 0 } }
  await member.client.call(flagEndpoints.save, { body: template })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'), 'Cc: lena@advisor.test')
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${deal.generated_answer_id}`)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await peer?.close()
})

async function confirmationKey(to: string): Promise<string> {
  const mail = await peer.until(({ recipients }) => recipients.includes(to))
  return /\/confirm-email\/(\S+)/.exec(mail.text)?.[1] ?? ''
}

const bar = () => page.getByRole('button', { name: 'Ask Founder' })
const panel = () => page.getByRole('dialog', { name: 'Emails to the founders' })
const subject = () => panel().getByLabel('Subject')
const message = () => panel().getByLabel('Message')
const recipient = (address: string) => panel().getByRole('checkbox', { name: address })
const sendEmail = () => panel().getByRole('button', { name: 'Send Email' }).click()
const kept = (words: string) =>
  panel().getByRole('region', { name: 'Emails of this deal' }).getByText(words).first().waitFor()

describe('the Ask Founder panel', () => {
  test('is a bar that opens to 600 px, with the founders’ addresses and the questions of a first mail', async () => {
    await bar().click()
    await recipient('maren@inkwharf.io').waitFor()
    expect((await panel().boundingBox())?.width).toBe(600)
    expect(await recipient('maren@inkwharf.io').isChecked()).toBe(true)
    expect(await recipient('lena@advisor.test').isChecked()).toBe(false)
    expect(await panel().getByText(email, { exact: true }).count()).toBe(0)
    const text = await message().inputValue()
    for (const asked of ['Valuation', 'Co-investors', 'Stage', 'Deck', 'Cap table', 'Closing deadline'])
      expect(text).toContain(`- ${asked}: `)
    expect(text).toMatch(/^Hello Maren,/)
    expect(text).toMatch(/Signe Kestrel$/)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  test('keeps what was written while it is collapsed; Escape collapses it and gives the focus back', async () => {
    await subject().fill('Three questions')
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await bar().evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await subject().inputValue()).toBe('Three questions')
    await panel().getByRole('tab', { name: 'Pass Email' }).click()
    expect(await subject().inputValue()).toBe('Inkwharf: our decision')
    await panel().getByRole('tab', { name: 'Ask Founder' }).click()
    expect(await subject().inputValue()).toBe('Three questions')
  })

  test('asks for the memo’s unknown fields, and takes that back', async () => {
    const before = await message().inputValue()
    await panel().getByRole('button', { name: 'Use the memo’s unknown fields' }).click()
    const text = await message().inputValue()
    expect(text).toContain('\n- Which contracts are signed or close to it, and what are they worth?\n')
    expect(text).not.toContain('At which valuation')
    await panel().getByRole('button', { name: 'Undo' }).click()
    expect([await subject().inputValue(), await message().inputValue()]).toEqual(['Three questions', before])
  })

  test('sends to those who are chosen, with answers to the user, and says that it did', async () => {
    await sendEmail()
    const mail = await peer.until((one) => one.subject === 'Three questions')
    expect(mail).toMatchObject({ recipients: ['maren@inkwharf.io'], replyTo: [email] })
    expect(mail.text).toContain('Cap table')
    await kept('Sent')
    expect(await subject().inputValue()).toBe('A few questions about Inkwharf')
  })

  test('says what is missing before it sends', async () => {
    await recipient('maren@inkwharf.io').uncheck()
    await subject().fill('')
    await sendEmail()
    await panel().getByText('Choose at least one recipient.').waitFor()
    await panel().getByText('Subject is required').waitFor()
    await panel().getByLabel('Another address').fill('not-an-address')
    await sendEmail()
    await panel().getByText('Invalid email').waitFor()
  })

  test('takes another address, and shows why a mail failed', async () => {
    await subject().fill(`Are you there? ${'We would like to hear from you. '.repeat(4)}`)
    await panel().getByLabel('Another address').fill(gone)
    await page.keyboard.press('Enter')
    expect(await recipient(gone).isChecked()).toBe(true)
    await sendEmail()
    await kept('Failed')
    await kept('The mail server answered: 550 No such user')
  })

  test('declines with the red flags as the reason where one wants it', async () => {
    await panel().getByRole('tab', { name: 'Pass Email' }).click()
    expect(await message().inputValue()).not.toContain('Seed')
    await panel().getByRole('button', { name: 'Give the red flags as the reason' }).click()
    expect(await message().inputValue()).toContain('\n- Stage: Seed\n')
    await sendEmail()
    const mail = await peer.until((one) => one.subject === 'Inkwharf: our decision')
    expect(mail.text).toContain('- Stage: Seed')
  })

  test('stands beside the deck, and Escape closes the one that has the focus', async () => {
    await page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first().click()
    const deck = page.getByRole('complementary', { name: 'Pitch deck' })
    await deck.getByTestId('lit-quote').first().waitFor()
    const [left, right] = [await panel().boundingBox(), await deck.boundingBox()]
    expect(left && right && left.x + left.width <= right.x).toBe(true)
    await subject().focus()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await deck.count()).toBe(1)
    await deck.getByRole('button', { name: 'Close the deck' }).click()
  })

  test('is as wide as a phone, and does not print', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await bar().click()
    await expect.poll(async () => (await panel().boundingBox())?.width).toBe(390)
    const endOfSend = async () => {
      const box = await panel().getByRole('button', { name: 'Send Email' }).boundingBox()
      return box ? box.x + box.width : Number.NaN
    }
    await expect.poll(endOfSend).toBeLessThanOrEqual(390)
    await page.emulateMedia({ media: 'print' })
    await panel().waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('reports a mail server that is down during the retries', async () => {
    await peer.close()
    await panel().getByRole('tab', { name: 'Ask Founder' }).click()
    await recipient('lena@advisor.test').check()
    await sendEmail()
    await kept('Could not reach the mail server. Trying again.')
    await kept('Sending')
  })
})
