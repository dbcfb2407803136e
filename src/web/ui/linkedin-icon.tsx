import type { ComponentProps } from 'react'

/** A square with 'in', as profiles are commonly marked. */
export function LinkedinIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      <rect x="3" y="3" width="18" height="18" rx="3.5" />
      <path d="M7.5 11v6M7.5 7.2v.1M11.5 17v-6M11.5 13.6c0-1.6 1.1-2.6 2.5-2.6s2.5 1 2.5 2.6V17" />
    </svg>
  )
}
