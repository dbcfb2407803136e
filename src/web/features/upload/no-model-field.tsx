import { SwitchField } from '#web/ui/switch-field.tsx'

type NoModelFieldProps = {
  /** Whether each of several decks makes a deal. */
  several?: boolean
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** Keeps what is uploaded from language models. */
export function NoModelField({ several = false, ...props }: NoModelFieldProps) {
  return (
    <SwitchField
      label="Keep from models"
      hint={
        several
          ? 'Nothing of these deals is sent to a language model. Their memos are made by rules.'
          : 'Nothing of the deal is sent to a language model. Its memo is made by rules.'
      }
      {...props}
    />
  )
}
