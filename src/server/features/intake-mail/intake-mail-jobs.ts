import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { deliverReply, giveUpReply } from './deliver-reply.ts'
import { giveUpJudging, judgeMail } from './judge-mail.ts'
import { judgeMailQueue } from './judge-mail-queue.ts'
import { keepMail } from './keep-mail.ts'
import { giveUpMail, processMail } from './process-mail.ts'
import { processMailQueue } from './process-mail-queue.ts'
import { mailReplyQueue } from './reply-to-mail.ts'

export const intakeMailJobs: JobDefinition[] = [
  job(judgeMailQueue, judgeMail, giveUpJudging, keepMail),
  job(processMailQueue, processMail, giveUpMail),
  job(mailReplyQueue, deliverReply, giveUpReply),
]
