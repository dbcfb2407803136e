import type { Extractor } from '#engine/facts.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import { classify } from './classify/classifications.ts'
import { weighedVocabularies } from './classify/score-phrases.ts'
import { targetMarket } from './classify/target-market.ts'
import { companyName } from './company/company-name.ts'
import { companyLinkedIn, companySite, contactEmail } from './company/contact.ts'
import { headquarters } from './company/headquarters.ts'
import { oneLiner } from './company/one-liner.ts'
import { employees, yearFounded } from './company/origins.ts'
import { leadFacts, statementFacts } from './company/statements.ts'
import { founders } from './people/founders.ts'
import { topicFacts } from './topics/topic-facts.ts'

type Input = { deck: UnderstoodDeck; updates: Updates }

/** Who the company is, what it sells and to whom, its people, its topics. */
export const companyExtractors: ReadonlyArray<Extractor<Input>> = [
  { id: 'company-name', extract: ({ deck }) => companyName(deck) },
  { id: 'one-liner', extract: ({ deck }) => oneLiner(deck) },
  { id: 'site', extract: ({ deck }) => companySite(deck) },
  { id: 'company-linkedin', extract: ({ deck }) => companyLinkedIn(deck) },
  { id: 'contact-email', extract: ({ deck, updates }) => contactEmail(deck, updates) },
  { id: 'year-founded', extract: ({ deck }) => yearFounded(deck) },
  { id: 'headquarters', extract: ({ deck }) => headquarters(deck) },
  { id: 'employees', extract: ({ deck }) => employees(deck) },
  ...weighedVocabularies.map(
    (vocabulary): Extractor<Input> => ({
      id: vocabulary.replace('_', '-'),
      extract: ({ deck }) => classify(deck, vocabulary),
    }),
  ),
  { id: 'target-market', extract: ({ deck }) => targetMarket(deck) },
  { id: 'founders', extract: ({ deck }) => founders(deck) },
  { id: 'leads', extract: ({ deck }) => leadFacts(deck) },
  { id: 'statements', extract: ({ deck, updates }) => statementFacts(deck, updates) },
  { id: 'topics', extract: ({ deck }) => topicFacts(deck) },
]
