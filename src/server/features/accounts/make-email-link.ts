import type { Ctx } from '#server/platform/context.ts'
import { insertLink } from './accounts-store.ts'
import { createToken, hashToken, linkMs } from './tokens.ts'

type NewLink = {
  userId: string
  email: string
  passwordHash: string | null
  purpose: keyof typeof linkMs
  askedBy?: string | null
  googleSub?: string | null
  /** From when it counts; from this moment on if left out. */
  at?: Date
}

/** Stores a new link that proves `email`, and returns its key, which is kept nowhere else. */
export async function makeEmailLink(ctx: Ctx, link: NewLink): Promise<string> {
  const key = createToken()
  const now = link.at ?? ctx.now()
  await insertLink(ctx.db, {
    link_hash: hashToken(key),
    user_id: link.userId,
    purpose: link.purpose,
    email: link.email,
    password_hash: link.passwordHash,
    asked_by: link.askedBy ?? null,
    google_sub: link.googleSub ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + linkMs[link.purpose]),
    used_at: null,
  })
  return key
}
