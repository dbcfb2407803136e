import type { FactKey } from '#engine/facts.ts'

const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Verbs of what happens once, as lemmas ('clos' for 'close'): told as done they say more than told as going on. */
export const eventVerbs = readWords(`
  rais clos launch hir expand open sign complet releas enter ship reach achiev hit attain fil grant approv certif acquir finish
  secur commit win roll adopt deploy licens`)

/** Words by which a sentence says that something lies ahead. */
export const futureVerbs = readWords(`
  forecast forecasts forecasted projects projected projection projections plan plans planned planning expect expects expected expecting
  target targets targeted targeting aim aims aimed aiming will would should goal anticipate anticipates anticipated schedule scheduled
  intend intends intended due meant ahead seek seeks sought seeking want wants hope hopes hoped outlook upcoming future raising raise raises
  prepares preparing estimate estimates estimated budget budgets budgeted foresees sees next`)

/** Words by which prose tells a plan as a plan. */
export const planSpeech = readWords(
  'forecast project projection plan planned expect target aim will would should anticipate schedule intend due estimate assume assumption assumed once',
)

/** Past forms that are never participles, and so tell what happened. */
export const finitePasts = readWords('came grew rose went took gave began became saw wrote chose drew fell ran')
/** What follows these has not happened. */
export const conditionalWords = readWords('would will could goal vision target')

/** Verbs that a field tells as done by itself. */
export const pastOfFields: Partial<Record<FactKey, ReadonlySet<string>>> = {
  previous_funding: readWords('rais receiv secur clos'),
  previous_investors: readWords('rais commit receiv secur'),
  committed: readWords('commit secur rais'),
  year_founded: readWords('start begin launch'),
  founder_summary: readWords('start begin build launch complet receiv'),
  founder_role: readWords('start'),
  founder_name: readWords('start'),
  trait_phd: readWords('complet receiv'),
  notable_customers: readWords('sign win'),
  awards: readWords('win receiv'),
}
