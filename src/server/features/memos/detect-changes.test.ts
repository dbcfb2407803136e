import { describe, expect, it } from 'vitest'
import { blankMemo, fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { detectChanges } from './detect-changes.ts'

const nora = { by: 'Nora Quist', on: '2026-05-03T09:30:00.000Z' }
const stored = () =>
  blankMemo({ Revenue: '$1.2M ARR', 'Notable Customers': ['Acme'], Stage: 'Seed' }, [
    { 'Founder Name': 'Ada Moore', Role: 'CEO', 'Repeat Founder': true },
    { 'Founder Name': 'Li Wei', Role: 'CTO' },
  ])

describe('changed fields', () => {
  it('finds nothing in a memo that was sent back as it was', () => {
    expect(detectChanges(stored(), stored(), nora)).toEqual({ changes: [], memo: stored() })
  })

  it('takes value and confirmation only, and vouches for an edited field', () => {
    const sent = stored()
    Object.assign(fieldIn(sent, 'Traction', 'Revenue'), {
      value: ' $1.4M ARR ',
      validated: false,
      reason: 'because I say so',
      source: { in1: 'forged', in2: null, value: 'pitch_deck/forged?page=1' },
      evidence: [],
    })
    const changed = detectChanges(stored(), sent, nora)
    expect(changed?.changes).toEqual([
      {
        section: 'Traction',
        field: 'Revenue',
        founder: null,
        position: null,
        action: 'edited',
        from: '$1.2M ARR',
        to: '$1.4M ARR',
      },
    ])
    const kept = fieldIn(stored(), 'Traction', 'Revenue')
    expect(changed && fieldIn(changed.memo, 'Traction', 'Revenue')).toEqual({
      ...kept,
      value: '$1.4M ARR',
      edited: true,
      found: '$1.2M ARR',
      validated: true,
      entered: { action: 'edited', ...nora },
    })
  })

  it('tells a confirmation and its withdrawal from an edit', () => {
    const sent = stored()
    fieldIn(sent, 'Fundraising', 'Stage').validated = true
    const confirmed = detectChanges(stored(), sent, nora)
    expect(confirmed?.changes).toMatchObject([{ action: 'confirmed', from: 'Seed', to: 'Seed' }])
    const reopened = confirmed && detectChanges(confirmed.memo, stored(), nora)
    expect(reopened?.changes).toMatchObject([{ action: 'reopened', field: 'Stage' }])
    expect(reopened?.memo).toEqual(stored())
  })

  it('gives back what was found when an edit is withdrawn', () => {
    const sent = stored()
    fieldIn(sent, 'Traction', 'Revenue').value = '$1.4M ARR'
    const edited = detectChanges(stored(), sent, nora)
    const back = structuredClone(edited?.memo ?? {})
    fieldIn(back, 'Traction', 'Revenue').validated = false
    const withdrawn = edited && detectChanges(edited.memo, back, nora)
    expect(withdrawn?.changes).toMatchObject([{ action: 'reopened', from: '$1.4M ARR', to: '$1.2M ARR' }])
    expect(withdrawn?.memo).toEqual(stored())
  })

  it('takes emptied text for unknown, and drops empty and repeated entries of lists', () => {
    const sent = stored()
    fieldIn(sent, 'Traction', 'Revenue').value = '  '
    fieldIn(sent, 'Traction', 'Notable Customers').value = ['Acme', ' ', 'Acme ', 'Brill']
    const changed = detectChanges(stored(), sent, nora)
    expect(changed?.changes.map(({ to }) => to)).toEqual([null, ['Acme', 'Brill']])
  })

  it('names the founder whose field changed by the name before the change', () => {
    const sent = stored()
    founderFieldIn(sent, 1, 'Founder Name').value = 'Wei Li'
    founderFieldIn(sent, 1, 'Role').value = 'Chief Scientist'
    founderFieldIn(sent, 0, 'Repeat Founder').value = null
    expect(detectChanges(stored(), sent, nora)?.changes).toMatchObject([
      { founder: 'Ada Moore', position: 0, field: 'Repeat Founder', from: true, to: null },
      { founder: 'Li Wei', position: 1, field: 'Founder Name', to: 'Wei Li' },
      { founder: 'Li Wei', position: 1, field: 'Role', to: 'Chief Scientist' },
    ])
  })

  it('refuses another number of founders and other fields', () => {
    const fewer = stored()
    fewer['Founder information'] = []
    expect(detectChanges(stored(), fewer, nora)).toBeNull()
    const renamed = stored()
    const { Revenue, ...others } = renamed.Traction as Record<string, never>
    renamed.Traction = { ...others, Turnover: Revenue as never }
    expect(detectChanges(stored(), renamed, nora)).toBeNull()
  })
})
