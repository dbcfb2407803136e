import { z } from 'zod'

/** What a person may do in a workspace, from little to much: read and comment; work on deals; manage people and settings too. */
export const roles = ['viewer', 'member', 'owner'] as const
export const role = z.enum(roles)
export type Role = z.output<typeof role>

/** Returns whether a role allows what `needed` allows. */
export const allows = (one: Role, needed: Role): boolean => roles.indexOf(one) >= roles.indexOf(needed)

/** The words for roles on screen. */
export const roleWords: Record<Role, string> = { viewer: 'Viewer', member: 'Member', owner: 'Owner' }
