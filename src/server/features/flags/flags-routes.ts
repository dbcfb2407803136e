import { flagEndpoints } from '#contract/flags.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listFlagTemplates } from './list-flag-templates.ts'
import { saveFlagTemplate } from './save-flag-template.ts'

export const flagRoutes: Route[] = [
  route(flagEndpoints.list, (ctx, { query }) => listFlagTemplates(ctx, query.workspace)),
  route(flagEndpoints.save, (ctx, { body }) => saveFlagTemplate(ctx, body)),
]
