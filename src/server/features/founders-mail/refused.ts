import { type FounderMail, founderMail } from '#contract/founders-mail.ts'

/** Refused recipients from their JSON column. */
export const parseRefused = (stored: unknown): FounderMail['refused'] => founderMail.shape.refused.parse(stored)
