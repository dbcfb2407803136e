import { zodResolver } from '@hookform/resolvers/zod'
import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type FlagFormDraft, flagCategories, flagForm, readFlags } from '#contract/flag-form.ts'
import { mostFounders } from '#contract/flags.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CategoryField } from './category-field.tsx'
import type { FlagFormControl } from './field-group.tsx'
import { formatOptionCount } from './flag-count.ts'
import { useSaveFlags } from './flag-queries.ts'
import { IndustriesPicker } from './industries-picker.tsx'
import { listIndustries, startWizard, type Wizard } from './industries-wizard.ts'

export type FlagsFormProps = {
  /** What the form starts with. */
  start: FlagFormDraft
  /** The template that Save writes. */
  name: string
  onSaved: () => void
  onFailed: (error: unknown) => void
  /** A second action beside Save. */
  aside?: ReactNode
  /** Where the line with Save stays while the form scrolls under it. */
  barClass?: string
}

/** Every preference of the workspace: options by category, the number of founders, industries. */
export function FlagsForm({ start, name, onSaved, onFailed, aside, barClass }: FlagsFormProps) {
  const form = useForm({ resolver: zodResolver(flagForm), defaultValues: start })
  const [wizard, setWizard] = useState(() => startWizard(start.industriesPicker))
  const save = useSaveFlags(name)
  const submit = form.handleSubmit((filled) =>
    save.mutate(readFlags(filled), { onSuccess: onSaved, onError: onFailed }),
  )
  const { control, formState } = form
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 gap-8">
      <div
        className={cn(
          'sticky top-0 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b bg-ground py-3',
          barClass,
        )}
      >
        <FlagSummary control={control} wizard={wizard} />
        <div className="flex items-center gap-3">
          {aside}
          <Button type="submit" disabled={save.isPending}>
            {save.isPending && <Spinner />}
            Save
          </Button>
        </div>
      </div>
      {flagCategories.map((category) => (
        <CategoryField key={category.key} control={control} category={category} />
      ))}
      <FormField
        label="Quantity of Founders"
        error={formState.errors.quantityOfFounders?.message}
        hint="A team of at least this size is a green flag, a smaller one a red flag. 0 means no preference."
        className="max-w-xl scroll-mt-32"
      >
        {(attributes) => (
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={mostFounders}
            step={1}
            className="w-24 tabular"
            {...attributes}
            {...form.register('quantityOfFounders', { valueAsNumber: true })}
          />
        )}
      </FormField>
      <IndustriesPicker control={control} wizard={wizard} onWizard={setWizard} />
    </form>
  )
}

const categoryKeys = flagCategories.map(({ key }) => key)

/** How many flags would be saved, industries that the wizard has not given yet among them. */
function FlagSummary({ control, wizard }: { control: FlagFormControl; wizard: Wizard }) {
  const categories = useWatch({ control, name: categoryKeys })
  return (
    <p role="status" className="flex items-center gap-2 font-medium tabular">
      <Flag aria-hidden className="size-4 text-muted" />
      {formatOptionCount([...categories.flat(), ...listIndustries(wizard)])}
    </p>
  )
}
