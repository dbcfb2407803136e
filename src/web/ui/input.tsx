import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const controlLook =
  'w-full rounded-md border border-control bg-surface px-3 text-base text-ink placeholder:text-faint ' +
  'transition-colors hover:border-muted focus-visible:border-ink focus-visible:outline-1 ' +
  'focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line-strong ' +
  'disabled:bg-sunken disabled:text-muted aria-invalid:border-red ' +
  'aria-invalid:focus-visible:outline-red'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlLook, 'h-9', className)} {...rest} />
}
