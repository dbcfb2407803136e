import { describe, expect, it } from 'vitest'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { mergeFacts } from './merge-facts.ts'
import type { ModelVoice } from './voices.ts'

const model = (key: FactKey, value: string | boolean, over: Partial<VerifiedFact> = {}) =>
  fact(key, value, { rule: 'llm/company', ...over })
const inferred = { standing: 'inferred', kind: 'inferred' } as const
const person = (name: string) => ({ person: name })
const inUpdates = { evidence: [on(1, 'an update', { document: 'updates', page: null })] }
const onPage = (page: number, quote: string) => ({ evidence: [on(page, quote)] })
const invented: Partial<VerifiedFact> = {
  standing: 'found',
  problem: { gate: 'quote', place: { page: 2 }, detail: { fault: 'not-found', page: 2 } },
}

type Said = Partial<Omit<ModelVoice, 'silent'>> & { silent?: readonly FactKey[] }

const merge = (rules: readonly VerifiedFact[], { silent, ...said }: Said) => {
  const voice = { facts: [], failed: [], wasSent: () => true, prove: judgeByQuote, ...said }
  const keys = [...rules, ...voice.facts].map((one) => one.key)
  const all = mergeFacts(rules, { ...voice, silent: new Set(silent ?? keys) })
  const print = (facts: readonly VerifiedFact[]) => facts.map((one) => `${one.value}: ${one.standing}`)
  return { shown: print(all.filter((one) => !one.superseded)), beside: print(all.filter((one) => one.superseded)) }
}

/** A verifier that holds what a quote says to be proved. */
const judgeByQuote = (claim: VerifiedFact): VerifiedFact => {
  const isSaid = claim.evidence.some(({ quote }) => quote.includes(String(claim.value)))
  return { ...claim, standing: isSaid ? 'proved' : 'found', problem: isSaid ? null : foundOnly.problem }
}

type Row = [name: string, rules: VerifiedFact[], said: Said, shown: string[], beside: string[]]

const rows: Row[] = [
  [
    'all gates pass',
    [fact('revenue', '$1M', foundOnly)],
    { facts: [model('revenue', '$2M')] },
    ['$2M: proved'],
    ['$1M: found'],
  ],
  [
    'quote found, a gate fails, also against a proved value',
    [fact('revenue', '$1M')],
    { facts: [model('revenue', '$2M', foundOnly)] },
    ['$2M: found'],
    ['$1M: proved'],
  ],
  [
    'same value, the rules’ quote passes more gates',
    [fact('previous_investors', 'Northbank Ltd', onPage(4, 'Backed by Northbank Ltd'))],
    { facts: [model('previous_investors', 'Northbank', foundOnly)] },
    ['Northbank: proved'],
    [],
  ],
  [
    'a passage that shares words with one of the rules stays as it was answered',
    [fact('one_liner', 'Harbours book berths', onPage(4, 'Harbours book berths'))],
    { facts: [model('one_liner', 'Harbours book berths by phone', { ...foundOnly, ...onPage(1, 'Book by phone') })] },
    ['Harbours book berths by phone: found'],
    [],
  ],
  [
    'same value, agreement proves nothing',
    [fact('tam', '$4.0B', foundOnly)],
    { facts: [model('tam', '$4 billion', foundOnly)] },
    ['$4 billion: found'],
    [],
  ],
  [
    'quote nowhere: the rules’ value',
    [fact('revenue', '$1M', foundOnly)],
    { failed: [model('revenue', '$9M', invented)] },
    ['$1M: found'],
    [],
  ],
  ['quote nowhere: else empty, and no invented quote', [], { failed: [model('revenue', '$9M', invented)] }, [], []],
  [
    'concluded, and may be',
    [fact('industry', 'ai')],
    { facts: [model('industry', 'saas', inferred)] },
    ['saas: inferred'],
    ['ai: proved'],
  ],
  [
    'left empty: the best value of the rules is the first candidate',
    [fact('revenue', '$1M', foundOnly), fact('revenue', '$3M')],
    {},
    [],
    ['$3M: proved', '$1M: found'],
  ],
  [
    'left empty, an address',
    [fact('site', 'a.example'), fact('contact_email', 'b@a.example', foundOnly)],
    {},
    ['a.example: proved'],
    ['b@a.example: found'],
  ],
  ['left empty by an answer that is not fit', [fact('revenue', '$1M', foundOnly)], { silent: [] }, ['$1M: found'], []],
  [
    'left empty, on a line that no request held',
    [fact('revenue', '$1M', onPage(7, '$1M'))],
    { wasSent: () => false },
    ['$1M: proved'],
    [],
  ],
  [
    'two values of the model: the first proved',
    [],
    { facts: [model('revenue', '$1M', foundOnly), model('revenue', '$2M'), model('revenue', '$3M')] },
    ['$2M: proved'],
    ['$3M: proved', '$1M: found'],
  ],
  [
    'two values of the model: of deck and updates the younger',
    [],
    { facts: [model('revenue', '$1M'), model('revenue', '$2M', inUpdates)] },
    ['$2M: proved'],
    ['$1M: proved'],
  ],
  [
    'an update that the rules read, before the model’s word of the deck',
    [fact('revenue', '$5M', inUpdates)],
    { facts: [model('revenue', '$2M')] },
    ['$5M: proved'],
    ['$2M: proved'],
  ],
  [
    'a list: the model’s entries',
    [fact('competitors', 'Globex', onPage(5, 'Globex and Initech')), fact('competitors', 'Milestones')],
    { facts: [model('competitors', 'Initech', foundOnly), model('competitors', 'Globex Inc.')] },
    ['Initech: found', 'Globex Inc.: proved'],
    ['Milestones: proved'],
  ],
  [
    'a list: the name that the rules read from the same words is the model’s',
    [fact('competitors', 'Northbank', onPage(5, 'Northbank Junior'))],
    { facts: [model('competitors', 'Northbank Junior', onPage(5, 'Northbank Junior'))] },
    ['Northbank Junior: proved'],
    [],
  ],
  [
    'a list: of an answer that is not fit the rules’ entries stay',
    [fact('competitors', 'Initech')],
    { facts: [model('competitors', 'Globex')], silent: [] },
    ['Globex: proved', 'Initech: proved'],
    [],
  ],
  [
    'a list: what the model quoted wrongly and the rules found stays',
    [fact('competitors', 'Initech'), fact('competitors', 'Sales')],
    { facts: [model('competitors', 'Globex')], failed: [model('competitors', 'Initech', invented)] },
    ['Globex: proved', 'Initech: proved'],
    ['Sales: proved'],
  ],
  [
    'founders: the model’s people in page order, by the longest printed form',
    [
      fact('founder_name', 'Ana Ruiz Sol', { ...person('Ana Ruiz Sol'), ...onPage(9, 'Ana Ruiz Sol') }),
      fact('founder_name', 'Kim Lee', person('Kim Lee')),
    ],
    {
      facts: [
        model('founder_name', 'Ana Ruiz', { ...person('Ana Ruiz'), ...onPage(9, 'Ana Ruiz') }),
        model('founder_name', 'Bo Dahl', { ...person('Bo Dahl'), ...onPage(2, 'Bo Dahl') }),
      ],
    },
    ['Bo Dahl: proved', 'Ana Ruiz Sol: proved'],
    ['Kim Lee: proved'],
  ],
  [
    'founders: role, summary and traits are the model’s, addresses the rules’ if proved',
    [
      fact('founder_role', 'CTO', person('Dr. Ana Ruiz')),
      fact('trait_phd', true, person('Dr. Ana Ruiz')),
      fact('founder_linkedin', 'linkedin.com/in/ana', person('Dr. Ana Ruiz')),
      fact('founder_email', 'ana@a.example', { ...person('Dr. Ana Ruiz'), ...foundOnly }),
    ],
    {
      facts: [model('founder_name', 'Ana Ruiz', person('Ana Ruiz')), model('founder_role', 'CEO', person('Ana Ruiz'))],
    },
    ['Ana Ruiz: proved', 'CEO: proved', 'linkedin.com/in/ana: proved'],
    ['CTO: proved', 'true: proved', 'ana@a.example: found'],
  ],
  [
    'a topic: the model’s passages',
    [fact('topic:Market', 'Harbours in Europe sell four million nights a year.')],
    { facts: [model('topic:Market', 'Harbours take two million boats a year.')] },
    ['Harbours take two million boats a year.: proved'],
    ['Harbours in Europe sell four million nights a year.: proved'],
  ],
  [
    'a topic that the model left out: whole sentences that pass the gates',
    [
      fact('topic:Market', 'Harbours in Europe sell four million nights a year.'),
      fact('topic:Market', 'Market size'),
      fact('topic:Market', 'The market is held by two firms today.', foundOnly),
    ],
    {},
    ['Harbours in Europe sell four million nights a year.: proved'],
    ['Market size: proved', 'The market is held by two firms today.: found'],
  ],
]

describe('who speaks', () => {
  it.each(rows)('%s', (_name, rules, said, shown, beside) => {
    expect(merge(rules, said)).toEqual({ shown, beside })
  })

  it('takes figures of another period or nature for other values', () => {
    const scope = { metric: 'ARR', period: '2024', nature: 'actual', amount: 1e6, unit: '$' } as const
    const ofRules = fact('revenue', '$1M', { scope })
    const said = (over: Partial<typeof scope> | { nature: 'forecast' }) =>
      merge([ofRules], { facts: [model('revenue', '$1.0M', { scope: { ...scope, ...over } })] }).beside
    expect(said({})).toEqual([])
    expect(said({ nature: 'forecast' })).toEqual(['$1M: proved'])
    expect(merge([ofRules], { facts: [model('revenue', '€1M')] }).beside).toEqual(['$1M: proved'])
  })
})
