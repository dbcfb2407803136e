import { type FlagOption, listFlagOptions } from '#contract/flag-form.ts'

/** The three steps of choosing industries, in their order. */
export const wizardSteps = ['green', 'red', 'done'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What was chosen so far; an industry that is not named is neutral. */
export type Wizard = { step: WizardStep; flags: Readonly<Record<string, 'green' | 'red'>> }

export type WizardAction = { type: 'toggle'; value: string } | { type: 'next' | 'prev' | 'done' | 'edit' }

/** Returns the wizard at its start; with saved industries it starts in the last step. */
export function startWizard(chosen: readonly FlagOption[] | undefined): Wizard {
  const flags = (chosen ?? []).flatMap(
    ({ value, flag }): Array<[string, 'green' | 'red']> => (flag === 'green' || flag === 'red' ? [[value, flag]] : []),
  )
  return { step: chosen ? 'done' : 'green', flags: Object.fromEntries(flags) }
}

/** Returns the wizard after an action; an action that its step does not have changes nothing. */
export function moveWizard(wizard: Wizard, action: WizardAction): Wizard {
  const { step, flags } = wizard
  switch (action.type) {
    case 'toggle':
      return step === 'done' ? wizard : { step, flags: toggleFlag(flags, action.value, step) }
    case 'next':
      return step === 'green' ? { step: 'red', flags } : wizard
    case 'prev':
      return step === 'red' ? { step: 'green', flags } : wizard
    case 'done':
      return step === 'red' ? { step: 'done', flags } : wizard
    case 'edit':
      return step === 'done' ? { step: 'green', flags } : wizard
  }
}

/** Toggles an industry between the step's colour and neutral; one of the other colour stays as it is. */
function toggleFlag(flags: Wizard['flags'], value: string, colour: 'green' | 'red'): Wizard['flags'] {
  const { [value]: flag, ...others } = flags
  if (flag === undefined) return { ...flags, [value]: colour }
  return flag === colour ? others : flags
}

/** Returns every industry with its chosen state. */
export function listIndustries({ flags }: Wizard): FlagOption[] {
  return listFlagOptions('industry').map((option) => ({ ...option, flag: flags[option.value] ?? 'neutral' }))
}

/** Returns what the wizard gives to the form: undefined until it is done. */
export function readChoice(wizard: Wizard): FlagOption[] | undefined {
  return wizard.step === 'done' ? listIndustries(wizard) : undefined
}
