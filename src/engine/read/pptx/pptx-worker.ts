import { ReadFailure } from '../../ports.ts'
import { createReadFailure } from '../read-failures.ts'
import type { PptxMessage, PptxTask } from './pptx-messages.ts'
import { countSlides, renderPresentation } from './render-presentation.ts'

/** Runs one task of the thread and sends its outcome through the task's port. */
export default async function work(task: PptxTask): Promise<void> {
  task.port.postMessage(await runTask(task))
  task.port.close()
}

async function runTask({ port, file, pages, work }: PptxTask): Promise<PptxMessage> {
  const send = (message: PptxMessage) => port.postMessage(message)
  try {
    if (work === 'count') return { kind: 'counted', slides: countSlides(file, { pages }) }
    const onOpen = (slides: number) => send({ kind: 'opened', slides })
    const onSlide = (slide: number) => send({ kind: 'slide', slide })
    const onImage = () => send({ kind: 'image' })
    return { kind: 'rendered', ...(await renderPresentation(file, { pages }, { onOpen, onSlide, onImage })) }
  } catch (error) {
    const failure =
      error instanceof ReadFailure ? error : createReadFailure(isOutOfMemory(error) ? 'out-of-memory' : 'damaged')
    return { kind: 'failed', code: failure.code, message: failure.message, fatal: false }
  }
}

/** Arrays that can't be made and stacks that are too deep. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError
}
