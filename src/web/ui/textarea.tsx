import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlLook } from './input.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlLook, 'min-h-24 resize-y py-2', className)} {...rest} />
}
