import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const email = z.email('Invalid email').max(254)
const empty = z.object({})

export const user = z.object({
  user_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_onboarding_complete: z.boolean(),
})
export type User = z.output<typeof user>

export const signUpBody = z
  .object({
    email,
    password1: z.string().min(1, 'Password is required').max(1024),
    password2: z.string().min(1, 'Please repeat your password').max(1024),
  })
  .refine((body) => body.password1 === body.password2, { path: ['password2'], message: 'Passwords must match' })

export const loginBody = z.object({ email, password: z.string().min(1, 'Password is required').max(1024) })

export const profileBody = z.object({
  first_name: z.string().trim().min(2, 'First Name must be at least 2 characters.').max(100),
  last_name: z.string().trim().min(2, 'Last Name must be at least 2 characters.').max(100),
  email: email.optional(),
})

export const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup/',
    access: 'public',
    summary: 'Create an account; the verification link is mailed.',
    body: signUpBody,
    response: z.object({ user_id: z.uuid(), email: z.string() }),
    status: 201,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login/',
    access: 'public',
    summary: 'Exchange e-mail and password for a token.',
    body: loginBody,
    response: z.object({ key: z.string(), user_id: z.uuid() }),
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout/',
    access: 'signed-in',
    summary: 'Revoke the token that was sent.',
    response: empty,
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/auth/confirm-email/:key/',
    access: 'public',
    summary: 'Confirm an e-mail address by the link that was mailed.',
    params: z.object({ key: z.string().min(1).max(200) }),
    response: z.object({ email: z.string() }),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:id/',
    access: 'signed-in',
    summary: 'The signed-in user.',
    params: z.object({ id: z.uuid() }),
    response: user,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/users/:id/',
    access: 'signed-in',
    summary: 'Change name or e-mail; a new e-mail counts once confirmed.',
    params: z.object({ id: z.uuid() }),
    body: profileBody,
    response: user,
  }),
}
