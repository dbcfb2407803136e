import { CircleCheck, Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import { describeDeckLink } from '#contract/deck-link.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'

type LinkFieldProps = {
  link: string
  /** What the server said of the link. */
  problem: string | undefined
  disabled: boolean
  control: ComponentProps<typeof Input>
}

/** Says while one types what a link was recognised as, and what to know before it is opened. */
export function LinkField({ link, problem, disabled, control }: LinkFieldProps) {
  const described = describeDeckLink(link)
  return (
    <FormField
      label="Pitch deck link"
      aside="instead of a file"
      errorRole="status"
      error={described.kind === 'refused' ? described.sentence : problem}
      hint={
        <>
          Google Drive, DocSend; Notion (soon). Dropbox and addresses of a PDF work too.
          <span role="status" className="block">
            {described.kind === 'source' && (
              <span className="mt-1 flex items-center gap-1.5 text-ink [&_svg]:size-3.5 [&_svg]:shrink-0">
                {described.source === 'docsend' ? <Eye aria-hidden /> : <CircleCheck aria-hidden />}
                {described.hint}
              </span>
            )}
          </span>
        </>
      }
    >
      {(field) => (
        <Input
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://docsend.com/view/…"
          disabled={disabled}
          {...field}
          {...control}
        />
      )}
    </FormField>
  )
}
