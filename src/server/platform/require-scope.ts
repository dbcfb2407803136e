import { type KeyScope, scopeWords } from '#contract/key-scopes.ts'
import type { Actor } from './context.ts'
import { forbidden } from './errors.ts'

/** Throws AppError 403 where an API key calls that lacks the scope; `null` is what no key may do. Others pass. */
export function requireScope(actor: Actor, scope: KeyScope | null): void {
  if (actor.type !== 'key') return
  if (scope === null) throw forbidden('API keys can’t make this call. It takes the token of a sign-in.')
  if (!actor.scopes.includes(scope))
    throw forbidden(
      `This API key lacks the scope ${scope} (${scopeWords[scope].toLowerCase()}). Ask an owner for a key that has it.`,
    )
}
