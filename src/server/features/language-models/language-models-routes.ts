import { languageModelEndpoints } from '#contract/language-models.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { findOllama } from './find-ollama.ts'
import { getWorkspaceModel } from './get-workspace-model.ts'
import { saveWorkspaceModel } from './save-workspace-model.ts'
import { testModel } from './test-model.ts'

/** Each test costs responses of a provider. */
const testLimit: RouteLimit = { max: 10, window: '1 hour', by: 'user' }

export const languageModelRoutes: Route[] = [
  route(languageModelEndpoints.get, (ctx, { params }) => getWorkspaceModel(ctx, params.id)),
  route(languageModelEndpoints.ollama, (ctx, { params }) => findOllama(ctx, params.id)),
  route(languageModelEndpoints.save, (ctx, { params, body }) => saveWorkspaceModel(ctx, params.id, body)),
  route(languageModelEndpoints.test, (ctx, { params }) => testModel(ctx, params.id), { limit: testLimit }),
]
