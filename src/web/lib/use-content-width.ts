import { type RefCallback, useCallback, useState } from 'react'

/** The least width in pixels for a table; `@table:` in the styles is the same width. */
export const tableWidth = 760

/** Returns the width of the element with `ref`, and every new one; null until it is mounted. */
export function useContentWidth(): { ref: RefCallback<HTMLElement>; width: number | null } {
  const [width, setWidth] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    // Measured before the first paint, so that nothing is shown in the wrong shape.
    setWidth(element.getBoundingClientRect().width)
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
