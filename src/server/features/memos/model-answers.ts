import type { Tx } from '#server/platform/in-transaction.ts'
import { forgetStepsOf } from '#server/platform/jobs/job-steps.ts'
import { makeMemoQueue } from './make-memo-queue.ts'

const answerPrefix = 'model '

/** The step of the job that keeps the answer to a request. */
export const nameAnswerStep = (request: string) => `${answerPrefix}${request}`

/** Deletes the answers of a language model that the jobs of deals keep for another attempt. */
export async function forgetModelAnswers(tx: Tx, dealIds: readonly string[]): Promise<void> {
  const payloads = dealIds.map((dealId) => ({ dealId }))
  await forgetStepsOf(tx.db, makeMemoQueue, payloads, answerPrefix)
}
