const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Those who do things in prose about companies, as lemmas: who does what to whom must stay as it is cited. */
export const actorWords = readWords(`
  customer client buyer user member subscriber parent child kid student pupil teacher professor homeowner resident tenant landlord owner
  driv driver rider passenger traveller traveler tourist host guest patient doctor nurs physician hospital clinic farmer worker employe
  employee employer staff manager team operator technician engineer developer designer creator artist fan player gamer viewer reader merchant
  retailer shop stor restaurant brand seller vendor supplier distributor partner reseller bank lender borrower insurer investor donor
  broker agent agency government city municipality authority regulator polic people person family woman man migrant immigrant community
  freelancer expert adviser advisor consultant lawyer accountant auditor utility institution charity ngo candidate recruiter
  citizen school university landowner volunteer founder competitor carrier courier publisher advertiser producer manufacturer`)

/** Words between one who does something and the verb. */
export const wordsToVerb = readWords(
  'who that which can could may might will would must should also then and now only first do does to often themselves all each',
)
/** Words by which a sentence tells what others do, where it names the company. */
export const contrastWords = readWords(
  'unlike compete competes competing against face faces rival rivals competitor competitors alternative alternatives compared versus name names named differ differs while whereas',
)
