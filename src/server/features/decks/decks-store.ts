import type { Kysely } from 'kysely'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export type StoredDocument = {
  documentId: string
  name: string
  contentType: string
  bytes: number
  sha256: string
  storageKey: string
}

/** A deck without a document yet; `pageCount` is 0 until its file is known. */
export async function insertDeck(
  db: Db,
  deck: { deckId: string; dealId: string; pageCount: number; createdBy: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto('deck')
    .values({
      deck_id: deck.deckId,
      deal_id: deck.dealId,
      page_count: deck.pageCount,
      created_by: deck.createdBy,
      created_at: deck.at,
    })
    .execute()
}

export async function insertDocument(db: Db, deckId: string, document: StoredDocument, at: Date): Promise<void> {
  await db
    .insertInto('document')
    .values({
      document_id: document.documentId,
      deck_id: deckId,
      name: document.name,
      content_type: document.contentType,
      bytes: document.bytes,
      sha256: document.sha256,
      storage_key: document.storageKey,
      created_at: at,
    })
    .execute()
}

export async function insertDeckLink(db: Db, deckId: string, url: string): Promise<void> {
  await db.insertInto('deck_link').values({ deck_id: deckId, url }).execute()
}

/** The link that a deck came as; undefined for one that came as a file. */
export async function findLink(db: Db, deckId: string): Promise<string | undefined> {
  const row = await db.selectFrom('deck_link').where('deck_id', '=', deckId).select('url').executeTakeFirst()
  return row?.url
}

/** Notes the number of pages of a deck's file; false when the deck is gone. */
export async function setPageCount(db: Db, deckId: string, pageCount: number): Promise<boolean> {
  const updated = await db
    .updateTable('deck')
    .set({ page_count: pageCount })
    .where('deck_id', '=', deckId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** The ids of all decks of a deal, newest first. */
export async function findDeckIds(db: Db, dealId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deck')
    .where('deal_id', '=', dealId)
    .orderBy('created_at', 'desc')
    .orderBy('deck_id', 'desc')
    .select('deck_id')
    .execute()
  return rows.map((row) => row.deck_id)
}

/** All decks of a deal, newest first, with the first document, the link and the member who added each. */
export async function findVersions(db: Db, dealId: string) {
  return db
    .selectFrom('deck')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .leftJoin('deck_link', 'deck_link.deck_id', 'deck.deck_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('document')
          .whereRef('document.deck_id', '=', 'deck.deck_id')
          .orderBy('created_at')
          .orderBy('document_id')
          .limit(1)
          .select(['name', 'sha256'])
          .as('document'),
      (join) => join.onTrue(),
    )
    .leftJoin('app_user', (join) =>
      join.on((eb) => eb('app_user.user_id', '=', eb.fn.coalesce('deck.created_by', 'deal.created_by'))),
    )
    .where('deck.deal_id', '=', dealId)
    .orderBy('deck.created_at', 'desc')
    .orderBy('deck.deck_id', 'desc')
    .select([
      'deck.deck_id',
      'deck.created_at',
      'deck.page_count',
      'deck_link.url',
      'document.name',
      'document.sha256',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
    ])
    .execute()
}

/** Removes a deck with its documents and pages. */
export async function removeDeck(db: Db, deckId: string): Promise<void> {
  await db.deleteFrom('deck').where('deck_id', '=', deckId).execute()
}

export type DeckIds = { dealId: string; memoId: string; workspaceId: string }

/** The ids of a deck whose deal stands in one of the user's workspaces. */
export async function findDeckForUser(
  db: Db,
  userId: string,
  deckId: string,
): Promise<(DeckIds & { role: Role }) | undefined> {
  return db
    .selectFrom('deck')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .innerJoin('membership', 'membership.workspace_id', 'deal.workspace_id')
    .innerJoin('memo', 'memo.deal_id', 'deck.deal_id')
    .where('deck.deck_id', '=', deckId)
    .where('membership.user_id', '=', userId)
    .select(['deck.deal_id as dealId', 'memo.memo_id as memoId', 'deal.workspace_id as workspaceId', 'membership.role'])
    .executeTakeFirst()
}

export async function findWorkspaceOfDeck(db: Db, deckId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deck')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .where('deck.deck_id', '=', deckId)
    .select('deal.workspace_id')
    .executeTakeFirst()
  return row?.workspace_id
}

/** The name of a deck's deal and the number of its pages. */
export async function findDeck(db: Db, deckId: string) {
  return db
    .selectFrom('deck')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .where('deck.deck_id', '=', deckId)
    .select(['deal.name', 'deck.page_count'])
    .executeTakeFirst()
}

export async function hasDeck(db: Db, deckId: string): Promise<boolean> {
  const row = await db.selectFrom('deck').where('deck_id', '=', deckId).select('deck_id').executeTakeFirst()
  return row !== undefined
}

/** The documents of a deck in the order in which they came. */
export async function listDocuments(db: Db, deckId: string) {
  return db
    .selectFrom('document')
    .where('deck_id', '=', deckId)
    .orderBy('created_at')
    .orderBy('document_id')
    .select(['document_id', 'name', 'content_type', 'bytes', 'sha256', 'storage_key', 'unlocked_key'])
    .execute()
}

/** Notes where the copy of a document without its password is; false when the document is gone. */
export async function setUnlockedKey(db: Db, documentId: string, key: string): Promise<boolean> {
  const updated = await db
    .updateTable('document')
    .set({ unlocked_key: key })
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export async function listPageSizes(db: Db, deckId: string) {
  return db
    .selectFrom('page')
    .where('deck_id', '=', deckId)
    .orderBy('page')
    .select(['page', 'width', 'height'])
    .execute()
}

/** The stored JSON of one page, undefined when the deck has no such page. */
export async function findPage(db: Db, deckId: string, page: number): Promise<unknown> {
  const row = await db
    .selectFrom('page')
    .where('deck_id', '=', deckId)
    .where('page', '=', page)
    .select('content')
    .executeTakeFirst()
  return row?.content
}

/** The stored JSON of a whole deck, page by page; undefined when the deck is gone. */
export async function findReading(db: Db, deckId: string) {
  const deck = await db
    .selectFrom('deck')
    .where('deck_id', '=', deckId)
    .select(['page_count', 'metadata'])
    .executeTakeFirst()
  if (!deck) return undefined
  const pages = await db.selectFrom('page').where('deck_id', '=', deckId).orderBy('page').select('content').execute()
  return { pageCount: deck.page_count, metadata: deck.metadata, pages: pages.map((page) => page.content) }
}

/** A page's JSON may be large; more of them in one statement would only cost memory. */
const pagesAtOnce = 20

export type PageRow = { page: number; width: number; height: number; content: string; print: string }

/** Decks of a workspace that were read before pages had prints. */
export async function listDecksWithoutPrints(db: Db, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('deck', 'deck.deck_id', 'page.deck_id')
    .innerJoin('deal', 'deal.deal_id', 'deck.deal_id')
    .where('page.print', 'is', null)
    .where('deal.workspace_id', '=', workspaceId)
    .select('page.deck_id')
    .distinct()
    .limit(limit)
    .execute()
  return rows.map((row) => row.deck_id)
}

export async function storePrint(db: Db, deckId: string, page: number, print: string): Promise<void> {
  await db.updateTable('page').set({ print }).where('deck_id', '=', deckId).where('page', '=', page).execute()
}

/** Puts a reading in the place of an earlier one; call it inside a transaction. False when the deck is gone. */
export async function replaceReading(
  db: Db,
  deckId: string,
  reading: { metadata: string; pages: readonly PageRow[] },
): Promise<boolean> {
  const updated = await db
    .updateTable('deck')
    .set({ page_count: reading.pages.length, metadata: reading.metadata })
    .where('deck_id', '=', deckId)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  await db.deleteFrom('page').where('deck_id', '=', deckId).execute()
  for (let first = 0; first < reading.pages.length; first += pagesAtOnce) {
    const rows = reading.pages.slice(first, first + pagesAtOnce).map((row) => ({ deck_id: deckId, ...row }))
    await db.insertInto('page').values(rows).execute()
  }
  return true
}

/** Notes that files of a deck may be stored before the deck is made; one that begins again is noted with its new time. */
export async function noteUpload(db: Db, deckId: string, at: Date): Promise<void> {
  await db
    .insertInto('unfinished_upload')
    .values({ deck_id: deckId, started_at: at })
    .onConflict((conflict) => conflict.column('deck_id').doUpdateSet({ started_at: at }))
    .execute()
}

export async function forgetUpload(db: Db, deckId: string): Promise<void> {
  await db.deleteFrom('unfinished_upload').where('deck_id', '=', deckId).execute()
}

/** The oldest uploads that began before `before` and never ended; a few at a time. */
export async function listUploadsBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('unfinished_upload')
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(20)
    .select('deck_id')
    .execute()
  return rows.map((row) => row.deck_id)
}

/** The ids of all decks of all workspaces, and where their documents are. */
export async function listAllDecks(db: Db): Promise<{ deckIds: string[]; keys: string[] }> {
  const decks = await db.selectFrom('deck').select('deck_id').execute()
  const documents = await db.selectFrom('document').select(['storage_key', 'unlocked_key']).execute()
  return {
    deckIds: decks.map((row) => row.deck_id),
    keys: documents.flatMap((row) => [row.storage_key, ...(row.unlocked_key === null ? [] : [row.unlocked_key])]),
  }
}
