import type { Extractor } from '#engine/facts.ts'
import { classificationExtractors } from './classify/classifications.ts'
import { targetMarketExtractor } from './classify/target-market.ts'
import { companyNameExtractor } from './company/company-name.ts'
import { companyLinkedInExtractor, contactEmailExtractor, siteExtractor } from './company/contact.ts'
import { headquartersExtractor } from './company/headquarters.ts'
import { oneLinerExtractor } from './company/one-liner.ts'
import { employeesExtractor, yearFoundedExtractor } from './company/origins.ts'
import { statementExtractor } from './company/statements.ts'
import type { ExtractInput } from './extract-input.ts'
import { founderExtractor } from './people/founders.ts'

/** Who the company is, what it sells and to whom, and its people. */
export const companyExtractors: ReadonlyArray<Extractor<ExtractInput>> = [
  companyNameExtractor,
  oneLinerExtractor,
  siteExtractor,
  companyLinkedInExtractor,
  contactEmailExtractor,
  yearFoundedExtractor,
  headquartersExtractor,
  employeesExtractor,
  ...classificationExtractors,
  targetMarketExtractor,
  founderExtractor,
  statementExtractor,
]
