import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import type { FlagState } from '#contract/flag-form.ts'

type FlagLook = { word: string; Icon: LucideIcon; text: string; frame: string; chosen: string }

/** How each state is shown: by a word, an icon and a colour. */
export const flagLooks: Record<FlagState, FlagLook> = {
  green: {
    word: 'Green',
    Icon: Check,
    text: 'text-green',
    frame: 'border-green-line bg-green-ground',
    chosen: 'data-[state=checked]:bg-green data-[state=checked]:text-surface',
  },
  neutral: {
    word: 'Neutral',
    Icon: Minus,
    text: 'text-muted',
    frame: 'border-line bg-surface',
    chosen: 'data-[state=checked]:bg-hover data-[state=checked]:text-ink',
  },
  red: {
    word: 'Red',
    Icon: X,
    text: 'text-red',
    frame: 'border-red-line bg-red-ground',
    chosen: 'data-[state=checked]:bg-red data-[state=checked]:text-surface',
  },
}
