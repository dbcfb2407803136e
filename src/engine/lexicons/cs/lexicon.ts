import type { LanguageLexicon } from '../language-lexicon.ts'

export const czech: LanguageLexicon = {
  titles: {
    problem: 'problém, problémy, výzva, výzvy, současný stav, potřeba',
    'why-now': 'proč teď, proč právě teď, trendy',
    solution: 'řešení, naše řešení, mise, vize, hodnotová nabídka, nápad, o nás, co děláme',
    product: 'produkt, náš produkt, produkty, jak to funguje, funkce, demo, platforma, služby, aplikace',
    technology: 'technologie, architektura, inovace, patenty',
    market: 'trh, velikost trhu, tržní příležitost, příležitost, cílová skupina, cílový trh, zákaznické segmenty',
    competition:
      'konkurence, konkurenti, konkurenční výhoda, konkurenční výhody, analýza konkurence, proč my, srovnání, výhody',
    'business-model':
      'obchodní model, byznys model, business model, příjmy, zdroje příjmů, ceník, ceny, monetizace, výnosový model',
    traction:
      'trakce, výsledky, dosažené výsledky, zákazníci, naši zákazníci, reference, milníky dosažené, partneři, úspěchy',
    'go-to-market':
      'vstup na trh, marketing, marketingová strategie, prodej, obchodní strategie, distribuce, expanze, růst, strategie',
    roadmap: 'plán, roadmapa, harmonogram, milníky, další kroky, budoucnost, plány',
    financials: 'finance, finanční plán, finanční projekce, projekce, prognóza, rozpočet, náklady, finanční výsledky',
    team: 'tým, náš tým, zakladatelé, kdo jsme',
    advisors: 'poradci, mentoři, investoři',
    ask: 'investice, financování, kolo, investiční kolo, hledáme, využití prostředků, využití investice, investiční příležitost, potřeba kapitálu',
    contact: 'kontakt, kontakty, děkujeme, děkuji, děkujeme za pozornost, otázky',
    appendix: 'příloha, přílohy, obsah, zdroje',
  },
  words: {
    ask: 'hledáme, investice ve výši, potřebujeme, investiční kolo',
    revenue: 'tržby, obrat, příjmy',
    customers: 'zákazníků, klientů',
    users: 'uživatelů, aktivních uživatelů',
    forecast: 'plán*, prognóz*, cíl*, očekáv*',
    market: 'trh, trhu, odvětví',
    marketSize: 'velikost trhu, trh',
    founderRole: 'zakladatel, zakladatelka, spoluzakladatel, spoluzakladatelka',
    leaderRole: 'jednatel, jednatelka, generální ředitel, ředitel, ředitelka, technický ředitel',
    role: 'vývojář, manažer, manažerka, programátor, obchodník, vedoucí, inženýr',
    funding: 'invest*, financov*, kol*, kapitál*',
    useOfFunds: 'využití prostředků, využití investice, použití investice',
  },
}
