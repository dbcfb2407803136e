import { describe, expect, it } from 'vitest'
import type { Entry, MemoField } from '#contract/memo.ts'
import { listSources } from './memo-reader.ts'

const entry = (value: string, page: number): Entry => ({
  value,
  standing: 'found',
  reason: '',
  evidence: [{ document: 'deck', page, quote: value, boxes: [], match: 'exact' }],
})
const [acme, brill] = [entry('Acme', 7), entry('Brill', 8)]
const list: MemoField = {
  type: 'array',
  value: ['Acme', 'Brill'],
  standing: 'found',
  validated: false,
  reason: '',
  source: { in1: 'Acme', in2: null, value: 'pitch_deck/d?page=7' },
  evidence: [...acme.evidence, ...brill.evidence],
  entries: [acme, brill],
}

describe('the places of a field', () => {
  it('are its own source and all of its evidence', () => {
    expect(listSources(list)).toEqual([
      { value: 'pitch_deck/d?page=7', quote: 'Acme' },
      { value: 'pitch_deck/d?page=8', quote: 'Brill' },
    ])
  })

  it('are none for what a person wrote, and of a changed list those of the entries that were found', () => {
    const written = { action: 'edited' as const, by: null, on: '2026-05-03T09:30:00.000Z' }
    const corvid: Entry = { value: 'Corvid', standing: 'entered', reason: '', evidence: [], entered: written }
    const changed = { ...list, edited: true, value: ['Brill', 'Corvid'], entries: [brill, corvid] }
    expect(listSources(changed)).toEqual([{ value: 'pitch_deck/d?page=8', quote: 'Brill' }])
    expect(listSources({ ...list, type: 'str', value: 'Acme', edited: true })).toEqual([])
  })
})
