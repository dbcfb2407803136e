import { joinList } from './join-list.ts'

const separator = ' Not verified: '
const mostReasons = 6

/** Joins the reasons of a list's entries to few sentences; a reason that entries share is written once, and so is each cause. */
export function joinReasons(reasons: readonly string[]): string {
  const parts = reasons.map((reason) => {
    const at = reason.indexOf(separator)
    return at < 0
      ? { text: reason, cause: null }
      : { text: reason.slice(0, at), cause: reason.slice(at + separator.length) }
  })
  const sentences = groupReasons([...new Set(parts.map((part) => part.text))])
  const causes = [...new Set(parts.flatMap(({ cause }) => cause ?? []))]
  const all = causes.length === 1 && parts.every(({ cause }) => cause !== null)
  const unproved =
    causes.length === 0
      ? []
      : [`Not verified${all || parts.length === 1 ? '' : ' in part'}: ${causes.slice(0, 2).join(' ')}`]
  return sentences.slice(0, mostReasons).concat(unproved).join(' ')
}

type Group = { reason: string; rests: string[][]; write: ((rests: readonly string[][]) => string) | null }

/** Joins sentences that differ only in their subject, share or date; leaves others as they are. */
function groupReasons(reasons: readonly string[]): string[] {
  const groups = new Map<string, Group>()
  for (const reason of reasons) {
    const form = forms.find(({ pattern }) => pattern.test(reason))
    const match = form?.pattern.exec(reason)
    const key = form ? `${form.pattern.source} ${match?.groups?.same ?? ''}` : reason
    const group = groups.get(key) ?? { reason, rests: [], write: form?.write ?? null }
    group.rests.push((match ?? []).slice(1))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ reason, rests, write }) => (write && rests.length > 1 ? write(rests) : reason))
}

const plurals: Record<string, string> = { is: 'are', stands: 'stand', heads: 'head', signs: 'sign' }

const forms: ReadonlyArray<{ pattern: RegExp; write: (rests: readonly string[][]) => string }> = [
  {
    pattern: /^('.+?') (?<same>(is|stands|heads|signs) (.+))\.$/u,
    write: (rests) => {
      const [first] = rests
      const names = rests.map((rest) => rest[0] ?? '')
      const tail = (first?.[3] ?? '').replace(/\b(as|of) an? (\w+)( or (\w+))?$/u, (_, word, one, more, other) =>
        more ? `${word} ${one}s or ${other}s` : `${word} ${one}s`,
      )
      return `${joinList(names)} ${plurals[first?.[2] ?? ''] ?? ''} ${tail}.`
    },
  },
  {
    pattern: /^(?<same>Page \d+) gives (\S+) of the round to (.+)\.$/u,
    write: (rests) => {
      const shares = rests.map((rest, index) => `${rest[1]}${index === 0 ? ' of the round' : ''} to ${rest[2]}`)
      return `${rests[0]?.[0]} gives ${joinList(shares)}.`
    },
  },
  {
    pattern: /^(?<same>Page \d+) dates this (.+?)(, as a plan)?\.$/u,
    write: (rests) => {
      const planned = rests.every((rest) => rest[2]) ? ', as plans' : ''
      return `${rests[0]?.[0]} dates them ${joinList(rests.map((rest) => rest[1] ?? ''))}${planned}.`
    },
  },
]
