import type { Memo } from '#contract/memo.ts'
import type { MemoChange } from '#contract/memo-changes.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { type FieldPlace, formatValue, isRowAt, listRows, type MemoRow } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import { type Actor, applyAnswer, applyChange } from './change-memo.ts'
import type { Draft } from './field-draft.ts'
import {
  findNeighbour,
  findNextBehind,
  type Layout,
  listGroups,
  makeLayout,
  makeRowLabel,
  type RowGroup,
} from './review.ts'
import { type OpenEntry, type RowView, type State, type Status, startState } from './review-state.ts'

type Pending = { change: MemoChange; actor: Actor }

/** Shows a memo in the other parts of the screen; returns the copy that is shown. */
type ShowMemo = (memo: Memo) => Memo

/**
 * The state of a memo's review outside of React: each row subscribes to its own part, so that an act renders the rows
 * that it changes and no others. The memo is the server's with the changes that are on their way.
 */
export class ReviewStore {
  /** The memo as the server has it. */
  private base: Memo
  private pending: readonly Pending[] = []
  private shownMemo: Memo
  private readonly showMemo: ShowMemo
  private readonly listeners = new Set<() => void>()
  private readonly elements = new Map<string, HTMLElement>()
  private wantedFocus: string | null = null
  private rowsById = new Map<string, MemoRow>()
  private views = new Map<string, RowView>()
  private labels = new Map<string, string>()
  private groups: readonly RowGroup[] = []
  state: State
  rows: readonly MemoRow[] = []
  layout: Layout = { show: null, groups: [], ids: [], removed: [] }

  constructor(memo: Memo, show: Show | null, showMemo: ShowMemo) {
    this.base = memo
    this.shownMemo = memo
    this.showMemo = showMemo
    this.state = { ...startState, show }
    this.readRows()
    this.derive()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get memo(): Memo {
    return this.shownMemo
  }

  /** The memo as the server has it, without what is on its way. */
  get serverMemo(): Memo {
    return this.base
  }

  get version(): number {
    return this.base.version
  }

  /** The rows on the screen, in their order there. */
  listShown(): MemoRow[] {
    return this.layout.ids.flatMap((id) => this.rowsById.get(id) ?? [])
  }

  getRow = (id: string): RowView | undefined => this.views.get(id)
  getLayout = (): Layout => this.layout
  getStatus = (): Status => this.state.status
  getCurrent = (): RowView | undefined => (this.state.current === null ? undefined : this.views.get(this.state.current))

  /** Takes a memo that was loaded; what is on its way stays shown. An older one than is known changes nothing. */
  receive(memo: Memo): void {
    if (memo === this.shownMemo) return
    if (memo.version >= this.base.version) this.base = memo
    this.showChanges()
  }

  set(part: Partial<State>): void {
    this.state = { ...this.state, ...part }
    this.derive()
    for (const listener of this.listeners) listener()
  }

  setStatus(part: Partial<Status>): void {
    this.set({ status: { ...this.state.status, ...part } })
  }

  announce(announcement: string): void {
    this.setStatus({ announcement })
  }

  /** Shows a change at once; returns the function that ends it with the server's answer, or puts things back. */
  begin(change: MemoChange, actor: Actor): (answer: Parameters<typeof applyAnswer>[1] | null) => void {
    const pending = { change, actor }
    this.pending = [...this.pending, pending]
    this.showChanges()
    return (answer) => {
      this.pending = this.pending.filter((one) => one !== pending)
      if (answer) this.take(answer)
      else this.showChanges()
    }
  }

  /** Takes what the server made of a change; a memo that was loaded since then has it already. */
  take(answer: Parameters<typeof applyAnswer>[1]): void {
    if (answer.version >= this.base.version) this.base = applyAnswer(this.base, answer)
    this.showChanges()
  }

  /** Takes the editable face that the server answers a whole memo with. */
  takeSaved(saved: Pick<Memo, 'validated_response' | 'version'>): void {
    this.base = { ...this.base, ...saved }
    this.showChanges()
  }

  /** Keeps the element of a row, by which the focus finds it. */
  keepElement(id: string, element: HTMLElement | null): void {
    if (!element) {
      this.elements.delete(id)
      return
    }
    this.elements.set(id, element)
    if (this.wantedFocus === id) this.focusElement(element)
  }

  findElement(id: string): HTMLElement | undefined {
    return this.elements.get(id)
  }

  /** Makes a row the current one and gives it the focus, as soon as it is on the screen. */
  focusRow(id: string): void {
    this.setCurrent(id)
    const element = this.elements.get(id)
    if (element) this.focusElement(element)
    else this.wantedFocus = id
  }

  /** Keeps the focus in a row through an act on it; where that takes the row out of those shown, goes on as Enter does. */
  focusThrough(row: MemoRow, act: () => void): void {
    const next = findNextBehind(this.listShown(), row, this.state.show, this.state.saving)
    act()
    const { ids } = this.layout
    const to = ids.includes(row.id) ? row.id : next?.id
    if (to !== undefined && ids.includes(to)) this.focusRow(to)
  }

  /** A row that is withdrawn is about to leave those of the team, so the focus goes on; elsewhere it stays in the row. */
  focusBesideWithdrawn(row: MemoRow): void {
    const { show, saving } = this.state
    const to = show === 'team' ? findNextBehind(this.listShown(), row, show, saving) : row
    this.focusRow((to ?? row).id)
  }

  /** Makes the row at a place the current one; where it is folded, its section is unfolded. */
  goTo(place: FieldPlace): void {
    const row = this.rows.find((one) => isRowAt(one, place))
    if (!row) return
    const group = this.groups.find(({ rows }) => rows.includes(row))
    if (group && !this.layout.ids.includes(row.id)) this.set({ unfolded: new Set(this.state.unfolded).add(group.id) })
    this.focusRow(row.id)
  }

  setCurrent(id: string | null): void {
    if (id !== this.state.current) this.set({ current: id, entry: null })
  }

  /** Limits the rows; the first of them becomes the current one. */
  showOnly(show: Show | null): void {
    if (show !== this.state.show) this.set({ show, current: null, entry: null })
    const [first] = this.layout.ids
    if (show !== null && first !== undefined && this.state.current === null) this.focusRow(first)
  }

  openEditor(row: MemoRow, draft: Draft): void {
    const { editors } = this.state
    this.set({ editors: { ...editors, [row.id]: { start: draft, round: (editors[row.id]?.round ?? 0) + 1 } } })
  }

  /** Several rows can be open at a time, so that no draft is lost by opening another. */
  closeEditor({ id }: MemoRow): void {
    this.set({ editors: Object.fromEntries(Object.entries(this.state.editors).filter(([one]) => one !== id)) })
  }

  focusEditor(id: string): void {
    this.elements.get(id)?.querySelector<HTMLElement>('form :is(textarea, button):enabled')?.focus()
  }

  openList(id: string): void {
    this.set({ open: new Set(this.state.open).add(id) })
    this.announce('The entries stand open. Enter confirms them.')
  }

  openNewEntry(row: MemoRow): void {
    if (row.field.type === 'array') this.setOpenEntry(row.id, { of: 'new' })
    else this.announce(`${row.name} is not a list.`)
  }

  /** Opens a text field among the entries of a list, or closes it. */
  setOpenEntry(id: string, entry: OpenEntry | null): void {
    const others = Object.entries(this.state.openEntries).filter(([one]) => one !== id)
    this.set({
      openEntries: Object.fromEntries(entry ? [...others, [id, entry]] : others),
      open: new Set(this.state.open).add(id),
    })
  }

  toggleFold(groupId: string): void {
    const unfolded = new Set(this.state.unfolded)
    if (!unfolded.delete(groupId)) unfolded.add(groupId)
    this.set({ unfolded })
  }

  /** Makes the next entry of a list the current one; a closed list is opened first. */
  moveEntry({ row, entry, isOpen }: RowView, step: 1 | -1): void {
    if (row.field.type !== 'array' || isUnknown(row.field.value)) return
    const to = findNeighbour(row.field.value, entry, step)
    this.set({ entry: to, open: isOpen ? this.state.open : new Set(this.state.open).add(row.id) })
  }

  /** The rows of a founder are about to go, so the focus goes on to the row behind them. */
  focusBesideFounder(founderId: string): void {
    const shown = this.listShown()
    const last = shown.findLastIndex((one) => one.founderId === founderId)
    const next = shown[last + 1] ?? shown.find((one) => one.founderId !== founderId)
    if (next) this.focusRow(next.id)
  }

  nameFounder(founderId: string): string {
    const row = this.rows.find((one) => one.founderId === founderId && one.name === 'Founder Name')
    return row && !isUnknown(row.field.value) ? formatValue(row.field.value) : 'the founder'
  }

  private focusElement(element: HTMLElement): void {
    this.wantedFocus = null
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }

  private showChanges(): void {
    const next = this.pending.reduce((memo, { change, actor }) => applyChange(memo, change, actor), this.base)
    this.shownMemo = this.showMemo(next)
    this.readRows()
    this.set({})
  }

  /** Keeps the rows whose field is as it was. */
  private readRows(): void {
    const before = this.rowsById
    this.rows = listRows(this.shownMemo).map((row) => {
      const known = before.get(row.id)
      return known && known.field === row.field && known.founder === row.founder ? known : row
    })
    this.rowsById = new Map(this.rows.map((row) => [row.id, row]))
    this.groups = listGroups(this.rows)
    this.labels = new Map(this.groups.flatMap((group) => group.rows.map((row) => [row.id, makeRowLabel(row, group)])))
  }

  private derive(): void {
    const { rows, groups } = this
    const { show, unfolded, editors, saving } = this.state
    const isAtWork = ({ id }: MemoRow) => id in editors || saving.has(id)
    const removed = this.shownMemo.removed?.founders ?? []
    const layout = makeLayout({ rows, groups, show, unfolded, isAtWork, removed })
    if (JSON.stringify(layout) !== JSON.stringify(this.layout)) this.layout = layout
    if (this.state.current !== null && !this.rowsById.has(this.state.current))
      this.state = { ...this.state, current: null, entry: null }
    this.views = new Map(rows.map((row) => [row.id, this.makeView(row)]))
  }

  private makeView(row: MemoRow): RowView {
    const { current, entry, editors, openEntries, open, saving, changed, comments, show } = this.state
    const isCurrent = current === row.id
    const tabStop = current !== null && this.layout.ids.includes(current) ? current : this.layout.ids[0]
    const view: RowView = {
      row,
      label: this.labels.get(row.id) ?? row.name,
      isCurrent,
      isTabStop: tabStop === row.id,
      isSaving: saving.has(row.id),
      editor: editors[row.id] ?? null,
      isOpen: row.field.type === 'array' && (show === 'check' || open.has(row.id) || row.id in editors),
      entry: isCurrent ? entry : null,
      openEntry: openEntries[row.id] ?? null,
      hasHistory: row.field.entered !== undefined || changed.has(row.id),
      comments: comments.get(row.id) ?? 0,
    }
    const known = this.views.get(row.id)
    return known && isSameView(known, view) ? known : view
  }
}

function isSameView(one: RowView, other: RowView): boolean {
  // Both have exactly the members of a view.
  return (Object.keys(one) as Array<keyof RowView>).every((key) => one[key] === other[key])
}
