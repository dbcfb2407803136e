import { describe, expect, it } from 'vitest'
import { listLanguages } from './find-lexicon.ts'
import { makeAnyPhraseSource } from './phrase-source.ts'
import { countTranslatedCues, makeWordsSource, translated, translateToAll } from './translated.ts'
import { wordUses } from './word-uses.ts'

const revenue = translated(/\brevenue\b/gi, 'revenue')
const finds = (pattern: RegExp, text: string) => text.match(new RegExp(pattern.source, 'iu'))?.[0]
const matching = (phrase: string, text: string) => finds(new RegExp(makeAnyPhraseSource([phrase]), 'iu'), text)

describe('spoken', () => {
  it('finds the words of the language that the deck is in, and English in all', () => {
    expect(finds(revenue.in('de'), 'Umsatz 2025')).toBe('Umsatz')
    expect(finds(revenue.in('de'), 'Revenue 2025')).toBe('Revenue')
    expect(finds(revenue.in('fr'), "Chiffre d'affaires 2025")).toBe("Chiffre d'affaires")
  })

  it('finds no word of one language in a deck of another', () => {
    expect(finds(revenue.in('en'), 'Umsatz, ingresos, receita')).toBeUndefined()
    expect(finds(revenue.in('es'), 'Umsatz')).toBeUndefined()
    expect(revenue.in('en')).toBe(revenue.in('und'))
  })

  it('sets the words where the frame puts them', () => {
    const whole = translated(/^customers$/i, 'customers', (words) => `^${words}$`)
    expect(finds(whole.in('es'), 'Clientes')).toBe('Clientes')
    expect(finds(whole.in('es'), 'Clientes y aliados')).toBeUndefined()
  })

  it.each(listLanguages())('has words in %s that all make patterns', (language) => {
    for (const use of wordUses) {
      const words = makeWordsSource(language, [use])
      if (words !== null) expect(() => new RegExp(words, 'giu'), use).not.toThrow()
      expect(words === null || !new RegExp(words, 'iu').test(''), `${use} finds nothing in an empty text`).toBe(true)
    }
  })
})

describe('anyPhrase', () => {
  it.each([
    ['prévision*', 'Les prevision s', 'prevision'],
    ['prévision*', 'PRÉVISIONNEL 2026', 'PRÉVISIONNEL'],
    ['größe', 'Groesse', 'Groesse'],
    ['größe', 'Größe', 'Größe'],
    ['*umsatz', 'Jahresumsatz', 'Jahresumsatz'],
    ['chiffre d’affaires', "chiffre d'affaires", "chiffre d'affaires"],
    ['go to market', 'Go-to-Market', 'Go-to-Market'],
    ['concurrents:', 'Concurrents : Acme', 'Concurrents :'],
    ['營收', '今年營收成長', '營收'],
    ['درآمد', 'درآمدزایی', 'درآمد'],
    ['iletişim', 'İLETİŞİM', 'İLETİŞİM'],
  ])('finds %s in %s', (phrase, text, found) => {
    expect(matching(phrase, text)).toBe(found)
  })

  it.each([
    ['meta', 'metalurgia'],
    ['umsatz', 'Umsatzsteuer'],
    ['concurrents:', 'concurrents directs'],
    ['si', 'simple'],
  ])('does not find %s in %s', (phrase, text) => {
    expect(matching(phrase, text)).toBeUndefined()
  })
})

describe('spokenCues', () => {
  it('counts different words once each, and none for English', () => {
    expect(countTranslatedCues('de', 'body:problem', 'Fachkräftemangel und Papierkram, viel Papierkram')).toBe(2)
    expect(countTranslatedCues('en', 'body:problem', 'Fachkräftemangel und Papierkram')).toBe(0)
  })
})

describe('withEveryLanguage', () => {
  it('finds the words of all languages at once', () => {
    const founder = translateToAll(/\bfounder\b/iu, 'founderRole')
    for (const role of [
      'Founder',
      'Mitgründerin',
      'Cofondatrice',
      'Cofundador',
      'Współzałożyciel',
      '联合创始人',
      'Основатель',
    ])
      expect(founder.test(role), role).toBe(true)
  })

  it('keeps roles out of everyday English', () => {
    const words = translateToAll(/\bfounder\b/iu, 'founderRole', 'leaderRole', 'adviserRole', 'investorRole', 'role')
    for (const text of [
      'Personal data',
      'Socio-economic impact',
      'Commercial launch',
      'Tutor and general practice',
      'Communication',
    ])
      expect(words.test(text), text).toBe(false)
  })
})

describe('a pattern of many phrases', () => {
  const phrases = ['Kunden', 'Kunden gewinnen', 'Kündigung', 'Kund*', 'Markt', 'Marktgröße', 'rynek', 'runda', 'Größe']
  const pattern = new RegExp(makeAnyPhraseSource(phrases), 'iu')

  it('finds each of them whole, and of those that begin alike the longest', () => {
    for (const text of phrases.filter((phrase) => !phrase.includes('*'))) expect(pattern.exec(text)?.[0]).toBe(text)
    expect(pattern.exec('wir Kunden gewinnen heute')?.[0]).toBe('Kunden gewinnen')
    expect(pattern.exec('Kundinnen')?.[0]).toBe('Kundinnen')
    expect(pattern.exec('Groesse')?.[0]).toBe('Groesse')
    expect(pattern.test('Absatzmarkt')).toBe(false)
  })

  it('is shorter than all of them side by side', () => {
    const alike = Array.from({ length: 200 }, (_, at) => `Investoren und Gesellschafter ${at}`)
    expect(makeAnyPhraseSource(alike).length).toBeLessThan(makeAnyPhraseSource(alike.slice(0, 1)).length * 20)
  })
})
