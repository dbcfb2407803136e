import type { SlideWords } from '../language-lexicon.ts'

/** What German decks set over their slides. */
export const titles: SlideWords = {
  cover: 'Unternehmenspräsentation, Investorenpräsentation, Pitch Deck',
  problem: `
    Problem, das Problem, Probleme, Problemstellung, Problematik, Herausforderung, Herausforderungen, Ausgangslage, Ausgangssituation, Status quo, Bedarf,
    Schmerzpunkte, Pain Points, Istzustand, Ist-Zustand, Hintergrund, Situation heute, die Situation, Handlungsbedarf, Kundenproblem, das Dilemma, Motivation`,
  'why-now':
    'warum jetzt, warum gerade jetzt, Trends, Markttrends, der richtige Zeitpunkt, Zeitpunkt, Timing, Treiber, Markttreiber, Regulatorik, Megatrends',
  solution: `
    Lösung, die Lösung, unsere Lösung, Lösungsansatz, Ansatz, unser Ansatz, Mission, Vision, unsere Vision, unsere Mission, Nutzenversprechen, Wertversprechen,
    Value Proposition, was wir tun, was wir machen, die Idee, unsere Idee, Geschäftsidee, Konzept, Mehrwert, Kundennutzen, Nutzen, Vorteile für Kunden, Leistung, das Angebot,
    unser Angebot`,
  product: `
    Produkt, das Produkt, unser Produkt, Produkte, unsere Produkte, wie es funktioniert, so funktioniert es, so funktionierts, so funktioniert, Funktionsweise, Funktionen,
    Features, Demo, Plattform, unsere Plattform, Leistungen, Produktübersicht, Anwendung, Anwendungsfälle, Use Cases, Portfolio, Produktportfolio, Anwendungsbeispiel, die App,
    Prototyp, Dienstleistungen`,
  technology: `Technologie, unsere Technologie, Technik, Architektur, Systemarchitektur, Innovation, Patente, Patent, Schutzrechte, geistiges Eigentum, Forschung,
    Künstliche Intelligenz, unsere KI, Verfahren, Tech Stack, Technologieplattform`,
  market: `
    Markt, der Markt, Marktpotenzial, Marktpotential, Marktgröße, Marktvolumen, Marktchance, Marktchancen, Marktanalyse, Zielmarkt, Zielgruppe, Zielgruppen, Zielkunden, Chance,
    Potenzial, Potential, Marktübersicht, Marktumfeld, Marktentwicklung, TAM SAM SOM, Kundensegmente, unsere Kunden sind, Gesamtmarkt, riesiger Markt`,
  competition: `
    Wettbewerb, Wettbewerber, Wettbewerbsanalyse, Wettbewerbsvorteil, Wettbewerbsvorteile, Wettbewerbsumfeld, Wettbewerbslandschaft, Konkurrenz, Konkurrenzanalyse, Konkurrenten,
    Mitbewerber, Alleinstellungsmerkmal, Alleinstellungsmerkmale, USP, Differenzierung, Abgrenzung, warum wir, Positionierung, Marktbegleiter, Alternativen, unser Vorteil,
    unsere Vorteile, im Vergleich, Vergleich`,
  'business-model': `
    Geschäftsmodell, unser Geschäftsmodell, Erlösmodell, Ertragsmodell, Umsatzmodell, Monetarisierung, Preise, Preismodell, Preisgestaltung, Einnahmequellen, Business Model,
    Businessmodell, Umsatzströme, Erlösquellen, wie wir Geld verdienen, so verdienen wir Geld, Unit Economics, Abo-Modell, Lizenzmodell, Pricing, Tarife`,
  traction: `
    Traktion, Traction, Meilensteine erreicht, erreichte Meilensteine, Erfolge, bisherige Erfolge, Kunden, unsere Kunden, Referenzen, Referenzkunden, Ergebnisse, Validierung,
    Marktvalidierung, Kennzahlen, Status, aktueller Stand, Stand heute, bisher erreicht, was wir erreicht haben, Entwicklung bisher, Kundenstimmen, Pilotkunden, Pilotprojekte,
    Wachstum, unser Wachstum, Partner, unsere Partner, Auszeichnungen, Proof of Concept, KPIs, Track Record`,
  'go-to-market': `
    Go to Market, Go-to-Market-Strategie, Markteintritt, Markteintrittsstrategie, Vertrieb, Vertriebsstrategie, Vertriebskanäle, Marketing, Marketingstrategie, Kanäle,
    Marktzugang, Kundengewinnung, Kundenakquise, Wachstumsstrategie, Expansion, Internationalisierung, Skalierung, Marketing und Vertrieb, Vertrieb und Marketing, Strategie,
    Expansionsstrategie, Skalierungsstrategie, Akquise`,
  roadmap: `Roadmap, Fahrplan, Zeitplan, nächste Schritte, die nächsten Schritte, Ausblick, Zukunft, Meilensteine, Zeitstrahl, Produktroadmap, Entwicklungsplan, Meilensteinplan,
    wie es weitergeht, Timeline, geplante Meilensteine, unsere Ziele, Pläne, Projektplan, Umsetzungsplan, Ziele`,
  financials: `Finanzen, Finanzplan, Finanzplanung, Prognose, Umsatzprognose, Umsatzplanung, Finanzkennzahlen, Finanzprognose, Umsatzentwicklung, Finanzielle Planung, Finanzübersicht,
    Business Plan, Businessplan, Planzahlen, Kosten, Kostenstruktur, Wirtschaftlichkeit, GuV, Gewinn und Verlust, Ergebnisplanung, Zahlen, unsere Zahlen, Rentabilität,
    Umsatz und Kosten, Break-Even`,
  team: 'Team, unser Team, das Team, Gründer, die Gründer, Gründerteam, Gründungsteam, wer wir sind, über uns, das sind wir, Management, Managementteam, Geschäftsführung, Menschen hinter',
  advisors:
    'Beirat, unser Beirat, Berater, Mentoren, Investoren, unsere Investoren, Advisory Board, Unterstützer, Business Angels, Gesellschafter',
  ask: `
    Finanzierung, Finanzierungsbedarf, Kapitalbedarf, Investition, Investment, Finanzierungsrunde, Mittelverwendung, Verwendung der Mittel, Kapitalverwendung, wir suchen, was wir suchen,
    was wir brauchen, Beteiligung, Beteiligungsangebot, Investitionsbedarf, Investitionsangebot, Investmentangebot, unser Angebot an Investoren, Angebot an Investoren, Investmentchance,
    The Ask, unser Ask, Seed-Runde, Runde, Kapital, aktuelle Runde, werde Teil, investieren Sie, Finanzierungsangebot`,
  contact:
    'Kontakt, Danke, vielen Dank, danke für Ihre Aufmerksamkeit, vielen Dank für Ihre Aufmerksamkeit, Fragen, noch Fragen, Ansprechpartner, kontaktieren Sie uns, sprechen Sie uns an',
  appendix:
    'Anhang, Inhalt, Inhaltsverzeichnis, Agenda, Quellen, Haftungsausschluss, Backup, Glossar, Rechtliche Hinweise, Disclaimer, Risiken, Quellenverzeichnis',
}

/** What stands on German slides, by what they are about. */
export const bodies: SlideWords = {
  problem: `
    Problem*, fehlt, fehlen, fehlende*, mangel*, aufwendig*, aufwändig*, zeitaufwändig*, zeitaufwendig*, teuer, teure*, ineffizient*, umständlich*, veraltet*, manuell*, Fachkräftemangel,
    schwierig*, kompliziert*, intransparent*, unübersichtlich*, frustrier*, Verschwendung, verschwenden, scheitern, scheitert, leiden, leidet, kostet Zeit, hohe Kosten,
    Herausforderung*, Bürokratie, unzureichend*, Papierkram, überlastet*, zu wenig, zu lange, zu teuer, keine Übersicht, Personalmangel, Engpass, Engpässe, Unsicherheit`,
  'why-now':
    'erstmals, Gesetzgeber, neue Regulierung, neue Gesetze, Gesetzesänderung, EU-Verordnung, Verpflichtung ab, steigende*, zunehmend*, Digitalisierung, Energiewende, demografischer Wandel',
  solution: `
    unsere Lösung, unsere Plattform, unsere Software, unsere App, wir bieten, wir helfen, wir ermöglichen, wir entwickeln, wir verbinden, wir machen, ermöglicht, automatisiert, Lösung,
    einfach, auf Knopfdruck, aus einer Hand, vollautomatisch, in Echtzeit, digitale Lösung, ganzheitlich*, All-in-One, spart, vereinfacht, mit nur`,
  product:
    'Funktion*, App, Dashboard, Schnittstelle*, Integration, Benutzeroberfläche, Nutzeroberfläche, Schritt 1, Schritt 2, Klick*, hochladen, Modul*, registrieren, Prototyp, Beta, MVP, Oberfläche, scannen',
  technology:
    'Algorithmus, Algorithmen, Künstliche Intelligenz, KI-basiert*, maschinelles Lernen, patentiert*, Patentanmeldung, Verschlüsselung, Architektur, Sensor*, Technologie*, Verfahren, Cloud, Datenbank, proprietär*, Forschung*',
  market: `Markt, Marktvolumen, Marktgröße, Marktpotenzial, Marktpotential, Gesamtmarkt, TAM, SAM, SOM, CAGR, jährliches Wachstum, Zielgruppe*, Zielmarkt, Branche, Mrd, Milliarden, Haushalte, Mittelstand, KMU, DACH,
    weltweit, Unternehmen in Deutschland, Marktanteil`,
  competition: `Wettbewerb*, Konkurrenz*, Mitbewerber, Alleinstellungsmerkmal*, im Gegensatz zu, im Vergleich zu, Vorteil*, Alternative*, einzigartig*, einzige*, Differenzierung, etablierte Anbieter, First Mover`,
  'business-model': `Abonnement*, Abo, Abo-Modell, Provision*, Lizenz*, Lizenzgebühr*, Gebühr, Gebühren, pro Monat, pro Nutzer, monatlich*, jährlich*, im Monat, Preis, Preise, Erlöse, Einnahmen, Marge*, Grundgebühr, Transaktionsgebühr*, Umsatzbeteiligung,
    Geschäftsmodell, Einmalzahlung, Pay-per-Use, je Monat, Freemium, Premium, Werbung, zahlen, bezahlen`,
  traction: `zahlende Kunden, Kunden, Nutzer, Pilotkunden, Pilotprojekt*, Absichtserklärung*, Umsatz, Downloads, Wachstum, Warteliste, gewonnen, abgeschlossen, Verträge, Vertrag unterschrieben, gestartet, bisher, bereits, seit Launch, ausgezeichnet,
    Auszeichnung*, Referenzkunden, Vorbestellungen, Partner, aktive Nutzer`,
  'go-to-market': `Vertrieb*, Direktvertrieb, Vertriebspartner*, Marketing*, soziale Medien, Social Media, Messen, Messe, Empfehlung*, Mundpropaganda, Influencer, Kooperation*, Partnerschaft*, Markteintritt, Kundengewinnung, Kanäle, Kampagne*, Expansion,
    Fachmessen, Verbände, Multiplikatoren, Kaltakquise, Onlinemarketing, Handelspartner, Leads`,
  roadmap:
    'Launch, Markteinführung, geplant, Meilenstein*, Phase 1, Phase 2, nächste Schritte, Rollout, Skalierung, Expansion, Serienreife, Serienproduktion, Pilotphase, Go-Live, Ausbau, Zertifizierung, Entwicklung, Quartal, Markteintritt',
  financials:
    'Umsatz*, Umsatzerlöse, EBITDA, EBIT, Gewinn*, Verlust, Jahresüberschuss, Rohertrag, Kosten, Personalkosten, Aufwand, Aufwendungen, Break-Even, Liquidität, Prognose, Planung, Deckungsbeitrag, Cashflow, Bruttomarge, TEUR, profitabel, Gewinnschwelle',
  team: `Gründer, Gründerin, Mitgründer, Mitgründerin, Geschäftsführer, Geschäftsführerin, Jahre Erfahrung, Studium, Universität, Hochschule, Leiter, Leiterin, Entwickler, Entwicklerin, zuvor, ehemalig*, Berufserfahrung, Promotion, Diplom, Master, Bachelor, Ingenieur*, CEO, CTO, COO, CFO, verantwortlich`,
  advisors:
    'Beirat, Berater, Beraterin, Mentor, Mentorin, Mentoren, Business Angel, Gesellschafter, Investor*, Aufsichtsrat',
  ask: `Finanzierungsrunde, Kapitalbedarf, wir suchen, wir sammeln, suchen, Investment, Investition*, Investoren, Beteiligung, Wandeldarlehen, Bewertung, Mittelverwendung, Anteile, Eigenkapital, Seed-Runde, Runway, Finanzierung, Kapital, Fördermittel, Pre-Money, Post-Money`,
  contact: 'vielen Dank, Danke, Kontakt, Telefon, E-Mail, Fragen, Ansprechpartner, GmbH, Straße',
  appendix: 'Anhang, Quellen, Haftungsausschluss, Inhaltsverzeichnis, rechtlicher Hinweis, zukunftsgerichtete Aussagen',
}
