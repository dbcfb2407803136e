import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-separate border-spacing-0 text-left', className)} {...rest} />
}

export function TableHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('h-9 border-b px-3 text-left font-medium text-muted text-xs first:pl-4 last:pr-4', className)}
      {...rest}
    />
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('group/row transition-colors hover:bg-hover', className)} {...rest} />
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('border-b px-3 first:pl-4 last:pr-4', className)} {...rest} />
}
