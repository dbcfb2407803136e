import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded border border-line-strong bg-surface px-1 font-medium font-sans text-2xs text-muted',
        className,
      )}
      {...rest}
    />
  )
}
