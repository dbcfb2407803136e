/** What goes wrong with a deck, or is unusual about it. */
export type DocSendFault =
  /** The service refuses every visitor that is not a browser. */
  | 'forbidden'
  | 'busy'
  | 'down'
  | 'restricted'
  | 'expired'
  | 'removed'
  | 'video'
  /** Forms and decks have other names than today. */
  | 'changed-markup'
  | 'changed-json'
  /** The form, or the decks of a room, lead to a site of someone else. */
  | 'form-elsewhere'
  | 'room-elsewhere'
  /** Forms are answered with the next page inside of JSON. */
  | 'answers-in-json'
  /** The agreement wants a name under it. */
  | 'signature'
  /** Page 2: its image is a web page, it is missing, fails once, or never comes. */
  | 'image-is-html'
  | 'page-missing'
  | 'page-fails-once'
  | 'page-never-comes'

/** A deck, or a room of decks, of the stand-in. */
export type DocSendDeck = {
  title: string
  /** Images of its pages. */
  pages?: Uint8Array[]
  /** The file that visitors may download. */
  file?: { bytes: Uint8Array; name: string }
  /** The decks in a room, by their ids. */
  room?: string[]
  asksEmail?: boolean
  /** The addresses that are let in; all when left out. */
  allowed?: string[]
  passcode?: string
  /** Sends a code to the visitor by email, which belongs to the session. */
  sendsCode?: boolean
  agreement?: string[]
  fault?: DocSendFault
}

/** One visitor, by cookie. */
export type DocSendVisitor = {
  token: string
  email: string
  /** The ids of what was let in by email and passcode, by code, and by agreement. */
  passed: Set<string>
  confirmed: Set<string>
  agreed: Set<string>
  codes: Map<string, string>
}
