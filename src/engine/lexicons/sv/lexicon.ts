import type { LanguageLexicon } from '../language-lexicon.ts'

export const swedish: LanguageLexicon = {
  titles: {
    problem: 'problem, problemet, utmaning, utmaningen, utmaningar, bakgrund, behovet',
    'why-now': 'varför nu, trender, tidpunkten',
    solution: 'lösning, lösningen, vår lösning, vision, mission, värdeerbjudande, vad vi gör, om oss, idén',
    product:
      'produkt, produkten, vår produkt, hur det fungerar, så fungerar det, funktioner, demo, plattform, plattformen, tjänster',
    technology: 'teknik, teknologi, tekniken, arkitektur, patent',
    market:
      'marknad, marknaden, marknadsstorlek, marknadspotential, målgrupp, marknadsmöjlighet, möjligheten, målmarknad',
    competition:
      'konkurrens, konkurrenter, konkurrensfördelar, konkurrenslandskap, varför vi, fördelar, konkurrensfördel',
    'business-model': 'affärsmodell, affärsmodellen, intäktsmodell, intäkter, prissättning, priser, vår affärsmodell',
    traction: 'resultat, kunder, våra kunder, referenser, traction, milstolpar uppnådda, partners, validering',
    'go-to-market':
      'marknadsföring, go to market, försäljning, säljstrategi, marknadsstrategi, tillväxt, tillväxtstrategi, expansion, strategi, kanaler',
    roadmap: 'färdplan, roadmap, tidslinje, nästa steg, framtid, milstolpar, tidplan, planer',
    financials: 'ekonomi, finanser, prognos, prognoser, finansiell plan, budget, kostnader, finansiella prognoser',
    team: 'team, teamet, vårt team, grundare, grundarna, vilka vi är, ledning',
    advisors: 'rådgivare, mentorer, investerare, styrelse',
    ask: 'investering, finansiering, kapitalbehov, investeringsbehov, vi söker, användning av medel, emission, nyemission, investeringsmöjlighet, runda',
    contact: 'kontakt, tack, frågor, kontakta oss',
    appendix: 'bilaga, bilagor, innehåll, källor, agenda',
  },
  words: {
    falseFriend: 'men',
    ask: 'vi söker, söker, kapitalbehov, tar in, vi tar in',
    revenue: 'omsättning, intäkter, årsomsättning',
    customers: 'kunder',
    users: 'användare, aktiva användare, medlemmar',
    forecast: 'prognos*, mål, förvänta*, planera*, budget*',
    market: 'marknad*, bransch*',
    marketSize: 'marknadsstorlek, marknaden, marknad',
    founderRole: 'grundare, medgrundare',
    leaderRole: 'verkställande direktör, VD, teknisk chef, ordförande',
    role: 'utvecklare, chef, säljare, ingenjör, ansvarig, rådgivare',
    funding: 'invester*, finansier*, kapital*, emission, runda',
    useOfFunds: 'användning av medel, användning av kapitalet',
  },
}
