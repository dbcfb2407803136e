import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { appToast } from './toasts.ts'

type CopyButtonProps = Pick<ButtonProps, 'look' | 'size'> & { text: string; what: string }

/** Copies a text; says so where the browser does not allow it. `what` names the text: 'address'. */
export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState('')
  const isCopied = copied === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      appToast.error({ title: `Could not copy the ${what}`, description: 'Select it and copy it by hand.' })
    }
  }
  return (
    <Button {...button} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? 'Copied' : `Copy ${what}`}
    </Button>
  )
}
