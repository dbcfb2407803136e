import { Monitor, Moon, Sun } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { chooseTheme, useTheme } from '#web/ui/theme.ts'
import { entryLook } from './entry-look.ts'

const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const

export function ThemeMenu({ collapsed }: { collapsed: boolean }) {
  const { choice, shown } = useTheme()
  const Icon = shown === 'dark' ? Moon : Sun
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={cn(entryLook, collapsed && 'justify-center px-0')}
        aria-label={collapsed ? 'Appearance' : undefined}
      >
        <Icon aria-hidden />
        {!collapsed && 'Appearance'}
      </DropdownMenuTrigger>
      <DropdownMenuContent side="right" align="end">
        <DropdownMenuRadioGroup value={choice}>
          {choices.map(({ value, label, Icon: ChoiceIcon }) => (
            <DropdownMenuRadioItem key={value} value={value} onSelect={() => chooseTheme(value)}>
              <ChoiceIcon aria-hidden />
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
