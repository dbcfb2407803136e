import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { giveUpMail, processMail } from './process-mail.ts'
import { processMailQueue } from './process-mail-queue.ts'

export const intakeMailJobs: JobDefinition[] = [job(processMailQueue, processMail, giveUpMail)]
