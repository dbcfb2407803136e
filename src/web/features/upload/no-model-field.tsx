import { SwitchField } from '#web/ui/switch-field.tsx'

type NoModelFieldProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

/** Keeps what is uploaded from language models. */
export function NoModelField(props: NoModelFieldProps) {
  return (
    <SwitchField
      label="Keep from models"
      hint="Nothing of the deal is ever sent to a language model. Its memo is made by rules."
      {...props}
    />
  )
}
