import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const buttonLook = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium ' +
    'transition-colors duration-100 disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        strong:
          'bg-strong text-on-strong shadow-card hover:bg-strong-hover disabled:bg-line disabled:text-faint disabled:shadow-none',
        outline: 'border border-line-strong bg-surface text-ink shadow-card hover:bg-hover disabled:text-faint',
        quiet: 'text-muted hover:bg-hover hover:text-ink disabled:text-faint disabled:hover:bg-transparent',
        /** Opens a question about something that is lost; `destructive` answers it. */
        danger: 'border border-line-strong bg-surface text-red shadow-card hover:bg-hover disabled:text-faint',
        destructive:
          'bg-red text-surface shadow-card hover:opacity-90 disabled:bg-line disabled:text-faint disabled:opacity-100 ' +
          'disabled:shadow-none',
        link: 'rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current',
      },
      size: {
        small: 'h-7 px-2.5 text-sm',
        normal: 'h-9 px-3.5 text-base',
        large: 'h-10 px-4 text-base',
        icon: 'size-8',
        inline: 'h-auto p-0 text-[length:inherit]',
      },
    },
    defaultVariants: { look: 'strong', size: 'normal' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonLook> & { asChild?: boolean }

/** A button; with `asChild` its look is lent to the child (a link). */
export function Button({ look, size, asChild, className, type = 'button', ...rest }: ButtonProps) {
  const classes = cn(buttonLook({ look, size }), className)
  if (asChild) return <Slot.Root className={classes} {...rest} />
  return <button type={type} className={classes} {...rest} />
}
