import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

type SecretInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  /** What is shown or hidden, for the button's name: 'passcode'. */
  what: string
}

/** A masked field with a button that shows what was typed. Browsers are asked not to keep it. */
export function SecretInput({ what, className, disabled, ...rest }: SecretInputProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={disabled}
        className={cn('pr-10', className)}
        {...rest}
      />
      <Button
        look="quiet"
        size="icon"
        className="absolute top-0.5 right-0.5"
        aria-label={isShown ? `Hide ${what}` : `Show ${what}`}
        disabled={disabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden />
      </Button>
    </div>
  )
}
