import type { SlideKind } from '#engine/slides.ts'

/**
 * Phrases in a slide's body that point to a kind of slide; each counts once a slide. They are the wording of founders
 * in English decks, with the few words of other languages that look alike everywhere.
 */
export const slideBodies: Partial<Record<SlideKind, readonly RegExp[]>> = {
  problem: [
    /\b(struggl\w+|inefficien\w+|frustrat\w+|fragmented|outdated|time[- ]consuming|painful|broken|wasted?|wasting)\b/i,
    /\b(lack of|lacks?|unable to|can[’']?t|cannot|don[’']t|difficult to|hard to|no way to|too (?:expensive|slow|complex|many|much))\b/i,
    /\b(challenges?|problems?|issues?|pain points?|barriers?|gaps?)\b/i,
    /\b(expensive|costly|high costs?|manual(?:ly)?|poor|underpaid|overwhelm\w+|suffer\w*|fail(?:s|ed|ure)?)\b/i,
  ],
  'why-now': [
    /\b(why now|for the first time|recent(?:ly)?|shift(?:ing)? (?:to|towards)|accelerat\w+|new regulations?|post[- ]?covid|pandemic)\b/i,
  ],
  solution: [
    /\b(our (?:solution|platform|product|app|approach)|we (?:help|enable|provide|offer|make|built|build|connect)|enabl(?:es|ing)|empower\w*)\b/i,
    /\b(all[- ]in[- ]one|one[- ]stop|seamless(?:ly)?|simple|easy|automat(?:es?|ed|ically|ing)|instant(?:ly)?)\b/i,
    /\b(solution|platform|marketplace that|app that|tool that|a (?:new|better) way)\b/i,
  ],
  product: [
    /\b(features?|dashboard|interface|app|mobile|web|api|sdk|integrations?|workflow|upload|click|search|notifications?)\b/i,
    /\b(step [1-4]|how it works|sign up|register|users? can|you can|allows? (?:you|users?))\b/i,
    /\b(beta|mvp|prototype|demo|live)\b/i,
  ],
  technology: [
    /\b(algorithms?|machine learning|deep learning|neural|blockchain|smart contracts?|patent\w*|proprietary|architecture|encryption)\b/i,
    /\b(react|node(?:\.js)?|python|rust|typescript|kubernetes|aws|gpu|llms?|database|protocol|zero[- ]knowledge|open[- ]source)\b/i,
    /\b(sensors?|hardware|firmware|computer vision|data pipeline|models?|inference)\b/i,
  ],
  market: [
    /\b(tam|sam|som|total addressable|serviceable|addressable market)\b/i,
    /\b(market (?:size|share|value|opportunity|growth)|global market|\w+ market|industry)\b/i,
    /\b(cagr|billions?|bn|trillion|\d+(?:\.\d+)?\s?b)\b/i,
    /\b(target (?:market|audience|customers?|users?)|segments?|demographics?|households|millennials|smes?|smbs?)\b/i,
  ],
  competition: [
    /\b(competitors?|competition|competitive|alternatives?|incumbents?|rivals?|substitutes?)\b/i,
    /\b(unlike|compared to|versus|vs\.?|differentiat\w+|advantages?|unique|only (?:company|platform|solution|one)|first[- ]mover|better than)\b/i,
    /[✓✔✗✘×☑]/u,
  ],
  'business-model': [
    /\b(subscriptions?|freemium|commission|transaction fees?|licen[cs]e fees?|licen[cs]ing|advertising|take rate|pay[- ]per[- ]\w+|per (?:user|seat|month|transaction))\b/i,
    /\b(revenue (?:model|streams?)|business model|pricing|monetiz\w+|monetis\w+|upsell|margins?|ltv|cac|arpu)\b/i,
    /[$€£]\s?\d[\d.,]*\s?(?:\/|per )\s?(?:mo|month|year|user|seat|yr)/i,
    /\b(fees?|premium|tiers?|plans?|% of (?:each|every|the|all|sales))\b/i,
  ],
  traction: [
    /\b(mrr|arr|gmv|dau|mau|churn|nps|retention|mom|month[- ]over[- ]month|yoy|growth rate|run[- ]rate)\b/i,
    /\b(\d[\d.,]*\s?[km]?\+? (?:paying )?(?:users?|customers?|clients?|downloads?|sign[- ]?ups?|members|subscribers|orders|bookings|partners|merchants))\b/i,
    /\b(pilots?|letters? of intent|lois?|waitlist|wait list|early adopters?|testimonials?|case stud(?:y|ies)|launched|completed|signed|won|awarded?)\b/i,
    /\b(traction|milestones?|to date|so far|since launch|in pre[- ]?orders|raised)\b/i,
  ],
  'go-to-market': [
    /\b(marketing|social media|influencers?|seo|sem|ads|content marketing|word of mouth|referrals?|viral|outreach|campaigns?)\b/i,
    /\b(sales (?:team|force|cycle)|channels?|partnerships?|distribut\w+|resellers?|direct sales|b2b sales|inbound|outbound)\b/i,
    /\b(go[- ]to[- ]market|launch in|expand(?:ing)? (?:to|into)|acquisition|ambassadors?|community|onboard\w*|rollout)\b/i,
  ],
  roadmap: [
    /\b(q[1-4]\s?['’]?(?:20)?\d\d|(?:20)?\d\d\s?q[1-4]|phase (?:\d|i+|one|two|three)|h[12] 20\d\d)\b/i,
    /\b(roadmap|next steps?|upcoming|planned|coming soon|milestones?|by (?:the )?end of|months? \d+)\b/i,
    /\b(launch|beta|release|scale|expand)\b/i,
  ],
  financials: [
    /\b(revenues?|ebitda|gross profit|net (?:income|profit)|expenses|opex|cogs|cash flow|burn(?: rate)?|runway|break[- ]?even)\b/i,
    /\b(projections?|projected|forecast\w*|year [1-5]|fy\s?\d\d|20\d\de|20\d\d\s+20\d\d\s+20\d\d)\b/i,
  ],
  team: [
    /\b(ceo|cto|coo|cfo|cmo|cpo|cso|chief \w+ officer|co[- ]?founders?|founders?)\b/i,
    /\b(head of|vp|vice president|director|engineer|developer|designer|product manager|lead)\b/i,
    /\b(years? (?:of )?experience|\d+\+? years|previously|formerly|ex[- ](?=[A-Z])|ph\.?d|mba|b\.?sc|m\.?sc|university|alumn\w+|graduated?)\b/u,
  ],
  advisors: [/\b(advis[oe]rs?|advisory|mentors?|board member|angel investors?|investors?)\b/i],
  ask: [
    /\b(raising|raise|seeking|looking for|we need|we require|funding|investment|seed (?:round|funding)|pre[- ]seed|series [a-d]|safe|convertible)\b/i,
    /\b(use of (?:funds|proceeds)|allocation|runway|equity|valuation|post[- ]money|pre[- ]money|cap)\b/i,
    /[$€£]\s?\d[\d.,]*\s?(?:k|m|mm|million|thousand)?\b[^.]{0,30}\b(?:seed|round|investment|funding|equity|to )/i,
  ],
  contact: [
    /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
    /\b(thank you|thanks|contact|get in touch|questions)\b/i,
    /\b(https?:\/\/|www\.)\S+/i,
  ],
  appendix: [/\b(appendix|references|disclaimer|forward[- ]looking|table of contents)\b/i],
}
