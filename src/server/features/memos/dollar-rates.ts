import { findMoney } from '#engine/text/grammar/money.ts'

/**
 * What a dollar is worth, by the reference rates of the European Central Bank of 31 December 2024, rounded; where the bank
 * publishes none, by the market of those days. They put amounts in order and are shown nowhere.
 */
const unitsPerDollar: Readonly<Record<string, number>> = {
  ...{ USD: 1, USDT: 1, USDC: 1, EUR: 0.9626, GBP: 0.7981, CHF: 0.906, JPY: 156.96, CNY: 7.299, INR: 85.6 },
  ...{ SEK: 11.03, NOK: 11.35, DKK: 7.178, PLN: 4.115, CZK: 24.24, HUF: 395.9, RON: 4.788, BGN: 1.8826 },
  ...{ AUD: 1.614, CAD: 1.4388, NZD: 1.784, SGD: 1.363, HKD: 7.766, TWD: 32.8, KRW: 1_474.8, THB: 34.34 },
  ...{ PHP: 58.04, MYR: 4.471, IDR: 16_191, VND: 25_480, PKR: 278.5, BDT: 119.5, LKR: 292.6, KZT: 523.5 },
  ...{ BRL: 6.185, MXN: 20.74, ARS: 1_031, CLP: 995, COP: 4_405, PEN: 3.76, UYU: 43.9, BOB: 6.91, PYG: 7_800 },
  ...{ DOP: 60.9, TRY: 35.36, ILS: 3.647, RUB: 101.7, UAH: 42, AED: 3.6725, SAR: 3.75, QAR: 3.64, IRR: 42_000 },
  ...{ EGP: 50.8, ZAR: 18.88, NGN: 1_540, KES: 129.3, GHS: 14.7, UGX: 3_680, TZS: 2_420, MAD: 10.1, TND: 3.18 },
  ...{
    XOF: 631.4,
    XAF: 631.4,
    RWF: 1_380,
    ETB: 126,
    ZMW: 27.9,
    AOA: 912,
    MZN: 63.9,
    DZD: 135.6,
    KWD: 0.308,
    JOD: 0.709,
  },
  ...{ RSD: 112.6, ISK: 138.9, UZS: 12_920, GTQ: 7.7 },
}

/** More is a misprint, and would not fit its column. */
const mostDollars = 1e15

/** Whole dollars of the first amount in a text, the lower end of a range; null without one, or in a currency without a rate. */
export function computeDollars(text: string): number | null {
  const [money] = findMoney(text)
  const rate = money && unitsPerDollar[money.unit]
  if (!money || rate === undefined) return null
  const dollars = Math.round(money.amount / rate)
  return dollars >= 0 && dollars < mostDollars ? dollars : null
}
