import { foreignForms } from '#engine/lexicons/foreign-forms.ts'
import { boundForms, proseForms, spelledNumbers } from '#engine/lexicons/prose-forms.ts'

const spelled = new RegExp(`(?<![\\p{L}-])(?:${[...spelledNumbers.keys()].join('|')})(?![\\p{L}])`, 'giu')
const hundreds = /\b(\d{1,2}|an?|one) hundred\b(?! thousand| million)/giu

/** Returns a text of another language with English words for what its sentence must not change. */
export const addEnglishForms = (text: string): string =>
  foreignForms.reduce((all, [pattern, form]) => all.replace(pattern, (word) => `${form} ${word}`), text)

/**
 * Returns a text with one form for what can be written in several: 'CEO' for 'chief executive', digits for numbers in
 * words, 'H2' for 'second half of', 'per month' for 'monthly'.
 */
export function unifyForms(text: string): string {
  const straight = text.replaceAll(/[‘’`´]/gu, "'").replaceAll(/[‐‑–—]/gu, (dash) => (dash === '–' ? '–' : '-'))
  const formed = proseForms.reduce((all, [pattern, form]) => all.replace(pattern, form), straight)
  const numbered = formed
    .replace(spelled, (word) => String(spelledNumbers.get(word.toLowerCase()) ?? word))
    .replace(hundreds, (_all, count: string) => String((Number(count) || 1) * 100))
  return boundForms.reduce((all, [pattern, form]) => all.replace(pattern, form), numbered)
}
