import { cn } from './cn.ts'

/** The mark: an F whose last stroke is a citation dot. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('size-6', className)}>
      <rect width="32" height="32" rx="7" fill="var(--strong)" />
      <path
        d="M10 8.5h12M10 14h9M10 14v10M10 8.5V14"
        stroke="var(--on-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="22.5" cy="22.5" r="2.5" fill="light-dark(#82b1ff, #1d5cbf)" />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 font-semibold text-lg tracking-tight', className)}>
      <LogoMark />
      Firstread
    </span>
  )
}
