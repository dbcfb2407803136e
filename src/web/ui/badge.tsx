import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const badgeLook = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-md border px-1.5 py-px font-medium text-xs tabular [&_svg]:size-3 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-muted',
        green: 'border-green-line bg-green-ground text-green',
        red: 'border-red-line bg-red-ground text-red',
        amber: 'border-amber-line bg-amber-ground text-amber',
        blue: 'border-blue-line bg-blue-ground text-blue',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A small label. Green and red are flags, amber is 'not validated', blue is 'source'; everything else is neutral. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeLook>) {
  return <span className={cn(badgeLook({ tone }), className)} {...rest} />
}
