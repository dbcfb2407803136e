import { describeDeckLink } from '#contract/deck-link.ts'

type UploadDraft = { dealName: string; link: string; hasFile: boolean }

/** Returns why the deal can't be created yet; null when it can. It needs a name, and a file or a link that can be opened. */
export function explainNotReady({ dealName, link, hasFile }: UploadDraft): string | null {
  const described = describeDeckLink(link)
  const hasLink = described.kind !== 'empty'
  if (hasFile && hasLink) return 'Choose one: a file or a link, not both.'
  if (!hasFile && !hasLink) return 'Add a pitch deck: a file or a link.'
  if (described.kind === 'refused') return described.sentence
  if (dealName.trim() === '') return 'Give the deal a name.'
  return null
}
