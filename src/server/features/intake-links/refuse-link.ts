import { createReadFailure } from '#engine/read/read-failures.ts'
import type { OpenedLink } from './link-source.ts'
import type { Received } from './receive-response.ts'

export const refuseLink = (sentence: string): OpenedLink => ({ kind: 'refused', sentence })

/** What a service sent can't be understood: its pages change, and a guess would make a deal of rubbish. */
export const refuseUnknown = (service: string): OpenedLink =>
  refuseLink(`${service} did not let Firstread in. Open the link, save the deck as PDF, and add it here.`)

export const isSuccess = (status: number) => status >= 200 && status <= 299

/** Returns the refusal for a response that is not a success; `service` is what people call the host. */
export function refuseStatus(service: string, status: number): OpenedLink {
  if (status === 404 || status === 410) {
    return refuseLink(`${service} has no file at this address. Check the link, or ask for a new one.`)
  }
  if (status === 429) {
    return refuseLink(`${service} limits how often this file is opened. Try again later, or upload the PDF.`)
  }
  if (status >= 500) {
    return refuseLink(`${service} responded with an error (${status}). Try again later, or upload the PDF.`)
  }
  return refuseUnknown(service)
}

/** Returns how an attempt ended that brought a file, or a page that says nothing more. */
export function concludeLink(service: string, received: Received | OpenedLink): OpenedLink {
  switch (received.kind) {
    case 'file':
      return { kind: 'document', stream: received.stream, name: received.name }
    case 'other':
      return refuseLink(createReadFailure('not-a-deck').message)
    case 'page':
      return refuseUnknown(service)
    default:
      return received
  }
}
