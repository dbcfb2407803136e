import type { EngineInput } from '#engine/run-engine.ts'
import { type EngineResult, runEngine } from '#engine/run-engine.ts'

/** The thread's entry: one memo a task. */
export default function work(input: EngineInput): EngineResult {
  return runEngine(input)
}
