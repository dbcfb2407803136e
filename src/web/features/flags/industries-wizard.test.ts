import { describe, expect, it } from 'vitest'
import { listFlagOptions } from '#contract/flag-form.ts'
import {
  listIndustries,
  moveWizard,
  readChoice,
  startWizard,
  type Wizard,
  type WizardAction,
} from './industries-wizard.ts'

const through = (wizard: Wizard, ...actions: WizardAction[]) => actions.reduce(moveWizard, wizard)
const toggle = (value: string): WizardAction => ({ type: 'toggle', value })
const [next, prev, done, edit] = [
  { type: 'next' },
  { type: 'prev' },
  { type: 'done' },
  { type: 'edit' },
] as const satisfies WizardAction[]
const start = startWizard(undefined)

describe('the industries wizard', () => {
  it('starts with green when nothing was chosen before, and with the end when something was', () => {
    expect(start).toEqual({ step: 'green', flags: {} })
    const template = { green_flags: ['ai'], red_flags: ['gaming'], input_flags: { quantity_of_founders: 0 } }
    const saved = startWizard(listFlagOptions('industry', template))
    expect(saved).toEqual({ step: 'done', flags: { ai: 'green', gaming: 'red' } })
    expect(startWizard(listFlagOptions('industry')).step).toBe('done')
  })

  it('toggles between green and neutral, then between red and neutral', () => {
    expect(through(start, toggle('ai'), toggle('saas'), toggle('ai')).flags).toEqual({ saas: 'green' })
    expect(through(start, next, toggle('ai'), toggle('saas'), toggle('ai')).flags).toEqual({ saas: 'red' })
  })

  it('leaves an industry of the other colour alone', () => {
    const green = through(start, toggle('ai'), next, toggle('ai'))
    expect(green).toEqual({ step: 'red', flags: { ai: 'green' } })
    const red = through(start, next, toggle('gaming'), prev, toggle('gaming'))
    expect(red).toEqual({ step: 'green', flags: { gaming: 'red' } })
  })

  it('goes from green to red and back, and from red to the end', () => {
    expect(through(start, next).step).toBe('red')
    expect(through(start, next, prev).step).toBe('green')
    expect(through(start, next, done).step).toBe('done')
    expect(through(start, next, done, edit).step).toBe('green')
  })

  it.each<[Wizard['step'], WizardAction[]]>([
    ['green', [prev, done, edit]],
    ['red', [next, edit]],
    ['done', [next, prev, done, toggle('ai')]],
  ])('in the step %s ignores what it does not have', (step, actions) => {
    const wizard: Wizard = { step, flags: { saas: 'green' } }
    for (const action of actions) expect(moveWizard(wizard, action)).toBe(wizard)
  })

  it('gives its result when it is done, and takes it back while it is changed', () => {
    const finished = through(start, toggle('ai'), next, toggle('gaming'), done)
    expect(readChoice(through(start, next))).toBeUndefined()
    const chosen = readChoice(finished)?.filter(({ flag }) => flag !== 'neutral')
    expect(chosen?.map(({ value, flag, type }) => [value, flag, type])).toEqual([
      ['ai', 'green', 'industry'],
      ['gaming', 'red', 'industry'],
    ])
    expect(listIndustries(finished)).toHaveLength(75)
    expect(readChoice(moveWizard(finished, edit))).toBeUndefined()
  })
})
