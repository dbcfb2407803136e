import type { Control } from 'react-hook-form'
import type { FlagForm, FlagFormDraft } from '#contract/flag-form.ts'

/** The flag form as its fields get it. */
export type FlagFormControl = Control<FlagFormDraft, unknown, FlagForm>
