import { type ComponentType, createContext, useContext } from 'react'
import type { Deal } from '#contract/deals.ts'

/** What a row can do to its list; the same object as long as the list is shown. */
type ListActions = {
  open: (deal: Deal) => void
  /** Opens or closes the choice of a decision. */
  decide: (dealId: string | null) => void
  select: (dealId: string) => void
}

export type DecisionProps = { deal: Deal; open: boolean; onOpen: (open: boolean) => void }

type ListContext = {
  actions: ListActions
  /** Shows the decision, and lets a person decide where `open` is used. */
  Decision: ComponentType<DecisionProps>
  /** False for a person who may only read. */
  mayWork: boolean
}

const Context = createContext<ListContext>({
  actions: { open: () => {}, decide: () => {}, select: () => {} },
  Decision: () => null,
  mayWork: false,
})

export const ListProvider = Context.Provider
export const useList = (): ListContext => useContext(Context)

/** Where the person is in the list, and what is chosen there. */
export type RowState = { active: number | null; deciding: string | null; selected: ReadonlySet<string> }
