import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': ['text-2xs'] } } })

/** Joins class names; the last of several that set the same thing wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
