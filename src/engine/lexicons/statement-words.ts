import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Fields of the memo that a sentence of the deck states outright. */
export type StatementField =
  | 'product_status'
  | 'why_now'
  | 'competitive_advantage'
  | 'intellectual_property'
  | 'partnerships'
  | 'awards'

/**
 * Words that make a sentence a statement of a field (`words`), words with which it means something else (`except`), and
 * titles whose slides are about the field.
 */
export type StatementWords = { words: RegExp; except?: RegExp; titles?: RegExp }

/** English words of the fields that sentences state outright. */
export const statementWords: Readonly<Record<StatementField, StatementWords>> = {
  product_status: {
    words: latinFirst(
      /\b(?:(?:now|already|currently|went|going|is|are) live\b|live since|live in \p{Lu}|(?:private|public|closed|open|in|alpha and) beta\b|beta (?:version|launch|testing|users|test)|(?:functional|working|fully functional|functioning) (?:mvp|prototype)|\bmvp\b|\bprototype\b|launched (?:in|on|since)|launching (?:in|on)|in (?:production|development|pilot)|pilot (?:phase|program|customers|running)|proof of concept|available (?:now|on|in 20\d\d|today)|generally available|pre-?launch|early access|work[- ]in[- ]progress|early development|testnet|mainnet)/iu,
    ),
    except: /\b(?:live (?:events?|streaming|music|demo|chat|video)|competitors?|previously|real[- ]time)\b/i,
  },
  why_now: {
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:why now|perfect timing|opportune moment|right time|tipping point|inflection point|new regulations?|recent(?:ly)? (?:changes?|advances?|passed)|for the first time|now possible|is now|rising|accelerat(?:ed|ing)|post-?(?:covid|pandemic))(?![\p{L}\p{N}])/iu,
    ),
    titles: /\bwhy now\b|\btiming\b/i,
  },
  competitive_advantage: {
    words: latinFirst(
      /\b(?:(?:our|competitive|unfair|key|first[- ]mover|cost|data) (?:advantage|edge|moat)s?|unlike\b|the only (?:\p{L}+ )|first (?:and only|to market)|differentiat\w+|unique(?:ly)?\b|exclusive|network effects?|proprietary|defensib\w+|better than|faster (?:and|than)|cheaper (?:and|than)|patented|unmatched|x (?:faster|cheaper|better)|no (?:other|major) competitor)\b/iu,
    ),
    except:
      /\b(?:competitors[’'] (?:advantage|products)|unique users|unique visitors|uniquely identif|unique (?:gap|features|opportunit|chance|position)|unlock\w* (?:\p{L}+ )?growth)/iu,
    titles:
      /\b(?:advantages?|why us|why (?:are )?we|differentiators?|moat|our edge|secret sauce|unique|usps?|what makes us|defensib)\b/i,
  },
  intellectual_property: {
    words:
      /\b(?:patent(?:s|ed|[- ]pending)?|trademarks?|intellectual property|ip (?:protected|portfolio|protection|rights)|trade secrets?|copyright registered)\b/i,
    except: /\bpatent (?:law|attorney|lawyer|search engine|expir)/i,
  },
  partnerships: {
    words: latinFirst(
      /\b(?:partner(?:ed|ing)? with|partnerships? (?:with|signed|in place)|in partnership with|strategic partner(?:s|ship)?s? (?:with|include|:)|official partner|our partners|signed (?:an )?(?:agreement|mou|partnership) with|collaborat(?:ion|ing|ed) with|mou with|letter of intent with|integrated with \p{Lu})/iu,
    ),
    except:
      /\b(?:will partner|plan to|looking to|seeking|would|could|collaborating with the|partner with top|seek|open to)\b/i,
  },
  awards: {
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:awards?\b(?! points)|winners? of|won (?:the |a |1st |first |second |2nd |3rd |third )|(?:1st|first|2nd|second|3rd|third) (?:place|prize)|finalists?\b|grand prize|best (?:startup|start-up|app|product|innovation)(?![\p{L}\p{N}])|awarded|recognized (?:as|by)|named (?:one of|among)|top \d+ (?:startups?|companies))(?![\p{L}\p{N}])/iu,
    ),
    except:
      /\b(?:reward|won(?:[’']t| over)|users? (?:are|get|can)|award[- ]winning (?:team|director)|points|badges?|loyalty|grant(?:s|ed) tokens|winners? (?:takes?|get)|contest|a proof|tasks)\b/i,
    titles: /\b(?:awards?|recognition)\b/i,
  },
}

/** A count of partners that were won: 'Three partners signed'. */
export const wonPartners =
  /^\W*(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}partner(?:s|ships) (?:have |already )?(?:signed|on board|onboarded|live)\b/iu

/** Words between a lead and the partner's name: 'partnership with the cooperative Norvik'; none that begins another clause. */
export const wordsBeforePartner =
  /^(?:(?!(?:to|for|by|against|in|on|at|from|over|than|who|that|which|as|such|like)\b)\p{Ll}[\p{L}’'-]* ){0,3}/u

/** A line that tells of an award as won: 'Winner of …', '2nd place at …', 'We won the …'. */
export const wonAward =
  /^\W*(?:(?:19|20)\d\d\W+)?(?:winners?|won|finalists?|awarded|recipient|(?:1st|first|2nd|second|3rd|third) (?:place|prize))\b|\b(?:we|our [\p{L}-]+|company) (?:have |has |were |was )?(?:won|awarded|received|named|selected as)\b/iu

/** A heading that counts what stands under it: 'Our solution is based on three stages'. */
export const countedParts =
  /\b(?:two|three|four|five|six|seven|[2-7]) (?:(?:simple|easy|key|core|main|basic|major) )?(?:steps|stages|pillars|parts|phases|reasons|layers|modules|components)\b/iu

/** What a product does for those who use it: the launch in such a sentence is theirs. */
export const doesForOthers =
  /\b(?:can|helps?|lets?|enables?|allows?|takes?) (?:\p{Ll}+ ){0,2}(?:compan(?:y|ies)|customers?|clients?|users?|founders?|teams?|brands?|startups?|businesses|creators?|developers?)(?!\p{L})/iu
