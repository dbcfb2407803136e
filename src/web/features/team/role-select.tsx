import type { ComponentProps } from 'react'
import { type Role, role as roleSchema, roles, roleWords } from '#contract/roles.ts'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'

type RoleSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: Role
  onRole: (role: Role) => void
}

/** Chooses one of the three roles. */
export function RoleSelect({ value, onRole, className, ...rest }: RoleSelectProps) {
  return (
    <select
      value={value}
      onChange={(event) => onRole(roleSchema.parse(event.target.value))}
      className={cn(controlLook, 'h-9 w-auto px-2', className)}
      {...rest}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {roleWords[one]}
        </option>
      ))}
    </select>
  )
}
