import type { SeenBefore } from '#contract/deals.ts'

/** What a deal has in common with an earlier one, before that one's name: 'Seen before: the same file as …'. */
export const alikeWords: Record<SeenBefore['how'], string> = {
  file: 'the same file as',
  pages: 'nearly the same deck as',
  company: 'the same company as',
}
