import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { memoValue } from './memo.ts'

/** A field of the memo, that of a founder by the founder's id. */
const commentPlace = z.object({ section: z.string(), field: z.string(), founder_id: z.uuid().exactOptional() })
export type CommentPlace = z.output<typeof commentPlace>

export const longestComment = 5_000
const commentBody = z
  .string()
  .max(longestComment, 'At most 5,000 characters')
  .refine((text) => text.trim() !== '', 'Comment is required')
const mentions = z.array(z.uuid()).max(20, 'A comment can name at most 20 people.')

export const comment = z.object({
  id: z.uuid(),
  /** Null for a comment on the deal as a whole; `founder` is the name that the founder had then. */
  field: commentPlace.extend({ founder: z.string().exactOptional() }).nullable(),
  /** The field's value when the comment was written. */
  value_then: memoValue,
  body: z.string(),
  /** The people whom it names with '@'. */
  mentions: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
  /** The id is null where the account was deleted. */
  by: z.object({ user_id: z.uuid().nullable(), name: z.string() }),
  created_on: z.string(),
  edited_on: z.string().nullable(),
  /** Null while it is open. */
  resolved_on: z.string().nullable(),
  /** The name of who resolved it; null while it is open, and where none is known. */
  resolved_by: z.string().nullable(),
})
export type Comment = z.output<typeof comment>

const commentFields = z.object({
  body: commentBody,
  field: commentPlace.nullable().optional(),
  mentions: mentions.optional(),
})
export type CommentFields = z.output<typeof commentFields>

const commentChanges = z.object({
  body: commentBody.optional(),
  mentions: mentions.optional(),
  resolved: z.boolean().optional(),
})
export type CommentChanges = z.output<typeof commentChanges>

const dealParams = z.object({ dealId: z.uuid() })
const commentParams = z.object({ id: z.uuid() })

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/comments/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The comments on a deal and on fields of its memo, oldest first, resolved ones too.',
    params: dealParams,
    response: z.array(comment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/comments/',
    access: 'viewer',
    summary: 'Comment on a deal or a field of its memo; those who are mentioned get an email.',
    params: dealParams,
    body: commentFields,
    response: comment,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/comments/:id/',
    access: 'viewer',
    summary: 'Change the text of one’s own comment, or resolve or reopen any.',
    params: commentParams,
    body: commentChanges,
    response: comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id/',
    access: 'viewer',
    summary: 'Delete one’s own comment.',
    params: commentParams,
    response: z.object({}),
  }),
}
