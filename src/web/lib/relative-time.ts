const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const units: ReadonlyArray<readonly [name: string, length: number]> = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
]

/** Returns how long ago an ISO time was, in its largest whole unit: 'just now', '1 minute ago', '3 weeks ago'. */
export function formatRelativeTime(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  for (const [name, length] of units) {
    const count = Math.floor(age / length)
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'} ago`
  }
  return 'just now'
}

/** Made with the first date: the first format of a page takes some 20 ms on a slow phone, which a start need not wait for. */
function formatWith(locale: string | undefined, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | null = null
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format.format(date)
  }
}

const formatDate = formatWith('en-GB', { dateStyle: 'long' })

/** Returns the day of an ISO time in the reader's time zone, or of an ISO date: '3 May 2026'. */
export function formatDay(iso: string): string {
  // A date alone is read as midnight in London, which is the day before further west.
  return formatDate(new Date(iso.includes('T') ? iso : `${iso}T12:00`))
}

const formatExact = formatWith(undefined, { dateStyle: 'full', timeStyle: 'short' })

/** Returns the date and time in the reader's language and time zone. */
export function formatExactTime(iso: string): string {
  return formatExact(new Date(iso))
}

const formatTime = formatWith('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Returns the time of day of an ISO time in the reader's time zone: '09:30'. */
export function formatClock(iso: string): string {
  return formatTime(new Date(iso))
}

/** Returns day and time of an ISO time in the reader's time zone: '3 May 2026, 09:30'. */
export const formatDayAndTime = (iso: string): string => `${formatDay(iso)}, ${formatClock(iso)}`

const formatMonthAndYear = formatWith('en-GB', { month: 'short', year: 'numeric' })

/** Returns month and year of an ISO time: 'May 2026'. */
export function formatMonth(iso: string): string {
  return formatMonthAndYear(new Date(iso))
}
