import { useController } from 'react-hook-form'
import type { FlagCategory, FlagState } from '#contract/flag-form.ts'
import { FieldGroup, type FlagFormControl, flagsGrid } from './field-group.tsx'
import { FlagControl } from './flag-control.tsx'

type CategoryFieldProps = { control: FlagFormControl; category: FlagCategory }

/** All options of one category, each with a state of its own. */
export function CategoryField({ control, category }: CategoryFieldProps) {
  const { field, fieldState } = useController({ control, name: category.key })
  const setFlag = (value: string, flag: FlagState) =>
    field.onChange(field.value.map((option) => (option.value === value ? { ...option, flag } : option)))
  return (
    <FieldGroup title={category.title} error={fieldState.error?.message} focusRef={field.ref}>
      <div className={flagsGrid}>
        {field.value.map((option) => (
          <FlagControl key={option.value} option={option} onFlag={(flag) => setFlag(option.value, flag)} />
        ))}
      </div>
    </FieldGroup>
  )
}
