import { describe, expect, it } from 'vitest'
import { factOfModel } from '#engine/testing/verified-fact.ts'
import { findSureProblem } from '../check-sentence.ts'
import { listCitedFacts } from '../cited-facts.ts'
import { type Claim, ClaimReader, makeClaimKey } from './claim.ts'
import { makeConfirmRequest } from './confirm-request.ts'
import { judgeClaims } from './judge-claims.ts'
import { makeSheet } from './make-sheet.ts'

const facts = listCitedFacts([
  factOfModel('company_name', 'Northwind'),
  factOfModel('one_liner', 'The booking platform for small harbours'),
  factOfModel('revenue', '$40k MRR', '$40k MRR in May 2026'),
  factOfModel('customers', '120', '120 paying customers', { under: 'Signed by harbour' }),
]).map((one) => ({ ...one, around: ['Traction', 'Signed by harbour'] }))
const idOf = (field: string) => facts.find((one) => one.field === field)?.id ?? ''
const reader = new ClaimReader(facts)
const say = (text: string, ...fields: string[]) => ({ text, facts: fields.map(idOf) })
const claims = [
  say('Northwind runs the booking platform for small harbours.', 'One-liner'),
  say('It makes $40k MRR, as of May 2026.', 'Revenue'),
  say('Northwind serves 120 paying customers.', 'Customers'),
  say('It serves 120 paying customers.', 'Customers'),
].flatMap((one): Claim[] => {
  const claim = reader.read(one)
  return claim === null ? [] : [claim]
})
const sheet = makeSheet(claims, 'Northwind')
const about = { pages: 12, language: 'en', date: 'date: 2026-05', updateDate: null }

const answer = (judge: (line: (typeof sheet)[number]) => object | null) =>
  JSON.stringify({ sentences: sheet.flatMap((line) => judge(line) ?? []) })
const verdict = (sentence: string, holds: boolean, beyond = '') => ({ sentence, beyond, holds })

describe('the sentences of a second reading', () => {
  it('are in the memo’s words, none twice, and wrong beyond doubt none but the controls', () => {
    expect(sheet.map(({ id }) => id)).toEqual(sheet.map((_, index) => `s${index + 1}`))
    const own = sheet.filter(({ isControl }) => !isControl).map(({ claim }) => claim.text)
    expect(own).toEqual([
      'Northwind runs the booking platform for small harbours.',
      'Northwind makes $40k MRR, as of May 2026.',
      'Northwind serves 120 paying customers.',
    ])
    expect(reader.read(say('Northwind makes $45k MRR.', 'Revenue'))).toBeNull()
    expect(reader.read({ text: 'Northwind makes $40k MRR.', facts: ['f99'] })).toBeNull()
  })

  it('have two among them that code has made false: another figure, and the facts of another', () => {
    const controls = sheet.filter(({ isControl }) => isControl).map(({ claim }) => claim)
    expect(controls.map(({ text }) => text)).toEqual([
      'Northwind makes $50k MRR, as of May 2026.',
      'Northwind serves 120 paying customers.',
    ])
    for (const { text, cited } of controls) expect(findSureProblem(text, cited, 'Northwind')).not.toBeNull()
    expect(controls[1]?.cited.map(({ field }) => field)).not.toContain('Customers')
  })

  it.each(['under 40', 'over 90', 'at least 12', 'fewer than 50', 'about 300'])(
    'have none with another figure where a bound could make it true: %s',
    (count) => {
      const cited = listCitedFacts([factOfModel('customers', count, `${count} customers`)])
      const claim = new ClaimReader(cited).read({ text: `The company has ${count} customers.`, facts: ['f1'] })
      const controls = makeSheet(claim ? [claim] : [], null).filter(({ isControl }) => isControl)
      expect(controls.map((one) => one.claim.text)).toEqual([
        `The company has ${count} customers, as it has done for 417 customers.`,
      ])
    },
  )

  it('have a figure added where none says one, also in another language', () => {
    const spanish = new ClaimReader(
      listCitedFacts([factOfModel('one_liner', 'La plataforma de reservas para puertos que no tienen oficina propia')]),
    )
    const foreign = spanish.read({ text: 'Ports without an office take bookings on the platform.', facts: ['f1'] })
    for (const claim of [claims[0], foreign]) {
      const [own, control] = makeSheet(claim ? [claim] : [], 'Northwind')
      expect(own).toMatchObject({ id: 's1', claim: { text: claim?.text }, isControl: false })
      expect(control).toMatchObject({ id: 's2', isControl: true })
      expect(control?.claim.text).toMatch(/, as it has done for 417 customers\.$/)
    }
    expect(makeSheet([], null)).toEqual([])
  })
})

describe('the request for a second reading', () => {
  it('holds the facts that are cited with what stands over and around them, and nothing else', async () => {
    const { system, prefix, prompt, name, purpose } = makeConfirmRequest(sheet, facts, about)
    expect({ name, purpose }).toEqual({ name: expect.stringMatching(/^confirm [0-9a-f]{16}$/), purpose: 'confirm' })
    expect(prefix.split('\n').slice(1, -1)).toEqual([
      '[about] 12 pages; language: en; date: 2026-05',
      '[f1] Company Name = Northwind (proved, page 3) around: "Traction", "Signed by harbour"',
      '[f2] One-liner = The booking platform for small harbours (proved, page 3) around: "Traction", "Signed by harbour"',
      '[f3] Revenue = $40k MRR (proved, page 3: "$40k MRR in May 2026") around: "Traction", "Signed by harbour"',
      '[f4] Customers = 120 (proved, page 3: "120 paying customers" under "Signed by harbour") around: "Traction"',
    ])
    const few = makeConfirmRequest(makeSheet(claims.slice(1, 3), 'Northwind'), facts, about)
    expect(few.prefix).not.toContain('One-liner')
    await expect(`${system}\n\n${prompt}\n`).toMatchFileSnapshot('confirm-request.golden.txt')
  })

  it('keeps within 30,000 characters: what stands around facts gives way', () => {
    const wide = facts.map((one) => ({ ...one, around: ['x '.repeat(6_000)] }))
    const read = new ClaimReader(wide)
    const all = ['Revenue', 'Customers'].flatMap(
      (field) =>
        read.read(say(`Northwind tells of ${field === 'Revenue' ? '$40k MRR' : '120 customers'}.`, field)) ?? [],
    )
    const { prefix } = makeConfirmRequest(makeSheet(all, 'Northwind'), wide, about)
    expect(prefix.length).toBeLessThan(30_500)
    expect(prefix).toContain('around: "x x')
  })
})

describe('a second reading', () => {
  it('confirms and refuses sentences, where it refused the controls', () => {
    const { verdicts } = judgeClaims(
      answer(({ id, isControl, claim }) => verdict(id, !isControl && !claim.text.includes('platform'))),
      sheet,
    )
    const [first, second, third] = claims.map((one) => verdicts?.get(makeClaimKey(one)))
    expect([first, second, third]).toEqual([false, true, true])
    expect(verdicts?.size).toBe(3)
  })

  it('does not confirm a sentence of which it names words beyond the facts, nor one that it judged twice', () => {
    const { verdicts } = judgeClaims(
      JSON.stringify({
        sentences: sheet.flatMap(({ id, isControl }, at) => [
          verdict(id, !isControl, at === 0 ? 'runs' : ''),
          ...(at === 2 ? [verdict(id, false)] : []),
        ]),
      }),
      sheet,
    )
    const [first] = claims
    expect(first && verdicts?.get(makeClaimKey(first))).toBe(false)
    const twice = sheet[2]
    expect(twice?.isControl === false && verdicts?.get(makeClaimKey(twice.claim))).toBe(false)
  })

  it('leaves what it passed over to code', () => {
    const { verdicts } = judgeClaims(
      answer(({ id, isControl }) => (isControl ? verdict(id, false) : null)),
      sheet,
    )
    expect(verdicts).toEqual(new Map())
  })

  it.each([
    ['confirms all', answer(({ id }) => verdict(id, true)), 'confirmed-false'],
    ['passes over a control', answer(({ id, isControl }) => (isControl ? null : verdict(id, true))), 'passed-over'],
    ['broke off', answer(({ id, isControl }) => verdict(id, !isControl)).slice(0, 60), 'passed-over'],
    ['is something else', '{"sentences":"all true"}', 'passed-over'],
  ])('is not believed where it %s', (_name, text, disbelief) => {
    expect(judgeClaims(text, sheet)).toEqual({ verdicts: null, disbelief })
  })

  it('is not believed where it refuses every one of several sentences', () => {
    const more = ['One-liner', 'Revenue', 'Customers'].flatMap(
      (field) => reader.read({ text: 'Northwind is told of here.', facts: [idOf(field)] }) ?? [],
    )
    const wide = makeSheet([...claims, ...more], 'Northwind')
    const refusal = JSON.stringify({ sentences: wide.map(({ id }) => verdict(id, false)) })
    expect(judgeClaims(refusal, wide)).toEqual({ verdicts: null, disbelief: 'refused-all' })
    const few = JSON.stringify({ sentences: sheet.map(({ id }) => verdict(id, false)) })
    expect(judgeClaims(few, sheet).disbelief).toBeNull()
  })

  it('names nothing beyond the facts by words that the sentence does not have', () => {
    const { verdicts } = judgeClaims(
      answer(({ id, isControl }) => verdict(id, !isControl, 'none')),
      sheet,
    )
    expect([...(verdicts ?? new Map()).values()]).toEqual([true, true, true])
  })

  it('has another name for other sentences and for other facts', () => {
    const nameOf = (...from: Parameters<typeof makeConfirmRequest>) => makeConfirmRequest(...from).name
    const own = nameOf(sheet, facts, about)
    expect(nameOf(makeSheet(claims, 'Northwind'), facts, about)).toBe(own)
    expect(nameOf(makeSheet(claims.slice(1), 'Northwind'), facts, about)).not.toBe(own)
    const others = sheet.map((line) => ({
      ...line,
      claim: { ...line.claim, cited: line.claim.cited.map((one) => ({ ...one, value: `${one.value} more` })) },
    }))
    expect(nameOf(others, facts, about)).not.toBe(own)
  })
})
