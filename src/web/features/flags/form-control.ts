import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { FlagForm, flagForm } from '#contract/flag-form.ts'

/** The flag form as its fields get it. */
export type FlagFormControl = Control<z.input<typeof flagForm>, unknown, FlagForm>
