/** A name card laid on a deal memo. */
export function ProfileIllustration() {
  return (
    <svg viewBox="0 0 460 380" aria-hidden="true" className="mx-auto w-full max-w-md" fill="none">
      <rect x="70" y="20" width="270" height="340" rx="14" fill="var(--surface)" stroke="var(--line-strong)" />
      <rect x="100" y="54" width="120" height="12" rx="6" fill="var(--ink)" />
      <rect x="100" y="78" width="180" height="7" rx="3.5" fill="var(--line-strong)" />
      <path d="M100 106h210" stroke="var(--line)" />
      {[126, 144, 162, 180].map((y, index) => (
        <rect key={y} x="100" y={y} width={[210, 196, 206, 128][index]} height="7" rx="3.5" fill="var(--line)" />
      ))}
      <circle cx="240" cy="180" r="5" fill="var(--blue)" />
      {[312, 326].map((y, index) => (
        <rect key={y} x="100" y={y} width={[190, 150][index]} height="7" rx="3.5" fill="var(--line)" />
      ))}
      <rect
        x="130"
        y="206"
        width="290"
        height="96"
        rx="14"
        fill="var(--raised)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <circle cx="180" cy="254" r="26" fill="var(--sunken)" stroke="var(--line-strong)" />
      <circle cx="180" cy="246" r="8.5" fill="var(--ink-muted)" />
      <path d="M164.5 268c3-9 9-12.5 15.5-12.5s12.5 3.5 15.5 12.5" fill="var(--ink-muted)" />
      <rect x="224" y="232" width="104" height="11" rx="5.5" fill="var(--ink)" />
      <rect x="224" y="254" width="160" height="8" rx="4" fill="var(--line-strong)" />
      <rect x="224" y="270" width="88" height="8" rx="4" fill="var(--line)" />
    </svg>
  )
}
