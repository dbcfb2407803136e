import { type CrmField, type CrmMapped, type CrmMemoField, crmMemoFieldNames, crmMemoFields } from '#contract/crm.ts'

/** What teams call such fields, beside the name that the memo has for them; the better names first. */
const otherNames: Partial<Record<CrmMemoField, readonly string[]>> = {
  one_liner: ['Description', 'Tagline', 'Short description', 'What they do'],
  site: ['Website', 'URL', 'Web', 'Homepage'],
  company_linkedin: ['LinkedIn', 'LinkedIn URL', 'LinkedIn Profile'],
  contact_email: ['Email', 'Contact'],
  year_founded: ['Founded', 'Year Founded', 'Founding Year', 'Foundation Date'],
  headquarters: ['HQ', 'Headquarters', 'Location', 'Country', 'City'],
  employees: ['Employees', 'Number of Employees', 'Headcount', 'Team Size', 'FTEs'],
  industry: ['Sector', 'Industries', 'Sectors', 'Vertical', 'Categories'],
  stage: ['Round', 'Funding Stage', 'Investment Stage', 'Current Round'],
  amount_raising: ['Raising', 'Round Size', 'Amount', 'Ask', 'Deal Size', 'Raise'],
  valuation: ['Pre-money', 'Pre-money Valuation', 'Valuation Cap'],
  revenue: ['ARR', 'MRR', 'Annual Revenue'],
  previous_funding: ['Total Funding', 'Funding Raised', 'Raised to Date', 'Funding to Date'],
  previous_investors: ['Investors', 'Existing Investors'],
}

const makeKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Suggests which field there each of the memo’s fills, by its name; a field of the list before one of the company. */
export function suggestMapping(fields: readonly CrmField[]): CrmMapped[] {
  const taken = new Set<string>()
  const inOrder = [...fields].sort((one, other) => Number(one.on === 'company') - Number(other.on === 'company'))
  return crmMemoFields.flatMap((memo) => {
    const names = [crmMemoFieldNames[memo] ?? memo, ...(otherNames[memo] ?? [])].map(makeKey)
    const found = names
      .map((name) => inOrder.find((one) => makeKey(one.name) === name && !taken.has(one.id)))
      .find((one) => one !== undefined)
    if (!found) return []
    taken.add(found.id)
    return [{ memo, field: found }]
  })
}
