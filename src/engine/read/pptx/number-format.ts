const dayMs = 86_400_000
/** 31 December 9999, the last day of spreadsheets. */
const lastDay = 2_958_465
/** Digits of a number without a format of its own, in a cell that is wide enough. */
const generalDigits = 11
const mostDecimals = 15
/** Serial day 0 of spreadsheets, whose calendar has a 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30)

/** A cached number by its format code, as far as charts use them: percent, digits, thousands, scaling, literals, dates. */
export function formatCellNumber(text: string, code: string): string {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  const plain = findSection(value, code)
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]/g, '')
  const pattern = plain.replace(/"[^"]*"|\\./g, '')
  if (/^[^#0]*$/.test(pattern) && /[ymd]/i.test(pattern)) return formatDate(value, pattern)
  if (/General/i.test(pattern) || !/[#0]/.test(pattern)) return String(Number(value.toPrecision(generalDigits)))
  const figures = /[#0][#0,.]*/.exec(pattern)?.[0] ?? '0'
  const thousands = /,+$/.exec(figures)?.[0].length ?? 0
  const decimals = (/\.([#0]*)/.exec(figures)?.[1] ?? '').slice(0, mostDecimals)
  const scaled = (value * (pattern.includes('%') ? 100 : 1)) / 1000 ** thousands
  const number = Math.abs(scaled).toLocaleString('en-US', {
    useGrouping: /[#0],[#0]/.test(figures),
    minimumFractionDigits: decimals.replace(/#/g, '').length,
    maximumFractionDigits: decimals.length,
  })
  const literal = (part: string) =>
    part
      .replace(/_.|\*./g, '')
      .replace(/"([^"]*)"|\\(.)/g, '$1$2')
      .trim()
  const [before = '', after = ''] = plain.split(/[#0][#0,.]*/, 2)
  const start = literal(before)
  return `${scaled < 0 ? `-${start.replace(/^\+/, '')}` : start}${number}${literal(after)}`
}

/** The section of a code that a number is shown by: the first whose condition it meets, or else that of positive numbers. */
function findSection(value: number, code: string): string {
  const sections = code.split(';')
  const meets = (section: string) => {
    const [, sign = '', bound = ''] = /^(?:\[[a-z]+\d*\])*\[(<=|>=|<>|[<>=])\s*(-?[\d.]+)\]/i.exec(section) ?? []
    return sign === '' ? null : comparisons[sign]?.(value, Number(bound))
  }
  if (sections.some((section) => meets(section) != null)) {
    const last = sections.slice(0, 3).findLast((section) => meets(section) === null)
    return sections.find((section) => meets(section) === true) ?? last ?? 'General'
  }
  return sections[0] ?? 'General'
}

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '<>': (value, bound) => value !== bound,
}

function formatDate(value: number, pattern: string): string {
  if (value < 0 || value > lastDay) return String(value)
  const iso = new Date(dayZero + Math.round(value) * dayMs).toISOString()
  if (/d/i.test(pattern)) return iso.slice(0, 10)
  return /m/i.test(pattern) ? iso.slice(0, 7) : iso.slice(0, 4)
}
