import { commentEndpoints } from '#contract/comments.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addComment } from './add-comment.ts'
import { changeComment } from './change-comment.ts'
import { listComments } from './list-comments.ts'
import { removeComment } from './remove-comment.ts'

export const commentRoutes: Route[] = [
  route(commentEndpoints.list, (ctx, { params }) => listComments(ctx, params.dealId)),
  route(commentEndpoints.add, (ctx, { params, body }) => addComment(ctx, params.dealId, body), {
    limit: { max: 60, window: '1 minute', by: 'user' },
  }),
  route(commentEndpoints.change, (ctx, { params, body }) => changeComment(ctx, params.id, body)),
  route(commentEndpoints.remove, (ctx, { params }) => removeComment(ctx, params.id)),
]
