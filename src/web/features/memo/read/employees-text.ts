/** 1,200 · 10-15 · 50+ · ~40 · 1.2k, with the sign that stands at it. */
const figure =
  /(?<![\p{L}\p{N}.,])[~≈<>≥≤]?\s?\p{Nd}+(?:[.,'’ \u00a0]\p{Nd}{3})*(?:[.,]\p{Nd}+)?k?(?:\s?(?:[-–—]|to|bis)\s?\p{Nd}+(?:[.,'’ \u00a0]\p{Nd}{3})*k?)?\+?(?![\p{L}\p{N}])/giu
/** What a figure of people is followed by, in the languages that decks are read in. */
const people =
  /^\s*(?:(?:full[- ]time|permanent|feste|fest angestellte|Vollzeit-?)\s*)?(?:employees?|people|persons?|FTEs?|staff|team ?members?|members|heads?|Mitarbeit\p{L}*|Mitarbeitende|Angestellte|Beschäftigte|Personen|Köpfe|empleados|personas|salariés|collaborateurs|personnes|dipendenti|persone|funcionários|colaboradores|pessoas|pracowników|osób|medewerkers|anställda)(?![\p{L}])/iu

/** Words ahead of a figure without which it says something else. */
const qualifier =
  /(?<![\p{L}\p{N}])(?:(?:fewer|less|more) than|under|over|above|below|up to|at least|at most|about|around|approximately|approx\.?|circa|ca\.?|roughly|nearly|almost|some|rund|etwa|über|unter|mehr als|weniger als|bis zu|mindestens|más de|menos de|cerca de|unos|plus de|moins de|environ|près de)\s*$/iu

/**
 * Returns a number of employees as '{n} employees', of a value in the deck's words the number with what qualifies it; null
 * when nothing is stated. A value without one clear number stands as it is.
 */
export function employeesText(value: string | null): string | null {
  const text = (value ?? '').trim()
  if (text === '' || text === 'Unknown') return null
  const found = [...text.matchAll(figure)]
  const counted = found.filter((one) => people.test(text.slice(one.index + one[0].length)))
  const [only, ...others] = counted.length > 0 ? counted : found
  if (!only || others.length > 0) return text
  const words = qualifier.exec(text.slice(0, only.index))?.[0].trim().toLowerCase() ?? ''
  const count = `${words} ${only[0].replace(/^([~≈<>≥≤])\s/u, '$1').trim()}`.trim()
  return `${count} ${/^[~≈<>≥≤]?1$/u.test(count) ? 'employee' : 'employees'}`
}
