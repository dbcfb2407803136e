import { BotOff } from 'lucide-react'

const word = 'Kept from models'

/** Says by a quiet icon that nothing of a deal is sent to a language model. */
export function KeptMark({ isKept }: { isKept: boolean | undefined }) {
  if (!isKept) return null
  return (
    <span title={word} className="shrink-0 text-faint">
      <BotOff aria-hidden className="size-3.5" />
      <span className="sr-only">{word}</span>
    </span>
  )
}
