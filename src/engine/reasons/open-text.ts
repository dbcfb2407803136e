import { writePlace } from './place-text.ts'
import type { Place } from './problem.ts'

const mostWords = 8

/** Returns why a field has no value though a line comes near it: its place and its first words. */
export function openText(place: Place, words: string): string {
  const all = words.split(/\s+/u).filter((word) => word !== '')
  const shown = `${all.slice(0, mostWords).join(' ')}${all.length > mostWords ? '…' : ''}`
  const there = writePlace(place).replace(/^(?:on|in) /u, '')
  return `Not stated outright; ${there} comes near: “${shown}”.`
}
