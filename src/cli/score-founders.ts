import type { Memo, MemoField } from '#contract/memo.ts'
import { listFounders } from '#engine/memo-reader.ts'
import { agrees } from './compare-values.ts'
import type { GoldFounder, GoldLabel } from './gold-label.ts'
import { listEntries, listKnownEntries } from './score-fields.ts'
import type { Tallies } from './tallies.ts'

type Founder = Record<string, MemoField>

/** Scores names, and for the founders found also roles, profiles and traits. */
export function scoreFounders(slug: string, memo: Memo | null, gold: GoldLabel, tallies: Tallies): void {
  if (gold.founders === undefined) return
  const wanted = gold.founders ?? []
  const found = memo === null ? [] : listFounders(memo.validated_response).filter((one) => readName(one) !== '')
  const left = [...found]
  for (const want of wanted) {
    const at = left.findIndex((one) =>
      listEntries(want.name).some((name) => agrees('name', readName(one), String(name))),
    )
    const founder = left[at]
    if (founder) {
      left.splice(at, 1)
      tallies.count('founder name', 'tp')
      scoreDetails(slug, founder, want, tallies)
    } else if (!want.optional) {
      tallies.count('founder name', 'fn')
      tallies.miss(slug, 'founder name', found.map(readName), want.name)
    }
  }
  tallies.count('founder name', 'fp', left.length)
  if (left.length > 0) tallies.miss(slug, 'founder name', left.map(readName), 'no founder')
  if (wanted.length === 0 && found.length === 0) tallies.count('founder name', 'tn')
}

const readName = (founder: Founder) => listKnownEntries(founder['Founder Name']?.value).join(' ')

function scoreDetails(slug: string, founder: Founder, want: GoldFounder, tallies: Tallies): void {
  const role = listKnownEntries(founder.Role?.value).join(' ')
  if (want.role !== undefined) {
    const right = listEntries(want.role).some((one) => agrees('text', role, String(one)))
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
  for (const [trait, yes] of Object.entries(want.traits ?? {})) {
    const claimed = founder[trait]?.value === true
    tallies.count('founder traits', claimed ? (yes ? 'tp' : 'fp') : yes ? 'fn' : 'tn')
    if (claimed !== yes) tallies.miss(slug, `trait ${trait}`, `${readName(founder)}: ${claimed}`, yes)
  }
}
