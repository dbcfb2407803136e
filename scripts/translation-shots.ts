import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Shot } from './shot.ts'

/** What a model would give for quotes of the Spanish sample. */
const translations = [
  [
    'Las pymes cobran sus facturas en 24 horas, sin papeleo',
    'Small firms are paid their invoices in 24 hours, without paperwork',
  ],
  ['Vender a crédito asfixia a la pyme', 'Selling on credit chokes small firms'],
  [
    'Con un clic la empresa recibe hasta el 90% de la factura en 24 horas.',
    'With one click the company receives up to 90% of the invoice within 24 hours.',
  ],
  ['1,240 clientes activos', '1,240 active customers'],
  ['40% Tecnología y datos', '40% technology and data'],
].map(([quote, english]) => ({ quote, english }))

const answered = z.looseObject({ results: z.looseObject({ json_response: z.looseObject({}) }) })

/** Opens the memo of the Spanish sample as it is with translations. */
async function openTranslated(page: Page): Promise<void> {
  await page.route(/\/api\/generated_answers\/[0-9a-f-]+\/$/, async (route) => {
    const response = await route.fetch()
    const body = answered.safeParse(await response.json())
    if (!body.success) return route.fulfill({ response })
    const { results } = body.data
    const json = { ...body.data, results: { ...results, json_response: { ...results.json_response, translations } } }
    return route.fulfill({ response, json })
  })
  await page.getByRole('link', { name: 'Cuadrela' }).first().click()
  const solution = page.getByRole('region', { name: 'Product Solution', exact: true })
  await solution.getByText('Translated by a model').first().waitFor()
}

/** A memo of a deck in another language: the English beside its quotes, in the read view, a note, the rows and on paper. */
export const translationShots: Shot[] = [
  { name: 'translations', as: 'analyst', path: '/deal-list', wholePage: true, arrange: openTranslated },
  {
    name: 'translations-note',
    as: 'analyst',
    path: '/deal-list',
    wideOnly: true,
    arrange: async (page) => {
      await openTranslated(page)
      const traction = page.getByRole('region', { name: 'Traction', exact: true })
      await traction.getByRole('listitem').filter({ hasText: 'clientes activos' }).locator('sup a').first().hover()
      await page.getByRole('tooltip').getByText('Translated by a model').waitFor()
    },
  },
  {
    name: 'translations-print',
    as: 'analyst',
    path: '/deal-list',
    wholePage: true,
    onPaper: true,
    arrange: async (page) => {
      await openTranslated(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'translations-edit',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await openTranslated(page)
      await page.getByRole('tab', { name: /^Edit/ }).click()
      await page.getByText('Translated by a model').first().scrollIntoViewIfNeeded()
    },
  },
]
