import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Memo, MemoField } from '#contract/memo.ts'
import { listUnknownFields } from '#contract/unknown-fields.ts'
import { describeInSentence, readSource } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { SourceLink } from '../citation.tsx'
import { findField } from '../find-field.ts'
import { Section } from './section.tsx'
import { unknownFieldsHash } from './unknown-fields-hash.ts'

/** Lists what the memo could not find, with the place that comes near where there is one. */
export function UnknownFields({ memo, onAskFounder }: { memo: Memo; onAskFounder?: (() => void) | undefined }) {
  const { hash, key } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks for it
  useEffect(() => {
    if (hash !== unknownFieldsHash) return
    list.current?.scrollIntoView({ block: 'center' })
    list.current?.focus({ preventScroll: true })
  }, [hash, key])
  const names = listUnknownFields(memo)
  if (names.length === 0) return null
  return (
    <Section title="Unknown Fields">
      <ul ref={list} tabIndex={-1} className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-md border border-line-strong border-dashed px-2 py-0.5 text-muted text-sm">
            {name}
            <NearPlace field={findField(memo, name)} />
          </li>
        ))}
      </ul>
      {onAskFounder && (
        <Button look="outline" size="small" className="mt-3 print:hidden" onClick={onAskFounder}>
          Ask the founder
        </Button>
      )}
    </Section>
  )
}

function NearPlace({ field }: { field: MemoField | undefined }) {
  const target =
    field?.standing === 'open' ? readSource(field.source.value, field.source.in1 ?? field.source.in2) : null
  if (!target) return null
  return (
    <>
      {' · '}
      <SourceLink target={target} className="underline">
        {describeInSentence(target)}
      </SourceLink>
    </>
  )
}
