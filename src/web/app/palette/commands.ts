import type { LucideIcon } from 'lucide-react'

/** Something that the palette can do: go to a place, or act. */
export type Command = {
  id: string
  group: 'Deals' | 'Screens' | 'Actions'
  label: string
  /** Shown beside the label: the status of a deal that has no memo to open. */
  detail?: string
  /** Other words that people search for it by. */
  keywords?: string
  Icon: LucideIcon
  run: () => void
}

export const groups = ['Deals', 'Screens', 'Actions'] as const

/** The most deals listed before and after something is typed: a palette finds one deal, the deal list shows all. */
const mostDeals = { untyped: 5, typed: 20 }

const normaliseText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Returns the commands with every typed word in their label or keywords, those that begin with the text first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const search = normaliseText(typed)
  const words = search.split(/\s+/)
  const found = commands.filter(({ label, keywords = '' }) => {
    const text = normaliseText(`${label} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
  const beginsWithSearch = (command: Command) => normaliseText(command.label).startsWith(search)
  const most = search === '' ? mostDeals.untyped : mostDeals.typed
  return groups.flatMap((group) => {
    const own = found.filter((command) => command.group === group)
    const ordered = own.filter(beginsWithSearch).concat(own.filter((command) => !beginsWithSearch(command)))
    return group === 'Deals' ? ordered.slice(0, most) : ordered
  })
}
