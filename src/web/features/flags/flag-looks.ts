import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import type { FlagState } from '#contract/flag-form.ts'

type FlagLook = { word: string; Icon: LucideIcon; text: string; frame: string; radio: string; icon: string }

/** How each state is shown: by a word, an icon and a colour. */
export const flagLooks: Record<FlagState, FlagLook> = {
  green: {
    word: 'Green',
    Icon: Check,
    text: 'text-green',
    frame: 'border-green-line bg-green-ground',
    radio: 'checked:bg-green',
    icon: 'peer-checked:text-surface',
  },
  neutral: {
    word: 'Neutral',
    Icon: Minus,
    text: 'text-muted',
    frame: 'border-line bg-surface',
    radio: 'checked:bg-hover',
    icon: 'peer-checked:text-ink',
  },
  red: {
    word: 'Red',
    Icon: X,
    text: 'text-red',
    frame: 'border-red-line bg-red-ground',
    radio: 'checked:bg-red',
    icon: 'peer-checked:text-surface',
  },
}
