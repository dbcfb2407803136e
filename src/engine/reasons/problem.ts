import type { Voice } from '#engine/slides.ts'
import type { LabelFault, QuoteFault, ValueFault } from './fault.ts'

/**
 * A page from 1; null outside the deck, where `document` tells the updates from the site. `deck` names a deck before this one
 * that the page is of.
 */
export type Place = { page: number | null; document?: 'deck' | 'updates' | 'site'; deck?: { name: string } }

/** What a value rests on where its evidence alone does not tell it. */
export type Ground =
  /** Kinds of places that agree, as people call them: 'the cover', 'the site'. */
  | { from: 'agreement'; places: readonly string[] }
  /** The words of each quote, in their order, that the value was read from. */
  | { from: 'words'; words: readonly string[] }
  /** The heading over the list that an entry stands in. */
  | { from: 'heading'; heading: string }
  /** The figure alone, where the value has further words: '€1.2M' of '€1.2M recurring revenue'. */
  | { from: 'figure'; figure: string }
  /** How a figure was worked out: '12 × €40k MRR'. */
  | { from: 'calculation'; formula: string }
  /** A person of the leading team, in a deck that calls no one a founder. */
  | { from: 'team' }
  /** A logo or a portrait, read from an image. */
  | { from: 'logo' }

/** The gates of proof in their order, and the counting of rules after them. */
export const gateNames = ['quote', 'follows', 'label', 'whose', 'when', 'rival', 'reading', 'record'] as const
export type GateName = (typeof gateNames)[number]

/** Why a value is not proved: the gate that it did not pass, with what its sentence names. `problemText` writes the sentence. */
export type Problem =
  /** The quote does not stand on the page as it is given; `detail` says how. */
  | { gate: 'quote'; place: Place; detail: QuoteFault }
  /** The value can't be read off the quote; `detail` says why. */
  | { gate: 'follows'; value: string; detail: ValueFault }
  /** No sentence states a vocabulary's value: it was concluded. */
  | { gate: 'follows'; concluded: true }
  /** Nothing in the quote's own unit makes the value one of this field, named by its key. `other`: what the words there make of it. */
  | { gate: 'label'; value: string; field: string; other?: LabelFault }
  /** The words are not the company's own, or not about the person; `no-owner`: nothing tells whose they are. `owner`: whose card they stand in. */
  | {
      gate: 'whose'
      of: Exclude<Voice, 'company'> | 'adviser' | 'other-person' | 'partner' | 'technology' | 'no-owner'
      name?: string
      owner?: string
    }
  /** The value is a list's entry or a founder that no heading or sentence names as such. */
  | {
      gate: 'whose'
      of: 'unnamed-list' | 'unnamed-logo' | 'unnamed-founder' | 'not-a-name' | 'single-place' | 'slogan'
    }
  /** The value is of another time or nature than the field asks for. `until`: the period as printed. */
  | {
      gate: 'when'
      is: 'plan' | 'target' | 'limit' | 'pilot' | 'intent' | 'next-round' | 'last-round' | 'past' | 'reached'
      until?: string
    }
  /** Another candidate is as good. */
  | { gate: 'rival'; here: Place; value: string; there: Place; other: string }
  /** The text itself is not certain. */
  | {
      gate: 'reading'
      how: 'ocr' | 'logo' | 'model' | 'cut' | 'glued' | 'language' | 'split-name' | 'picture' | 'data'
      words: string
    }
  /** This kind of reading was right so many times of ten; null where it was not checked often enough. */
  | { gate: 'record'; right: number | null }
