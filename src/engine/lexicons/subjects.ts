import type { FactKey } from '#engine/facts.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'
import type { PhraseList } from './language-lexicon.ts'
import type { WordUse } from './word-uses.ts'

/** Words in English, words of the deck's language by their use, and the kinds of slides that are about the same. */
type Words<English> = { english: English; uses?: readonly WordUse[]; kinds?: readonly SlideKind[] }

/** What names a field in a quote or on the quote's page, so that a figure or a name there is the field's. */
export type ProofWords = Words<RegExp>

/** `proof` is missing where a quote says by itself what it is about; `exactName` tells fields of one subject apart. */
type FieldWords = { proof?: ProofWords; exactName?: RegExp }

/** A subject that investors ask about: the words of a question for it, and the memo's fields that hold the answer. */
export type Subject = { asked: Words<PhraseList>; fields: Partial<Record<FactKey, FieldWords>> }

/** A subject that excludes others: a quote that names it and not its own field speaks of this one. */
export type RivalSubject = { name: string; fields: readonly FactKey[]; words: RegExp }

const sales: ProofWords = {
  english: /\b(?:revenues?|ARR|MRR|sales|turnover|income|bookings|run[- ]rate|ventas|vendas|ventes)\b|\bprzych[oó]d/iu,
  uses: ['revenue', 'arr', 'mrr'],
}
const growth = String.raw`\b(?:grow\w*|grew|increas\w+|up|yoy|mom|qoq|times|CAGR|crec\w+|multiplic\w+|wachs\w+)\b|\d\s?x\b`
const market = String.raw`\b(?:markets?|TAM|SAM|SOM|addressable|obtainable|industry|sector|opportunity|economy|spend(?:ing)?|donations?)\b`

/** The words of the memo's fields, by subject. */
export const subjects: readonly Subject[] = [
  {
    asked: {
      english: 'raise, raising, ask, round, funding, fundraising, seeking, investment, capital',
      uses: ['ask'],
      kinds: ['ask'],
    },
    fields: {
      amount_raising: {
        proof: {
          english:
            /\b(?:ask(?:ing)?|round|seed|series [a-e]|rais(?:e|ing)|seeking|looking for|need|require\w*|invest\w*|funding|financ\w+|inversi[oó]n)\b/iu,
          uses: ['ask', 'funding'],
          kinds: ['ask'],
        },
      },
    },
  },
  {
    asked: {
      english: 'use of funds, use of proceeds, spend, spending, allocation, proceeds',
      uses: ['useOfFunds'],
      kinds: ['ask'],
    },
    fields: { use_of_funds: {} },
  },
  {
    asked: { english: 'valuation, pre-money, post-money, valuation cap, cap', uses: ['valuation'] },
    fields: {
      valuation: { proof: { english: /\b(?:valu\w+|cap|pre-?money|post-?money|tope)\b/iu, uses: ['valuation'] } },
    },
  },
  {
    asked: {
      english: 'raised, previously raised, raised to date, backed by, investors, grants, angels',
      uses: ['raised', 'grant', 'investorTitle'],
    },
    fields: {
      previous_funding: {
        proof: {
          english:
            /\b(?:rais(?:ed|ing)|funding|funded|secured|received|closed|invest\w*|backed|angels?|ventures?|capital|grants?|seed|series|bootstrapped|financ\w+)\b/iu,
          uses: ['raised', 'grant', 'funding'],
        },
      },
      previous_investors: {
        proof: {
          english:
            /\b(?:invest\w*|backed|backers?|led by|angels?|raised|funding|funded|ventures?|capital|round|seed|series)\b/iu,
          uses: ['investorLead', 'investorTitle', 'investorWord', 'raised', 'funding'],
        },
      },
    },
  },
  {
    asked: { english: 'committed, commitments, soft circled', uses: ['committed'] },
    fields: {
      committed: {
        proof: { english: /\b(?:commit\w*|confirmed|secured|subscribed|soft[- ]circled)\b/iu, uses: ['committed'] },
      },
    },
  },
  {
    asked: { english: 'SAFE, convertible note, convertible, equity, priced round', uses: ['instrument'] },
    fields: { instrument: {} },
  },
  {
    asked: { english: 'closing, close, deadline', uses: ['closing'] },
    fields: { closing_deadline: {} },
  },
  {
    asked: {
      english: 'revenue, sales, turnover, ARR, MRR, run rate, income, annual recurring revenue',
      uses: ['revenue', 'arr', 'mrr'],
    },
    fields: { revenue: { proof: sales } },
  },
  {
    asked: { english: 'growth, growing, grew, grow, year over year, YoY, MoM', uses: ['growth'] },
    fields: {
      revenue_growth: {
        proof: {
          english: new RegExp(`${sales.english.source}|${growth}`, 'iu'),
          uses: ['revenue', 'arr', 'mrr', 'growth'],
        },
      },
    },
  },
  {
    asked: {
      english: 'forecast, projections, projected, projection, plan for revenue',
      uses: ['forecast'],
      kinds: ['financials'],
    },
    fields: { revenue_forecast: { proof: sales } },
  },
  {
    asked: {
      english: 'customers, clients, paying customers, logos, accounts',
      uses: ['customers', 'payingCustomers', 'customerTitle'],
    },
    fields: {
      customers: {
        proof: {
          english:
            /\b(?:customers?|clients?|companies|businesses|brands|stores|merchants|accounts|organi[sz]ations|retailers|enterprises|start-?ups|teams|restaurants|schools|hospitals|partners|farms|plants)\b|\bpaying \w+|\btrusted by\b/iu,
          uses: ['customers', 'payingCustomers'],
        },
      },
      notable_customers: {
        proof: {
          english:
            /\b(?:customers?|clients?|trusted|used by|users?|merchants?|partners?|pilots?|case stud\w+|logos?|chosen|work(?:ing)? with)\b/iu,
          uses: ['customerLead', 'customerTitle', 'customers'],
          kinds: ['traction'],
        },
      },
    },
  },
  {
    asked: { english: 'users, active users, MAU, DAU, downloads, subscribers, members', uses: ['users'] },
    fields: {
      users: {
        proof: {
          english:
            /\b(?:users?|members|subscribers|players|testers|adopters|MAUs?|DAUs?|sign[- ]?ups|downloads|installs|registrations|people|students|patients|community|developers|drivers|creators)\b/iu,
          uses: ['users'],
        },
      },
    },
  },
  {
    asked: { english: 'retention, churn, NRR, net revenue retention', uses: ['retention', 'churn'] },
    fields: {
      retention: {
        proof: {
          english:
            /\b(?:retention|churn|NRR|NDR|GRR|retain\w*|repeat|renew\w*|stickiness|again|(?:come|came) back|re-?(?:order|book|purchase)\w*|return(?:ed)?)\b/iu,
          uses: ['retention', 'churn'],
        },
      },
    },
  },
  {
    asked: { english: 'GMV, transaction volume, gross merchandise volume', uses: ['gmv'] },
    fields: {
      gmv: {
        proof: {
          english: /\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|booking)|volume|processed|transact\w+)\b/iu,
          uses: ['gmv'],
        },
      },
    },
  },
  {
    asked: { english: 'pipeline, LOI, letters of intent, leads', uses: ['pipeline'] },
    fields: {
      pipeline: {
        proof: {
          english: /\b(?:pipeline|funnel|LOIs?|letters? of intent|leads?|prospects?|opportunit\w+)\b/iu,
          uses: ['pipeline', 'intent'],
        },
      },
    },
  },
  {
    asked: { english: 'gross margin, margin, margins', uses: ['grossMargin'] },
    fields: { gross_margin: { proof: { english: /\b(?:margins?|GM|marge|marż\w+)\b/iu, uses: ['grossMargin'] } } },
  },
  {
    asked: { english: 'burn, burn rate, monthly burn', uses: ['burn'] },
    fields: { burn_rate: { proof: { english: /\bburn\w*/iu, uses: ['burn'] } } },
  },
  {
    asked: { english: 'runway, months of cash, money last, cash last', uses: ['runway'] },
    fields: { runway: { proof: { english: /\b(?:runway|pista)\b/iu, uses: ['runway'] } } },
  },
  {
    asked: { english: 'CAC, acquisition cost, cost of acquisition', uses: ['cac'] },
    fields: { cac: { proof: { english: /\b(?:CAC|CPA|acquisition)\b/iu, uses: ['cac'] } } },
  },
  {
    asked: { english: 'LTV, CLV, lifetime value', uses: ['ltv'] },
    fields: { ltv: { proof: { english: /\b(?:C?LTV|CLV|life[- ]?time)\b/iu, uses: ['ltv'] } } },
  },
  {
    asked: {
      english: 'price, prices, priced, pricing, fee, fees, cost, subscription, charge, charges',
      uses: ['prices'],
      kinds: ['business-model'],
    },
    fields: { pricing: {} },
  },
  {
    asked: {
      english: 'business model, make money, monetise, monetize, monetization, revenue model',
      kinds: ['business-model'],
    },
    fields: { business_model: {}, revenue_model: {} },
  },
  {
    asked: { english: 'break-even, breakeven, profitable, profitability', uses: ['breakEven'] },
    fields: {
      break_even: {
        proof: { english: /\b(?:break[- ]?even|profitab\w*|cash[- ]?flow positive)\b/iu, uses: ['breakEven'] },
      },
    },
  },
  {
    asked: {
      english: 'TAM, SAM, SOM, market, market size, addressable market, market opportunity',
      uses: ['marketSize', 'tam', 'sam', 'som'],
      kinds: ['market'],
    },
    fields: {
      tam: {
        proof: { english: new RegExp(market, 'iu'), uses: ['tam', 'market', 'marketSize'], kinds: ['market'] },
        exactName: /\bTAM\b|\btotal (?:addressable |available )?market\b|\baddressable market\b/i,
      },
      sam: {
        proof: { english: new RegExp(market, 'iu'), uses: ['sam', 'market', 'marketSize'], kinds: ['market'] },
        exactName: /\bSAM\b|\b(?:serviceable|served) (?:addressable |available )?market\b/i,
      },
      som: {
        proof: { english: new RegExp(market, 'iu'), uses: ['som', 'market', 'marketSize'], kinds: ['market'] },
        exactName: /\bSOM\b|\bobtainable market\b/i,
      },
    },
  },
  {
    asked: { english: 'CAGR, market growth', uses: ['marketGrowth'] },
    fields: {
      market_growth: {
        proof: {
          english: new RegExp(`${market}|${growth}`, 'iu'),
          uses: ['market', 'marketGrowth', 'growth'],
          kinds: ['market'],
        },
      },
    },
  },
  {
    asked: {
      english: 'competitor, competition, competitive landscape, competing, compete, alternatives, rivals, incumbents',
      kinds: ['competition'],
    },
    fields: {
      competitors: {
        proof: {
          english:
            /\b(?:compet\w+|alternativ\w+|versus|vs|unlike|incumbents?|rivals?|compar\w+|landscape|others|konkur\w+)\b/iu,
          uses: ['competitorLead', 'competitorExample'],
          kinds: ['competition'],
        },
      },
    },
  },
  {
    asked: {
      english: 'advantage, moat, differentiation, differentiator, unfair advantage, unique',
      uses: ['advantage'],
      kinds: ['competition'],
    },
    fields: { competitive_advantage: {} },
  },
  {
    asked: { english: 'go to market, GTM, sales strategy, marketing, channels, distribution', kinds: ['go-to-market'] },
    fields: { go_to_market: {}, distribution: {} },
  },
  {
    asked: { english: 'patent, patents, IP, intellectual property, trademark', uses: ['property'] },
    fields: { intellectual_property: {} },
  },
  {
    asked: { english: 'why now, timing', uses: ['whyNow'], kinds: ['why-now'] },
    fields: { why_now: {} },
  },
  {
    asked: { english: 'problem, pain, pain points, challenge', kinds: ['problem'] },
    fields: { problem: {} },
  },
  {
    asked: { english: 'solution, product, they do, company do, it do, platform', kinds: ['solution', 'product'] },
    fields: { solution: {}, one_liner: {} },
  },
  {
    asked: { english: 'launched, launch, beta, prototype, MVP, live', uses: ['productStatus'] },
    fields: { product_status: {} },
  },
  {
    asked: {
      english: 'founder, founders, co-founder, cofounder, team, management, background',
      uses: ['founderRole'],
      kinds: ['team'],
    },
    fields: { founder_name: {}, founder_role: {}, founder_summary: {} },
  },
  {
    asked: { english: 'CEO, chief executive officer, managing director', kinds: ['team'] },
    fields: {},
  },
  {
    asked: { english: 'CTO, chief technology officer', kinds: ['team'] },
    fields: {},
  },
  {
    asked: { english: 'employees, headcount, team size, FTE, staff', uses: ['staff'] },
    fields: {
      employees: {
        proof: {
          english:
            /\b(?:employ\w*|team|people|staff|head ?count|fte|engineers|full[- ]time|emplead\w+|colleagues|members)\b/iu,
          uses: ['staff'],
          kinds: ['team'],
        },
      },
    },
  },
  {
    asked: { english: 'founded, established, incorporated, since', uses: ['founded'] },
    fields: {
      year_founded: {
        proof: {
          english:
            /\b(?:found\w*|since|establish\w*|incorporat\w*|start\w*|launch\w*|creat\w*|est|began|born|fundad\w+)\b/iu,
          uses: ['founded', 'since'],
        },
      },
    },
  },
  {
    asked: { english: 'headquarters, HQ, headquartered, based in, office, located', uses: ['seat'] },
    fields: { headquarters: {} },
  },
  {
    asked: { english: 'partner, partners, partnership, partnerships', uses: ['partnership'] },
    fields: {
      partnerships: {
        proof: {
          english: /\b(?:partner\w*|allian\w+|collaborat\w+|agreement|mou|together with|integrat\w+)\b/iu,
          uses: ['partnership'],
        },
      },
    },
  },
  {
    asked: { english: 'milestone, milestones, roadmap, next steps, plans', kinds: ['roadmap'] },
    fields: { milestones: {} },
  },
  {
    asked: { english: 'award, awards, prize, winner', uses: ['award'] },
    fields: { awards: {} },
  },
  {
    asked: { english: 'contact, email, e-mail, website, site', kinds: ['contact'] },
    fields: { contact_email: {}, site: {} },
  },
]

/** Subjects that exclude each other, in the order in which they are looked for. */
export const rivalSubjects: readonly RivalSubject[] = [
  {
    name: 'a market',
    fields: ['tam', 'sam', 'som', 'market_growth'],
    words: latinFirst(
      /\b(?:TAM|SAM|SOM|(?:addressable |obtainable )?market (?:size|of|is|worth|opportunity)|CAGR|industry)\b/iu,
    ),
  },
  {
    name: 'gross volume',
    fields: ['gmv'],
    words: latinFirst(/\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|booking)\w* (?:value|volume))\b/iu),
  },
  { name: 'a valuation', fields: ['valuation'], words: latinFirst(/\b(?:valuation|(?:pre|post)[- ]?money)\b/iu) },
  {
    name: 'customers',
    fields: ['customers'],
    words: latinFirst(/\b(?:paying|active|enterprise)? ?(?:customers|clients|clientes|Kunden)$/iu),
  },
  { name: 'burn', fields: ['burn_rate'], words: latinFirst(/\bburn(?: rate)?\b/iu) },
  { name: 'acquisition cost', fields: ['cac'], words: latinFirst(/\b(?:CAC|acquisition costs?)\b/iu) },
  { name: 'lifetime value', fields: ['ltv'], words: latinFirst(/\b(?:C?LTV|CLV|lifetime value)\b/iu) },
  { name: 'competitors', fields: ['competitors'], words: latinFirst(/\b(?:competitors?|unlike|incumbents?)\b/iu) },
  {
    name: 'investors',
    fields: ['previous_investors', 'previous_funding'],
    words: latinFirst(/\b(?:investors?|backed by)\b/iu),
  },
  {
    name: 'customers',
    fields: ['notable_customers'],
    words: latinFirst(/\b(?:our (?:customers|clients)|trusted by|customers?:|clients?:)/iu),
  },
]

/** Other companies' figures. */
export const otherCompanies = latinFirst(
  /\b(?:start-?ups|companies|competitors|firms|players|peers) (?:like|such as|including)\b|\b(?:our|their) (?:customers?|clients?|merchants?|users?|competitors?)['’]s? (?:revenues?|sales|income|costs|margins?)\b/iu,
)

/** Where a company sells, which is not where it sits. */
export const salesPlaces =
  /\b(?:start(?:ing)?|launch\w*|expand\w*|liv(?:e|ing)|sell\w*|operat\w+|active|serv(?:e|ing)|present|available|customers|pilots?|markets?|roll\w* out) (?:first )?in\b/i
export const seatPlaces =
  /\b(?:based|head\s?quarter\w*|HQ|office|located|address|registered|sede|sitz|siège|siedziba)\b/i
