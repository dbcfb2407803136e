import { Search } from 'lucide-react'
import { usePalette } from '#web/app/palette/palette.tsx'
import { readPaletteKeys } from '#web/app/palette/palette-keys.ts'
import { cn } from '#web/ui/cn.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { entryLook } from './entry-look.ts'

type SearchEntryProps = { collapsed: boolean; onNavigate?: (() => void) | undefined }

/** Shows the button that opens the palette, with its shortcut. */
export function SearchEntry({ collapsed, onNavigate }: SearchEntryProps) {
  const openPalette = usePalette()
  const keys = readPaletteKeys()
  const open = () => {
    onNavigate?.()
    openPalette()
  }
  return (
    <div className="px-3 pb-3">
      <Tooltip text={collapsed && `Search ${keys}`} side="right">
        <button
          type="button"
          className={cn(entryLook, collapsed && 'justify-center px-0')}
          aria-label={collapsed ? 'Search' : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Search aria-hidden />
          {!collapsed && (
            <>
              Search
              <Kbd aria-hidden className="ml-auto whitespace-nowrap">
                {keys}
              </Kbd>
            </>
          )}
        </button>
      </Tooltip>
    </div>
  )
}
