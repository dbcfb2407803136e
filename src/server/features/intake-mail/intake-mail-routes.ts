import { unconfirmedMailEndpoints } from '#contract/unconfirmed-mail.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decideMail } from './decide-mail.ts'
import { listUnconfirmedMail } from './list-unconfirmed-mail.ts'

export const intakeMailRoutes: Route[] = [
  route(unconfirmedMailEndpoints.list, (ctx, { params }) => listUnconfirmedMail(ctx, params.id)),
  route(unconfirmedMailEndpoints.decide, (ctx, { params, body }) =>
    decideMail(ctx, { workspaceId: params.id, mailId: params.mailId }, body),
  ),
]
