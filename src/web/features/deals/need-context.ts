import { createContext, useContext } from 'react'

/** Opens the dialog for what a deal asks for. */
type AskNeed = (dealId: string) => void

const NeedContext = createContext<AskNeed>(() => {
  throw new Error('A deal’s needs can be asked for within the deal list only.')
})

export const NeedProvider = NeedContext.Provider
export const useAskNeed = (): AskNeed => useContext(NeedContext)
