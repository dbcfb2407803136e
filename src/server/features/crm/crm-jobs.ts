import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { crmQueue } from './crm-queue.ts'
import { requeueLost } from './requeue-lost.ts'
import { giveUpSending, sendDeal } from './send-deal.ts'

export const crmJobs: JobDefinition[] = [job(crmQueue, sendDeal, giveUpSending, requeueLost)]
