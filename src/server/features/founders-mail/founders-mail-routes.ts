import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { listFounderAddresses } from './list-founder-addresses.ts'
import { listFounderMails } from './list-founder-mails.ts'
import { sendFounderMail } from './send-founder-mail.ts'

/** Far above what a person writes, far below what makes a server a source of spam. */
const limit: RouteLimit = { max: 60, window: '1 hour', by: 'user' }

export const foundersMailRoutes: Route[] = [
  route(foundersMailEndpoints.addresses, (ctx, { query }) => listFounderAddresses(ctx, query.deal)),
  route(foundersMailEndpoints.send, (ctx, { body }) => sendFounderMail(ctx, body), { limit }),
  route(foundersMailEndpoints.list, (ctx, { query }) => listFounderMails(ctx, query.deal)),
]
