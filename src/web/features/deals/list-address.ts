import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type DealFilters, type DealOrder, dealFilters, dealOrder } from '#contract/deal-filters.ts'

/** What the list is limited to and how it is sorted, each as text of the address. */
export type ListAddress = Partial<Record<FilterName | 'q' | 'added' | 'order', string>>
/** The filters of several values, separated by commas. */
export type FilterName = Exclude<keyof DealFilters, 'search' | 'added'>

const filterNames = [
  'status',
  'stage',
  'sector',
  'hq',
  'flags',
  'signal',
  'check',
  'decision',
  'by',
  'seen',
] as const satisfies readonly FilterName[]

export const defaultOrder: DealOrder = '-updated_on'

/** Reads the filters of an address; parts that the server would refuse are left out. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const found: ListAddress = {}
  const take = (name: keyof ListAddress, isUsable: (text: string) => boolean) => {
    const text = search.get(name)
    if (text !== null && text !== '' && isUsable(text)) found[name] = text
  }
  take('q', (text) => dealFilters.shape.search.safeParse(text).success)
  for (const name of filterNames) take(name, (text) => dealFilters.shape[name].safeParse(text).success)
  take('added', (text) => dealFilters.shape.added.safeParse(text).success)
  take('order', (text) => dealOrder.safeParse(text).success)
  if (found.order === defaultOrder) delete found.order
  return found
}

/** Writes the address in one order of its parts, so that the same filters are always the same text. */
export function writeListAddress(address: ListAddress): string {
  const search = new URLSearchParams()
  for (const name of ['q', ...filterNames, 'added', 'order'] as const) {
    const text = address[name]
    if (text !== undefined && text !== '') search.set(name, text)
  }
  return search.toString().replaceAll('%2C', ',')
}

/** Returns the values of a filter of the address. */
export const splitValues = (text: string | undefined): string[] => text?.split(',').filter((part) => part !== '') ?? []

/** Returns whether anything but the order limits the list. */
export const hasFilters = ({ order: _, ...filters }: ListAddress): boolean => Object.keys(filters).length > 0

/** The filters as a call takes them. */
export function makeFilterQuery({ q, order: _, ...filters }: ListAddress): Record<string, string> {
  return { ...(q !== undefined && { search: q }), ...filters }
}

export type AddressChange = { [K in keyof ListAddress]: string | null }

/** The change that shows all deals, in the order in which they stand. */
export const noFilters: AddressChange = Object.fromEntries(['q', ...filterNames, 'added'].map((name) => [name, null]))

/** The filters and the order in the address, and the function that changes some of them; null takes a filter away. */
export function useListAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readListAddress(new URLSearchParams(search)), [search])
  // What was asked for last: the address follows a little later.
  const asked = useRef<AddressChange>(address)
  useEffect(() => {
    asked.current = address
  }, [address])
  const change = useCallback(
    (changes: AddressChange) => {
      const next: AddressChange = { ...asked.current, ...changes }
      asked.current = next
      const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null && value !== undefined))
      void navigate({ search: writeListAddress(kept) }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { address, change }
}
