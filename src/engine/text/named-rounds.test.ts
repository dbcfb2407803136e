import { describe, expect, it } from 'vitest'
import { findRounds } from './named-rounds.ts'

const stagesIn = (text: string) => findRounds(text).map(({ stage }) => stage)

describe('the rounds that a text names', () => {
  it.each([
    ['Serie A por USD 5 millones', 'series_a'],
    ['Раунд A: $3 млн', 'series_a'],
    ['серии B', 'series_b'],
    ['предпосевной раунд', 'pre_seed'],
    ['посівний раунд', 'seed'],
    ['tohum öncesi tur', 'pre_seed'],
    ['çekirdek yatırım arıyoruz', 'seed'],
    ['راند پیش‌بذری', 'pre_seed'],
    ['راند بذری', 'seed'],
    ['راند سید ۲ میلیون دلار', 'seed'],
  ])('%s', (text, stage) => {
    expect(stagesIn(text)).toEqual([stage])
  })

  it('are none in other words of the same letters', () => {
    for (const text of [
      'серия автомобилей',
      'Открываем раунд в 50 млн руб.',
      'раунда в рамках',
      'первый раунд в 2024 году',
      'Раунд финансирования',
      'سید محمد رضایی',
      'your seed phrase',
    ])
      expect(stagesIn(text), text).toEqual([])
  })
})
