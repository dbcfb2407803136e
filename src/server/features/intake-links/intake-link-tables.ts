/** What is kept of a visit to a link from one attempt to the next; gone once the deck is there. */
interface LinkVisitTable {
  deck_id: string
  /** The address that the sender sees as the visitor's. */
  email: string | null
  /** The id of the deck that was picked from a data room. */
  choice: string | null
  /** The cookies of the visit, sealed. */
  session: string | null
}

/** An agreement that a member accepted so that a link opens. */
interface NdaAcceptanceTable {
  nda_acceptance_id: string
  deck_id: string
  body: string
  /** Null for members who are gone. */
  accepted_by: string | null
  accepted_at: Date
}

export interface IntakeLinkTables {
  link_visit: LinkVisitTable
  nda_acceptance: NdaAcceptanceTable
}
