const envelopes = [
  { x: 20, y: 60 },
  { x: 8, y: 158 },
  { x: 26, y: 256 },
]

/** Forwarded mail that becomes memos in one tray. */
export function WorkspaceIllustration() {
  return (
    <svg viewBox="0 0 460 380" aria-hidden="true" className="mx-auto w-full max-w-md" fill="none">
      {envelopes.map(({ x, y }) => (
        <g key={y} stroke="var(--line-strong)" strokeWidth="1.5">
          <rect x={x} y={y} width="92" height="62" rx="9" fill="var(--surface)" />
          <path d={`M${x + 8} ${y + 12}l38 26 38-26`} />
          <path d={`M${x + 104} ${y + 31}C${x + 150} ${y + 31} 170 190 206 190`} strokeDasharray="3 6" />
        </g>
      ))}
      <circle cx="214" cy="190" r="8" fill="var(--ink)" />
      {[0, 1, 2].map((sheet) => (
        <rect
          key={sheet}
          x={250 + sheet * 16}
          y={104 - sheet * 16}
          width="156"
          height="200"
          rx="12"
          fill="var(--surface)"
          stroke={sheet === 2 ? 'var(--ink)' : 'var(--line-strong)'}
          strokeWidth="1.5"
        />
      ))}
      <rect x="304" y="98" width="72" height="10" rx="5" fill="var(--ink)" />
      {[124, 140, 156].map((y, index) => (
        <rect key={y} x="304" y={y} width={[110, 100, 62][index]} height="7" rx="3.5" fill="var(--line-strong)" />
      ))}
      <circle cx="376" cy="159.5" r="4.5" fill="var(--blue)" />
      <rect x="304" y="186" width="50" height="18" rx="6" fill="var(--green-ground)" stroke="var(--green-line)" />
      <rect x="362" y="186" width="42" height="18" rx="6" fill="var(--red-ground)" stroke="var(--red-line)" />
      {[226, 242].map((y, index) => (
        <rect key={y} x="304" y={y} width={[108, 80][index]} height="7" rx="3.5" fill="var(--line)" />
      ))}
    </svg>
  )
}
