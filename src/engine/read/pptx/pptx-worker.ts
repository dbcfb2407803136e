import { ReadFailure } from '../../ports.ts'
import { createReadFailure } from '../read-failures.ts'
import type { PptxMessage, PptxTask } from './pptx-messages.ts'
import { countSlides, drawPresentation } from './render-presentation.ts'

/** The thread's entry: does one task and tells its outcome through the task's port. */
export default async function work(task: PptxTask): Promise<void> {
  task.port.postMessage(await outcome(task))
  task.port.close()
}

async function outcome({ port, file, pages, work }: PptxTask): Promise<PptxMessage> {
  const tell = (message: PptxMessage) => port.postMessage(message)
  try {
    if (work === 'count') return { kind: 'counted', slides: countSlides(file, { pages }) }
    const onOpen = (slides: number) => tell({ kind: 'opened', slides })
    const onSlide = (slide: number) => tell({ kind: 'slide', slide })
    const onPicture = () => tell({ kind: 'picture' })
    return { kind: 'drawn', ...(await drawPresentation(file, { pages }, { onOpen, onSlide, onPicture })) }
  } catch (error) {
    const failure =
      error instanceof ReadFailure ? error : createReadFailure(isMemory(error) ? 'out-of-memory' : 'damaged')
    return { kind: 'failed', code: failure.code, message: failure.message, fatal: false }
  }
}

/** Arrays that can't be made and stacks that are too deep. */
function isMemory(error: unknown): boolean {
  return error instanceof RangeError
}
