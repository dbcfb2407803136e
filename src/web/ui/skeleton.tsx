import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A grey stand-in in the shape of what comes. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse-soft rounded-md bg-line', className)} {...rest} />
}
