import { type Kysely, sql } from 'kysely'

/** What happened to a deal and who did it; of earlier deals as much as other tables tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_activity')
    .addColumn('activity_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('done_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
  await sql`create index deal_activity_newest on deal_activity (deal_id, at desc, activity_id desc)`.execute(db)
  await fillFromDecks(db)
  await fillFromPeople(db)
}

async function fillFromDecks(db: Kysely<unknown>): Promise<void> {
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), deal_id, created_at, created_by, 'added', jsonb_build_object('source', source)
    from deal`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), deck.deal_id, deck.created_at, app_user.user_id, 'version', jsonb_build_object('deck_id', deck.deck_id,
      'name', coalesce((select document.name from document where document.deck_id = deck.deck_id limit 1), ''))
    from deck join deal on deal.deal_id = deck.deal_id left join app_user on app_user.user_id = deck.created_by
    where deck.created_at > deal.created_at`.execute(db)
  // The text that came with the deck bears the time of its deal.
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), one.deal_id, one.created_at, one.created_by,
      case one.origin when 'answer' then 'answer' else 'update' end,
      case one.origin when 'answer' then jsonb_build_object('from', one.sender) else '{}'::jsonb end
    from deal_update one join deal on deal.deal_id = one.deal_id where one.created_at > deal.created_at`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, kind, data)
    select gen_random_uuid(), memo.deal_id, memo.made_at, 'completed', jsonb_build_object('again', memo.version > 1)
    from memo join deal on deal.deal_id = memo.deal_id
    where memo.made_at is not null and deal.status = 'completed'`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, kind, data)
    select gen_random_uuid(), deal_id, updated_at, 'failed', jsonb_build_object('reason', status_detail)
    from deal where status = 'failed'`.execute(db)
}

async function fillFromPeople(db: Kysely<unknown>): Promise<void> {
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), memo.deal_id, min(edit.changed_at), (array_agg(edit.changed_by))[1], 'edited',
      jsonb_build_object('fields', jsonb_agg(jsonb_build_object('action', edit.action, 'section', edit.section,
        'field', edit.field, 'founder', edit.founder) order by edit.place))
    from memo_edit edit join memo on memo.memo_id = edit.memo_id
    where edit.place < 500 group by memo.deal_id, edit.memo_id, edit.version`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), deal_id, created_at, sent_by, 'emailed',
      jsonb_build_object('kind', kind, 'to', to_jsonb(recipients), 'subject', subject) from founder_mail`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), deal_id, created_at, created_by, 'shared', '{}'::jsonb from share`.execute(db)
  await sql`insert into deal_activity (activity_id, deal_id, at, done_by, kind, data)
    select gen_random_uuid(), said.deal_id, said.said_at, app_user.user_id, 'same_company',
      jsonb_build_object('other_id', other.deal_id, 'name', other.name, 'is_same', said.is_same)
    from same_company said join deal other on other.deal_id = said.other_id
    left join app_user on app_user.user_id = said.said_by`.execute(db)
}
