import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-xl border bg-surface', className)} {...rest} />
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex items-center justify-between gap-3 px-5 pt-4', className)} {...rest} />
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('font-semibold text-base', className)} {...rest}>
      {children}
    </h2>
  )
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-5 py-4', className)} {...rest} />
}
