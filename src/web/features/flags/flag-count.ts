import type { FlagOption } from '#contract/flag-form.ts'

/** Returns how many options a template flags: '6 green, 3 red'. */
export function formatFlagCount({ green_flags, red_flags }: { green_flags: unknown[]; red_flags: unknown[] }): string {
  return `${green_flags.length} green, ${red_flags.length} red`
}

/** Returns the same for the options of the form. */
export function formatOptionCount(options: readonly FlagOption[]): string {
  return formatFlagCount({
    green_flags: options.filter(({ flag }) => flag === 'green'),
    red_flags: options.filter(({ flag }) => flag === 'red'),
  })
}
