import fc from 'fast-check'
import { evenShare } from '#engine/testing/even-share.ts'

/** What is done to a request that is otherwise as the document of the API says. */
export type HostileRequest = {
  /** Which call, as a fraction of the list of calls. */
  call: number
  /** Values that stand in for those of members and parameters, by a fraction of their list. */
  values: Array<{ member: number; value: unknown }>
  /** Whether parameters of the path are in that list: a path that leads nowhere ends a request before its body is looked at. */
  path: boolean
  headers: Record<string, string>
  /** In place of the body; undefined leaves it. */
  body: string | undefined
  /** Sent over the wire as it is, with this many bytes of it cut off; undefined for a request in form. */
  cut: number | undefined
}

const share = evenShare()
const nul = '\0'
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    nul,
    `a${nul}b`,
    '\ud800',
    '%00',
    '%',
    '../../etc/passwd',
    "'; drop table deal --",
    '{{7*7}}',
    '$where',
    '𝔘'.repeat(500),
  ),
  fc.nat({ max: 4 }).map((power) => 'x'.repeat(10 ** power)),
)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, [], {}, -1, 0, 1.5, 2 ** 53, 1e308, -(2 ** 63)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
)
/** Text that a header can carry. */
const headerText = fc
  .oneof(
    oddText,
    fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1', 'bytes=0-0,2-3', 'gzip;q=0', 'Token ', 'Basic Og==', '"*"'),
  )
  .map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000))
const headerNames = [
  'content-type',
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'last-event-id',
  'authorization',
  'cookie',
  'origin',
  'x-forwarded-for',
  'user-agent',
]
/** How many requests may have an odd path. */
const pathShare = 0.2
const headers = fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 2 })
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const oddBody = fc.oneof(
  fc.json({ maxDepth: 5 }),
  oddText,
  fc.nat({ max: 100_000 }).map(deep),
  fc.constantFrom(
    '{"a":1',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true}}',
    '1e999999',
    '--x\r\ncontent-disposition: form-data; name="pdf_file"\r\n\r\n',
  ),
)

const request: fc.Arbitrary<HostileRequest> = fc.record({
  call: share,
  values: fc.array(fc.record({ member: share, value: oddValue }), { maxLength: 3 }),
  path: share.map((one) => one < pathShare),
  headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
  body: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: oddBody }),
  cut: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat({ max: 200 }) }),
})

/** Hostile requests, the same for the same seed. */
export const makeHostileRequests = (seed: number, count: number): HostileRequest[] =>
  fc.sample(request, { seed, numRuns: count })
