import type { Memo, MemoField } from '#contract/memo.ts'
import type { ChangePlace, MemoChange } from '#contract/memo-changes.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'
import { type MemoCalls, pickNewest, type SavedMemo } from '../memo-queries.ts'
import { type FieldPlace, formatValue, listRows, type MemoRow } from '../memo-rows.ts'
import { changeValue } from './change-memo.ts'
import { listChoices } from './choices.ts'
import { isToConfirm } from './review.ts'
import type { ReviewStore } from './review-store.ts'

const foundersSection = 'Founder information'
/** What follows from changes is loaded once no further one has come for a while. */
const refreshDelayMs = 1_500
/** What a change is called when it is done, and when it could not be. */
type Words = { done: string; failed: string }

/** A field by its place in the memo. */
export const placeOf = ({ section, founderId, name }: MemoRow): FieldPlace => ({
  section,
  field: name,
  ...(founderId !== null && { founder_id: founderId }),
})

/** What a person does in a review: each act shows at once and sends the change alone. */
export class ReviewActs {
  private readonly store: ReviewStore
  private readonly calls: MemoCalls
  private readonly readName: () => string | null
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private letGo: () => void = () => {}
  private toasts = 0
  private refreshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(store: ReviewStore, calls: MemoCalls, readName: () => string | null) {
    this.store = store
    this.calls = calls
    this.readName = readName
  }

  confirm(row: MemoRow, label: string): void {
    if (!isToConfirm(row)) return
    void this.act({ op: 'confirm', place: placeOf(row) }, wordsFor('Confirmed', 'confirm', label), row)
  }

  /** Withdraws what a person did to a field; only the server knows what was found. */
  withdraw(row: MemoRow, label: string): void {
    const words = wordsFor('Brought back', 'bring back', `what was found for ${label}`)
    void this.act({ op: 'withdraw', place: placeOf(row) }, words, row)
  }

  /** Takes the value that stands behind a digit. */
  take(row: MemoRow, label: string, digit: number): void {
    const choice = listChoices(row.field)[digit - 1]
    if (!choice) {
      this.store.announce(`${label} has no value ${digit}.`)
      return
    }
    const place = placeOf(row)
    const change: MemoChange =
      choice.candidate === null
        ? { op: 'set', place, value: choice.value }
        : { op: 'take', place: { ...place, candidate: choice.candidate } }
    void this.act(change, wordsFor('Confirmed', 'change', label), row, choice.value)
  }

  /**
   * Saves the value of an editor, which stays open until the server has it: the whole memo is sent, and what the server
   * answers replaces the local copy.
   */
  async save(row: MemoRow, label: string, value: MemoField['value']): Promise<boolean> {
    const { store } = this
    store.set({ saving: new Set(store.state.saving).add(row.id) })
    try {
      await this.inTurn(
        () => this.saveWhole(row, value),
        (saved) => store.takeSaved(saved),
      )
      this.showToast('Changes successfully saved')
      return true
    } catch (error) {
      this.explain(error, `Could not save ${label}`, row, value)
      return false
    } finally {
      store.set({ saving: new Set([...store.state.saving].filter((id) => id !== row.id)) })
    }
  }

  addEntry(row: MemoRow, label: string, value: string): void {
    const words = { done: `Added ${value} to ${label}`, failed: `Could not add ${value} to ${label}` }
    void this.act({ op: 'entry_add', place: placeOf(row), value }, words)
  }

  setEntry(row: MemoRow, label: string, entry: string, value: string): void {
    const place = { ...placeOf(row), entry: { value: entry } }
    void this.act({ op: 'entry_set', place, value }, wordsFor('Changed', 'change', `${entry} in ${label}`))
  }

  removeEntry(row: MemoRow, label: string, entry: string): void {
    const place = { ...placeOf(row), entry: { value: entry } }
    void this.act({ op: 'entry_remove', place }, wordsFor('Removed', 'remove', `${entry} from ${label}`))
  }

  restoreEntry(row: MemoRow, label: string, entry: string): void {
    const place = { ...placeOf(row), entry: { value: entry } }
    void this.act({ op: 'entry_restore', place }, wordsFor('Brought back', 'bring back', `${entry} to ${label}`))
  }

  addFounder(name: string): void {
    const change = { op: 'founder_add', place: { section: foundersSection }, value: name } as const
    void this.act(change, wordsFor('Added', 'add', name))
  }

  removeFounder(founderId: string, name: string): void {
    void this.act({ op: 'founder_remove', place: placeOfFounder(founderId) }, wordsFor('Removed', 'remove', name))
  }

  restoreFounder(founderId: string, name: string): void {
    const change = { op: 'founder_restore', place: placeOfFounder(founderId) } as const
    void this.act(change, wordsFor('Brought back', 'bring back', name))
  }

  mergeFounder(founderId: string, into: string, names: string): void {
    void this.act({ op: 'founder_merge', place: placeOfFounder(founderId), into }, wordsFor('Merged', 'merge', names))
  }

  /** Moves a founder one place up or down; at the ends nothing happens. */
  moveFounder(founderId: string, name: string, step: 1 | -1): void {
    const ids = this.store.memo.founder_ids ?? []
    const to = ids.indexOf(founderId) + step
    if (to < 0 || to >= ids.length) return
    const before = ids[step === 1 ? to + 1 : to] ?? null
    void this.act({ op: 'founder_move', place: placeOfFounder(founderId), before }, wordsFor('Moved', 'move', name))
  }

  /** Undoes the last change of the person that is not undone. */
  async undo(): Promise<void> {
    const { store } = this
    try {
      let known = store.version
      const answer = await this.inTurn(
        () => {
          known = store.version
          return this.calls.undo(known)
        },
        (undone) => store.take(undone),
      )
      // Where others changed the memo meanwhile, their fields are in the answer too.
      const own = answer.version === known + 1 ? answer.fields : []
      const changed = store.rows.find(({ section, name, founderId }) =>
        own.some((one) => one.section === section && one.field === name && (one.founder_id ?? null) === founderId),
      )
      const label = changed && store.getRow(changed.id)?.label
      this.say(label === undefined ? 'Undone' : `Change to ${label} undone`)
      if (changed && store.layout.ids.includes(changed.id)) store.focusRow(changed.id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 404) return this.say('Nothing left to undo')
      this.explain(error, 'Could not undo the last change')
    }
  }

  /** Loads at once what follows from the changes so far. */
  refreshNow(): void {
    if (this.refreshTimer === undefined) return
    clearTimeout(this.refreshTimer)
    this.refreshTimer = undefined
    this.calls.refresh()
  }

  /** Shows a change, sends it, and puts things back where it is refused. */
  private async act(change: MemoChange, words: Words, row?: MemoRow, value = row?.field.value ?? null): Promise<void> {
    const end = this.store.begin(change, { by: this.readName(), on: new Date().toISOString() })
    this.say(words.done, true)
    try {
      await this.inTurn(() => this.calls.change(this.addressNow(change, row, value), this.store.version), end)
    } catch (error) {
      end(null)
      this.explain(error, words.failed, row, value)
    }
  }

  private async saveWhole(row: MemoRow, value: MemoField['value']): Promise<SavedMemo> {
    const place = placeOf(row)
    const before = this.store.serverMemo
    try {
      return await this.calls.save(changeValue(before, place, value))
    } catch (error) {
      const newest = pickNewest(error)
      if (!newest || !isSameField(row, before, newest)) throw error
      // Only other fields were changed meanwhile.
      this.store.receive(newest)
      return await this.calls.save(changeValue(newest, place, value))
    }
  }

  /** A candidate is addressed by its index, which a change that was sent before this one can have moved. */
  private addressNow(change: MemoChange, row: MemoRow | undefined, value: MemoField['value']): MemoChange {
    if (change.op !== 'take' || !row) return change
    const field = listRows(this.store.serverMemo).find(({ id }) => id === row.id)?.field
    const candidate = field?.candidates?.findIndex((one) => formatValue(one.value) === value) ?? -1
    return candidate === -1 ? change : { ...change, place: { ...change.place, candidate } }
  }

  /** Calls follow each other, each with the version that the one before it made. */
  private async inTurn<T>(call: () => Promise<T>, take: (answer: T) => void): Promise<T> {
    clearTimeout(this.refreshTimer)
    if (this.waiting === 0) this.letGo = this.calls.holdPage()
    this.waiting += 1
    const mine = this.last.then(async () => {
      const answer = await call()
      // Before the next one is sent, which needs the new version.
      take(answer)
      return answer
    })
    this.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      this.waiting -= 1
      if (this.waiting === 0) {
        this.letGo()
        this.refreshTimer = setTimeout(() => this.refreshNow(), refreshDelayMs)
      }
    }
  }

  private say(title: string, canUndo = false): void {
    this.store.announce(title)
    this.showToast(title, canUndo)
  }

  private showToast(title: string, canUndo = false): void {
    const action = { label: 'Undo (u)', onClick: () => void this.undo() }
    appToast.success({ title, id: this.nextToast(), ...(canUndo && { action }) })
  }

  /** One toast at a time: the newest act is the one that is undone. A toast never takes the id of one on its way out. */
  private nextToast(): string {
    appToast.dismiss(`review ${this.toasts}`)
    this.toasts += 1
    return `review ${this.toasts}`
  }

  private explain(error: unknown, title: string, row?: MemoRow, value: MemoField['value'] = null): void {
    const newest = pickNewest(error)
    appToast.dismiss(`review ${this.toasts}`)
    if (newest && row) {
      this.store.setStatus({ conflict: { row, value, newest } })
      return
    }
    if (newest) this.store.receive(newest)
    const description = newest ? 'Someone else changed it meanwhile. This is how it is now.' : explainError(error)
    this.store.announce(`${title}. ${description}`)
    appToast.error({ title, description })
  }
}

/** Whether a field holds the same in two memos. */
function isSameField({ id }: MemoRow, one: Memo, other: Memo): boolean {
  const find = (memo: Memo) => listRows(memo).find((row) => row.id === id)?.field
  const [field, now] = [find(one), find(other)]
  return JSON.stringify([field?.value, field?.standing]) === JSON.stringify([now?.value, now?.standing])
}

const placeOfFounder = (founderId: string): ChangePlace => ({ section: foundersSection, founder_id: founderId })

const wordsFor = (done: string, verb: string, what: string): Words => ({
  done: `${done} ${what}`,
  failed: `Could not ${verb} ${what}`,
})
