import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { detectDeckLanguage, detectLanguage } from './detect-language.ts'

describe('detectLanguage', () => {
  it.each([
    ['en', 'The harbour desk is for the crew and we sell it with our partners'],
    ['es', 'El puerto es para los barcos y nuestra plataforma no cobra por más de un mes'],
    ['de', 'Wir sind der Hafen für die Schiffe und bauen auf unsere Partner'],
    ['fr', 'Nous vendons des quais pour les bateaux et notre équipe est dans le port'],
    ['pl', 'Nasza platforma jest dla portów i nie kosztuje więcej niż to'],
    ['zh', '我们的平台服务港口'],
    ['ja', '港のための机をつくる'],
    ['ko', '항구를 위한 플랫폼'],
    ['ru', 'Мы строим порт для кораблей'],
    ['uk', 'Ми будуємо порт для її кораблів і є першими'],
    ['fa', 'پلتفرم ما برای بندر است که گران نیست'],
    ['ar', 'المنصة للموانئ'],
  ])('%s', (code, text) => {
    expect(detectLanguage(text)).toBe(code)
  })

  it('says nothing where too little tells', () => {
    expect(detectLanguage('')).toBe('und')
    expect(detectLanguage('12 % · 2027')).toBe('und')
    expect(detectLanguage('Northwind')).toBe('und')
  })

  it('takes units and keys of a drawing for no words of one letter', () => {
    expect(detectLanguage('10.000 kWh/a\n15.000 kWh/a\nSeite: s;\nz = 3\nv 2.0\nHeat map of the city')).toBe('en')
  })

  it('reads all that stands on the pages of a deck', () => {
    expect(
      detectDeckLanguage(deck([page({ title: 'Northwind' }), page({ blocks: ['Wir sind die Ersten für den Hafen'] })])),
    ).toBe('de')
  })
})
