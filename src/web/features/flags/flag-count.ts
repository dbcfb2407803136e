import type { FlagOption } from '#contract/flag-form.ts'

/** '6 green, 3 red': how many options a template flags. */
export function formatFlagCount({ green_flags, red_flags }: { green_flags: unknown[]; red_flags: unknown[] }): string {
  return `${green_flags.length} green, ${red_flags.length} red`
}

/** The same of options as they stand in the form. */
export function formatOptionCount(options: readonly FlagOption[]): string {
  return formatFlagCount({
    green_flags: options.filter(({ flag }) => flag === 'green'),
    red_flags: options.filter(({ flag }) => flag === 'red'),
  })
}
