import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: Pick<Product, 'address' | 'outbox'>
  }
}

/**
 * Starts the product that the journeys share, before the first of them; ends it after the last. It believes the
 * address that a caller names, as behind a proxy, so that the limits of one address do not hold for all files together.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, outbox, stop } = await startProduct({ TRUST_PROXY: 'loopback' })
  project.provide('product', { address, outbox })
  return stop
}
