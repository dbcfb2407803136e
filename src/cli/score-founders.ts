import type { MemoField } from '#contract/memo.ts'
import { founderFields } from '#contract/memo-fields.ts'
import { agrees } from './compare-values.ts'
import type { GoldFounder, GoldLabel } from './gold-label.ts'
import { listEntries, type MemoFaces } from './label-rules.ts'
import { matchFounders, readFounderName, readFounderRole } from './match-founders.ts'
import type { Tallies } from './tallies.ts'

/** The traits of a founder; a label that lists traits says of the others that the deck does not state them. */
const traitNames = founderFields.filter(({ type }) => type === 'bool').map(({ name }) => name)

/** Scores names, and for the founders found also roles, profiles and traits; an optional person is neither wanted nor wrong. */
export function scoreFounders(slug: string, memo: MemoFaces | null, gold: GoldLabel, tallies: Tallies): void {
  if (gold.founders === undefined) return
  const wanted = gold.founders ?? []
  const { pairs, extra, found } = matchFounders(memo, wanted)
  for (const { want, founder } of pairs) {
    if (want.optional) continue
    tallies.count('founder name', founder ? 'tp' : 'fn')
    if (founder) scoreDetails(slug, founder, want, tallies)
    else tallies.miss(slug, 'founder name', found.map(readFounderName), want.name)
  }
  tallies.count('founder name', 'fp', extra.length)
  if (extra.length > 0) tallies.miss(slug, 'founder name', extra.map(readFounderName), 'no founder')
  if (wanted.length === 0 && found.length === 0) tallies.count('founder name', 'tn')
}

function scoreDetails(slug: string, founder: Record<string, MemoField>, want: GoldFounder, tallies: Tallies): void {
  const role = readFounderRole(founder)
  if (want.role) {
    const right = listEntries(want.role).some((one) => agrees('role', role, String(one)))
    if (role !== '') tallies.count('founder role', right ? 'tp' : 'fp')
    if (role === '' || !right) {
      tallies.count('founder role', 'fn')
      tallies.miss(slug, 'founder role', role === '' ? null : role, want.role)
    }
  }
  if (want.linkedin) {
    const right = agrees('profile', founder.LinkedIn?.value, want.linkedin)
    tallies.count('founder linkedin', right ? 'tp' : 'fn')
  }
  if (!want.traits) return
  for (const trait of traitNames) {
    const yes = want.traits[trait] === true
    const claimed = founder[trait]?.value === true
    tallies.count('founder traits', claimed ? (yes ? 'tp' : 'fp') : yes ? 'fn' : 'tn')
    if (claimed !== yes) tallies.miss(slug, `trait ${trait}`, `${readFounderName(founder)}: ${claimed}`, yes)
  }
}
