import { describe, expect, it } from 'vitest'
import { findMoney } from './money.ts'

const read = (text: string) => findMoney(text).map((one) => [one.text, one.amount, one.high, one.unit])

describe('findMoney', () => {
  it.each<[string, string, number, string]>([
    ['$1.5M', '$1.5M', 1.5e6, 'USD'],
    ['$1.5M+ in the bank', '$1.5M+', 1.5e6, 'USD'],
    ['about ~$30M in pipeline', '~$30M', 3e7, 'USD'],
    ['€300k', '€300k', 3e5, 'EUR'],
    ['our ARR is $1.5M.', '$1.5M', 1.5e6, 'USD'],
    ['EUR500k', 'EUR500k', 5e5, 'EUR'],
    ['USD 2 million', 'USD 2 million', 2e6, 'USD'],
    ['US$1.5 millones', 'US$1.5 millones', 1.5e6, 'USD'],
    ['$890 MXN al mes', '$890 MXN', 890, 'MXN'],
    ['10.000 € je Pilot', '10.000 €', 1e4, 'EUR'],
    ['1.234,56 €', '1.234,56 €', 1234.56, 'EUR'],
    ['2 Mio. €', '2 Mio. €', 2e6, 'EUR'],
    ['3,5 Mrd. Euro', '3,5 Mrd. Euro', 3.5e9, 'EUR'],
    ['500 TEUR', '500 TEUR', 5e5, 'EUR'],
    ['CHF 1.2 Mio.', 'CHF 1.2 Mio.', 1.2e6, 'CHF'],
    ['2 000 000 PLN', '2 000 000 PLN', 2e6, 'PLN'],
    ['24,90 PLN / miesiąc', '24,90 PLN', 24.9, 'PLN'],
    ['31 mln PLN', '31 mln PLN', 3.1e7, 'PLN'],
    ['Rs. 5 crore', 'Rs. 5 crore', 5e7, 'INR'],
    ['₹1,20,000', '₹1,20,000', 1.2e5, 'INR'],
    ['R$ 500 mil', 'R$ 500 mil', 5e5, 'BRL'],
    ['$2 mil', '$2 mil', 2e6, 'USD'],
    ['¥4,800亿', '¥4,800亿', 4.8e11, 'JPY'],
    ['$3,517.25 million', '$3,517.25 million', 3.51725e9, 'USD'],
    ['$1.234 billion', '$1.234 billion', 1.234e9, 'USD'],
    ['$100MM by then', '$100MM', 1e8, 'USD'],
    ['grants of 40 million dollars', '40 million dollars', 4e7, 'USD'],
    ['$6m USD', '$6m USD', 6e6, 'USD'],
    ['320B$', '320B$', 3.2e11, 'USD'],
    ['£21bn', '£21bn', 2.1e10, 'GBP'],
    ['$2.4T', '$2.4T', 2.4e12, 'USD'],
    ['R11.5M raise', 'R11.5M', 1.15e7, 'ZAR'],
    ['R11,500,000', 'R11,500,000', 1.15e7, 'ZAR'],
    ['R78bn market', 'R78bn', 7.8e10, 'ZAR'],
    ['RM 1.2 million', 'RM 1.2 million', 1.2e6, 'MYR'],
    ['KSh 400,000 a month', 'KSh 400,000', 4e5, 'KES'],
  ])('reads %s', (text, printed, amount, unit) => {
    expect(read(text)).toEqual([[printed, amount, null, unit]])
  })

  it.each<[string, number, number]>([
    ['$1-2M', 1e6, 2e6],
    ['$500k - $1M', 5e5, 1e6],
    ['$6-11/month', 6, 11],
    ['€1.5 to €2 million', 1.5e6, 2e6],
    ['US$38,000–40,000', 38000, 40000],
  ])('reads both ends of %s', (text, low, high) => {
    expect(findMoney(text)[0]).toMatchObject({ amount: low, high })
  })

  it.each<[string, string, string, number, string]>([
    ['es', 'buscamos $11.5 mdp', '$11.5 mdp', 1.15e7, 'MXN'],
    ['es', 'mercado de $78 mil mdp', '$78 mil mdp', 7.8e10, 'MXN'],
    ['es', '20 mdd', '20 mdd', 2e7, 'USD'],
    ['es', 'USD 2.300 M', 'USD 2.300 M', 2.3e9, 'USD'],
    ['en', 'USD 2.300 M', 'USD 2.300 M', 2.3e6, 'USD'],
    ['pt', '35 mil M€', '35 mil M€', 3.5e10, 'EUR'],
    ['pt', 'R$ 2,1 trilhões', 'R$ 2,1 trilhões', 2.1e12, 'BRL'],
    ['fr', '25 milliards de FCFA', '25 milliards de FCFA', 2.5e10, 'XOF'],
    ['fr', '90 000 000 FCFA', '90 000 000 FCFA', 9e7, 'XOF'],
    ['de', '500 T€', '500 T€', 5e5, 'EUR'],
    ['de', '2,4 Mrd. US-Dollar', '2,4 Mrd. US-Dollar', 2.4e9, 'USD'],
    ['ru', '27+ млрд долларов', '27+ млрд долларов', 2.7e10, 'USD'],
    ['ru', '3 млн долл.', '3 млн долл', 3e6, 'USD'],
    ['tr', '500 bin TL', '500 bin TL', 5e5, 'TRY'],
    ['en', 'a $5 bin', '$5', 5, 'USD'],
    ['fa', '۷۸ همت', '۷۸ همت', 7.8e13, 'IRR'],
    ['fa', 'بازار ۸ میلیارد دلاری', '۸ میلیارد دلاری', 8e9, 'USD'],
    ['zh', '500万美金', '500万美金', 5e6, 'USD'],
    ['zh', '1.2万亿元', '1.2万亿元', 1.2e12, 'CNY'],
    ['cs', '5 mil. Kč', '5 mil. Kč', 5e6, 'CZK'],
    ['sv', '5 MSEK', '5 MSEK', 5e6, 'SEK'],
    ['sv', '500 tkr', '500 tkr', 5e5, 'SEK'],
    ['id', 'Rp 5 M', 'Rp 5 M', 5e9, 'IDR'],
    ['id', 'Rp 500 juta', 'Rp 500 juta', 5e8, 'IDR'],
  ])('reads in %s what its decks print: %s', (language, text, printed, amount, unit) => {
    expect(findMoney(text, language).map((one) => [one.text, one.amount, one.unit])).toEqual([[printed, amount, unit]])
  })

  it('reads amounts with a currency each as two: the second may be what the first is raised at', () => {
    const amounts = (text: string, language: string) =>
      findMoney(text, language).map(({ amount, high }) => [amount, high])
    expect(amounts('Levée de 500 k€ à 3 M€ pre-money', 'fr')).toEqual([
      [5e5, null],
      [3e6, null],
    ])
    expect(amounts('500K EUR to 550K USD', 'en')).toEqual([
      [5e5, null],
      [5.5e5, null],
    ])
  })

  it.each<[string, string, number, number | null]>([
    ['de', '500 - 700 T€', 5e5, 7e5],
    ['de', '500 T EUR', 5e5, null],
    ['de', '$1.275M Seed', 1.275e6, null],
    ['de', 'TAM: $3.456 billion', 3.456e9, null],
    ['en', 'IDR 5M', 5e6, null],
    ['en', '500 mil USD', 5e5, null],
    ['es', 'Ticket: $800 mil – 2 mdp', 8e5, null],
  ])('keeps in %s the scale of %s', (language, text, amount, high) => {
    expect(findMoney(text, language)[0]).toMatchObject({ amount, high })
  })

  it('gives places that cut the printed text out of the line', () => {
    const text = 'Spent $0.9m and reached $1.7m in ARR'
    expect(findMoney(text).map((one) => text.slice(one.start, one.end))).toEqual(['$0.9m', '$1.7m'])
  })

  it('keeps a broken upper end out of the figure', () => {
    expect(read('$15,000 - $240,00')).toEqual([['$15,000', 15000, null, 'USD']])
    expect(read('$5M to 12 funds')[0]?.slice(0, 3)).toEqual(['$5M', 5e6, null])
  })

  it.each([
    ['a plain number', '1,200 customers'],
    ['a blanked figure', 'revenue of $XK'],
    ['a code in a word', 'Neuro 5 and euros'],
    ['a lower-case code', 'try 3 plans'],
    ['a share', '30% growth'],
    ['a mark alone', 'US$ in thousands'],
    ['a room', 'Rm 1204, RM 204'],
    ['a release', 'R2024 release, R12'],
    ['a rolling year', 'R12M revenue growth'],
  ])('finds no money in %s', (_, text) => {
    expect(findMoney(text)).toEqual([])
  })

  it('does not take the first letters of a word for a scale', () => {
    expect(read('$5 more per user')).toEqual([['$5', 5, null, 'USD']])
    expect(read('$30 b2b plan')).toEqual([['$30', 30, null, 'USD']])
  })
})
