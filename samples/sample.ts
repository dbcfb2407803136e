import type { HtmlDeck } from './html-deck.ts'

/** A sample deck and how its file comes about. */
export type Sample =
  | { readonly name: string; readonly kind: 'printed' | 'pictures'; readonly deck: HtmlDeck }
  | { readonly name: string; readonly kind: 'drawn'; readonly draw: () => Buffer }
  | { readonly name: string; readonly kind: 'presentation'; readonly build: () => Buffer }
