/** Digits in groups of three or not: 1,200 or 40. */
const digits = "\\p{Nd}+(?:[.,'’ \u00a0]\\p{Nd}{3})*"
/** 1,200 · 10-15 · 50+ · ~40 · 1.2k, with the sign beside it. */
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}.,])[~≈<>≥≤]?\\s?${digits}(?:[.,]\\p{Nd}+)?k?(?:\\s?(?:[-–—]|to|bis)\\s?${digits}k?)?` +
    '\\+?(?![\\p{L}\\p{N}])',
  'giu',
)

/** What follows a figure of people, in the languages that decks are read in. */
const people = new RegExp(
  '^\\s*(?:(?:full[- ]time|permanent|feste|fest angestellte|Vollzeit-?)\\s*)?(?:' +
    'employees?|people|persons?|FTEs?|staff|team ?members?|members|heads?|' +
    'Mitarbeit\\p{L}*|Mitarbeitende|Angestellte|Beschäftigte|Personen|Köpfe|' +
    'empleados|personas|salariés|collaborateurs|personnes|dipendenti|persone|' +
    'funcionários|colaboradores|pessoas|pracowników|osób|medewerkers|anställda)(?![\\p{L}])',
  'iu',
)

/** Words before a figure without which it says something else. */
const qualifier = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:(?:fewer|less|more) than|' +
    'under|over|above|below|up to|at least|at most|' +
    'about|around|approximately|approx\\.?|circa|ca\\.?|roughly|nearly|almost|' +
    'some|rund|etwa|über|unter|mehr als|weniger als|bis zu|mindestens|' +
    'más de|menos de|cerca de|unos|plus de|moins de|environ|près de)\\s*$',
  'iu',
)

/**
 * Returns a number of employees as '{n} employees', with its qualifier ('over 40 employees'); null when nothing is
 * stated. A value without one clear number is returned as it is.
 */
export function formatEmployees(value: string | null): string | null {
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
