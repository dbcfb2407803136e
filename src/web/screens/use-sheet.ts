import { useSearchParams } from 'react-router'

/** What the address asks to be opened over a memo, as links of emails and activity do; and how that is taken out of it. */
export function useSheet(): [sheet: string | null, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const close = () => {
    if (!search.has('sheet')) return
    const { sheet: _sheet, comment: _comment, ...rest } = Object.fromEntries(search)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return [search.get('sheet'), close]
}
