import type { WordLists } from '../language-lexicon.ts'

/** German words by what they tell. */
export const words: WordLists = {
  forecast: `Prognose*, prognostiziert*, geplant*, Planung, erwartet*, wir erwarten, Ziel, Ziele, Zielwert*, angestrebt*, voraussichtlich*, Planumsatz, Plan, planen, soll, sollen, werden wir, wir werden, bis Ende, bis 2026, bis 2027, bis 2028,
    bis 2029, bis 2030, könnte*, potenziell*, potentiell*, Szenario, Schätzung, geschätzt*, Hochrechnung, Ausblick`,
  forecastTitle:
    'Prognose*, Finanzplan*, Planung, Umsatzplanung, Umsatzprognose, Ausblick, Businessplan, Fahrplan, Planzahlen, Szenario*, nächste Schritte, Ziele, Finanzprognose, Umsatzentwicklung bis',
  actual:
    'bisher, bislang, aktuell*, derzeit*, heute, bereits, erreicht, erzielt, seit, zuletzt, im letzten Jahr, Stand, abgeschlossen, Ist, verkauft, gewonnen, letzte 12 Monate, letzten 12 Monate, inzwischen',
  pilot:
    'Pilotprojekt*, Pilotkunde*, Pilotphase, Pilot, Testphase, Testkunden, Erprobung, Betatester, Machbarkeitsstudie, Testnutzer',
  intent:
    'Absichtserklärung*, Vorbestellung*, Warteliste, Interessent*, Letter of Intent, unverbindlich*, Interessensbekundung*, in Verhandlung, in Gesprächen',
  others: `Wettbewerber, Konkurrenten, Mitbewerber, unserer Kunden, Ihrer Kunden, Branchenumsatz, Unternehmen mit, durchschnittliches Unternehmen, weltweit, Marktführer, Branche, Umsatz der Branche, Marktvolumen, entgangene*, Umsatzverlust*, im Durchschnitt, pro Betrieb`,
  own: 'unser, unsere, unserem, unseren, unserer, wir, uns, bereits, bisher, derzeit, aktuell, heute, registriert*, gewonnen, erreicht, zahlende, seit Launch, seit Start',
  notACount:
    'bis zu, pro Kunde, pro Nutzer, je Kunde, je Nutzer, die ersten, nächste, suchen, brauchen, benötigen, unbegrenzt*, mindestens, durchschnittlich, im Durchschnitt, jeder, jede, weltweit, potenzielle, potentielle, Beispiel, Markt, in Deutschland gibt es, Ziel',
  perUnit:
    'pro Kunde, je Kunde, pro Nutzer, je Nutzer, pro Monat und Nutzer, Durchschnitt, durchschnittlich*, Kosten, Ersparnis, Einsparung*, spart, Verlust*, Anteil, Potenzial, Steuer, Strafe*, pro Betrieb, pro Filiale, pro Projekt, Fördermittel, pro Bestellung',
  arr: 'jährlich wiederkehrender Umsatz, jährlich wiederkehrende Umsätze, jährlich wiederkehrende Erlöse, jährlich wiederkehrende Einnahmen, wiederkehrender Jahresumsatz, annualisierter Umsatz',
  mrr: 'monatlich wiederkehrender Umsatz, monatlich wiederkehrende Umsätze, monatlich wiederkehrende Erlöse, monatlich wiederkehrende Einnahmen, Monatsumsatz, monatlicher Umsatz',
  revenue:
    'Umsatz, Jahresumsatz, Umsätze, Umsatzerlöse, Gesamtumsatz, Nettoumsatz, Umsatzerlös, Umsatz seit Gründung, Erlöse, Einnahmen, Umsatzvolumen',
  growth:
    'Wachstum, Umsatzwachstum, gewachsen, wächst, wachsen, Steigerung, gesteigert, Zuwachs, Anstieg, gestiegen, steigt, gegenüber Vorjahr, zum Vorjahr, im Vergleich zum Vorjahr, verdoppelt, verdreifacht, Wachstumsrate, pro Monat Wachstum',
  revenueGrowth: 'Umsatzwachstum, Umsatzsteigerung, Umsatzplus, Umsatzzuwachs',
  notOwnGrowth:
    'Markt, Marktwachstum, Branche, Marktanteil, Nutzer, Kundenbindung, Marge, jährlicher Markt, unserer Kunden, Ihrer Kunden, für Kunden',
  payingCustomers:
    'zahlende Kunden, zahlenden Kunden, zahlende Unternehmen, aktive Kunden, Geschäftskunden, B2B-Kunden, Bestandskunden, Unternehmenskunden, Firmenkunden, zahlende Nutzer, gewerbliche Kunden',
  customers: 'Kunden, Kundinnen und Kunden, Abonnenten, Händler',
  users:
    'Nutzer, Nutzern, Nutzerinnen, Nutzerinnen und Nutzer, aktive Nutzer, registrierte Nutzer, Anwender, Anwenderinnen, Mitglieder, User, Downloads, Installationen, Registrierungen, Tester, Betatester, Spieler, monatlich aktive Nutzer, Abonnenten, Follower',
  retention:
    'Kundenbindung, Kundenbindungsrate, Wiederkaufsrate, Wiederkaufrate, Verlängerungsrate, Vertragsverlängerungsrate, Bindungsrate, Bestandskundenquote',
  churn: 'Abwanderung, Abwanderungsrate, Kündigungsrate, Kündigungsquote, Abwanderungsquote',
  gmv: 'Transaktionsvolumen, Handelsvolumen, Außenumsatz, Bruttowarenwert, Bruttohandelsvolumen, Zahlungsvolumen, Buchungsvolumen',
  pipeline: 'Vertriebspipeline, Pipeline, Auftragsbestand, Auftragspipeline',
  grossMargin:
    'Bruttomarge, Rohertragsmarge, Rohmarge, Bruttogewinnmarge, Rohertrag, Bruttomargen, Deckungsbeitragsmarge',
  burn: 'monatlicher Mittelabfluss, monatlicher Kapitalverbrauch, Burnrate, Cash-Burn, Kapitalverbrauch, Liquiditätsabfluss, monatlicher Liquiditätsbedarf',
  runway: 'Reichweite, Liquiditätsreichweite, Runway, finanziert bis',
  cac: 'Kundengewinnungskosten, Kundenakquisekosten, Kundenakquisitionskosten, Akquisekosten, Akquisitionskosten pro Kunde, Kosten pro Neukunde, Kosten der Kundengewinnung, Akquisitionskosten',
  ltv: 'Kundenwert, Kundenlebenszeitwert, Lebenszeitwert, Customer Lifetime Value, Kundenlebenswert',
  ask: `wir suchen, suchen wir, suchen, gesucht, gesucht wird, wir sammeln, wir nehmen auf, nehmen wir, sammeln wir, Kapitalbedarf, Finanzierungsbedarf, Investitionsbedarf, Finanzierungsrunde über, Finanzierungsrunde von, Finanzierungsrunde in Höhe von,
    aktuelle Runde, Finanzierungsziel, Rundengröße, Rundenvolumen, Investitionssumme, Investitionsvolumen, Zielvolumen, gesuchtes Kapital, benötigtes Kapital, wir benötigen, benötigen wir, wir brauchen, brauchen wir, wir raisen, raisen wir, Beteiligungssumme, Finanzierungsvolumen, Ask, Investment gesucht`,
  raised: `bisher eingesammelt, eingesammelt, bereits eingeworben, eingeworben, eingeworbenes Kapital, bisherige Finanzierung, bisherige Finanzierungen, bisherige Runden, bereits investiert, bisheriges Kapital, erhaltene Finanzierung, bisher finanziert, bereits erhalten, abgeschlossene Runde, letzte Runde, Finanzierung bisher, bisher aufgenommen, aufgenommen, finanziert mit, bisher, Vorrunde`,
  grant:
    'Fördermittel, Förderung, Zuschuss, Zuschüsse, gefördert, Fördergelder, EXIST, Gründungszuschuss, Preisgeld, Forschungsförderung, EXIST-Gründerstipendium, Stipendium, Förderprojekt',
  notOwnRound:
    'Kunden haben eingesammelt, Wettbewerber haben eingesammelt, Crowdfunding-Projekte, Exit, übernommen, Übernahme, verkauft für',
  valuation:
    'Bewertung, Unternehmensbewertung, Pre-Money-Bewertung, Post-Money-Bewertung, Pre-Money, Post-Money, Bewertungsobergrenze, Bewertungs-Cap',
  committed:
    'zugesagt, bereits zugesagt, Zusagen, Zusage, gezeichnet, bereits gezeichnet, fest zugesagt, gesichert, committet, Soft Commitments',
  instrument:
    'Wandeldarlehen, Wandelanleihe, Wandelschuldverschreibung, Nachrangdarlehen, stille Beteiligung, partiarisches Darlehen, Eigenkapital, Genussrechte, Kapitalerhöhung, Beteiligungskapital',
  funding:
    'Finanzierung*, Investor*, Investition*, Investment*, Kapital*, Beteiligung*, Wandeldarlehen, Runde, Mittelverwendung, Anteile, Seed-Runde, Business Angel*, Förder*, eingesammelt, Seed*',
  notTheAsk:
    'Mittelverwendung, davon für, für Marketing, für Vertrieb, für Personal, für Produktentwicklung, pro Monat, monatlich, Umsatz, Bewertung, zugesagt, eingesammelt, bisher, Burnrate',
  customerMoney:
    'Umsatz, Umsätze, Verkäufe, Kunden, Aufträge, Auftrag, Nutzer, Vertrag, Verträge, bezahlt, Budget, Zahlung',
  alreadyIn: 'bisher, bereits, bislang, zuvor, vorherige*, frühere*, eingesammelt',
  useOfFunds:
    'Mittelverwendung, Verwendung der Mittel, Kapitalverwendung, Verwendung des Kapitals, wofür wir das Kapital, Verwendung der Gelder, Einsatz der Mittel, wofür wir das Geld, Verwendungszweck, Investition in, wofür',
  notAUse:
    'Anteile, Beteiligung, Rabatt, Wachstum, Zins, Zinsen, Zinssatz, Marge, Provision, Gewinn, Umsatz, Marktanteil, Kundenbindung, Bewertung, zugesagt, eingesammelt, gesamt, Runway, Reichweite',
  priceRate:
    'pro Monat, im Monat, je Monat, pro Jahr, im Jahr, je Jahr, pro Nutzer, je Nutzer, pro Nutzer und Monat, pro Nutzer im Monat, pro Mitarbeiter, pro Standort, pro Gerät, pro Fahrzeug, pro Stück, je Stück, pro Lizenz, pro Tag, pro Woche, pro Bestellung, pro Transaktion, pro Buchung, pro Stunde, pro Anlage, pro Wohneinheit, monatlich, jährlich, einmalig, pro Filiale, pro Patient, pro Mitarbeiter und Monat, mtl',
  prices: 'Preis*, Tarif*, Geschäftsmodell, Erlösmodell, Abo*, Paket*, Lizenz*, Gebühr*, Monetarisierung, Preismodell',
  notAPrice:
    'spart, sparen, Ersparnis, Einsparung*, Verschwendung, Verlust*, verlieren, Gehalt, Gehälter, verdienen, Durchschnitt, durchschnittlich*, Umsatz, Wettbewerber, Kosten für, Strafe*, Materialkosten, Herstellungskosten, Produktionskosten',
  breakEven:
    'Gewinnschwelle, Break-Even, Rentabilität, profitabel, schwarze Zahlen, Kostendeckung, Break-Even-Punkt, Profitabilität',
  closing:
    'Abschluss, Abschluss der Runde, Runde schließen, schließen die Runde, Runde schließt, Runde abschließen, Runde abzuschließen, Rundenschluss, Closing, Zeichnungsfrist, Zeichnungsschluss, Frist, First Closing',
  tam: 'Gesamtmarkt, gesamter adressierbarer Markt, gesamtes Marktvolumen, theoretisches Marktpotenzial, Total Addressable Market, adressierbarer Gesamtmarkt, totaler adressierbarer Markt',
  sam: 'bedienbarer Markt, erreichbarer Markt, adressierbarer Markt, bedienbarer adressierbarer Markt, relevanter Markt',
  som: 'erzielbarer Markt, erzielbarer Marktanteil, angestrebter Marktanteil, realistischer Marktanteil, tatsächlich erreichbarer Markt',
  marketSize:
    'Marktvolumen, Marktgröße, Marktpotenzial, Marktpotential, Markt von, Markt mit, Branchenumsatz, Markt ist, Markt wächst auf, Umsatzpotenzial, Gesamtvolumen, Markt in Deutschland, Markt in Europa, weltweiter Markt, globaler Markt, Weltmarkt, Branche, Gesamtmarkt',
  market: 'Markt, Marktvolumen, Marktwachstum, Branche, Nachfrage, Sektor, Gesamtmarkt, Weltmarkt, Marktgröße, *markt',
  notMarketSize:
    'eingesammelt, Finanzierung, investiert, unser Umsatz, unsere Kunden, unsere Nutzer, unser Ziel, Ziel, pro Kopf, pro Jahr und, durchschnittlich*, Jahresumsatz, Marktführer, Gewinn, Gewinne, Preis, Kosten, Schaden, Schäden, Gebühr*, Strafe*, Einsparung*, Bewertung, Verlust*, Marktanteil von, wir wollen, wir planen, wir erwarten, Förder*',
  marketGrowth:
    'jährliches Wachstum, Wachstum, Marktwachstum, wächst, wachsen, Wachstumsrate, jährlich, pro Jahr, p.a., durchschnittliches jährliches Wachstum, Zuwachs, Steigerung, steigt',
  companyMetric:
    'Umsatz, unser Umsatz, Verkäufe, Nutzer, Kunden, Downloads, Kundenbindung, Marge, Team, Mitarbeiter, Umsatzwachstum',
  sellsIn:
    'Markt, Märkte, Zielmarkt, Kunden, Nutzer, Unternehmen, Haushalte, Betriebe, Markteintritt, Expansion, expandieren, Launch, Rollout, Zielgruppe, Fokus, verfügbar in, aktiv in, tätig in, Länder, Region, Städte, Bevölkerung, Verbraucher, Mittelstand, KMU, Einwohner, Start in, starten in, Pilotmarkt, flächendeckend, bundesweit, europaweit',
  notSellsIn:
    'Universität, Hochschule, Fachhochschule, Technische Universität, Sitz, Hauptsitz, gegründet in, Studium, studiert, Büro, geboren, Institut, Straße, arbeitete, Quelle, laut, Bundesamt, Patentamt, Ministerium, Handelsregister, Amtsgericht, Bank',
  competitorLead:
    'Wettbewerber:, Wettbewerber sind, Konkurrenten:, Konkurrenten sind, Mitbewerber:, Mitbewerber sind, direkte Wettbewerber:, indirekte Wettbewerber:, im Gegensatz zu, anders als, Alternativen sind, Alternativen wie, Anbieter wie, Wettbewerb durch, Wettbewerber wie',
  competitorExample: 'wie, wie etwa, wie z.B., z.B., zum Beispiel, etwa, darunter, gegenüber, direkt, indirekt, vs',
  customerLead:
    'unsere Kunden:, Kunden sind, Kunden wie, zu unseren Kunden zählen, zu unseren Kunden gehören, Referenzkunden:, Referenzen:, Pilotkunden:, Pilotkunden sind, Kunden u.a.:, Vertrauen uns, vertraut von, im Einsatz bei, genutzt von, eingesetzt von, Partner und Kunden:, Bestandskunden:',
  customerTitle:
    'unsere Kunden, Kunden, Referenzen, Referenzkunden, Kunden und Partner, Pilotkunden, ausgewählte Kunden, ausgewählte Referenzen, diese Kunden vertrauen uns, sie vertrauen uns, Kundenstimmen, unsere Referenzen, Bestandskunden',
  investorLead:
    'Investoren:, Bestandsinvestoren:, bestehende Investoren:, unsere Investoren:, finanziert von, finanziert durch, unterstützt von, investiert haben:, angeführt von, Lead-Investor:, Beteiligung von, Business Angels:, Gesellschafter:, Kapitalgeber:, backed by, Seed-Investoren:',
  investorTitle:
    'Investoren, unsere Investoren, Bestandsinvestoren, bestehende Investoren, bisherige Investoren, Gesellschafter, Kapitalgeber, Investoren und Partner',
  investorWord:
    'Beteiligung*, Beteiligungsgesellschaft, Gründerfonds, Fonds, Wagniskapital, Kapital, High-Tech Gründerfonds, Invest, Bayern Kapital, Sparkasse',
  founded:
    'gegründet, Gründung, Gründungsjahr, gegründet in, gegründet im Jahr, Firmengründung, Unternehmensgründung, GmbH-Gründung, Gründung der GmbH, ins Leben gerufen, Gründung im',
  since: 'seit, am Markt seit, aktiv seit, tätig seit, besteht seit',
  staff:
    'Mitarbeiter, Mitarbeitende, Mitarbeitenden, Mitarbeiterinnen, Mitarbeiterinnen und Mitarbeiter, Beschäftigte, Angestellte, Teammitglieder, Köpfe, Vollzeitkräfte, FTE, Personen im Team, köpfiges Team, Vollzeitmitarbeiter, Festangestellte',
  othersStaff:
    'Unternehmen, Firmen, Betriebe, mit mehr als, bis zu, zwischen, einstellen, Einstellung, geplant, planen, werden, pro Mitarbeiter, Kunden, durchschnittlich*, Markt, Ziel, bis 2026, bis 2027, bis 2028, bis 2030, KMU, ab, wachsen auf, in Deutschland, weltweit, Behörden, Neueinstellungen',
  seat: 'Sitz in, Sitz, Hauptsitz, Hauptsitz in, mit Sitz in, Firmensitz, Standort, Standorte, Zentrale in, ansässig in, Büro in, Firmensitz in, Unternehmenssitz, beheimatet in, Headquarter in',
  street:
    '*straße, *strasse, *str, *platz, *weg, *allee, *gasse, *ring, *damm, *ufer, Postfach, Gewerbepark, Hausnummer',
  notATagline:
    'Präsentation für, vertraulich, streng vertraulich, Investorenpräsentation, vorgestellt von, präsentiert von, erstellt von, Businessplan, Geschäftsplan, Inhaltsverzeichnis, alle Rechte vorbehalten, vielen Dank, Seed-Runde, Finanzierungsrunde, Gründer, Gründerin, Geschäftsführer, Geschäftsführerin, Stand',
  whatItIs:
    'Plattform, *plattform, App, *app, Software, *software, Lösung, *lösung, Anwendung, Dienst, Dienstleister, Marktplatz, *marktplatz, Netzwerk, System, *system, Assistent, Werkzeug, Portal, Gerät, Shop, Anbieter, Service, für, mit, damit, ohne, zum, zur, macht, hilft, verbindet, vernetzt, automatisiert, digitalisiert, ermöglicht',
  self: 'wir sind, wir helfen, wir bauen, wir machen, wir entwickeln, wir bieten, wir verbinden, wir ermöglichen, wir vernetzen, wir automatisieren, wir digitalisieren, wir unterstützen, wir schaffen, wir revolutionieren, wir bringen, wir produzieren, unsere Mission ist, unsere Plattform, unsere Software, unsere App, unsere Lösung, unser Produkt',
  isA: 'ist ein, ist eine, ist einer, ist der, ist die, ist das, ist unser, hilft, ermöglicht, bietet, verbindet, vernetzt, macht, entwickelt, automatisiert, digitalisiert, vereinfacht, unterstützt, bringt, revolutioniert, produziert, liefert, baut, schafft, sorgt für, löst',
  notAName:
    'Präsentation, Investorenpräsentation, Unternehmenspräsentation, Geschäftsplan, Businessplan, Projekt, Vertraulich, Entwurf, Inhalt, Inhaltsverzeichnis, Einleitung, Zusammenfassung, Danke, Vielen Dank, Willkommen, Problem, Lösung, Team, Kontakt, Anhang, Seite, Folie, Finanzierungsrunde, Stand, Kapitalbedarf, Herausforderung, Markt, Vision, Mission, Januar, Februar, März, Mai, Juni, Juli, Oktober, Dezember',
  productStatus: `im Einsatz, live, Prototyp, Prototypen, funktionsfähiger Prototyp, MVP, Beta, Betaphase, Betaversion, Beta-Version, in Entwicklung, Entwicklungsphase, Serienreife, serienreif, marktreif, Marktreife, Produktlaunch, gelauncht, am Markt verfügbar, verfügbar seit, Markteinführung,
    Pilotphase, Pilotbetrieb, im Pilotbetrieb, Proof of Concept, zertifiziert, CE-Kennzeichnung, zugelassen, TRL`,
  whyNow:
    'warum jetzt, der richtige Zeitpunkt, erstmals, neue Gesetze, neue Verordnung, Gesetzesänderung, ab 2025 verpflichtend, ab 2026 verpflichtend, ab 2027 verpflichtend, Pflicht ab, Wendepunkt, jetzt möglich, verpflichtet, beschleunigt',
  advantage:
    'Wettbewerbsvorteil*, Alleinstellungsmerkmal*, einzigartig*, einzige, einzigen, einziger, Vorsprung, im Gegensatz zu, anders als, exklusiv*, patentiert*, Netzwerkeffekt*, schneller als, günstiger als, besser als, First Mover, proprietär*, USP, unser Vorteil, Technologievorsprung, kein anderer Anbieter, als erster',
  property:
    'Patent, Patente, patentiert*, Patentanmeldung, Patentanmeldungen, Patent angemeldet, zum Patent angemeldet, Patentschutz, Markenrecht, Wortmarke, eingetragene Marke, geistiges Eigentum, Schutzrecht*, Gebrauchsmuster, Geschäftsgeheimnis*, Markenanmeldung',
  partnership:
    'Partnerschaft mit, Kooperation mit, in Kooperation mit, Kooperationspartner, Zusammenarbeit mit, in Zusammenarbeit mit, Partner sind, Vertriebspartner, Entwicklungspartner, Technologiepartner, Rahmenvertrag mit, strategische Partnerschaft, strategischer Partner, Forschungspartner, unsere Partner',
  award:
    'Auszeichnung*, ausgezeichnet, Preisträger*, Gewinner*, Finalist*, Gründerpreis, Innovationspreis, Gründerwettbewerb, erster Platz, zweiter Platz, 1. Platz, 2. Platz, 3. Platz, gewonnen, nominiert, Publikumspreis, Start-up des Jahres, *preis',
  founderRole:
    'Gründer, Gründerin, Mitgründer, Mitgründerin, Mitbegründer, Mitbegründerin, Firmengründer, Gründungsgesellschafter, Gründer und Geschäftsführer, Co-Gründer, Co-Gründerin, geschäftsführender Gesellschafter, geschäftsführende Gesellschafterin, Geschäftsführer, Geschäftsführerin',
  leaderRole:
    'Geschäftsführer, Geschäftsführerin, Vorstand, Vorständin, Vorstandsvorsitzender, Vorstandsvorsitzende, technischer Leiter, technische Leiterin, kaufmännischer Leiter, Prokurist, Prokuristin, Betriebsleiter, Geschäftsleitung',
  adviserRole:
    'Beirat, Beirätin, Berater, Beraterin, Mentor, Mentorin, Aufsichtsrat, Aufsichtsratsvorsitzender, wissenschaftlicher Beirat, Unternehmensberater, Steuerberater, Rechtsberater',
  investorRole: 'Investor, Investorin, Gesellschafter, Gesellschafterin, Business Angel, Kapitalgeber',
  role: `Leiter, Leiterin, Entwickler, Entwicklerin, Softwareentwickler, Softwareentwicklerin, Produktmanager, Produktmanagerin, Ingenieur, Ingenieurin, Maschinenbauingenieur, Wirtschaftsingenieur, Informatiker, Informatikerin, Vertriebsleiter, Vertriebsleiterin, Marketingleiter, Marketingleiterin,
    Betriebswirt, Betriebswirtin, Vertrieb, Vertrieb und Marketing, Produktentwicklung, Werkstudent, Werkstudentin, Praktikant, Praktikantin, Designerin, Arzt, Ärztin, Wissenschaftler, Wissenschaftlerin, Forscher, Forscherin, Professorin, Jurist, Juristin,
    Rechtsanwalt, Rechtsanwältin, Projektleiter, Projektleiterin, Projektmanager, Kundenbetreuung, Assistenz der Geschäftsführung, Bereichsleiter, Teamleiter, Teamleiterin, *leiter, *leiterin, *entwickler, *entwicklerin, *ingenieur, *ingenieurin, *manager, *managerin, Verantwortlicher, Geschäftsentwicklung`,
  phd: 'promoviert, promovierte, Promotion, Dr.-Ing, Dr. rer. nat, Dr. med, Dr. phil, Dr. rer. pol, Doktor der, Doktorarbeit, Doktortitel, Habilitation, habilitiert, promovierter',
  foundedBefore:
    'gründete bereits, bereits gegründet, Serienunternehmer, Serienunternehmerin, Seriengründer, Seriengründerin, Serial Entrepreneur, mehrfacher Gründer, mehrfache Gründerin, erfolgreicher Exit, erfolgreich verkauft, verkaufte sein Unternehmen, verkaufte sein Startup, vorherige Gründung, zuvor Gründer, ehemaliger Gründer, Gründer von, Gründerin von, zweite Gründung, dritte Gründung, früherer Gründer, Exit an',
  entrepreneur:
    'Unternehmer, Unternehmerin, gründete, selbstständig, Selbstständiger, Inhaber, Inhaberin, Gründer von, Gründerin von, Gründer der, Gründungserfahrung, Start-up-Erfahrung, Gründer des',
  study:
    'Universität, Hochschule, Studium, studierte, Studium der, Abschluss, Diplom, Dipl.-Ing, Absolvent, Absolventin, Fachhochschule, Informatik, Maschinenbau, Betriebswirtschaft, Wirtschaftsinformatik, Physik, Jura',
  atWork:
    'ehemals, ehemalige*, ehemaliger, zuvor, zuvor bei, früher, früher bei, bei, arbeitete, tätig, Jahre, Erfahrung, Leiter, Entwickler, Ingenieur*, ex',
  customerStory:
    'Kundenstimmen, Kundenstimme, Fallstudie, Fallstudien, Erfolgsgeschichte, Erfolgsgeschichten, Fallbeispiel, Fallbeispiele, Das sagen unsere Kunden, Was unsere Kunden sagen, Referenzprojekt, Stimmen unserer Kunden',
  exampleLead:
    'zum Beispiel, Beispiel:, Beispielrechnung, Rechenbeispiel, stellen Sie sich vor, stell dir vor, angenommen, nehmen wir an, beispielsweise, Szenario:',
  exampleInside: 'zum Beispiel, z.B., z. B., beispielsweise',
  exampleTitle:
    'Beispiel, Beispiele, Beispielrechnung, Rechenbeispiel, Anwendungsbeispiel, Beispielszenario, Persona, Personas, ein Tag im Leben, Musterrechnung',
  personaMark: 'Alter:, Beruf:, Ziele:, Wohnort:, Frustrationen:, Bedürfnisse:',
  interfaceButton:
    'Anmelden, Einloggen, Abmelden, Registrieren, Jetzt registrieren, Konto erstellen, Passwort vergessen, In den Warenkorb, Zur Kasse, Jetzt kaufen, Jetzt buchen, Mehr anzeigen, Alle anzeigen, Mehr erfahren, Weiter, Zurück, Abbrechen, Speichern, Absenden, Bestätigen, Löschen, Bearbeiten, Mein Konto, Mein Profil, Meine Bestellungen, Nachricht schreiben, Suchen, E-Mail-Adresse, Passwort, Datenschutz, Sortieren nach, Hochladen, Verfügbares Guthaben',
  interfaceMenu:
    'Start, Startseite, Übersicht, Profil, Einstellungen, Benachrichtigungen, Nachrichten, Kalender, Heute, Gestern, Morgen, Berichte, Bestellungen, Warenkorb, Favoriten, Hilfe, Menü, Kontakte, Verlauf, Aufgaben, Erledigt, Offen, Betrag, Gesamt, Menge, Preis, Beschreibung, Status, Datum, Rechnungen, Zahlungen, Guthaben, Überweisung',
  legalTitle:
    'Haftungsausschluss, Rechtlicher Hinweis, Rechtliche Hinweise, Wichtiger Hinweis, Wichtige Hinweise, Disclaimer, Vertraulichkeitshinweis, Impressum',
  legalPhrase:
    'zukunftsgerichtete Aussagen, zukunftsgerichteten Aussagen, kein Angebot zum, stellt kein Angebot dar, stellen kein Angebot dar, keine Anlageberatung, keine Gewähr, ohne Gewähr, keine Haftung, alle Rechte vorbehalten, streng vertraulich, ohne vorherige schriftliche Zustimmung, Weitergabe an Dritte, tatsächlichen Ergebnisse können, tatsächliche Ergebnisse können',
  confidentialLine: 'vertraulich, streng vertraulich, Vertraulich - nicht weitergeben, nur für den internen Gebrauch',
  disclaimerLead: 'Haftungsausschluss, Rechtlicher Hinweis, Wichtiger Hinweis, Disclaimer:',
  references: 'Quellen, Quellenangaben, Quellenverzeichnis, Literatur, Literaturverzeichnis, Fußnoten, Nachweise',
  competitorTitle:
    'Wettbewerber, Wettbewerb, Konkurrenz, Konkurrenten, Mitbewerber, Wettbewerbsanalyse, Wettbewerbsumfeld, Alternativen',
  commonNoun: `Kunden, Kunde, Nutzer, Mitarbeiter, Unternehmen, Firma, Firmen, Betriebe, Lösung, Lösungen, Markt, Märkte, Problem, Probleme, Preis, Preise, Umsatz, Gewinn, Kosten, Zeit, Jahr, Jahre, Monat, Monate, Woche, Tag, Tage, Geld, Daten, Technologie, Technik, Software, Plattform, Produkt, Produkte, Service,
    Dienstleistung, Dienstleistungen, Vertrieb, Beratung, Entwicklung, Forschung, Wachstum, Vorteil, Vorteile, Nachteil, Nachteile, Wettbewerb, Wettbewerber, Konkurrenz, Anbieter, Hersteller, Händler, Handel, Partner, Investor, Investoren, Investition, Finanzierung, Kapital, Beteiligung, Gründer, Gründung,
    Geschäftsmodell, Geschäftsführer, Strategie, Ziel, Ziele, Zielgruppe, Qualität, Sicherheit, Datenschutz, Integration, Schnittstelle, Schnittstellen, Automatisierung, Digitalisierung, Künstliche, Intelligenz, Analyse, Bericht, Berichte, Verwaltung, Planung, Steuerung, Überwachung, Wartung, Installation, Betrieb, Energie, Strom,
    Wärme, Gesundheit, Pflege, Ärzte, Patienten, Krankenhaus, Schule, Bildung, Handwerk, Handwerker, Landwirtschaft, Logistik, Versicherung, Banken, Bank, Einzelhandel, Gastronomie, Öffentliche, Hand, Behörden, Kommunen, Stadtwerke, Privatkunden, Geschäftskunden, Großkunden, Mittelstand, Konzerne, Haushalte, Verbraucher, Eltern, Kinder,
    Studenten, Menschen, Welt, Deutschland, Österreich, Schweiz, Europa, Quartal, Meilensteine, Phase, Schritt, Start, Heute, Morgen, Zukunft, Vision, Mission, Idee, Konzept, Funktion, Funktionen, Einfache, Einfach, Schnell, Günstig, Flexibel, Skalierbar, Transparent, Nachhaltig, Individuell, Kompatibel, Verfügbar, Manuell, Manuelle, Automatisch,
    Excel-Tabellen, Papier, Keine, Kein, Ja, Nein, Hoch, Mittel, Niedrig, Gering, Klassische, Klassischer, Traditionelle, Traditioneller, Eigene, Eigener, Andere, Sonstige, Große, Kleine, Neue, Alte, Lokale, Regionale, Internationale, Personal, Marketing, Verkauf, Einkauf, Produktion, Lager, Lieferung, Bestellung, Bezahlung, Abrechnung, Rechnung, Abonnement,
    Lizenz, Provision, Gebühr, Umsatzbeteiligung, Werbung, Kanäle, Empfehlung, Messen, Verbände, Netzwerk, Erfahrung, Kompetenz, Bewertung, Bedienung, Benutzerfreundlichkeit, Reichweite, Geschwindigkeit, Genauigkeit, Skalierbarkeit, Nachhaltigkeit, Unabhängigkeit, Standort, Straße, Studium, Universität`,
  falseFriend: 'brands, brand, men, hr',
}
