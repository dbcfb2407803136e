import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Shows a grey placeholder in the shape of what is loading. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse-soft rounded-md bg-line', className)} {...rest} />
}
