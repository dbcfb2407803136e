import type { LanguageLexicon } from '../language-lexicon.ts'

export const dutch: LanguageLexicon = {
  titles: {
    cover: 'investeerderspresentatie, bedrijfspresentatie',
    problem:
      'probleem, het probleem, problemen, de uitdaging, uitdaging, uitdagingen, probleemstelling, huidige situatie, aanleiding, knelpunten',
    'why-now': 'waarom nu, trends, markttrends, timing, context',
    solution:
      'oplossing, de oplossing, onze oplossing, oplossingen, missie, onze missie, visie, onze visie, waardepropositie, propositie, wat wij doen, wat we doen, het idee, concept, het concept, voordelen voor de klant',
    product:
      'product, het product, ons product, producten, onze producten, hoe het werkt, zo werkt het, functionaliteiten, functies, demo, platform, het platform, ons platform, diensten, onze diensten, prototype, de app',
    technology:
      'technologie, onze technologie, techniek, architectuur, innovatie, patenten, octrooien, kunstmatige intelligentie',
    market:
      'markt, de markt, marktkans, kansen, de kans, marktomvang, marktgrootte, marktpotentieel, doelgroep, doelgroepen, doelmarkt, marktanalyse, klantsegmenten, TAM SAM SOM',
    competition:
      'concurrentie, de concurrentie, concurrenten, concurrentieanalyse, concurrentievoordeel, onderscheidend vermogen, waarom wij, positionering, voordelen, concurrentielandschap',
    'business-model':
      'verdienmodel, ons verdienmodel, het verdienmodel, businessmodel, business model, bedrijfsmodel, inkomsten, inkomstenbronnen, prijzen, prijsmodel, prijsstelling',
    traction:
      'tractie, traction, resultaten, onze resultaten, klanten, onze klanten, behaalde resultaten, validatie, mijlpalen, referenties, partners, onze partners, stand van zaken, waar staan we nu, prijzen en erkenning',
    'go-to-market':
      'go to market, go to market strategie, marktstrategie, marketing, marketingstrategie, marketingplan, verkoop, verkoopstrategie, verkoopkanalen, kanalen, distributie, groeistrategie, groei, uitbreiding, klantenwerving, strategie',
    roadmap:
      'roadmap, planning, tijdlijn, volgende stappen, toekomst, toekomstplannen, mijlpalen planning, ontwikkelplan, vooruitblik, doelstellingen',
    financials:
      'financiën, financieel, financiële prognose, financiële prognoses, prognose, prognoses, financieel plan, begroting, omzetprognose, kosten, cijfers, kerncijfers, financiële planning',
    team: 'team, ons team, het team, oprichters, de oprichters, wie zijn wij, wie we zijn, over ons, management, de mensen',
    advisors: 'adviseurs, onze adviseurs, mentoren, investeerders, onze investeerders, raad van advies',
    ask: 'investering, investeringsvraag, de vraag, onze vraag, financiering, financieringsbehoefte, kapitaalbehoefte, wat we zoeken, wij zoeken, besteding, besteding van de middelen, gebruik van de middelen, investeringsronde, ronde, investeringsmogelijkheid, investeer, the ask',
    contact: 'contact, bedankt, dank, dank u wel, dankjewel, vragen, contactgegevens, neem contact op',
    appendix: 'bijlage, bijlagen, inhoud, inhoudsopgave, agenda, bronnen, disclaimer',
  },
  bodies: {
    problem:
      'probleem, problemen, gebrek aan, tekort*, moeilijk, duur, dure, tijdrovend*, inefficiënt*, verspilling, complex, handmatig*, verouderd*, verlies, frustr*, uitdaging*, ontbreekt, ontbreken, onvoldoende',
    solution:
      'onze oplossing, ons platform, onze app, wij bieden, we bieden, wij helpen, we helpen, maakt het mogelijk, eenvoudig, automatiseert, in realtime, alles in één',
    product:
      'functie, functies, app, dashboard, koppeling*, module*, prototype, beta, MVP, gebruiker kan, download, registreren',
    technology:
      'algoritme*, kunstmatige intelligentie, machine learning, patent, octrooi, technologie, sensor*, cloud, database',
    market:
      'markt, miljard, mld, TAM, SAM, SOM, CAGR, jaarlijkse groei, doelgroep*, sector, huishoudens, MKB, marktaandeel, consumenten, potentieel',
    competition:
      'concurrent*, concurrentie, alternatie*, in tegenstelling tot, onderscheid*, uniek*, enige, voordel*, vergeleken met',
    'business-model':
      'abonnement*, commissie, licentie*, per maand, per jaar, per gebruiker, prijs, prijzen, omzet, marge*, freemium, premium, advertenties, terugkerend*, verdienmodel, fee',
    traction:
      'klanten, gebruikers, actieve gebruikers, pilot*, intentieverklaring*, omzet, downloads, groei, wachtlijst, getekend, contracten, gelanceerd, tot nu toe, al, prijs gewonnen, partners, winnaar',
    'go-to-market':
      'marketing, sociale media, social media, influencers, mond-tot-mond, partnerschap*, distributeurs, directe verkoop, beurzen, kanalen, campagne*, uitbreiding, ambassadeurs, verkoopteam',
    roadmap:
      'lancering, fase 1, fase 2, volgende stappen, kwartaal, ontwikkeling, uitrol, opschaling, certificering, maanden',
    financials:
      'omzet, EBITDA, winst, kosten, brutomarge, kasstroom, break-even, prognose*, begroting, verlies, uitgaven',
    team: 'oprichter, medeoprichter, directeur, ingenieur, jaar ervaring, universiteit, ontwikkelaar, verantwoordelijk, voormalig, master, gepromoveerd',
    ask: 'investering, investeerders, financiering, wij zoeken, we zoeken, ophalen, kapitaal, besteding, waardering, pre-money, post-money, converteerbare lening, runway, aandelen, ronde',
    contact: 'bedankt, contact, telefoon, website, vragen',
  },
  words: {
    falseFriend: 'brands, brand, men',
    forecast:
      'prognose*, verwacht*, verwachten, doel, doelstelling*, gepland*, plannen, streven, zullen, schatting, geschat*, potentieel, scenario, eind 2026, eind 2027, tegen 2030',
    forecastTitle:
      'prognose*, financieel plan, planning, vooruitblik, volgende stappen, scenario*, begroting, doelstellingen',
    actual:
      'tot nu toe, nu, huidig*, momenteel, al, reeds, behaald*, sinds, gerealiseerd*, afgelopen jaar, afgelopen 12 maanden, getekend, verkocht',
    pilot: 'pilot, pilots, proefproject*, testfase, proof of concept, bèta',
    intent: 'intentieverklaring*, voorbestelling*, wachtlijst, geïnteresseerd*, in onderhandeling',
    own: 'ons, onze, wij, we, al, momenteel, actieve, betalende',
    notACount:
      'tot, per klant, per gebruiker, eerste, volgende, zoeken, minimaal, gemiddeld, elke, wereldwijd, potentiële, markt, doel',
    perUnit: 'per klant, per gebruiker, gemiddeld, kosten, besparing, verlies, aandeel',
    arr: 'jaarlijks terugkerende omzet, terugkerende jaaromzet',
    mrr: 'maandelijks terugkerende omzet, maandomzet',
    revenue: 'omzet, jaaromzet, opbrengsten, inkomsten, totale omzet',
    growth:
      'groei, gegroeid, groeit, stijging, gestegen, toename, verdubbel*, verdrievoudig*, ten opzichte van vorig jaar',
    revenueGrowth: 'omzetgroei, omzetstijging',
    payingCustomers: 'betalende klanten, actieve klanten, zakelijke klanten, B2B-klanten',
    customers: 'klanten, abonnees',
    users:
      'gebruikers, actieve gebruikers, geregistreerde gebruikers, leden, downloads, aanmeldingen, maandelijks actieve gebruikers',
    retention: 'klantbehoud, klantretentie, retentie',
    churn: 'klantverloop, opzegpercentage',
    grossMargin: 'brutomarge, brutowinstmarge',
    burn: 'maandelijkse burn, burnrate',
    cac: 'klantacquisitiekosten, acquisitiekosten',
    ltv: 'klantwaarde, levensduurwaarde',
    ask: 'wij zoeken, we zoeken, zoeken, wij halen, we halen, ophalen, op te halen, kapitaalbehoefte, financieringsbehoefte, investeringsvraag, investeringsronde van, ronde van, gezocht, gezochte investering, benodigd kapitaal',
    raised:
      'opgehaald, reeds opgehaald, eerder opgehaald, tot nu toe opgehaald, vorige ronde, eerdere financiering, ontvangen financiering',
    grant: 'subsidie*, innovatiekrediet, prijzengeld, WBSO',
    valuation: 'waardering, pre-money waardering, post-money waardering, pre-money, post-money',
    committed: 'toegezegd, reeds toegezegd, gecommitteerd, toezeggingen',
    instrument: 'converteerbare lening, achtergestelde lening',
    funding: 'investering*, investeerder*, financiering*, kapitaal, ronde, subsidie*, waardering, aandelen, lening',
    useOfFunds:
      'besteding van de middelen, gebruik van de middelen, besteding van de investering, aanwending, waarvoor we het geld, besteding',
    notAUse:
      'aandelen, korting, groei, rente, marge, commissie, marktaandeel, totaal, waardering, toegezegd, opgehaald, omzet',
    priceRate:
      'per maand, per jaar, per gebruiker, per gebruiker per maand, per medewerker, per stuk, per transactie, per bestelling, per locatie, eenmalig, per licentie',
    prices: 'prijs, prijzen, abonnement*, pakket*, tarie*, licentie*, verdienmodel, prijsmodel',
    notAPrice: 'bespaar*, besparing, verspil*, verlies, salaris*, gemiddeld*, omzet, concurrent*, kosten van',
    breakEven: 'break-even, winstgevend, winstgevendheid, kostendekkend',
    tam: 'totale markt, totale adresseerbare markt',
    sam: 'bereikbare markt, adresseerbare markt',
    som: 'haalbare markt, haalbaar marktaandeel',
    marketSize:
      'marktomvang, marktgrootte, markt van, wereldwijde markt, Europese markt, Nederlandse markt, marktwaarde, de sector, markt',
    market: 'markt, sector, vraag, industrie, *markt',
    notMarketSize:
      'opgehaald, financiering, investering, onze omzet, onze klanten, doel, gemiddeld*, prijs, kosten, besparing, waardering, verlies, marktaandeel van, verspilling',
    marketGrowth: 'groei, jaarlijkse groei, groeit, per jaar, jaarlijks, groeipercentage, stijging',
    companyMetric: 'omzet, gebruikers, klanten, downloads, marge, team',
    sellsIn:
      'markt, markten, klanten, gebruikers, bedrijven, huishoudens, lancering, uitbreiding, uitbreiden, doelgroep, steden, landen, regio, consumenten, actief in, beschikbaar in, uitrol',
    notSellsIn: 'universiteit, hogeschool, gevestigd, kantoor, opgericht in, geboren, bron, volgens, bank, studeerde',
    competitorLead:
      'concurrenten:, concurrenten zijn:, directe concurrenten:, indirecte concurrenten:, in tegenstelling tot:, alternatieven zoals:, concurrenten zoals:',
    competitorExample: 'zoals, bijvoorbeeld, waaronder, direct, indirect, vs',
    customerLead:
      'onze klanten:, klanten:, klanten zoals:, zij gingen u voor:, vertrouwen op ons, gebruikt door, klanten zijn:, referenties:',
    customerTitle: 'onze klanten, klanten, referenties, zij vertrouwen ons, zij gingen u voor, klanten en partners',
    investorLead:
      'investeerders:, onze investeerders:, bestaande investeerders:, gefinancierd door, gesteund door, geleid door',
    investorTitle: 'investeerders, onze investeerders, bestaande investeerders, aandeelhouders',
    founded: 'opgericht, opgericht in, gestart, gestart in, oprichting',
    since: 'sinds',
    staff: 'medewerkers, werknemers, mensen, FTE, teamleden, personen',
    othersStaff:
      'bedrijven, organisaties, met meer dan, tot, tussen, aannemen, werven, doel, per medewerker, klanten, gemiddeld, minder dan',
    seat: 'gevestigd in, gevestigd te, hoofdkantoor, hoofdkantoor in, kantoor in, vestiging',
    street: '*straat, *laan, *weg, *plein, *gracht, *kade, postbus',
    notATagline:
      'presentatie, vertrouwelijk, gepresenteerd door, alle rechten voorbehouden, bedankt, oprichter, businessplan, investeringsronde',
    whatItIs:
      'platform, *platform, app, software, oplossing, dienst, marktplaats, netwerk, tool, systeem, website, voor, met, zonder, helpt, verbindt, maakt, automatiseert, die',
    self: 'wij zijn, we zijn, wij helpen, we helpen, wij bieden, we bieden, wij maken, we maken, wij bouwen, we bouwen, wij ontwikkelen, we ontwikkelen, onze missie is, ons platform, onze oplossing',
    isA: 'is een, is het, is de, helpt, maakt, biedt, verbindt, ontwikkelt, automatiseert, vereenvoudigt, levert, zorgt voor',
    notAName:
      'presentatie, vertrouwelijk, inhoud, inleiding, bedankt, welkom, probleem, oplossing, bijlage, januari, februari, maart, mei, juni, juli, augustus, oktober',
    productStatus:
      'in ontwikkeling, prototype, werkend prototype, MVP, bèta, bètaversie, live, beschikbaar, gelanceerd, pilotfase, in productie, gecertificeerd',
    advantage:
      'concurrentievoordeel, uniek*, enige, als eerste, in tegenstelling tot, exclusief, gepatenteerd*, sneller dan, goedkoper dan, beter dan',
    property: 'patent, patenten, octrooi, octrooien, gepatenteerd*, merkregistratie, intellectueel eigendom',
    partnership:
      'samenwerking met, in samenwerking met, partnerschap met, strategische partner, strategische partners, onze partners',
    award: 'winnaar*, finalist*, award, onderscheiding*, bekroond, genomineerd',
    founderRole: 'oprichter, oprichtster, medeoprichter, mede-oprichter, medeoprichtster, oprichters',
    leaderRole: 'algemeen directeur, bestuurder, technisch directeur, commercieel directeur, financieel directeur',
    adviserRole: 'adviseur, raad van advies, commissaris',
    investorRole: 'investeerder, aandeelhouder',
    role: 'directeur, ontwikkelaar, ingenieur, onderzoeker, verkoopleider, productmanager, ontwerper, jurist, arts, hoogleraar, projectleider, softwareontwikkelaar',
    phd: 'gepromoveerd, promotieonderzoek, doctoraat',
    foundedBefore: 'serieondernemer, richtte op, eerder opgericht, verkocht zijn bedrijf',
    entrepreneur: 'ondernemer, onderneemster, eigenaar van',
    study: 'universiteit, hogeschool, studeerde, afgestudeerd, master, TU Delft',
    atWork: 'voorheen, voormalig, eerder, ervaring, jaar, bij',
    commonNoun:
      'klanten, klant, gebruikers, bedrijven, bedrijf, oplossing, oplossingen, markt, probleem, prijs, prijzen, omzet, kosten, tijd, jaar, maand, data, technologie, platform, producten, diensten, ontwikkeling, onderzoek, groei, voordeel, voordelen, nadelen, concurrentie, concurrenten, leveranciers, investeerders, investering, oprichters, strategie, doel, kwaliteit, veiligheid, integratie, automatisering, beheer, energie, zorg, artsen, patiënten, ziekenhuizen, scholen, onderwijs, landbouw, logistiek, verzekering, banken, restaurants, hotels, huishoudens, consumenten, wereld, kwartaal, fase, lancering, toekomst, idee, eenvoudig, snel, duurzaam, handmatig, hoog, laag, traditioneel, traditionele, andere, nieuw, nieuwe, verkoop, productie, levering, betaling, abonnement, licentie, commissie, kanalen, netwerk, ervaring, ja, nee, geen, nederland',
  },
  phrases: {
    industry: {
      agtech: { strong: 'landbouw, agrarisch*, boeren, tuinbouw, akkerbouw', medium: 'gewassen, oogst, bodem, kassen' },
      ai: { strong: 'kunstmatige intelligentie, AI-gedreven, machine learning', medium: 'AI, algoritme*' },
      climate_tech: {
        strong: 'CO2-uitstoot, circulaire economie, recycling, klimaatneutraal, verduurzaming',
        medium: 'duurzaam*, milieu, afval, uitstoot',
      },
      construction_tech: {
        strong: 'bouw, bouwsector, bouwbedrijven, bouwplaats*, aannemers',
        medium: 'gebouwen, renovatie',
      },
      e_commerce: { strong: 'webwinkel*, webshop*, e-commerce, online winkel*', medium: 'bestellingen, verzending' },
      edtech: {
        strong: 'onderwijs, leerplatform, studenten, leerlingen, e-learning',
        medium: 'scholen, docenten, leren, cursussen',
      },
      energy: {
        strong: 'energie*, zonnepanelen, zonne-energie, warmtepomp*, laadpalen, waterstof, duurzame energie',
        medium: 'stroom, elektriciteit, kWh',
      },
      fashion: { strong: 'mode, kleding, schoenen, textiel', medium: 'collectie' },
      fintech: {
        strong: 'fintech, financiële diensten, leningen, boekhouding, hypothe*',
        medium: 'financieel, facturen, krediet',
      },
      food_and_beverage: {
        strong: 'voeding, voedsel, drank*, horeca, restaurant*, bier, koffie',
        medium: 'ingrediënten, smaak, recept*',
      },
      healthcare: {
        strong: 'zorg, gezondheidszorg, ziekenhuizen, artsen, zorgverleners, apotheken, zorginstellingen',
        medium: 'patiënt*, behandeling*, diagnose',
      },
      hospitality: { strong: 'hotels, horeca, hotel', medium: 'gasten, kamers' },
      hr_tech: {
        strong: 'werving en selectie, personeel, HR, recruitment',
        medium: 'kandidaten, vacatures, werkgevers',
      },
      industrial: {
        strong: 'industrie 4.0, maakindustrie, fabriek*, industrieel, industriële',
        medium: 'productie, machines',
      },
      insurtech: { strong: 'verzekering*, verzekeraars, insurtech', medium: 'polis*, schade' },
      logistics: {
        strong: 'logistiek*, transportbedrijven, last mile, bezorging, vrachtvervoer',
        medium: 'levering*, magazijn*, transport',
      },
      marketplaces: { strong: 'marktplaats, online marktplaats, vraag en aanbod', medium: 'kopers, verkopers' },
      mobility: {
        strong: 'mobiliteit, deelauto*, fietsen, elektrische fiets*, openbaar vervoer',
        medium: 'voertuigen, vervoer',
      },
      proptech: { strong: 'vastgoed, makelaars, woningcorporaties, huurders', medium: 'woning*, huizen, gebouwen' },
      retail: { strong: 'detailhandel, winkels, winkeliers, supermarkten', medium: 'winkel' },
      saas: { strong: 'SaaS, software as a service', medium: 'abonnement' },
      travel: { strong: 'toerisme, reizigers, reizen, vakantie', medium: 'boekingen, bestemmingen' },
    },
    client_type: {
      b2b: {
        strong:
          'B2B, bedrijven, MKB, ondernemers, organisaties, winkeliers, horecaondernemers, ziekenhuizen, zorginstellingen, scholen, zakelijke klanten, werkgevers, telers',
        medium: 'bedrijf, medewerkers, leveranciers, SaaS',
      },
      b2c: {
        strong:
          'B2C, consumenten, particulieren, gezinnen, ouders, kinderen, jongeren, studenten, patiënten, reizigers, ouderen, vrouwen, huishoudens',
        medium: 'gebruikers, mensen, app',
      },
      b2g: { strong: 'B2G, gemeenten, overheid, overheden', medium: 'burgers, aanbesteding*' },
    },
    product_type: {
      pt_software: {
        strong: 'software, platform, *platform, app, webapplicatie, website, algoritme, dashboard',
        medium: 'cloud, digital*, online, data',
      },
      pt_hardware: {
        strong: 'apparaat, sensor, sensoren, robot*, drone*, machine, batterij*, hardware',
        medium: 'prototype, componenten',
      },
      pt_service: {
        strong: 'advies, adviesbureau, dienstverlening, training, begeleiding',
        medium: 'diensten, dienst',
      },
      pt_goods: {
        strong: 'voedsel, drank, kleding, cosmetica, meubels, bier, koffie, schoenen',
        medium: 'ingrediënten, verpakking',
      },
    },
    business_model: {
      bm_transactional: {
        strong: 'commissie, per transactie, transactiekosten, bemiddelingskosten',
        medium: 'fee, transacties',
      },
      bm_marketplace: { strong: 'marktplaats, vraag en aanbod, kopers en verkopers', medium: 'verkopers' },
      bm_subscription: {
        strong: 'abonnement*, SaaS, per maand, terugkerende omzet, freemium, licentie per jaar',
        medium: 'maandelijks, jaarlijks, premium',
      },
      bm_e_commerce: { strong: 'webwinkel, webshop, online verkoop', medium: 'bestellingen' },
      bm_advertising: { strong: 'advertenties, advertentie-inkomsten, sponsoring', medium: 'adverteerders' },
    },
    revenue_model: {
      Subscription: { strong: 'abonnement*', medium: 'per maand, maandelijks' },
      Commission: { strong: 'commissie', medium: 'percentage' },
      Licensing: { strong: 'licentie, licenties', medium: 'licentie*' },
    },
    product_structure: { Platform: { strong: 'platform, *platform', medium: 'ecosysteem' } },
  },
  places: {
    usa: { country: 'Verenigde Staten, VS' },
    europe: {
      country:
        'Nederland, België, Duitsland, Frankrijk, Spanje, Italië, Zweden, Denemarken, Polen, Oostenrijk, Zwitserland',
      city: 'Amsterdam, Rotterdam, Utrecht, Den Haag, Eindhoven, Groningen, Delft, Tilburg, Nijmegen, Enschede, Arnhem, Leiden, Maastricht, Wageningen, Brussel, Antwerpen, Gent, Leuven, Brugge',
      region: 'Europa, Europese Unie, Benelux, Vlaanderen, Brabant',
      demonym: 'Nederlandse, Europese, Belgische, Duitse',
    },
    great_britain: { country: 'Verenigd Koninkrijk, Groot-Brittannië' },
    asia: { region: 'Azië', country: 'China, India, Japan' },
    other: { region: 'Afrika' },
  },
}
