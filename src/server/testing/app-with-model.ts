import type { ModelSettings } from '#server/platform/language-model/model-settings.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from './model-stand-in/model-stand-in.ts'
import type { SeenRequest } from './model-stand-in/wire-format.ts'
import { type Member, startTestApp, type TestApp } from './test-app.ts'

/** A running app whose server shares a model, the stand-in that is this model, and a member with a workspace. */
export type AppWithModel = {
  app: TestApp
  standIn: ModelStandIn
  member: Member
  close: () => Promise<void>
}

type Options = { apiKey?: string | null; modelShare?: number } & Omit<
  NonNullable<Parameters<typeof startTestApp>[0]>,
  'config'
>

/** Starts an app with a model of this name that says what `script` decides; workspaces may use 1,000,000 tokens of it unless told otherwise. */
export async function startAppWithModel(
  name: string,
  script: (request: SeenRequest) => Scripted,
  { apiKey = null, modelShare = 1_000_000, ...rest }: Options = {},
): Promise<AppWithModel> {
  const standIn = await startModelStandIn(script)
  const provider = 'openai-compatible'
  const settings: ModelSettings = { provider, model: name, baseUrl: standIn.baseUrl(provider), apiKey }
  const app = await startTestApp({ config: { model: settings, modelShare }, ...rest }).catch(async (error: unknown) => {
    await standIn.close()
    throw error
  })
  const close = async () => {
    await app.stop()
    await standIn.close()
  }
  return { app, standIn, member: await app.member(), close }
}
