import { describe, expect, it } from 'vitest'
import { cleanLines, countSureWords, meanConfidence } from './clean-lines.ts'
import type { RecognisedLine } from './recognised-page.ts'
import type { RecognitionLanguage } from './recognition-language.ts'

/** Words 60 pixels apart, 40 high; `text|confidence`, and a gap of 30 pixels where `text` begins with '~'. */
function line(...words: string[]): RecognisedLine {
  let left = 0
  return {
    baseline: [0, 40, 500, 40],
    words: words.map((one) => {
      const [text = '', confidence = '95'] = one.replace(/^~/, '').split('/')
      if (one.startsWith('~')) left += 30
      const box: [number, number, number, number] = [left, 0, left + 50, 40]
      left += 58
      return { text, confidence: Number(confidence) / 100, box }
    }),
  }
}
const texts = (lines: RecognisedLine[], text: 'keep' | 'replace' = 'replace', language: RecognitionLanguage = 'eng') =>
  cleanLines(lines, text, language).map((one) => one.words.map((word) => word.text).join(' '))

describe('cleaning what was recognised', () => {
  it('keeps text, and separators inside it', () => {
    expect(texts([line('Founder', '&', 'CEO', '-', 'Oslo')])).toEqual(['Founder & CEO - Oslo'])
  })

  it('spells the sign of an amount that was read as a letter, and no product', () => {
    expect(
      texts([line('S1M', 'to', 'build'), line('S250,000', 'seed'), line('Model', 'S10'), line('S3', 'storage')]),
    ).toEqual(['$1M to build', '$250,000 seed', 'Model S10', 'S3 storage'])
  })

  it('keeps the unit behind a figure, and no sign behind other words', () => {
    const lines = [line('Markt:', '12,4', 'Mrd.', '€'), line('plus', '14', '%'), line('Unsere', 'Preise', '€')]
    expect(texts(lines)).toEqual(['Markt: 12,4 Mrd. €', 'plus 14 %', 'Unsere Preise'])
  })

  it('drops scraps of photos, icons and frames', () => {
    expect(texts([line('®'), line('Se/20', 'A/31'), line('|', 'Payments', '|'), line('fl/55'), line('Q')])).toEqual([
      'Payments',
    ])
  })

  it('takes letters and signs that stand apart before a line for the list marks they are', () => {
    expect(
      texts([line('e', '~Import', 'invoices'), line('©', '~Match', 'payments'), line('*', '~Close', 'books')]),
    ).toEqual(['• Import invoices', '• Match payments', '• Close books'])
  })

  it('leaves a letter alone that stands as near as a word does, and drops a sign that does', () => {
    expect(texts([line('e', 'o', 'futuro'), line('©', 'Calder', 'Ltd')])).toEqual(['e o futuro', 'Calder Ltd'])
  })

  it('spells ligatures out', () => {
    expect(texts([line('ﬁrst', 'oﬃce')])).toEqual(['first office'])
  })

  it('reads AI where its second letter looks like a small L', () => {
    expect(
      texts([line('Al', 'agents'), line('Al', 'Platform'), line('Built', 'on', 'Al'), line('Al-powered')]),
    ).toEqual([...['AI agents', 'AI Platform', 'Built on AI', 'AI-powered']])
    expect(texts([line('A', 'Complete', 'Al-Powered', 'School')])).toEqual(['A Complete AI-Powered School'])
    expect(texts([line('Our', 'GenAl', 'tools')])).toEqual(['Our GenAI tools'])
  })

  it.each(['Al Rajhi', 'Dr Al-Rashid', 'Al-jazeera', 'El-Al', 'Al2O3', 'Al’s Garage', 'Satın Al', 'Alba'])(
    'leaves what is a name or a word: %s',
    (text) => {
      expect(texts([line(...text.split(' '))])).toEqual([text])
    },
  )

  it('leaves Al where the language has such a word', () => {
    expect(texts([line('Al', 'mercato')], 'replace', 'ita')).toEqual(['Al mercato'])
  })

  it('keeps a figure that stands alone, also when it was read unsurely', () => {
    expect(texts([line('$90M/34'), line('27%/96'), line('7/30')])).toEqual(['$90M', '27%'])
  })

  it('wants more of pictures beside text', () => {
    const lines = [line('Blurred/65', 'caption/60'), line('$90M/34'), line('10', '20', '30', '40', '50', 'days')]
    expect(texts(lines, 'keep')).toEqual([])
    expect(texts(lines)).toHaveLength(3)
  })
})

it('confidence is the mean over letters and digits, doubtful words included', () => {
  expect(meanConfidence([line('abcdef/90', 'xyz/30', '®/0')])).toBeCloseTo(0.7)
  expect(meanConfidence([])).toBe(0)
})

it('words of two letters or more count as sure from 80 on', () => {
  expect(countSureWords([line('Growth/80', 'a/99', 'plan/79', '21%/95')])).toBe(2)
})
