import { type RefCallback, useCallback, useState } from 'react'

/** Content at least so wide has room for a table; `@table:` in the styles is the same width. */
export const tableWidth = 760

/** The width of the element that `ref` is given to, and each new one; null until it stands. */
export function useContentWidth(): { ref: RefCallback<HTMLElement>; width: number | null } {
  const [width, setWidth] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    // The first width is known before the first picture, so that nothing is drawn in the wrong shape.
    setWidth(element.getBoundingClientRect().width)
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
