import { hasKind, type Statement } from '../figures/statement.ts'
import { findFunders } from './funders.ts'

/** Returns who has paid in by a statement of the company's own; a person's card names who paid others. */
export function findPaidInNames({ slide, shape, lines, text, label, language }: Statement): string[] {
  if (hasKind(slide, 'competition', 'problem', 'market', 'why-now')) return []
  if (slide?.people.some((person) => person.lines.some((line) => lines.includes(line)))) return []
  return findFunders(shape === 'prose' ? text : label, language)
}
