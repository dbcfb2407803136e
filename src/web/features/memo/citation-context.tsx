import { createContext, type ReactNode, useContext } from 'react'
import type { SourceTarget } from '#web/lib/source-links.ts'

export type PageTarget = Extract<SourceTarget, { kind: 'page' }>

/** The page that stands beside the edit view and follows the row that keys act on; the focus stays in the row. */
export type PageBeside = {
  isFollowing: boolean
  start: () => void
  follow: (target: PageTarget) => void
}

/** What a reader outside the workspace has, in the place of the deck and the updates. */
type Outside = {
  /** Shows what a source says, with its page where that may be shown. */
  showSource: (target: SourceTarget) => void
  /** Opens the deck at its first page; null where its pages are not shown. */
  showDeck: (() => void) | null
}

/** What the screen around a memo offers to its citations. */
export type CitationActions = {
  /** Opens the deck beside the memo. Returns false in a narrow window; the link is then followed instead. */
  openPage: (target: PageTarget) => boolean
  /** Opens the updates at the most recent one, or at an earlier one by its id. */
  openUpdate: (of: string | null) => void
  thumbnail: (target: PageTarget) => ReactNode
  /** The part of a page round its quote. */
  crop?: (target: PageTarget) => ReactNode
  outside?: Outside
}

const Context = createContext<CitationActions | null>(null)
export const CitationProvider = Context.Provider

export function useCitations(): CitationActions {
  const actions = useContext(Context)
  if (!actions) throw new Error('A citation stands outside of a memo.')
  return actions
}

const Numbers = createContext<ReadonlyMap<string, number>>(new Map())

/** Gives the numbers of the places that a screen cites, by the keys of the places. */
export const PlaceNumbersProvider = Numbers.Provider
export const usePlaceNumbers = () => useContext(Numbers)
