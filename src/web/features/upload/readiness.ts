import { explainLinkRefusal } from '#contract/link-refusal.ts'

type UploadDraft = { dealName: string; link: string; hasFile: boolean }

/** Returns why the deal can't be created yet; null when it can. It needs a file; links are refused. */
export function explainNotReady({ dealName, link, hasFile }: UploadDraft): string | null {
  const hasLink = link.trim() !== ''
  if (hasFile && hasLink) return 'Choose one: a file or a link, not both.'
  if (!hasFile && !hasLink) return 'Add a pitch deck: a file or a link.'
  if (hasLink) return explainLinkRefusal(link)
  if (dealName.trim() === '') return 'Give the deal a name.'
  return null
}
