/** Acronyms of the trade, which keep their capitals. */
export const acronyms = new Set(
  'ai ml ar vr xr ui ux hr pr qa rd id tv pc usa uk eu uae un saas paas iaas api sdk b2b b2c b2g c2c d2c crm erp kpi roi tam sam som arr mrr gmv cac ltv nrr vp md ceo cto cfo coo cmo cpo llc ltd inc gmbh ag plc sa ipo safe nft dao defi dapp iot gps gdpr hipaa fda esg co2 sme smb seo sms pos ats dna rna mit nasa nhs phd mba vc q1 q2 q3 q4 h1 h2 ytd yoy arpu arppu aov coppa ferpa'.split(
    ' ',
  ),
)
