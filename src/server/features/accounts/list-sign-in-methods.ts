import type { Ctx } from '#server/platform/context.ts'

/** The ways to sign in that this server has beside e-mail and password. */
export async function listSignInMethods(ctx: Ctx): Promise<{ google: boolean }> {
  return { google: ctx.config.google !== null }
}
