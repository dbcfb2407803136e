import type { Page } from 'playwright-core'

/** The user of a screen: signed out, without deals, or with deals. */
export type Viewer = 'visitor' | 'newcomer' | 'analyst'

/** One picture: where to go, and what has to be there before it is taken. */
export type Shot = {
  name: string
  as: Viewer
  path: string
  arrange: (page: Page) => Promise<unknown>
  /** Left out on narrow windows, which show something else instead. */
  wideOnly?: boolean
  /** A print: as wide as the text of an A4 sheet instead of the windows. */
  onPaper?: boolean
  /** The page to its end instead of what the window shows. */
  wholePage?: boolean
}
