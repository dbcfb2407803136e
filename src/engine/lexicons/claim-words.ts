const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/**
 * Words that claim more than a neighbour of the same family does, so that they stand in what is cited as they are: how many, which
 * rank, how sure, how good, compared with what, why, and what happened. Lemmas.
 */
export const claimWords = readWords(`
  already still gross net all every only sole solely first second third last latest most mostly many majority minority few fewer several numerous countless
  much multiple more less least best better worst worse top leading lead leader foremost premier number-one largest larger biggest
  bigger smallest smaller highest higher lowest lower fastest faster slower greater greatest main major key core primary chief big large huge
  small tiny vast massive significant substantial considerable strong strongly solid robust rapid rapidly quick quickly fast slow slowly
  steady steadily sharp sharply dramatic impressive remarkable exceptional outstanding excellent great superior unique novel innovative
  revolutionary disruptive groundbreaking cutting-edge state-of-the-art world-class award-winning renowned well-known famous popular
  successful successfully success proven established trusted reliable experienced seasoned veteran talented skilled
  profitable profitability unprofitable lucrative sustainable viable scalable exclusive exclusively proprietary patented patent certified
  approved licensed regulated audited accredited official officially guaranteed guarantee certain definitely clearly fully entirely
  completely wholly totally almost nearly barely hardly merely especially particularly mainly primarily largely
  always never often usually regularly frequently repeatedly rarely sometimes recently lately
  annual
  double triple quadruple halve twice thrice tenfold twofold threefold multiply surge soar jump plunge slump collapse decline drop fall
  shrink slow decrease reduce rise increase grow accelerate decelerate stagnate improve worsen exceed outperform overtake surpass beat
  buy bought purchase new next
  acquire acquisition merge merger sign win award lead close complete finalise secure land expand launch release ship deploy roll
  open enter exit sell-out hire appoint fire resign leave join replace eliminate prevent prove validate confirm verify approve certify
  license patent file register dominate control guarantee ensure promise commit
  because therefore hence thus thanks owing reason cause caused result driven
  cheap cheaper expensive affordable premium luxury low high
  free unlimited instant immediately lifetime permanent
  national international worldwide local regional nationwide
  former retired independent subsidiary
  public private listed family-owned state-owned bootstrapped venture-backed self-funded
  than sooner quicker stronger weaker easier harder simpler safer
  yesterday tomorrow weekend decade century`)

/** Forms of what a company has not got for sure. A sentence keeps the one that its source ties to a figure or a name. */
export const reservations: ReadonlyArray<{ words: ReadonlySet<string>; nature?: 'pilot' | 'intent' }> = [
  { nature: 'pilot', words: readWords('pilot pilots piloting trial trials poc pocs beta tester testers') },
  {
    nature: 'intent',
    words: readWords(
      'loi lois intent intents negotiation negotiations negotiating talks verbal soft-circled non-binding nonbinding',
    ),
  },
  { words: readWords('waitlist waitlisted waiting pre-order pre-orders pre-ordered preorder preorders reservations') },
  { words: readWords('adviser advisers advisor advisors advises advise advisory mentor mentors') },
  { words: readWords('prototype prototypes mvp mock-up') },
]
