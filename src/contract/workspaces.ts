import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { role } from './roles.ts'
import { totpCode } from './totp.ts'

/** A text of at least so many characters; a missing one gets the same message. */
const atLeast = (characters: number, message: string) => z.string(message).trim().min(characters, message)
const workspaceName = atLeast(2, 'Workspace name must be at least 2 characters.').max(200)
const companyName = atLeast(2, 'Company name must be at least 2 characters.').max(200)
const relayEmail = atLeast(1, 'Relay email is required').max(254)

export const workspace = z.object({
  workspace_id: z.uuid(),
  name: z.string(),
  company_name: z.string(),
  relay_email: z.string(),
  /** The address that decks are forwarded to; null without one, and where the server receives no email. */
  relay_address: z.string().nullable(),
  /** Whether the companies’ own sites are read for memos. */
  read_company_sites: z.boolean(),
  /** Nothing of any deal is sent to a language model. */
  no_model: z.boolean(),
  role,
  /** Of a workspace that is closed: when it is deleted. Until then its owners alone can use it, or take it back. */
  closes_on: z.iso.datetime().exactOptional(),
})
export type Workspace = z.output<typeof workspace>

/** What the onboarding asks for. */
export const workspaceForm = z.object({ name: workspaceName, company_name: companyName, relay_email: relayEmail })

export const createWorkspaceBody = workspaceForm.partial({ company_name: true, relay_email: true }).extend({
  /** Confirms that a second workspace is wanted; without it one is refused. */
  another: z.boolean().optional(),
})

/** For so long a closed workspace, or an account that is to be deleted, can be taken back. */
export const closingDays = 14

export const closeWorkspaceBody = z.object({
  /** The name of the workspace, so that no other one is meant. */
  name: z.string().max(200),
  password: z.string().max(1024).optional(),
  /** Needed where two-factor sign-in is on. */
  code: totpCode.optional(),
})

/** How many workspaces one person may own. */
export const mostWorkspaces = 20

export const workspaceEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/create_workspaces/',
    access: 'signed-in',
    summary:
      'Create a workspace; its creator becomes its owner. 409 for a relay address in use, and for a second ' +
      'workspace without `another: true`; a person owns at most 20.',
    body: createWorkspaceBody,
    response: z.object({ workspace_id: z.uuid(), name: z.string() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/',
    access: 'signed-in',
    summary: 'The workspaces that the user is a member of.',
    response: z.array(workspace),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/',
    access: 'viewer',
    summary: 'One workspace.',
    params: z.object({ id: z.uuid() }),
    response: workspace,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/',
    access: 'owner',
    summary:
      'Rename a workspace, change its relay address, or say whether company sites are read and deals are kept from models.',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      name: atLeast(2, 'Workspace Name must be at least 2 characters.').max(200),
      company_name: companyName.optional(),
      relay_email: relayEmail.optional(),
      read_company_sites: z.boolean().optional(),
      /** True stops every model that is being asked; memos that were made with one stay until they are regenerated. */
      no_model: z.boolean().optional(),
    }),
    response: workspace,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/close/',
    access: 'owner',
    summary:
      'Close a workspace, with its name and the password (and code): its owners alone can use it or take it back for 14 days, ' +
      'then it is deleted with everything in it. All owners are told by email. 409 for one that is closed.',
    params: z.object({ id: z.uuid() }),
    body: closeWorkspaceBody,
    response: workspace,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/reopen/',
    access: 'owner',
    summary: 'Take a closed workspace back, for all of its people; 409 once it is being deleted.',
    params: z.object({ id: z.uuid() }),
    response: workspace,
  }),
}
