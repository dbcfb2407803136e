import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuRadioGroup = Radix.RadioGroup

/** Not modal: the page behind stays reachable for assistive technology while the menu is open. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

const itemLook =
  'flex select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none data-[disabled]:text-faint data-[highlighted]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'

export function DropdownMenuContent({ className, sideOffset = 6, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn('z-50 min-w-44 animate-rise rounded-lg bg-raised p-1 shadow-pop', className)}
        {...rest}
      />
    </Radix.Portal>
  )
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(itemLook, 'cursor-pointer', className)} {...rest} />
}

export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemLook, 'cursor-pointer', className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
