import { expect, it } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import { countByField } from './comment-place.ts'

const makeComment = (field: Comment['field'], resolved_on: string | null = null): Comment => ({
  id: '01890000-0000-7000-8000-000000000001',
  field,
  value_then: null,
  body: 'Hm',
  mentions: [],
  by: { user_id: null, name: 'Former member' },
  created_on: '2026-11-23T09:00:00.000Z',
  edited_on: null,
  resolved_on,
  resolved_by: null,
})

it('counts the open comments of each field, those of founders apart', () => {
  const stage = { section: 'Fundraising', field: 'Stage' }
  const role = { section: 'Founder information', field: 'Role' }
  const comments = [
    makeComment(null),
    makeComment(stage),
    makeComment(stage, '2026-11-23T10:00:00.000Z'),
    makeComment(stage),
    makeComment({ ...role, founder_id: 'one', founder: 'Ana' }),
    makeComment({ ...role, founder_id: 'two', founder: 'Ben' }),
  ]
  expect(countByField(comments).map(({ place, count }) => [place.field, place.founder_id, count])).toEqual([
    ['Stage', undefined, 2],
    ['Role', 'one', 1],
    ['Role', 'two', 1],
  ])
})
