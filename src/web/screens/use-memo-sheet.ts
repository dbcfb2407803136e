import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CommentPlace } from '#contract/comments.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'

const memoSheets = ['comments', 'activity', 'links'] as const
export type MemoSheetName = (typeof memoSheets)[number]

/** Where the comments are opened: at a field, or null for all of them. `calls` counts the openings that ask for the text. */
type CommentsAt = { place: CommentPlace | null; calls: number }

const allComments: CommentsAt = { place: null, calls: 0 }

/**
 * What the address opens over a memo, as links of emails and activity do: `?sheet=comments&comment=…`, `?sheet=activity`, and
 * `?sheet=links`, which is a dialog.
 */
export function useMemoSheet() {
  const [search, setSearch] = useSearchParams()
  const [at, setAt] = useState(allComments)
  const name = memoSheets.find((one) => one === search.get('sheet')) ?? null
  const [goTo, setGoTo] = useState<{ place: CommentPlace } | null>(null)
  const wide = useWideScreen()
  const isWanted = useEver(name === 'comments' || name === 'activity')
  const write = useCallback(
    (next: MemoSheetName | null) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('comment')
          if (next === null) after.delete('sheet')
          else after.set('sheet', next)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const open = useCallback(
    (next: MemoSheetName | null) => {
      setAt(allComments)
      write(next)
    },
    [write],
  )
  const comment = useCallback(
    (place: CommentPlace) => {
      setAt(({ calls }) => ({ place, calls: calls + 1 }))
      write('comments')
    },
    [write],
  )
  const showField = useCallback(
    (place: CommentPlace) => {
      setGoTo({ place })
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('view', 'edit')
          after.delete('show')
          // In a narrow window the sheet covers the field.
          if (!wide) for (const part of ['sheet', 'comment']) after.delete(part)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch, wide],
  )
  return { name, isWanted, linked: search.get('comment'), at, setAt, open, comment, goTo, showField }
}
