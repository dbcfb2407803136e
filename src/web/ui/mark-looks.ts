import {
  CircleDashed,
  CircleQuestionMark,
  FileCheck,
  FileSearch,
  Lightbulb,
  type LucideIcon,
  Split,
  UserCheck,
} from 'lucide-react'
import type { Mark } from '#contract/find-mark.ts'

/** Icon and colour of each mark; `printed` is what stands on paper in the icon's place. */
export const markLooks: Record<Mark, { Icon: LucideIcon; text: string; bar: string; printed: string }> = {
  contradicted: { Icon: Split, text: 'text-red', bar: 'before:bg-red-bar', printed: '(contradicted)' },
  found: { Icon: FileSearch, text: 'text-amber', bar: 'before:bg-amber-bar', printed: '(found, not proved)' },
  inferred: { Icon: Lightbulb, text: 'text-amber', bar: 'before:bg-amber-bar', printed: '(inferred)' },
  proved: { Icon: FileCheck, text: 'text-muted', bar: '', printed: '' },
  entered: { Icon: UserCheck, text: 'text-teal', bar: '', printed: '(entered)' },
  open: { Icon: CircleQuestionMark, text: 'text-faint', bar: 'before:bg-faint', printed: '' },
  unstated: { Icon: CircleDashed, text: 'text-faint', bar: 'before:bg-faint', printed: '' },
}
