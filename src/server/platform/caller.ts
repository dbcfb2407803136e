import type { Ctx } from './context.ts'

/** The user id of the person who calls, of the maker where an API key calls; null where no person does. */
export function findCaller({ actor }: Pick<Ctx, 'actor'>): string | null {
  return actor.type === 'user' || actor.type === 'key' ? actor.userId : null
}

/** The name of the API key that calls; null where none does. */
export function findCallingKey({ actor }: Pick<Ctx, 'actor'>): string | null {
  return actor.type === 'key' ? actor.name : null
}

/** Whether the caller may be told of a workspace at all, where its people may: an API key reaches its own alone. */
export function mayReach({ actor }: Pick<Ctx, 'actor'>, workspaceId: string): boolean {
  return actor.type !== 'key' || actor.workspaceId === workspaceId
}
