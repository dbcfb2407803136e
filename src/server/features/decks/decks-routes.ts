import { deckEndpoints } from '#contract/decks.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { addUpdate } from './add-update.ts'
import { addVersion } from './add-version.ts'
import { downloadDeck } from './download-deck.ts'
import { getDeck } from './get-deck.ts'
import { getPageImage } from './get-page-image.ts'
import { getPageText } from './get-page-text.ts'
import { getUploadLimits } from './get-upload-limits.ts'
import { listUpdates } from './list-updates.ts'
import { listVersions } from './list-versions.ts'
import { locateInPage } from './locate-in-page.ts'
import { removeVersion } from './remove-version.ts'
import { uploadDeck } from './upload-deck.ts'

const limit: RouteLimit = { max: 60, window: '1 hour', by: 'user' }

export const deckRoutes: Route[] = [
  route(deckEndpoints.upload, (ctx, { receive }) => uploadDeck(ctx, receive), { limit }),
  route(deckEndpoints.limits, (ctx) => getUploadLimits(ctx)),
  route(deckEndpoints.get, (ctx, { params }) => getDeck(ctx, params.uuid)),
  route(deckEndpoints.addUpdate, (ctx, { params, body }) => addUpdate(ctx, params.uuid, body.additional_data)),
  route(deckEndpoints.listUpdates, (ctx, { params }) => listUpdates(ctx, params.uuid)),
  route(deckEndpoints.addVersion, (ctx, { params, receive }) => addVersion(ctx, params.uuid, receive), { limit }),
  route(deckEndpoints.listVersions, (ctx, { params }) => listVersions(ctx, params.uuid)),
  route(deckEndpoints.removeVersion, (ctx, { params }) => removeVersion(ctx, params.uuid)),
  route(deckEndpoints.file, (ctx, { params }) => downloadDeck(ctx, params.uuid)),
  route(deckEndpoints.pageImage, (ctx, { params, query }) =>
    getPageImage(ctx, { deckId: params.uuid, page: params.n, size: query.size ?? 'full' }),
  ),
  route(deckEndpoints.pageText, (ctx, { params }) => getPageText(ctx, { deckId: params.uuid, page: params.n })),
  route(deckEndpoints.locate, (ctx, { params, query }) =>
    locateInPage(ctx, { deckId: params.uuid, page: params.n, quote: query.quote }),
  ),
]
