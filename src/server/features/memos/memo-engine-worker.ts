import type { EngineInput } from '#engine/run-engine.ts'
import { type EngineResult, runEngine } from '#engine/run-engine.ts'

/** The thread's entry: one memo a task; null loads the engine, and nothing else. */
export default function work(input: EngineInput | null): EngineResult | null {
  return input && runEngine(input)
}
