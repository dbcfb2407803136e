import { useState } from 'react'
import type { FlagOption } from '#contract/flag-form.ts'
import { cn } from '#web/ui/cn.ts'
import { Input } from '#web/ui/input.tsx'
import { flagLooks } from './flag-looks.ts'

type IndustryTogglesProps = {
  /** The colour that a click gives or takes. */
  step: 'green' | 'red'
  industries: readonly FlagOption[]
  onToggle: (value: string) => void
}

/** Every industry as a button, and a field that narrows them down. */
export function IndustryToggles({ step, industries, onToggle }: IndustryTogglesProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = industries.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label="Find an industry"
        placeholder="Find an industry"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="max-w-72"
      />
      {found.length === 0 && <p className="text-muted">No industry has this name.</p>}
      <ul aria-label={`${flagLooks[step].word} industries`} className="grid grid-cols-2 gap-1.5 @xl:grid-cols-3">
        {found.map((option) => (
          <li key={option.value}>
            <IndustryToggle step={step} option={option} onToggle={() => onToggle(option.value)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type IndustryToggleProps = { step: 'green' | 'red'; option: FlagOption; onToggle: () => void }

function IndustryToggle({ step, option, onToggle }: IndustryToggleProps) {
  const flag = option.flag ?? 'neutral'
  const { word, Icon, text, frame } = flagLooks[flag]
  const isOther = flag !== 'neutral' && flag !== step
  return (
    <button
      type="button"
      aria-pressed={flag === step}
      aria-disabled={isOther || undefined}
      onClick={onToggle}
      className={cn(
        'flex h-full min-h-9 w-full items-center justify-between gap-2 rounded-md border px-3 py-1.5 text-left transition-colors',
        frame,
        flag === 'neutral' && 'hover:bg-hover',
        isOther && 'cursor-not-allowed',
      )}
    >
      <span className="min-w-0 break-words">{option.label}</span>
      {flag !== 'neutral' && (
        <span className={cn('flex shrink-0 items-center gap-1 text-xs [&_svg]:size-3.5', text)}>
          <Icon aria-hidden />
          {word}
        </span>
      )}
    </button>
  )
}
