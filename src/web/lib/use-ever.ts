import { useState } from 'react'

/** Whether something has been so once: for what is loaded with its first use and stays. */
export function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo)
  if (isSo && !ever) setEver(true)
  return ever || isSo
}
