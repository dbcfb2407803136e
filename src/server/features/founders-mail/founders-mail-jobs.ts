import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { deliverFounderMail, giveUpFounderMail } from './deliver-founder-mail.ts'
import { founderMailQueue } from './founders-mail-queue.ts'

export const foundersMailJobs: JobDefinition[] = [job(founderMailQueue, deliverFounderMail, giveUpFounderMail)]
