import type { SlideKind } from '#engine/slides.ts'

/**
 * Turns of phrase in a slide's body that speak for a kind of slide; each counts once a slide. Sources: the wording that
 * founders use in English decks, with the few words of other languages that look alike everywhere.
 */
export const slideBodies: Partial<Record<SlideKind, readonly RegExp[]>> = {
  problem: [
    /\b(struggl\w+|inefficien\w+|frustrat\w+|fragmented|outdated|time[- ]consuming|painful|broken|wasted?|wasting)\b/iu,
    /\b(lack of|lacks?|unable to|can[’']?t|cannot|don[’']t|difficult to|hard to|no way to|too (?:expensive|slow|complex|many|much))\b/iu,
    /\b(challenges?|problems?|issues?|pain points?|barriers?|gaps?)\b/iu,
    /\b(expensive|costly|high costs?|manual(?:ly)?|poor|underpaid|overwhelm\w+|suffer\w*|fail(?:s|ed|ure)?)\b/iu,
  ],
  'why-now': [
    /\b(why now|for the first time|recent(?:ly)?|shift(?:ing)? (?:to|towards)|accelerat\w+|new regulations?|post[- ]?covid|pandemic)\b/iu,
  ],
  solution: [
    /\b(our (?:solution|platform|product|app|approach)|we (?:help|enable|provide|offer|make|built|build|connect)|enabl(?:es|ing)|empower\w*)\b/iu,
    /\b(all[- ]in[- ]one|one[- ]stop|seamless(?:ly)?|simple|easy|automat(?:es?|ed|ically|ing)|instant(?:ly)?)\b/iu,
    /\b(solution|platform|marketplace that|app that|tool that|a (?:new|better) way)\b/iu,
  ],
  product: [
    /\b(features?|dashboard|interface|app|mobile|web|api|sdk|integrations?|workflow|upload|click|search|notifications?)\b/iu,
    /\b(step [1-4]|how it works|sign up|register|users? can|you can|allows? (?:you|users?))\b/iu,
    /\b(beta|mvp|prototype|demo|live)\b/iu,
  ],
  technology: [
    /\b(algorithms?|machine learning|deep learning|neural|blockchain|smart contracts?|patent\w*|proprietary|architecture|encryption)\b/iu,
    /\b(react|node(?:\.js)?|python|rust|typescript|kubernetes|aws|gpu|llms?|database|protocol|zero[- ]knowledge|open[- ]source)\b/iu,
    /\b(sensors?|hardware|firmware|computer vision|data pipeline|models?|inference)\b/iu,
  ],
  market: [
    /\b(tam|sam|som|total addressable|serviceable|addressable market)\b/iu,
    /\b(market (?:size|share|value|opportunity|growth)|global market|\w+ market|industry)\b/iu,
    /\b(cagr|billions?|bn|trillion|\d+(?:\.\d+)?\s?b)\b/iu,
    /\b(target (?:market|audience|customers?|users?)|segments?|demographics?|households|millennials|smes?|smbs?)\b/iu,
  ],
  competition: [
    /\b(competitors?|competition|competitive|alternatives?|incumbents?|rivals?|substitutes?)\b/iu,
    /\b(unlike|compared to|versus|vs\.?|differentiat\w+|advantages?|unique|only (?:company|platform|solution|one)|first[- ]mover|better than)\b/iu,
    /[✓✔✗✘×☑]/u,
  ],
  'business-model': [
    /\b(subscriptions?|freemium|commission|transaction fees?|licen[cs]e fees?|licen[cs]ing|advertising|take rate|pay[- ]per[- ]\w+|per (?:user|seat|month|transaction))\b/iu,
    /\b(revenue (?:model|streams?)|business model|pricing|monetiz\w+|monetis\w+|upsell|margins?|ltv|cac|arpu)\b/iu,
    /[$€£]\s?\d[\d.,]*\s?(?:\/|per )\s?(?:mo|month|year|user|seat|yr)/iu,
    /\b(fees?|premium|tiers?|plans?|% of (?:each|every|the|all|sales))\b/iu,
  ],
  traction: [
    /\b(mrr|arr|gmv|dau|mau|churn|nps|retention|mom|month[- ]over[- ]month|yoy|growth rate|run[- ]rate)\b/iu,
    /\b(\d[\d.,]*\s?[km]?\+? (?:paying )?(?:users?|customers?|clients?|downloads?|sign[- ]?ups?|members|subscribers|orders|bookings|partners|merchants))\b/iu,
    /\b(pilots?|letters? of intent|lois?|waitlist|wait list|early adopters?|testimonials?|case stud(?:y|ies)|launched|completed|signed|won|awarded?)\b/iu,
    /\b(traction|milestones?|to date|so far|since launch|in pre[- ]?orders|raised)\b/iu,
  ],
  'go-to-market': [
    /\b(marketing|social media|influencers?|seo|sem|ads|content marketing|word of mouth|referrals?|viral|outreach|campaigns?)\b/iu,
    /\b(sales (?:team|force|cycle)|channels?|partnerships?|distribut\w+|resellers?|direct sales|b2b sales|inbound|outbound)\b/iu,
    /\b(go[- ]to[- ]market|launch in|expand(?:ing)? (?:to|into)|acquisition|ambassadors?|community|onboard\w*|rollout)\b/iu,
  ],
  roadmap: [
    /\b(q[1-4]\s?['’]?(?:20)?\d\d|(?:20)?\d\d\s?q[1-4]|phase (?:\d|i+|one|two|three)|h[12] 20\d\d)\b/iu,
    /\b(roadmap|next steps?|upcoming|planned|coming soon|milestones?|by (?:the )?end of|months? \d+)\b/iu,
    /\b(launch|beta|release|scale|expand)\b/iu,
  ],
  financials: [
    /\b(revenues?|ebitda|gross profit|net (?:income|profit)|expenses|opex|cogs|cash flow|burn(?: rate)?|runway|break[- ]?even)\b/iu,
    /\b(projections?|projected|forecast\w*|year [1-5]|fy\s?\d\d|20\d\de|20\d\d\s+20\d\d\s+20\d\d)\b/iu,
  ],
  team: [
    /\b(ceo|cto|coo|cfo|cmo|cpo|cso|chief \w+ officer|co[- ]?founders?|founders?)\b/iu,
    /\b(head of|vp|vice president|director|engineer|developer|designer|product manager|lead)\b/iu,
    /\b(years? (?:of )?experience|\d+\+? years|previously|formerly|ex[- ](?=[A-Z])|ph\.?d|mba|b\.?sc|m\.?sc|university|alumn\w+|graduated?)\b/u,
  ],
  advisors: [/\b(advis[oe]rs?|advisory|mentors?|board member|angel investors?|investors?)\b/iu],
  ask: [
    /\b(raising|raise|seeking|looking for|we need|we require|funding|investment|seed (?:round|funding)|pre[- ]seed|series [a-d]|safe|convertible)\b/iu,
    /\b(use of (?:funds|proceeds)|allocation|runway|equity|valuation|post[- ]money|pre[- ]money|cap)\b/iu,
    /[$€£]\s?\d[\d.,]*\s?(?:k|m|mm|million|thousand)?\b[^.]{0,30}\b(?:seed|round|investment|funding|equity|to )/iu,
  ],
  contact: [
    /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu,
    /\b(thank you|thanks|contact|get in touch|questions)\b/iu,
    /\b(https?:\/\/|www\.)\S+/iu,
  ],
  appendix: [/\b(appendix|references|disclaimer|forward[- ]looking|table of contents)\b/iu],
}
