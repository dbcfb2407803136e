import { useState } from 'react'

/** Whether a condition has ever been true: for what is loaded with its first use and stays. */
export function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo)
  if (isSo && !ever) setEver(true)
  return ever || isSo
}
