import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askMemoDeck } from './ask-memo-deck.ts'

export const askDeckRoutes: Route[] = [
  route(askDeckEndpoints.ask, (ctx, { params, body }) => askMemoDeck(ctx, params.id, body.question), {
    // Each question may cost the response of a model.
    limit: { max: 20, window: '1 minute', by: 'user' },
  }),
]
