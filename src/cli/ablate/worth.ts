/** Right and wrong values of one deck's memo, by field. */
export type DeckOutcomes = ReadonlyMap<string, { right: number; wrong: number }>

/** What a part of the engine does over all decks: the values that are there with it and not without it, and the other way round. */
export type Worth = {
  name: string
  /** Decks whose count of right or wrong values changes with it. */
  decks: number
  rightGained: number
  rightLost: number
  wrongGained: number
  wrongLost: number
}

/** Returns by how many a part makes right values more than wrong ones. */
export const computeNet = ({ rightGained, rightLost, wrongGained, wrongLost }: Worth): number =>
  rightGained - rightLost - (wrongGained - wrongLost)

/** Compares decks with and without a part, deck by deck and field by field. */
export function weigh(name: string, pairs: ReadonlyArray<{ whole: DeckOutcomes; without: DeckOutcomes }>): Worth {
  const worth = { name, decks: 0, rightGained: 0, rightLost: 0, wrongGained: 0, wrongLost: 0 }
  for (const { whole, without } of pairs) {
    let isChanged = false
    for (const field of new Set([...whole.keys(), ...without.keys()])) {
      const [one, other] = [whole.get(field) ?? none, without.get(field) ?? none]
      worth.rightGained += Math.max(0, one.right - other.right)
      worth.rightLost += Math.max(0, other.right - one.right)
      worth.wrongGained += Math.max(0, one.wrong - other.wrong)
      worth.wrongLost += Math.max(0, other.wrong - one.wrong)
      isChanged ||= one.right !== other.right || one.wrong !== other.wrong
    }
    if (isChanged) worth.decks++
  }
  return worth
}

const none = { right: 0, wrong: 0 }

/** Returns a table of parts, the least worth first and of equals what acts on most decks. */
export function renderWorth(worths: readonly Worth[]): string {
  const rows = worths
    .toSorted((a, b) => computeNet(a) - computeNet(b) || b.decks - a.decks || (a.name < b.name ? -1 : 1))
    .map((one) => {
      const cells = [computeNet(one), one.decks, one.rightGained, one.rightLost, one.wrongGained, one.wrongLost]
      return `${cells.map((cell) => String(cell).padStart(6)).join('')}  ${one.name}`
    })
  return [' worth decks right  lost wrong  lost', ...rows].join('\n')
}
