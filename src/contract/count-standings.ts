import { findMark, isMarkToCheck, type Mark } from './find-mark.ts'
import type { Flag, Memo } from './memo.ts'
import { memoSections } from './memo-fields.ts'
import type { StandingCounts } from './standing.ts'
import { isUnknown, listUnknownFields } from './unknown-fields.ts'

/** Counts the fields of a memo by their marks, a list as one field; what is not stated as Unknown Fields lists it. */
export function countStandings({
  validated_response,
  json_response,
  flags,
}: Pick<Memo, 'validated_response' | 'json_response' | 'flags'>): StandingCounts {
  const fields = memoSections.flatMap(({ name }) => {
    const content = validated_response[name]
    return (Array.isArray(content) ? content : [content ?? {}]).flatMap((record) => Object.values(record))
  })
  const marks = fields.filter(({ value }) => !isUnknown(value)).map(findMark)
  const count = (mark: Mark) => marks.filter((one) => one === mark).length
  const to_check = marks.filter(isMarkToCheck).length
  const instructions = flags.signals.filter(isHiddenInstruction)
  return {
    hidden: instructions.length,
    in_sight: instructions.filter((one) => !isOutOfSight(one)).length,
    contradicted: count('contradicted'),
    to_check,
    proved: count('proved'),
    by_team: count('entered'),
    unstated: listUnknownFields({ validated_response, json_response }).length,
    fields: to_check + count('proved') + count('entered'),
  }
}

const outOfSightKey = 'Hidden instructions'
/** The keys of the signals about instructions to a machine, hidden from readers or visible. */
const instructionKeys = [outOfSightKey, 'Instructions to a machine']

/** Returns whether a signal reports an instruction to a machine. */
export function isHiddenInstruction({ key }: Flag): boolean {
  return instructionKeys.includes(key)
}

/** Returns whether a signal reports an instruction that readers of the page can’t see. */
export function isOutOfSight({ key }: Flag): boolean {
  return key === outOfSightKey
}
