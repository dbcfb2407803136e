import type { CrmField } from '#contract/crm.ts'

type CrmList = { id: string; name: string }

/** A company there; `url` is where people see it. */
export type CrmCompany = { id: string; name: string; domains: string[]; url: string }

/** A field there with what a value for it must be: one of `options` for a choice, in `currency` for money. */
export type CrmFieldForm = CrmField & { isMany: boolean; options: string[]; currency: string | null }

/** What can be put into a field: texts of options for a choice, of which only a field of many takes several. */
export type CrmValue = number | string[]

/** What a field holds now, as texts; none where it is empty. `ids` name the values one by one where the CRM does. */
export type CrmStored = { texts: string[]; ids: string[] }

/** Where values stand: a company, and its entry in the list where there is one. */
export type CrmPlace = { companyId: string; listId: string | null; entryId: string | null }

/**
 * One CRM. Each call is safe to repeat but those that create (`createCompany`, `addToList`, `addNote`): who calls them looks first.
 * All throw CrmFailure, with a sentence for people.
 */
export type CrmDriver = {
  /** Names the account that the key opens: what stands in one is unknown in another. */
  readAccount: () => Promise<string>
  /** The lists of companies. */
  listLists: () => Promise<CrmList[]>
  /** The fields that a memo can fill: of companies, and of a list. */
  readFields: (listId: string | null) => Promise<CrmFieldForm[]>
  /** Companies with exactly this domain. */
  findByDomain: (domain: string) => Promise<CrmCompany[]>
  /** Companies with exactly this name, capitals aside. */
  findByName: (name: string) => Promise<CrmCompany[]>
  /** Null when it was deleted. */
  getCompany: (companyId: string) => Promise<CrmCompany | null>
  createCompany: (company: { name: string; domain: string | null }) => Promise<CrmCompany>
  /** The company's first entry in the list; null without one. */
  findEntry: (companyId: string, listId: string) => Promise<string | null>
  addToList: (companyId: string, listId: string) => Promise<string>
  /** What the fields hold, by the id of the field. */
  readValues: (place: CrmPlace, fields: readonly CrmFieldForm[]) => Promise<Map<string, CrmStored>>
  /** Puts a value into a field that holds `stored`. */
  fillField: (place: CrmPlace, field: CrmFieldForm, value: CrmValue, stored: CrmStored) => Promise<void>
  /** The id of the company's note that holds a text; null without one. */
  findNote: (companyId: string, text: string) => Promise<string | null>
  addNote: (companyId: string, note: { title: string; text: string }) => Promise<string>
}

type CrmFailureKind = 'key' | 'gone' | 'refused' | 'quota' | 'busy' | 'down' | 'unreadable'

/** Why a CRM did not do what was asked. `message` is a sentence for people; `retryAfter` are seconds that it asks to wait. */
export class CrmFailure extends Error {
  readonly kind: CrmFailureKind
  readonly retryAfter: number | null

  constructor(kind: CrmFailureKind, message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'CrmFailure'
    this.kind = kind
    this.retryAfter = options.retryAfter ?? null
  }

  /** Whether the same may succeed a little later. */
  get isPassing(): boolean {
    return this.kind === 'busy' || this.kind === 'down'
  }

  /** Whether the CRM may have done what was asked all the same: its answer did not arrive, or can't be read. */
  get isOpen(): boolean {
    return this.kind === 'down' || this.kind === 'unreadable'
  }
}
