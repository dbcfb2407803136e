import type { LanguageLexicon } from '../language-lexicon.ts'

export const dutch: LanguageLexicon = {
  titles: {
    cover: `
      investeerderspresentatie, bedrijfspresentatie, pitch deck, pitchdeck, investeerderspitch, investor deck, businessplan presentatie,
      informatiememorandum, investeringsmemorandum, ondernemingsplan`,
    problem: `
      probleem, het probleem, problemen, de uitdaging, uitdaging, uitdagingen, probleemstelling, huidige situatie, aanleiding, knelpunten,
      =de problemen, het huidige probleem, ons probleem, welk probleem, welk probleem lossen wij op, welk probleem lossen we op, het probleem dat,
      probleemanalyse, pijnpunten, de pijn, pain points, de behoefte, behoeften, behoefte in de markt, marktbehoefte, klantbehoefte, de uitdagingen,
      onze uitdaging, =de situatie, de huidige situatie, situatieschets, status quo, =achtergrond, de huidige praktijk, hoe het nu gaat,
      hoe gaat het nu, zo gaat het nu, wat er misgaat, wat gaat er mis, wat is er mis, werkt niet meer, het knelpunt, de knelpunten, obstakels,
      belemmeringen, het gemis, maatschappelijk probleem, maatschappelijke uitdaging, de noodzaak, noodzaak`,
    'why-now': `
      waarom nu, markttrends, =trends, =timing, =context, waarom juist nu, waarom vandaag, de juiste timing, de tijd is rijp, de trends,
      trends en ontwikkelingen, trends in de markt, marktontwikkelingen, marktontwikkeling, ontwikkelingen in de markt, megatrends, macrotrends,
      wet- en regelgeving, regelgeving, nieuwe wetgeving, wetgeving, drijfveren, marktdrijvers, markt drivers`,
    solution: `
      oplossing, de oplossing, onze oplossing, missie, onze missie, visie, onze visie, waardepropositie, propositie, wat wij doen, wat we doen,
      het idee, het concept, voordelen voor de klant, =concept, ons concept, =oplossingen, onze oplossingen, de oplossingen, ons antwoord, het antwoord,
      ons idee, =idee, bedrijfsidee, onze aanpak, de aanpak, =aanpak, ons aanbod, het aanbod, ons voorstel, onze propositie, de propositie,
      onze waardepropositie, de waardepropositie, value proposition, waarde voor de klant, klantwaarde, toegevoegde waarde, onze meerwaarde, meerwaarde,
      voordelen voor klanten, voordelen voor gebruikers, de missie, de visie, missie en visie, visie en missie, onze ambitie, de ambitie, onze belofte,
      wie we zijn en wat we doen, wat doen wij, wat doen we, wat we bieden, wat wij bieden, wat bieden wij, maak kennis met, introductie van,
      zo lossen wij, zo lossen we, hoe wij het oplossen, hoe we het oplossen, onze impact, missie visie, visie missie`,
    product: `
      het product, ons product, onze producten, hoe het werkt, zo werkt het, functionaliteiten, het platform, ons platform, onze diensten, prototype,
      de app, =product, =producten, =functies, =demo, de demo, live demo, =diensten, =dienst, de dienst, onze dienst, =platform, platform overzicht,
      productoverzicht, productportfolio, productlijn, productassortiment, assortiment, ons assortiment, dienstverlening, onze dienstverlening,
      functionaliteit, belangrijkste functies, belangrijkste functionaliteiten, kernfunctionaliteiten, features, =kenmerken, productkenmerken,
      hoe werkt het, hoe het platform werkt, hoe de app werkt, hoe werkt ons, hoe ons product werkt, de werking, werking, =werkwijze, onze werkwijze,
      toepassing, toepassingen, toepassingsgebieden, use cases, use case, gebruikerservaring, klantreis, customer journey, user journey, gebruikersreis,
      onze app, =app, ons prototype, het prototype, mvp, product demo, productdemo, in de praktijk, onze software, de software, onze tool`,
    technology: `
      technologie, onze technologie, architectuur, patenten, octrooien, kunstmatige intelligentie, =techniek, =innovatie, de technologie, de techniek,
      onze innovatie, de innovatie, innovatief karakter, onze techniek, technologieën, tech stack, technische architectuur, systeemarchitectuur,
      ons algoritme, onze ai, patent, octrooi, ons patent, octrooien en merken, intellectueel eigendom, intellectuele eigendom, ip, ip positie,
      ip strategie, onderzoek en ontwikkeling, r&d, wetenschappelijke onderbouwing, wetenschappelijke basis, trl`,
    market: `
      markt, de markt, marktkans, de kans, marktomvang, marktgrootte, marktpotentieel, doelgroep, doelgroepen, doelmarkt, marktanalyse, klantsegmenten,
      TAM SAM SOM, =kansen, onze markt, =kans, de marktkans, marktkansen, onze kans, de opportuniteit, opportuniteit, opportuniteiten,
      marktopportuniteit, marktopportuniteiten, omvang van de markt, grootte van de markt, de marktomvang, de marktgrootte, marktvolume, marktwaarde,
      marktoverzicht, marktonderzoek, marktsegmenten, marktsegmentatie, marktverkenning, markt en doelgroep, doelgroep en markt, de doelgroep,
      onze doelgroep, onze doelgroepen, onze doelmarkt, doelmarkten, onze doelmarkten, doelklanten, ideale klant, onze ideale klant,
      ideaal klantprofiel, klantprofiel, klantprofielen, voor wie, wie is onze klant, wie zijn onze klanten, het potentieel, potentiële markt,
      adresseerbare markt, een groeiende markt, groeimarkt, groeiende markt, miljardenmarkt, sectoranalyse, de sector, onze sector, TAM,
      market opportunity, market size, markt doelgroep`,
    competition: `
      concurrentie, de concurrentie, concurrenten, concurrentieanalyse, concurrentievoordeel, onderscheidend vermogen, waarom wij, positionering,
      concurrentielandschap, =voordelen, onze voordelen, de concurrenten, onze concurrenten, onze concurrentie, concurrentieoverzicht,
      concurrentiepositie, concurrentievoordelen, ons concurrentievoordeel, het concurrentievoordeel, concurrentieel voordeel, concurrentiële voordelen,
      competitief voordeel, competitieve voordelen, =de competitie, competition, competitors, competitive landscape, concurrentieveld,
      concurrerend landschap, concurrentieel landschap, marktspelers, andere spelers, bestaande spelers, bestaande oplossingen, huidige oplossingen,
      alternatieven, de alternatieven, bestaande alternatieven, alternatieve oplossingen, ons onderscheidend vermogen, onderscheidende factoren,
      wat ons onderscheidt, waarin onderscheiden wij ons, hoe onderscheiden wij ons, hoe wij ons onderscheiden, hoe we ons onderscheiden,
      wat ons uniek maakt, wat maakt ons uniek, waarom zijn wij uniek, waarom wij uniek zijn, wat maakt ons anders, wat ons anders maakt,
      waarom voor ons kiezen, waarom kiezen voor, waarom ons, waarom wij winnen, waarom we winnen, unieke voordelen, uniek voordeel,
      unique selling points, USP, USP's, onze USP's, differentiatie, onze sterktes, sterke punten, toetredingsdrempels, toetredingsbarrières, benchmark,
      in vergelijking, vergeleken met, swot, swot analyse, sterkte zwakte analyse, positionering in de markt, onze positionering, =vergelijking,
      vergelijking met`,
    'business-model': `
      verdienmodel, ons verdienmodel, het verdienmodel, businessmodel, business model, bedrijfsmodel, inkomstenbronnen, prijsmodel, prijsstelling,
      =inkomsten, =prijzen, =prijs, =tarieven, onze tarieven, onze prijzen, prijslijst, prijzen en pakketten, pakketten en prijzen, pricing,
      prijsstrategie, prijsbeleid, tariefstructuur, tarieven en pakketten, inkomstenmodel, inkomstenstromen, inkomstenstroom, inkomsten model,
      ons business model, ons businessmodel, ons bedrijfsmodel, het businessmodel, het bedrijfsmodel, zakelijk model, verdienmodellen,
      verdienmodel en prijzen, opbrengstenmodel, omzetmodel, omzetstromen, omzetbronnen, revenue model, revenue streams, hoe verdienen we geld,
      hoe verdienen wij geld, hoe we geld verdienen, hoe wij geld verdienen, zo verdienen we geld, zo verdienen wij, hoe we verdienen, monetisatie,
      monetisering, unit economics, abonnementsmodel, abonnementen, licentiemodel, business model canvas`,
    traction: `
      tractie, traction, onze resultaten, onze klanten, behaalde resultaten, validatie, onze partners, stand van zaken, waar staan we nu,
      prijzen en erkenning, =resultaten, =klanten, =mijlpalen, =partners, =referenties, onze tractie, onze traction, tractie tot nu toe,
      tractie en mijlpalen, bereikte mijlpalen, behaalde mijlpalen, belangrijkste mijlpalen tot nu toe, wat we bereikt hebben, wat we hebben bereikt,
      wat hebben we bereikt, wat wij hebben bereikt, wat we al bereikt hebben, tot nu toe, tot op heden, eerste resultaten, de resultaten,
      resultaten tot nu toe, resultaten tot dusver, eerste klanten, onze eerste klanten, klanten en partners, partners en klanten, onze referenties,
      klantreferenties, klantcases, klantverhalen, onze cases, cases, case study, case studies, klanten aan het woord, wat klanten zeggen,
      wat onze klanten zeggen, wat klanten over ons zeggen, testimonials, zij gingen u voor, zij vertrouwen op ons, marktvalidatie,
      validatie in de markt, gevalideerd, proof of concept, pilots, pilotprojecten, onze pilots, pilotresultaten, huidige status, =status, de status,
      huidige stand van zaken, waar staan we, waar staan wij, waar we staan, waar we nu staan, waar staan wij nu, onze reis, ons verhaal tot nu toe,
      voortgang, onze voortgang, vooruitgang, prestaties, onze prestaties, successen, onze successen, prijzen en awards, awards, erkenning, erkenningen,
      in de media, in de pers, media aandacht, partnerschappen, onze partnerschappen, samenwerkingen, onze samenwerkingen, samenwerkingspartners,
      strategische partners, strategische partnerschappen, KPI's, kpis, onze groei, onze groei tot nu toe, track record, klanten partners`,
    'go-to-market': `
      go to market, go to market strategie, marktstrategie, marketingstrategie, marketingplan, verkoopstrategie, verkoopkanalen, groeistrategie,
      klantenwerving, =marketing, =verkoop, =sales, =kanalen, =distributie, =groei, =uitbreiding, =strategie, onze strategie, go to market plan,
      go to market aanpak, onze go to market, GTM, gtm strategie, marktbenadering, marktintroductie, marktbewerking, marktbetreding, markttoetreding,
      markttoetredingsstrategie, marktintrede, onze marktstrategie, lanceringsstrategie, lanceringsplan, introductiestrategie, marketing en sales,
      marketing en verkoop, sales en marketing, marketing & sales, verkoop en marketing, marketing en communicatie, marketing strategie, salesstrategie,
      sales strategie, salesaanpak, commerciële strategie, commerciële aanpak, commercieel plan, verkoopplan, verkoopaanpak, verkoop en distributie,
      distributiekanalen, distributiestrategie, marketingkanalen, saleskanalen, onze kanalen, klantacquisitie, klantwerving, acquisitiestrategie,
      klantacquisitiestrategie, werving van klanten, hoe bereiken we, hoe bereiken wij, hoe we klanten bereiken, hoe we groeien, hoe gaan we groeien,
      hoe wij klanten werven, groeiplan, ons groeiplan, onze groeistrategie, groeiaanpak, schaalbaarheid, opschaling, opschalingsplan, schaalstrategie,
      hoe we opschalen, internationalisering, internationale expansie, expansie, expansiestrategie, internationale uitrol, uitrolstrategie, uitrol,
      internationale groei, partnerstrategie, marketing sales, sales marketing`,
    roadmap: `
      roadmap, tijdlijn, volgende stappen, toekomstplannen, mijlpalen planning, ontwikkelplan, vooruitblik, =planning, =toekomst, =de toekomst,
      =doelstellingen, =doelen, onze planning, onze doelen, onze doelstellingen, onze roadmap, de roadmap, productroadmap, product roadmap,
      ontwikkelroadmap, routekaart, stappenplan, ons stappenplan, actieplan, plan van aanpak, projectplan, projectplanning, implementatieplan, tijdspad,
      tijdpad, tijdschema, tijdslijn, onze tijdlijn, gantt, fasering, =fasen, =fases, fases van het project, vervolgstappen, de volgende stappen,
      onze volgende stappen, eerstvolgende stappen, toekomstvisie, toekomstplan, onze toekomst, onze plannen, plannen voor de toekomst,
      toekomstige ontwikkelingen, toekomstige plannen, onze toekomstplannen, hoe verder, hoe nu verder, wat komt er, waar gaan we naartoe,
      waar gaan we heen, waar willen we naartoe, komende jaren, de komende jaren, komende 12 maanden, komende maanden, ontwikkelingsplan,
      ontwikkelingsplanning, mijlpalen en planning, geplande mijlpalen, toekomstige mijlpalen, belangrijkste mijlpalen, milestones, exitstrategie,
      exit strategie, meerjarenplan`,
    financials: `
      financiën, financiële prognose, financiële prognoses, prognose, prognoses, financieel plan, begroting, omzetprognose, kerncijfers,
      financiële planning, =kosten, =cijfers, =financieel, de cijfers, onze cijfers, de kosten, financiële cijfers, financiële kerncijfers,
      financiële gegevens, financiële resultaten, financiële projecties, financiële projectie, financiële vooruitzichten, financiële verwachtingen,
      financiële onderbouwing, financiële paragraaf, financieel overzicht, financieel model, financieel meerjarenplan, financiële analyse,
      financiële doelstellingen, financials, financiële situatie, projecties, omzetprojectie, omzetprojecties, omzetverwachting, omzetdoelen,
      omzetontwikkeling, omzet en kosten, omzet en winst, winst en verlies, winst- en verliesrekening, resultatenrekening, exploitatiebegroting,
      exploitatie, meerjarenbegroting, meerjarenprognose, liquiditeitsprognose, liquiditeitsbegroting, liquiditeit, kasstroom, kasstromen,
      kasstroomoverzicht, cashflow, =de balans, kostenstructuur, kosten en opbrengsten, kosten en baten, businesscase, de businesscase, business case,
      break even, break-even analyse, rentabiliteit, winstgevendheid, ondernemingsplan in cijfers, prognose omzet, groeiprognose, onze prognose,
      =balans`,
    team: `
      team, ons team, het team, oprichters, de oprichters, wie zijn wij, wie we zijn, de mensen, kernteam, ons kernteam, het kernteam, oprichtersteam,
      het oprichtersteam, founding team, founders, de founders, onze founders, onze oprichters, managementteam, ons managementteam, het managementteam,
      directie, bestuur, onze organisatie, organisatiestructuur, organogram, over het team, teamleden, het team achter, de mensen achter,
      wie zit erachter, wie staat er achter, onze mensen, wie zijn we, wie wij zijn, maak kennis met het team, ontmoet het team, onze medewerkers,
      =over ons, =management, =organisatie, =medewerkers, wie is wie`,
    advisors: `
      adviseurs, onze adviseurs, mentoren, onze investeerders, raad van advies, =investeerders, de investeerders, onze aandeelhouders, aandeelhouders,
      aandeelhoudersstructuur, aandelenverdeling, huidige investeerders, bestaande investeerders, onze mentoren, de adviseurs, adviseurs en mentoren,
      advisory board, adviesraad, raad van commissarissen, raad van bestuur, raad van toezicht, onze supporters, onze backers, board of advisors,
      cap table`,
    ask: `
      investeringsvraag, onze vraag, financieringsbehoefte, kapitaalbehoefte, wat we zoeken, wij zoeken, besteding van de middelen,
      gebruik van de middelen, investeringsronde, investeringsmogelijkheid, investeer, the ask, =investering, =de investering, =de financiering,
      =de vraag, =ronde, de ronde, onze ronde, =vraag, =de ask, onze ask, our ask, ask, funding, fundraising, investeringsbehoefte,
      investeringsvoorstel, investeringspropositie, investeringskans, investeringskansen, investeringsopportuniteit, investeringsaanvraag,
      investeringsdoel, investeringsplan, investeringsbedrag, gevraagde investering, gezochte investering, benodigde investering,
      benodigde financiering, benodigd kapitaal, financieringsvraag, financieringsaanvraag, financieringsronde, financieringsplan, financieringsopzet,
      financieringsvoorstel, financieringsmix, huidige ronde, huidige investeringsronde, onze investeringsronde, kapitaalronde, kapitaalverhoging,
      kapitaalvraag, seed ronde, seedronde, pre seed ronde, seed investering, aanbod aan investeerders, ons aanbod aan investeerders,
      voorstel aan investeerders, =de deal, het aanbod voor investeerders, waarom investeren, waarom investeren in, waarom in ons investeren,
      investeren in, investeer in, investeer mee, word aandeelhouder, word mede-eigenaar, sluit je aan, wat zoeken we, wat zoeken wij, wat wij zoeken,
      we zoeken, waar zijn we naar op zoek, op zoek naar, wat we nodig hebben, wat hebben we nodig, wat hebben wij nodig, wat vragen we, wat vragen wij,
      wat we vragen, besteding van het kapitaal, besteding van de investering, besteding investering, besteding van het geld, besteding middelen,
      bestedingsplan, gebruik van fondsen, gebruik van het kapitaal, gebruik van de fondsen, gebruik van de investering, aanwending van de middelen,
      aanwending van het kapitaal, aanwending van de fondsen, aanwending kapitaal, inzet van middelen, inzet van de middelen, inzet van kapitaal,
      use of funds, waar gaat het geld naartoe, waarvoor gebruiken we, waarvoor hebben we het nodig, crowdfundingcampagne, onze crowdfundingcampagne,
      =deal, =kapitaal, =besteding, investering en financiering, financiering en investering, financiering`,
    contact: `
      bedankt, dank, dank u wel, dankjewel, contactgegevens, neem contact op, =contact, =vragen, zijn er vragen, nog vragen, heeft u vragen,
      heb je vragen, vragen en antwoorden, Q&A, dank je wel, dank voor uw aandacht, dank voor je aandacht, dank voor jullie aandacht,
      bedankt voor uw aandacht, bedankt voor je aandacht, bedankt voor jullie aandacht, hartelijk dank, hartelijk bedankt, contacteer ons,
      contact opnemen, neem gerust contact op, laten we praten, laten we kennismaken, meer weten, meer informatie, plan een demo`,
    appendix: `
      bijlage, bijlagen, inhoudsopgave, disclaimer, =inhoud, =agenda, =bronnen, appendix, backup, bronvermelding, bronnenlijst, literatuurlijst,
      referentielijst, begrippenlijst, juridische kennisgeving, vrijwaring, risico's, risicoanalyse, =risico, risico's en mitigatie, risico's en kansen,
      risicomanagement, veelgestelde vragen, FAQ, samenvatting, managementsamenvatting, executive summary, inhoudstafel`,
  },
  bodies: {
    problem: `
      probleem, problemen, gebrek aan, tekort*, moeilijk, dure, tijdrovend*, inefficiënt*, verspilling, handmatig*, verouderd*, frustr*, uitdaging*,
      ontbreekt, ontbreken, onvoldoende, te duur, te complex, te traag, te weinig, te veel tijd, te laat, kost veel tijd, kosten veel tijd, omslachtig*,
      arbeidsintensie*, foutgevoelig*, versnipperd*, onoverzichtelijk*, ondoorzichtig*, gebrekkig*, onbetrouwbaar, onbetrouwbare, inefficiëntie, lastig,
      ingewikkeld*, wachttijd*, wachtlijsten, personeelstekort, krapte, administratieve last*, papierwerk, bureaucratie, hoge kosten, stijgende kosten,
      weggegooid, verspild*, ontevreden, knelpunt*, pijnpunt*, geen inzicht, geen overzicht, gebrek, kampen met, worstelen, worstelt, lijden onder,
      eenzaamheid, werkdruk, niet in staat, onnodig*, vervuiling`,
    'why-now': `
      wetgeving, nieuwe wet, regelgeving, richtlijn, vergrijzing, energietransitie, digitalisering, verduurzaming, klimaatakkoord, Green Deal, CSRD,
      AI Act, stijgende, toenemende, groeiende vraag, door corona, sinds corona, netcongestie, arbeidsmarktkrapte`,
    solution: `
      onze oplossing, ons platform, onze app, wij bieden, we bieden, wij helpen, we helpen, maakt het mogelijk, eenvoudig, automatiseert, in realtime,
      alles in één, onze software, onze technologie, onze dienst, ons product, ons systeem, de oplossing, een platform, één platform, wij maken,
      we maken, wij zorgen, we zorgen, wij verbinden, wij ontwikkelen, stelt in staat, in staat stelt, zorgt voor, helpt, verbindt, vereenvoudigt,
      ontzorgt, ontzorgen, met één klik, met één druk op de knop, binnen enkele minuten, binnen enkele klikken, op één plek, volledig geautomatiseerd,
      op maat, gepersonaliseerd*, gebruiksvriendelijk*, moeiteloos, all-in-one, totaaloplossing, slimme oplossing`,
    product: `
      functie, functies, app, dashboard, koppeling*, module*, prototype, beta, MVP, gebruiker kan, download, registreren, functionaliteit*, applicatie,
      webapp, mobiele app, App Store, Google Play, iOS, Android, portaal, inlog*, inloggen, account, gebruikersinterface, interface, melding*,
      notificatie*, rapportage*, integratie*, API, plug-in, scannen, uploaden, stap 1, stap 2, stap 3, scherm`,
    technology: `
      algoritme*, kunstmatige intelligentie, machine learning, patent, octrooi, technologie, sensor*, cloud, database, KI, zelflerend*,
      neurale netwerken, deep learning, computer vision, gepatenteerd*, octrooiaanvraag, patent aangevraagd, intellectueel eigendom, eigen ontwikkelde,
      in-house ontwikkeld, blockchain, IoT, infrastructuur, architectuur, encryptie, versleuteling, big data, R&D, TRL, laboratorium`,
    market: `
      markt, miljard, mld, TAM, SAM, SOM, CAGR, jaarlijkse groei, doelgroep*, sector, huishoudens, MKB, marktaandeel, consumenten, potentieel,
      miljoen euro, miljard euro, marktomvang, marktgrootte, marktpotentieel, marktwaarde, totale markt, adresseerbare markt, wereldwijde markt,
      Nederlandse markt, Belgische markt, Europese markt, groeit jaarlijks, groeit met, per jaar groei, CBS, Statista, kmo's, kmo, zzp'ers,
      bedrijven in Nederland, bedrijven in België, klantsegment*, segmenten, niche, bestedingen, doelmarkt`,
    competition: `
      concurrent*, concurrentie, alternatie*, in tegenstelling tot, onderscheid*, uniek*, enige, voordel*, vergeleken met, concurrentievoordeel,
      bestaande oplossingen, alternatieven, spelers, marktleider, goedkoper dan, sneller dan, beter dan, als enige, first mover, toetredingsdrempel*,
      USP, sterktes, zwaktes, benchmark, directe concurrent*, indirecte concurrent*, gevestigde partijen, gevestigde spelers`,
    'business-model': `
      abonnement*, commissie, licentie*, per maand, per jaar, per gebruiker, prijs, prijzen, omzet, marge*, freemium, premium, advertenties,
      terugkerend*, verdienmodel, fee, tarie*, vergoeding, per stuk, per klant, per transactie, per medewerker, per locatie, maandelijks*, jaarlijks*,
      eenmalig*, opstartkosten, implementatiekosten, setup fee, transactiekosten, provisie, percentage van, verkoopprijs, inkoopprijs, kostprijs,
      brutomarge, gratis, freemiummodel, sponsoring, inkomsten, inkomstenbron*, pakket*, proefperiode, white label, upsell, SaaS, MRR, ARR, royalt*`,
    traction: `
      klanten, gebruikers, actieve gebruikers, pilot*, intentieverklaring*, omzet, downloads, wachtlijst, getekend, contracten, gelanceerd, tot nu toe,
      prijs gewonnen, winnaar, betalende klanten, eerste klanten, tevreden klanten, LOI, LOI's, letter of intent, contract getekend,
      contracten getekend, getekende contracten, MoU, pilotklant*, pilotpartner*, testgebruikers, bètatesters, geregistreerde gebruikers, aanmeldingen,
      registraties, verkocht, verkochte, bestellingen, voorbestellingen, pre-orders, MRR, ARR, maandomzet, jaaromzet, gerealiseerd*, behaald,
      sinds de lancering, award, finalist, genomineerd, geselecteerd, subsidie toegekend, samenwerking met, gevalideerd*, live sinds, in gebruik bij,
      terugkerende klanten`,
    'go-to-market': `
      marketing, sociale media, social media, influencers, mond-tot-mond, partnerschap*, distributeurs, directe verkoop, beurzen, kanalen, campagne*,
      uitbreiding, ambassadeurs, verkoopteam, online marketing, contentmarketing, content marketing, e-mailmarketing, SEO, SEA, Google Ads, LinkedIn,
      Instagram, Facebook, TikTok, nieuwsbrief, evenementen, events, vakbeurzen, brancheverenig*, brancheorganisatie*, koepelorganisatie*,
      wederverkopers, resellers, dealers, dealernetwerk, installateurs, groothandel, retailers, salesteam, accountmanagers, direct sales, outbound,
      inbound, leads, leadgeneratie, koude acquisitie, referral, verwijzingen, aanbevelingen, ambassadeur*, free publicity, PR, launching customers,
      launching customer, early adopters, samenwerkingen, internationale expansie, webshop`,
    roadmap: `
      lancering, fase 1, fase 2, volgende stappen, kwartaal, uitrol, opschaling, certificering, fase 3, fase 4, Q1, Q2, Q3, Q4, eerste kwartaal,
      tweede kwartaal, derde kwartaal, vierde kwartaal, eerste helft, tweede helft, medio, nieuwe versie, versie 2, nieuwe functies, livegang, go-live,
      marktintroductie, doorontwikkeling, opschalen, uitrollen, uitbreiding naar, CE-markering, mijlpaal, mijlpalen, korte termijn, lange termijn,
      middellange termijn, komende jaren`,
    financials: `
      omzet, EBITDA, winst, kosten, brutomarge, kasstroom, break-even, prognose*, begroting, uitgaven, totale omzet, totale kosten, jaaromzet,
      netto-omzet, nettowinst, brutowinst, nettoresultaat, bedrijfsresultaat, EBIT, bruto marge, kostprijs omzet, personeelskosten, vaste kosten,
      variabele kosten, operationele kosten, bedrijfskosten, afschrijving*, loonkosten, marketingkosten, liquiditeit*, cashflow, cash flow,
      winst- en verlies*, eigen vermogen, omzetprognose, break-even punt, terugverdientijd, capex, opex, jaar 1, jaar 2, jaar 3, k€`,
    team: `
      oprichter, medeoprichter, directeur, ingenieur, jaar ervaring, universiteit, ontwikkelaar, verantwoordelijk, voormalig, master, gepromoveerd,
      oprichtster, mede-oprichter, co-founder, founder, CEO, CTO, COO, CFO, CMO, algemeen directeur, eigenaar, ondernemer, serieondernemer, onderzoeker,
      ontwerper, developer, productmanager, projectleider, accountmanager, professor, hoogleraar, MSc, BSc, MBA, PhD, hogeschool, TU Delft, KU Leuven,
      UGent, afgestudeerd, studeerde, jarenlange ervaring, jaren ervaring, werkte, eerder bij, adviseur, commercieel directeur`,
    advisors: `
      adviseur, adviseurs, mentor, mentoren, raad van advies, adviesraad, advisory board, commissaris, investeerder, investeerders, aandeelhouder*,
      business angel*, informal investor*, hoogleraar`,
    ask: `
      investering, investeerders, financiering, wij zoeken, we zoeken, kapitaal, besteding, waardering, pre-money, post-money, converteerbare lening,
      runway, wij halen, we halen op, halen we op, op te halen, investeringsronde, financieringsronde, seedronde, financieringsbehoefte,
      kapitaalbehoefte, besteding van, aanwending, use of funds, aandelenbelang, participatie, minimale inleg, minimuminleg, convertible, CLA,
      business angel*, informal investor*, durfkapitaal, venture capital, crowdfunding, achtergestelde lening, winwinlening, innovatiekrediet,
      tax shelter, subsidie, cofinanciering, lead investor, maanden runway, exit, in ruil voor`,
    contact: `
      bedankt, contact, telefoon, website, tel, telefoonnummer, e-mail, adres, KvK, btw-nummer, ondernemingsnummer, neem contact op, contacteer ons,
      dank`,
  },
  words: {
    forecast: `
      prognose*, doel, doelstelling*, gepland*, streven, schatting, geschat*, scenario, eind 2026, eind 2027, tegen 2030, verwachting*,
      geprognosticeerd*, begroot, begrote, beoogd*, we verwachten, wij verwachten, we willen, wij willen, streefdoel*, ambitie, projectie*, eind 2028,
      eind 2029, eind 2030, tegen eind, tegen 2027, tegen 2028, voor eind, binnen 3 jaar, binnen 5 jaar, binnen drie jaar, binnen vijf jaar,
      binnen 12 maanden, komend jaar, komende jaren, komende 12 maanden, komende 3 jaar, volgend jaar, toekomstig*, bij volledige uitrol, raming*,
      geraamd*, groeien naar, forecast, budget, zullen we, verwacht*`,
    forecastTitle: `
      prognose*, financieel plan, planning, vooruitblik, volgende stappen, scenario*, doelstellingen, projectie*, verwachting*, omzetprognose,
      omzetverwachting, meerjarenplan, meerjarenbegroting, businessplan, groeiplan, roadmap, budget, forecast, komende jaren, ambitie*, doelen,
      begroting, toekomstplannen`,
    actual: `
      tot nu toe, nu, huidig*, momenteel, al, behaald*, sinds, gerealiseerd*, afgelopen jaar, afgelopen 12 maanden, getekend, verkocht, op dit moment,
      vandaag, tot op heden, tot dusver, tot vandaag, inmiddels, ondertussen, bereikt*, geboekt*, gegenereerd*, gefactureerd*, opgeleverd*, vorig jaar,
      afgelopen maand, afgelopen maanden, afgelopen kwartaal, laatste 12 maanden, het afgelopen jaar, sinds de start, sinds lancering,
      sinds de lancering, sinds oprichting, sinds de oprichting, in het eerste jaar, ondertekend*, YTD, dit jaar al, reeds`,
    pilot: `
      pilot, pilots, proefproject*, testfase, proof of concept, bèta, pilotproject*, pilotfase, pilotklant*, pilotstudie, proefopstelling, testklant*,
      testgebruiker*, testperiode, bètatest*, beta, betatest*, PoC, veldtest*, haalbaarheidsstudie, testers, demonstratieproject`,
    intent: `
      intentieverklaring*, voorbestelling*, wachtlijst, geïnteresseerd*, in onderhandeling, LOI, LOI's, LOIs, letter of intent, letters of intent,
      intentie-overeenkomst*, pre-orders, pre-order, vooraanmelding*, voorinschrijving*, vooringeschreven, belangstellend*, op de wachtlijst, waitlist,
      in gesprek met, lopende gesprekken, MoU, blijk van interesse, interesse getoond, offertes uitstaan, uitstaande offertes`,
    others: `
      concurrent*, sector, branche, marktleider*, van onze klanten, onze klanten besparen, Nederlandse bedrijven, bedrijven in Nederland,
      bedrijven in België, de industrie, gemiddeld bedrijf, per bedrijf, Nederlanders, Belgen, Vlamingen`,
    own: `
      ons, onze, wij, we, al, momenteel, actieve, betalende, inmiddels, reeds, tot nu toe, geregistreerd*, aangesloten, getekend, sinds de lancering,
      sinds start, huidige klanten, bestaande klanten`,
    notACount: `
      per klant, per gebruiker, eerste, volgende, zoeken, minimaal, gemiddeld, elke, wereldwijd, potentiële, markt, doel, maximaal, ten minste,
      tenminste, minstens, per bedrijf, potentieel, potentieel aantal, doelgroep, beoogde, we willen, in Nederland zijn, in België zijn, onbeperkt*,
      benodigd, tegen, groeien naar, verwacht, gewenst, gemiddelde, tot wel, tot max`,
    perUnit: `
      per klant, per gebruiker, gemiddeld, kosten, besparing, verlies, aandeel, per bedrijf, per medewerker, per order, per bestelling, per transactie,
      per locatie, per persoon, per huishouden, per project, per winkel, per vestiging, gemiddelde, kostprijs, besparen, bespaart, schade, boete*,
      potentieel, bestedingen, per uur`,
    arr: `
      jaarlijks terugkerende omzet, terugkerende jaaromzet, jaarlijks terugkerende inkomsten, terugkerende jaarlijkse omzet,
      jaarlijkse terugkerende omzet, terugkerende omzet per jaar, jaarlijks recurrente omzet, recurrente jaaromzet, geannualiseerde omzet`,
    mrr: `
      maandelijks terugkerende omzet, maandomzet, maandelijks terugkerende inkomsten, maandelijkse terugkerende omzet, terugkerende maandomzet,
      terugkerende omzet per maand, recurrente maandomzet, maandelijks recurrente omzet, omzet per maand, maandelijkse omzet`,
    revenue: `
      omzet, jaaromzet, opbrengsten, totale omzet, netto-omzet, netto omzet, gerealiseerde omzet, omzet gerealiseerd, jaarlijkse omzet,
      cumulatieve omzet, omzetcijfer, omzetcijfers, verkoopomzet, zakencijfer, inkomsten uit verkoop, gefactureerde omzet, omzet YTD`,
    growth: `
      groei, gegroeid, groeit, stijging, gestegen, toename, verdubbel*, verdrievoudig*, ten opzichte van vorig jaar, groeien, groeicijfer*,
      groeipercentage, groeiden, toegenomen, jaar op jaar, maand op maand, op jaarbasis, ten opzichte van vorige maand,
      ten opzichte van het vorige jaar, t.o.v. vorig jaar, tov vorig jaar, vs vorig jaar, autonome groei`,
    revenueGrowth: `
      omzetgroei, omzetstijging, groei in omzet, groei van de omzet, omzet gegroeid, omzettoename, omzet verdubbeld, omzet steeg, omzet groeide,
      groei omzet`,
    notOwnGrowth: `
      markt, sector, branche, marktaandeel, marge, gebruikers, downloads, klantbehoud, van onze klanten, voor klanten, voor onze klanten, vraag,
      bevolking, CAGR, marktgroei, rente`,
    payingCustomers: `
      betalende klanten, actieve klanten, zakelijke klanten, B2B-klanten, betalende gebruikers, betalende abonnees, betalende leden,
      betalende bedrijven, betalende organisaties, zakelijke gebruikers, actieve abonnementen, actieve abonnees, bestaande klanten, huidige klanten,
      vaste klanten, terugkerende klanten, klantorganisaties, B2B klanten, enterprise klanten, enterprise-klanten, bedrijfsklanten,
      aangesloten bedrijven, gecontracteerde klanten`,
    customers: 'klanten, abonnees, afnemers, opdrachtgevers, abonnementhouders',
    users: `
      gebruikers, actieve gebruikers, geregistreerde gebruikers, leden, downloads, aanmeldingen, maandelijks actieve gebruikers, actieve leden,
      unieke gebruikers, dagelijkse gebruikers, dagelijks actieve gebruikers, maandelijkse gebruikers, wekelijkse gebruikers, gebruikers per maand,
      app-gebruikers, testgebruikers, bètatesters, betatesters, spelers, registraties, inschrijvingen, geregistreerden`,
    retention: `
      klantbehoud, klantretentie, retentie, klantenbehoud, klantenretentie, retentiegraad, retentiepercentage, herhaalbestellingen,
      verlengingspercentage, verlengingsgraad`,
    churn: 'klantverloop, opzegpercentage, churnpercentage, klantenverloop, opzeggingspercentage',
    gmv: `
      transactievolume, transactiewaarde, bruto transactiewaarde, bruto handelsvolume, handelsvolume, boekingswaarde, verhandeld volume, platformomzet`,
    pipeline: `
      salespipeline, sales pipeline, verkooppijplijn, pijplijn, orderportefeuille, orderboek, uitstaande offertes, openstaande offertes,
      lopende offertes, salesfunnel, offertewaarde`,
    grossMargin: `
      brutomarge, brutowinstmarge, brutomarges, bruto marge, bruto-marge, brutowinstpercentage, bruto winstmarge, brutowinst marge`,
    burn: 'maandelijkse burn, burnrate, maandelijkse uitgaven, maandelijkse cash-out, kasverbruik',
    runway: 'financiële runway, gefinancierd tot, financieringshorizon',
    cac: `
      klantacquisitiekosten, acquisitiekosten, kosten per acquisitie, klantwervingskosten, kosten per nieuwe klant, klantenwervingskosten`,
    ltv: 'klantwaarde, levensduurwaarde, klantlevensduurwaarde, levenslange klantwaarde, klantlevenswaarde',
    ask: `
      wij zoeken, we zoeken, wij halen, we halen, op te halen, kapitaalbehoefte, financieringsbehoefte, investeringsvraag, investeringsronde van,
      ronde van, gezochte investering, benodigd kapitaal, zoeken wij, zoeken we, wij zijn op zoek naar, we zijn op zoek naar, wij vragen, we vragen,
      wij willen ophalen, we willen ophalen, willen wij ophalen, willen we ophalen, halen wij op, halen we op, wij halen op, we halen op,
      op te halen bedrag, op te halen kapitaal, investeringsbehoefte, investeringsbedrag, gevraagde investering, gevraagd bedrag,
      gevraagd kapitaal, gevraagde financiering, gezocht kapitaal, gezochte financiering, benodigde investering, benodigde financiering,
      benodigd bedrag, we hebben nodig, wij hebben nodig, hebben we nodig, hebben wij nodig, financieringsvraag, financieringsronde van,
      financieringsronde, financieringsdoel, kapitaalronde van, kapitaalronde, kapitaalverhoging van, kapitaalvraag, seedronde van, seed ronde van,
      pre-seed ronde van, doelbedrag, streefbedrag, rondegrootte, we raisen, wij raisen, huidige ronde, gezocht kapitaal van`,
    raised: `
      opgehaald, reeds opgehaald, eerder opgehaald, tot nu toe opgehaald, vorige ronde, eerdere financiering, ontvangen financiering, al opgehaald,
      eerder opgehaald kapitaal, opgehaald kapitaal, opgehaalde investering, opgehaalde financiering, kapitaal opgehaald, totaal opgehaald,
      in totaal opgehaald, inmiddels opgehaald, hebben opgehaald, reeds geïnvesteerd, al geïnvesteerd, tot nu toe geïnvesteerd, geïnvesteerd tot nu toe,
      zelf geïnvesteerd, eigen inbreng, eigen investering, door oprichters geïnvesteerd, geïnvesteerd door de oprichters, ingebracht door de oprichters,
      eerdere rondes, eerdere ronde, vorige rondes, voorgaande ronde, voorgaande rondes, vorige investeringsronde, afgeronde ronde, reeds gefinancierd,
      verkregen financiering, financiering tot nu toe, bestaande financiering, pre-seed opgehaald, seed opgehaald`,
    grant: `
      subsidie*, innovatiekrediet, prijzengeld, WBSO, subsidiebedrag, MIT-subsidie, MIT R&D, RVO, VLAIO, VLAIO-subsidie, EFRO, Horizon Europe,
      Horizon 2020, EIC Accelerator, Vroegefasefinanciering, VFF, Take-off, ontwikkelingssubsidie, innovatiesubsidie, kmo-portefeuille`,
    notOwnRound: `
      concurrenten hebben opgehaald, concurrent haalde op, concurrenten haalden op, overgenomen door, overname*, overgenomen, beursgang,
      start-ups haalden, crowdfundingplatform*, sector haalde`,
    valuation: `
      waardering, pre-money waardering, post-money waardering, pre-money, post-money, bedrijfswaardering, bedrijfswaarde, ondernemingswaarde, premoney,
      postmoney, premoney waardering, waarderingscap, waarderingsplafond`,
    committed: `
      toegezegd, reeds toegezegd, gecommitteerd, toezeggingen, al toegezegd, toegezegde investering, toegezegd kapitaal, zachte toezeggingen,
      harde toezeggingen, gecommit, reeds gecommitteerd, al gecommitteerd, reeds ingeschreven, al ingeschreven, reeds binnen, al binnen`,
    instrument: `
      converteerbare lening, achtergestelde lening, converteerbare obligatie, converteerbare obligaties, converteerbare leningsovereenkomst, CLA,
      winwinlening, win-winlening, aandelenkapitaal, certificaten van aandelen, gewone aandelen, preferente aandelen, obligatielening,
      kapitaalverhoging`,
    funding: `
      investering*, investeerder*, financiering*, kapitaal, ronde, subsidie*, waardering, aandelen, lening, geïnvesteerd, investeren, durfkapitaal,
      risicokapitaal, business angel*, informal investor*, opgehaald, op te halen, crowdfunding, seedronde, converteerbare, participatie*,
      kapitaalverhoging, aandeelhouder*, toegezegd, winwinlening, tax shelter, besteding van, aanwending, kapitaalronde`,
    notTheAsk: `
      voor marketing, voor ontwikkeling, voor sales, voor personeel, per maand, maandelijks, omzet, jaaromzet, waardering, pre-money, post-money,
      toegezegd, opgehaald, minimale inleg, minimuminleg, minimale investering, subsidie, burn, runway, marktomvang`,
    customerMoney: `
      omzet, jaaromzet, verkopen, verkoop, klanten, klant, opdracht, opdrachten, order, orders, bestelling, bestellingen, gebruikers, contract,
      contracten, betaald, betaling, betalingen, factuur, facturen, budget, abonnementen`,
    alreadyIn: 'tot nu toe, reeds, eerder, eerdere, vorige, voorgaande, inmiddels, opgehaald, tot op heden',
    useOfFunds: `
      besteding van de middelen, gebruik van de middelen, besteding van de investering, aanwending, waarvoor we het geld, besteding, besteding kapitaal,
      besteding investering, besteding van het kapitaal, besteding van het geld, besteding middelen, besteding van fondsen, besteding van de fondsen,
      bestedingsplan, gebruik van fondsen, gebruik van de fondsen, gebruik van het kapitaal, gebruik van de investering, gebruik van middelen,
      aanwending van de middelen, aanwending van het kapitaal, aanwending van de fondsen, aanwending middelen, inzet van middelen,
      inzet van de middelen, inzet van het kapitaal, allocatie van middelen, verdeling van de middelen, verdeling van het kapitaal,
      verdeling van de investering, waar gaat het geld naartoe, waar gaat het geld heen, waar we het geld, waarvoor gebruiken we,
      hoe we het geld besteden, hoe we het kapitaal inzetten, wordt besteed aan, wordt geïnvesteerd in, zal gebruikt worden voor, we investeren in,
      wij investeren in, geld gaat naar, doel van de investering, bestemming van de middelen`,
    notAUse: `
      aandelen, korting, groei, rente, marge, commissie, marktaandeel, totaal, waardering, toegezegd, opgehaald, omzet, winst, nettowinst, belasting,
      btw, EBITDA, aandelenbelang, belang, oprichters, stijging, penetratie, retentie, churn, rendement, tax shelter, belastingvoordeel, dividend,
      optiepool, groeipercentage, klanttevredenheid`,
    priceRate: `
      per maand, per jaar, per gebruiker, per gebruiker per maand, per medewerker, per stuk, per transactie, per bestelling, per locatie, eenmalig,
      per licentie, p/m, p/j, per kwartaal, per week, per dag, per uur, per kilo, per kg, per liter, per m2, per bedrijf, per organisatie,
      per vestiging, per apparaat, per voertuig, per machine, per woning, per huishouden, per patiënt, per student, per leerling, per deelnemer,
      per persoon, per boeking, per nacht, per rit, per levering, per scan, per rapport, per sessie, per les, per eenheid, per unit, per set, per fles,
      per account, per werknemer, per FTE, per gebruik, maandelijks, jaarlijks`,
    prices: `
      prijs, prijzen, abonnement*, pakket*, tarie*, licentie*, verdienmodel, prijsmodel, verkoopprijs, adviesprijs, consumentenprijs, prijsmodel*,
      prijsstelling, maandbedrag, jaarbedrag, instapprijs, vaste prijs, proefperiode, gratis, businessmodel, bedrijfsmodel, inkomstenmodel,
      lidmaatschap*, licentiekosten`,
    notAPrice: `
      bespaar*, besparing, verspil*, verlies, salaris*, gemiddeld*, omzet, concurrent*, kosten van, besparen, bespaart, verliezen, lonen, loon, inkomen,
      uitgeven, uitgaven, besteden, besteedt, boete*, schade, kostprijs, productiekosten, inkoopprijs, loonkosten, jaaromzet, winst, marktwaarde,
      gemiddelde prijs, kosten voor`,
    breakEven: `
      break-even, winstgevend, winstgevendheid, kostendekkend, break-evenpunt, break even punt, breakeven, winstdrempel, rendabel, rendabiliteit,
      kostendekkendheid, cashflow positief, cash-flow positief, positieve kasstroom, positieve cashflow, zwarte cijfers`,
    closing: `
      sluiting van de ronde, sluiten van de ronde, ronde sluit, sluit de ronde, sluiten we de ronde, ronde afronden, afronding van de ronde,
      afronding ronde, closing, eerste closing, first closing, inschrijfperiode, inschrijving sluit, einde inschrijving, inschrijftermijn,
      einde van de campagne`,
    tam: `
      totale markt, totale adresseerbare markt, totale marktomvang, totale marktgrootte, totale beschikbare markt, totaal adresseerbare markt,
      totale adresseerbare marktomvang, totaal beschikbare markt, totale potentiële markt, totale marktpotentieel, totaal marktpotentieel`,
    sam: `
      bereikbare markt, adresseerbare markt, bedienbare markt, beschikbare markt, te bedienen markt, bereikbare adresseerbare markt,
      bereikbaar marktsegment, relevante markt`,
    som: `
      haalbare markt, haalbaar marktaandeel, verkrijgbare markt, behaalbare markt, realistisch marktaandeel, realistisch haalbare markt,
      beoogd marktaandeel, te verkrijgen markt, te veroveren markt, haalbare marktomvang`,
    marketSize: `
      marktomvang, marktgrootte, markt van, wereldwijde markt, Europese markt, Nederlandse markt, marktwaarde, de sector, markt, marktvolume,
      marktpotentieel, omvang van de markt, grootte van de markt, waarde van de markt, de markt is, markt is goed voor, marktomzet, totale markt,
      Belgische markt, Vlaamse markt, Benelux-markt, globale markt, mondiale markt, wereldmarkt, miljardenmarkt, sectoromzet, jaarlijkse bestedingen,
      jaarlijks uitgegeven`,
    market: 'markt, sector, vraag, industrie, *markt, branche, markten, wereldmarkt, doelmarkt, segment, economie',
    notMarketSize: `
      opgehaald, financiering, investering, onze omzet, onze klanten, gemiddeld*, prijs, kosten, besparing, waardering, verlies, marktaandeel van,
      verspilling, ophalen, gefinancierd, investeringsronde, onze marge, winst, per persoon, per inwoner, jaaromzet, marktleider, boete*, schade,
      verliezen, tarief, ARR, MRR, wij verwachten, we verwachten, we willen, onze ambitie, subsidie*, kostprijs, ons doel`,
    marketGrowth: `
      groei, jaarlijkse groei, groeit, per jaar, jaarlijks, groeipercentage, stijging, groeien, groeit jaarlijks, marktgroei, jaarlijkse groeivoet,
      groeivoet, jaarlijkse stijging, gemiddelde jaarlijkse groei, samengestelde jaarlijkse groei, per jaar groeit, op jaarbasis, stijgt, toename`,
    companyMetric: `
      omzet, gebruikers, klanten, downloads, marge, team, jaaromzet, verkopen, abonnees, orders, bestellingen, retentie, churn, conversie*, traffic,
      bezoekers, leden, medewerkers, FTE, winst, onze omzet`,
    sellsIn: `
      markt, markten, klanten, gebruikers, bedrijven, huishoudens, lancering, uitbreiding, uitbreiden, doelgroep, steden, landen, consumenten,
      actief in, beschikbaar in, uitrol, lanceren, gelanceerd in, start in, starten in, beginnen in, beginnend in, focus op, actief op, werkzaam in,
      verkrijgbaar in, te koop in, verkopen in, verkocht in, live in, aanwezig in, uitrollen, uitgerold, opschalen naar, groeien naar,
      internationaliseren, expansie, expansie naar, marktintroductie, thuismarkt, marktleider in, winkels, verkooppunten, distributeurs, dealers,
      inwoners, bevolking, burgers, ondernemingen, kmo's, MKB, export, exporteren, leveren in, leveren aan, buitenland, landelijk, landelijke dekking,
      heel Nederland, heel België, vestigingen in, doelmarkt, in eerste instantie, buurlanden`,
    notSellsIn: `
      universiteit, hogeschool, gevestigd, kantoor, opgericht in, geboren, bron, volgens, bank, studeerde, universitair*, gevestigd te, gevestigd in,
      hoofdkantoor, vestiging, kantoren, afgestudeerd, gestudeerd, werkte, gewerkt, woonachtig, KvK, Kamer van Koophandel, postbus, adres, ministerie,
      onderzoek van, CBS, Statista, rechtbank, academie, UMC, incubator, accelerator, rapport, bronnen, octrooibureau, notaris`,
    competitorLead: `
      concurrenten:, concurrenten zijn:, directe concurrenten:, indirecte concurrenten:, alternatieven zoals:, concurrenten zoals:, concurrenten als,
      onze concurrenten:, onze concurrenten zijn, belangrijkste concurrenten:, voornaamste concurrenten:, grootste concurrenten:, directe concurrentie:,
      indirecte concurrentie:, concurrentie:, concurrentie van, concurreren met, concurreert met, alternatieven:, alternatieven als,
      bestaande oplossingen:, bestaande oplossingen zoals, bestaande oplossingen als, bestaande spelers:, bestaande spelers zoals, spelers zoals,
      spelers als, aanbieders zoals, aanbieders als, in tegenstelling tot, competitors:, andere spelers:, andere aanbieders:`,
    competitorExample: `
      zoals, bijvoorbeeld, waaronder, direct, indirect, vs, zoals bijvoorbeeld, bijv., bv., o.a., onder andere, onder meer, vergeleken met,
      ten opzichte van, t.o.v., versus, direct:, indirect:, denk aan`,
    customerLead: `
      onze klanten:, klanten:, klanten zoals:, zij gingen u voor:, vertrouwen op ons, gebruikt door, klanten zijn:, referenties:, klanten als,
      klanten o.a.:, onze klanten zijn, onder onze klanten, enkele klanten:, enkele van onze klanten:, bestaande klanten:, huidige klanten:,
      eerste klanten:, eerste klanten zijn, betalende klanten:, referentieklanten:, pilotklanten:, pilots met, pilot met, pilot bij, pilots bij,
      launching customer:, launching customers:, launching customers zijn, opdrachtgevers:, opdrachtgevers zoals, afnemers:, in gebruik bij,
      ingezet bij, wordt gebruikt door, vertrouwd door, zij vertrouwen op ons:, zij gingen je voor:, klanten en partners:, contracten met, getekend met,
      klantcases:, live bij, wij werken voor`,
    customerTitle: `
      onze klanten, klanten, referenties, zij vertrouwen ons, zij gingen u voor, klanten en partners, onze referenties, enkele klanten,
      een greep uit onze klanten, enkele referenties, enkele van onze klanten, huidige klanten, bestaande klanten, eerste klanten, onze eerste klanten,
      pilotklanten, launching customers, opdrachtgevers, onze opdrachtgevers, klantcases, onze cases, cases, klantverhalen, klanten aan het woord,
      zij gingen je voor, zij gebruiken, zij vertrouwen op ons, vertrouwd door, gebruikt door, partners en klanten, referentieklanten, testimonials,
      klantenportfolio, deze bedrijven gingen u voor`,
    investorLead: `
      investeerders:, onze investeerders:, bestaande investeerders:, gefinancierd door, gesteund door, geleid door, huidige investeerders:,
      investeerders zijn, bestaande aandeelhouders:, aandeelhouders:, onze aandeelhouders:, geïnvesteerd door, mede gefinancierd door,
      mede mogelijk gemaakt door, gebackt door, lead-investeerder:, leadinvesteerder:, lead investor:, business angels:, financiers:, ronde geleid door,
      met deelname van, met participatie van, participatie van`,
    investorTitle: `
      investeerders, onze investeerders, bestaande investeerders, aandeelhouders, huidige investeerders, de investeerders, onze aandeelhouders,
      investeerders en partners, investeerders en adviseurs, onze financiers, financiers, gesteund door, gefinancierd door, onze business angels,
      eerdere investeerders`,
    investorWord: `
      kapitaal, participatiemaatschappij, participaties, investeringsfonds, investeringsmaatschappij, fonds, durfkapitaal, Invest-NL,
      ontwikkelingsmaatschappij, PMV, LRM, Oost NL, InnovationQuarter, aandeelhouder, regionale ontwikkelingsmaatschappij, holding`,
    founded: `
      opgericht, opgericht in, oprichting, opgericht op, oprichtingsjaar, oprichtingsdatum, jaar van oprichting, oprichting BV, oprichting van,
      ontstaan in, bestaat sinds, van start in, actief sinds, spin-off sinds`,
    since: 'sinds, actief sinds, bestaat sinds, op de markt sinds, werkzaam sinds',
    staff: `
      medewerkers, werknemers, FTE, teamleden, fulltime medewerkers, fulltime werknemers, vaste medewerkers, vaste werknemers, collega's, FTE's,
      voltijdse medewerkers, personeelsleden, mensen in dienst, mensen in het team, medewerkers in dienst, koppig team, personen in dienst,
      werknemers in dienst, mensen sterk, professionals in dienst, koppig, personen in het team`,
    othersStaff: `
      bedrijven, organisaties, met meer dan, tot, tussen, aannemen, werven, doel, per medewerker, gemiddeld, minder dan, minimaal, minstens, gemeenten,
      mkb, kmo, kmo's, nieuwe medewerkers, aanwervingen, aanwerven, aan te nemen, groeien naar, verwacht, gepland, per bedrijf, wereldwijd, sector,
      zorgmedewerkers, voor medewerkers, hun medewerkers, uw medewerkers, vacatures, ziekteverzuim, bij klanten`,
    seat: `
      gevestigd in, gevestigd te, hoofdkantoor, hoofdkantoor in, kantoor in, hoofdzetel, hoofdzetel in, maatschappelijke zetel, zetel in,
      statutair gevestigd, statutaire zetel, gevestigd aan, met kantoor in, met hoofdkantoor in, hoofdvestiging, vestigingsplaats, vestigingsadres,
      bezoekadres, kantooradres, kantoren in, vestiging in, thuisbasis, locatie:, adres:, kantoor:`,
    street: `
      *straat, *laan, *plein, *gracht, *kade, postbus, *steenweg, *singel, *dreef, *lei, bedrijventerrein, Science Park, High Tech Campus, *weg,
      *bedrijvenpark, *sciencepark`,
    notATagline: `
      presentatie, vertrouwelijk, gepresenteerd door, alle rechten voorbehouden, bedankt, oprichter, businessplan, investeringsronde, pitch deck,
      investeerderspresentatie, bedrijfspresentatie, investeerdersdeck, strikt vertrouwelijk, strikt persoonlijk, opgesteld door, gemaakt door,
      ondernemingsplan, inhoudsopgave, voor investeerders, medeoprichter, mede-oprichter, algemeen directeur, dank voor, dank u, welkom,
      financieringsronde, seedronde, KvK, copyright, niet verspreiden`,
    whatItIs: `
      platform, *platform, app, software, oplossing, dienst, marktplaats, netwerk, tool, systeem, website, voor, met, zonder, helpt, verbindt, maakt,
      automatiseert, die, *app, applicatie, *applicatie, webapp, *software, *oplossing, *dienst, *tool, *systeem, *netwerk, webshop, *marktplaats,
      portaal, *portaal, assistent, *assistent, apparaat, toestel, *toestel, sensor, *sensor, robot, machine, module, abonnement, community, ecosysteem,
      infrastructuur, leverancier, aanbieder, *aanbieder, bureau, *bureau, fabrikant, producent, technologie, *technologie, game, spel, om te, waarmee,
      zodat, koppelt, levert, biedt, regelt, vereenvoudigt, verlaagt, bespaart, ontzorgt`,
    self: `
      wij zijn, we zijn, wij helpen, we helpen, wij bieden, we bieden, wij maken, we maken, wij bouwen, we bouwen, wij ontwikkelen, we ontwikkelen,
      onze missie is, ons platform, onze oplossing, wij verbinden, we verbinden, wij zorgen, we zorgen, wij zorgen ervoor, wij leveren, we leveren,
      wij produceren, we produceren, wij automatiseren, we automatiseren, wij digitaliseren, wij vereenvoudigen, wij ondersteunen, wij creëren,
      we creëren, wij brengen, we brengen, wij transformeren, wij lossen, we lossen, wij verminderen, wij verduurzamen, we verduurzamen, wij ontzorgen,
      we ontzorgen, wij koppelen, wij versnellen, we versnellen, wij revolutioneren, wij hebben ontwikkeld, we hebben ontwikkeld, ons doel is,
      onze visie is, onze ambitie is, ons bedrijf, ons product, onze software, onze app, onze technologie, onze dienst, ons systeem,
      dankzij ons platform, met ons platform`,
    isA: `
      is een, is het, is de, helpt, maakt, biedt, verbindt, ontwikkelt, automatiseert, vereenvoudigt, levert, zorgt voor, is dé, is hét, is onze, bouwt,
      brengt, creëert, produceert, koppelt, ontzorgt, digitaliseert, ondersteunt, regelt, verhuurt, combineert, integreert, versnelt, verduurzaamt,
      verlaagt, vermindert, vervangt, stelt, geeft, transformeert, revolutioneert, optimaliseert, lost, bespaart, richt zich op, maakt het mogelijk,
      staat voor, specialiseert zich, is actief in, is gespecialiseerd in, begeleidt, organiseert, monitort`,
    notAName: `
      presentatie, vertrouwelijk, inhoud, inleiding, bedankt, welkom, probleem, oplossing, bijlage, januari, februari, maart, mei, juni, juli, augustus,
      oktober, agenda, samenvatting, concept, versie, pagina, dia, slide, bedrijfspresentatie, investeerderspresentatie, pitch, businessplan,
      ondernemingsplan, team, markt, product, contact, visie, missie, concurrentie, strategie, roadmap, planning, financiën, financiering, investering,
      ronde, seedronde, dank, datum, november, december, voorstel, project, bedrijf, naam, inhoudsopgave, bronnen, april, uitdaging, kans, week,
      percentage, deadline, transport, opening, indirect, intern, auto, sport, analyses`,
    productStatus: `
      in ontwikkeling, prototype, werkend prototype, MVP, bèta, bètaversie, live, beschikbaar, gelanceerd, pilotfase, in productie, gecertificeerd,
      eerste prototype, demonstrator, demoversie, in ontwikkelfase, ontwikkelfase, bètafase, betaversie, in bèta, testfase, in testfase, in pilot,
      in pilotfase, minimum viable product, proof of concept, operationeel, in gebruik, op de markt, nu verkrijgbaar, verkrijgbaar, live gegaan,
      livegang, marktklaar, marktrijp, productieklaar, serieproductie, in serieproductie, CE-gecertificeerd, CE-markering, CE-keurmerk, gevalideerd,
      TRL, marktintroductie, versie 1.0, downloadbaar`,
    whyNow: `
      waarom nu, waarom juist nu, het juiste moment, juiste moment, de tijd is rijp, nieuwe wetgeving, nieuwe regelgeving, wetswijziging,
      verplicht vanaf, vanaf 2026 verplicht, vanaf 2027 verplicht, wordt verplicht, verplicht gesteld, kantelpunt, keerpunt, energietransitie,
      nu mogelijk, versneld door, groeiende vraag, stijgende vraag, toenemende vraag, krapte op de arbeidsmarkt`,
    advantage: `
      concurrentievoordeel, uniek*, als eerste, in tegenstelling tot, exclusief, gepatenteerd*, sneller dan, goedkoper dan, beter dan, voorsprong,
      concurrentiële voordelen, competitief voordeel, onderscheidend*, onderscheidt ons, onderscheiden wij ons, onderscheiden ons, enige aanbieder,
      enige platform, als enige, eerste in Nederland, eerste in Europa, USP, USP's, netwerkeffect*, first mover, toetredingsdrempel*,
      toetredingsbarrière*, geen enkele concurrent, geen andere aanbieder, technologische voorsprong, kennisvoorsprong, schaalvoordeel, schaalvoordelen,
      gepatenteerde technologie, eigen technologie, kostenvoordeel`,
    property: `
      patent, patenten, octrooi, octrooien, gepatenteerd*, merkregistratie, intellectueel eigendom, patentaanvraag, patentaanvragen, patent aangevraagd,
      patent verleend, patent pending, octrooiaanvraag, octrooiaanvragen, octrooi aangevraagd, octrooi verleend, wereldwijd patent, Europees patent,
      merk geregistreerd, geregistreerd merk, merkrecht*, modelrecht, auteursrecht*, bedrijfsgeheim*, intellectuele eigendom,
      intellectuele eigendomsrechten, IP-rechten, kwekersrecht`,
    partnership: `
      samenwerking met, in samenwerking met, partnerschap met, strategische partner, strategische partners, onze partners, partnerschappen met,
      partnerships met, partnership met, samenwerkingen met, samenwerkingsovereenkomst, samenwerkingspartner, samenwerkingspartners,
      samenwerkingsverband, werken samen met, werkt samen met, raamovereenkomst, raamcontract, strategisch partnerschap, strategische samenwerking,
      distributieovereenkomst, distributiepartner, distributiepartners, technologiepartner, technologiepartners, ontwikkelpartner, ontwikkelpartners,
      kennispartners, onderzoekspartners, alliantie met, joint venture, consortium`,
    award: `
      winnaar*, finalist*, award, onderscheiding*, bekroond, genomineerd, prijswinnaar, prijs gewonnen, prijzen gewonnen, winnares, eerste prijs,
      publieksprijs, innovatieprijs, innovatie award, startup van het jaar, start-up van het jaar, beste start-up, beste startup, eervolle vermelding,
      laureaat, geselecteerd voor, genomineerd voor, eerste plaats, tweede plaats`,
    founderRole: `
      oprichter, oprichtster, medeoprichter, mede-oprichter, medeoprichtster, oprichters, co-oprichter, co-oprichtster, medestichter, initiatiefnemer,
      initiatiefneemster, grondlegger`,
    leaderRole: `
      algemeen directeur, bestuurder, technisch directeur, commercieel directeur, financieel directeur, zaakvoerder, zaakvoerster,
      gedelegeerd bestuurder, afgevaardigd bestuurder, bestuursvoorzitter, statutair directeur, directievoorzitter, directeur-bestuurder,
      operationeel directeur, mededirecteur, marketingdirecteur, wetenschappelijk directeur, bestuurster`,
    adviserRole: `
      adviseur, raad van advies, commissaris, strategisch adviseur, wetenschappelijk adviseur, raad van commissarissen, president-commissaris,
      raad van toezicht, lid raad van advies`,
    investorRole:
      'investeerder, aandeelhouder, aandeelhoudster, informal investor, medeaandeelhouder, durfinvesteerder',
    role: `
      directeur, ontwikkelaar, ingenieur, onderzoeker, verkoopleider, productmanager, ontwerper, jurist, arts, hoogleraar, projectleider,
      softwareontwikkelaar, directrice, software-ontwikkelaar, webontwikkelaar, hoofdontwikkelaar, onderzoekster, werktuigbouwkundige,
      industrieel ontwerper, productontwerper, productontwikkelaar, ontwerpster, projectmanager, projectleidster, programmamanager, accountmanager,
      verkoopmanager, verkoopdirecteur, commercieel manager, marketeer, marketingmanager, operationeel manager, teamleider, afdelingshoofd,
      hoofd verkoop, hoofd ontwikkeling, hoofd onderzoek, hoofd marketing, hoofd techniek, bedrijfsleider, boekhouder, advocaat, notaris, psycholoog,
      psychologe, verpleegkundige, huisarts, apotheker, bioloog, bedrijfskundige, wetenschapper, stagiair, stagiaire, beleidsmedewerker, informaticus,
      programmeur, natuurkundige, scheikundige, bedrijfsjurist, coördinator, *ontwikkelaar, *ingenieur, *adviseur`,
    phd: `
      gepromoveerd, promotieonderzoek, doctoraat, promoveerde, proefschrift, doctor in de, doctoraat in, PhD-onderzoek, gedoctoreerd, doctoreerde`,
    foundedBefore: `
      serieondernemer, richtte op, eerder opgericht, verkocht zijn bedrijf, serie-ondernemer, serial entrepreneur, seriële ondernemer,
      eerder oprichter van, voormalig oprichter, voorheen oprichter van, oprichter van, oprichtster van, medeoprichter van, mede-oprichter van,
      startte eerder, eerder een bedrijf opgericht, succesvolle exit, succesvolle exits, verkocht haar bedrijf, verkocht eerder, tweede startup,
      derde startup, tweede onderneming, derde onderneming, bedrijf verkocht aan`,
    entrepreneur: `
      ondernemer, onderneemster, eigenaar van, ervaren ondernemer, serieondernemer, eigenaresse, oprichter van, oprichtster van, medeoprichter van,
      eigen bedrijf, eigen onderneming, zelfstandig ondernemer, zzp'er, ondernemerservaring, richtte op, zaakvoerder van`,
    study: `
      universiteit, hogeschool, studeerde, afgestudeerd, master, TU Delft, universitair, studeerde af, alumnus, alumna, bachelor, ingenieursopleiding,
      doctoraat, MSc, BSc, MBA, TU Eindhoven, TU/e, Universiteit Twente, KU Leuven, UGent, Universiteit Gent, VUB, ULB, UvA, Erasmus Universiteit,
      Nyenrode, Vlerick, Wageningen University, WUR, bedrijfskunde, technische bedrijfskunde, werktuigbouwkunde, informatica, industrieel ontwerpen`,
    atWork: `
      voorheen, voormalig, eerder, ervaring, jaar, bij, eerder bij, voorheen bij, werkte, werkte bij, werkzaam, werkzaam bij, gewerkt bij, loopbaan,
      carrière, ex, jarenlange, jaren ervaring, jaar ervaring, manager bij, directeur bij, consultant bij, ontwikkelaar, adviseur bij`,
    customerStory: `
      klantverhaal, klantverhalen, klantcase, klantcases, praktijkvoorbeeld, praktijkvoorbeelden, succesverhaal, succesverhalen, casestudy, casestudies,
      case study, case studies, ervaringen van klanten, klantervaringen, klantbeoordelingen, klanten aan het woord, wat onze klanten zeggen,
      wat klanten zeggen, dit zeggen onze klanten, dit zeggen klanten, wat gebruikers zeggen, referenties van klanten, ervaringsverhalen, getuigenissen,
      klantgetuigenissen, wat zeggen onze klanten`,
    exampleLead:
      'bijvoorbeeld, voorbeeld:, stel dat, stel je voor, stel u voor, rekenvoorbeeld, scenario:, bijv., casus:, neem bijvoorbeeld',
    exampleInside: 'bijvoorbeeld, bijv., bv., b.v., ter illustratie, als voorbeeld',
    exampleTitle: `
      voorbeeld, voorbeelden, een voorbeeld, rekenvoorbeeld, voorbeeldberekening, praktijkvoorbeeld, gebruiksvoorbeeld, voorbeeldscenario, persona,
      persona's, klantpersona, gebruikerspersona, een dag uit het leven, casus, simulatie, rekenvoorbeelden`,
    personaMark: `
      leeftijd:, beroep:, woonplaats:, doelen:, frustraties:, behoeften:, hobby's:, interesses:, gezinssituatie:, burgerlijke staat:, motivaties:`,
    interfaceButton: `
      inloggen, log in, uitloggen, registreren, aanmelden, meld je aan, account aanmaken, maak een account, wachtwoord vergeten, in winkelwagen,
      in winkelmand, toevoegen aan winkelwagen, nu kopen, koop nu, bestel nu, nu bestellen, afrekenen, naar de kassa, betaal nu, nu betalen, boek nu,
      nu boeken, reserveer nu, bekijk alles, alles bekijken, toon meer, meer tonen, meer weergeven, lees meer, meer lezen, bekijk details, vorige,
      terug, annuleren, opslaan, versturen, verzenden, bevestigen, doorgaan, ga verder, verwijderen, bewerken, mijn account, mijn profiel,
      mijn bestellingen, zoeken, e-mailadres, wachtwoord, privacybeleid, sorteren op, filteren, uploaden, downloaden, sluiten, start nu, begin nu,
      probeer gratis, gratis proberen, vraag een demo aan, demo aanvragen, plan een demo, beschikbaar saldo, aan de slag, accepteren, weigeren,
      stuur bericht`,
    interfaceMenu: `
      dashboard, start, startpagina, overzicht, profiel, instellingen, meldingen, notificaties, berichten, agenda, kalender, vandaag, gisteren, morgen,
      rapporten, rapportages, bestellingen, winkelwagen, winkelmand, favorieten, help, hulp, menu, contacten, contactpersonen, geschiedenis, activiteit,
      taken, voltooid, afgerond, in behandeling, in afwachting, lopend, bedrag, totaal, subtotaal, aantal, beschrijving, status, datum, facturen,
      betalingen, saldo, overschrijving, afspraken, documenten, uitloggen, ma, wo, vr, za, actief, inactief, betaald, geannuleerd, bevestigd`,
    legalTitle: `
      juridische kennisgeving, juridische mededeling, juridische informatie, belangrijke mededeling, belangrijke kennisgeving, vrijwaring,
      vrijwaringsclausule, geheimhouding, vertrouwelijkheid, vertrouwelijkheidsverklaring, wettelijke vermeldingen, uitsluiting van aansprakelijkheid,
      risicowaarschuwing`,
    legalPhrase: `
      toekomstgerichte verklaringen, toekomstgerichte uitspraken, vormt geen aanbod, is geen aanbod, geen aanbod tot, vormen geen aanbod,
      geen beleggingsadvies, niet als beleggingsadvies, geen uitnodiging tot, geen rechten worden ontleend, geen rechten aan worden ontleend,
      kunnen geen rechten worden ontleend, geen aansprakelijkheid, geen enkele aansprakelijkheid, alle rechten voorbehouden, strikt vertrouwelijk,
      zonder voorafgaande schriftelijke toestemming, zonder voorafgaande toestemming, werkelijke resultaten kunnen, feitelijke resultaten kunnen,
      in het verleden behaalde resultaten, uitsluitend bestemd voor, geen garantie voor de toekomst, u belegt buiten AFM-toezicht, buiten AFM-toezicht,
      prospectusplicht`,
    confidentialLine: `
      vertrouwelijk, strikt vertrouwelijk, vertrouwelijk document, zeer vertrouwelijk, niet verspreiden, niet voor verspreiding, niet voor distributie,
      voor intern gebruik, alleen voor intern gebruik, uitsluitend voor intern gebruik, persoonlijk en vertrouwelijk, vertrouwelijk en persoonlijk`,
    disclaimerLead: `
      disclaimer:, juridische kennisgeving, belangrijke mededeling, vrijwaring, deze presentatie is, dit document is, uitsluiting van aansprakelijkheid`,
    references: `
      bronnen, bron, bronvermelding, bronnenlijst, bronverwijzingen, literatuur, literatuurlijst, referentielijst, voetnoten, geraadpleegde bronnen`,
    competitorTitle: `
      concurrenten, concurrentie, onze concurrenten, de concurrentie, concurrentieanalyse, concurrentielandschap, concurrentieoverzicht,
      concurrentieveld, directe concurrenten, indirecte concurrenten, directe concurrentie, bestaande oplossingen, huidige oplossingen,
      bestaande spelers, andere spelers, andere aanbieders, marktspelers, alternatieven, bestaande alternatieven, competitors`,
    commonNoun: `
      klanten, klant, gebruikers, bedrijven, bedrijf, oplossing, oplossingen, markt, probleem, prijs, prijzen, omzet, kosten, tijd, jaar, maand, data,
      technologie, platform, producten, diensten, ontwikkeling, onderzoek, groei, voordeel, voordelen, nadelen, concurrentie, concurrenten,
      leveranciers, investeerders, investering, oprichters, strategie, doel, kwaliteit, veiligheid, integratie, automatisering, beheer, energie, zorg,
      artsen, patiënten, ziekenhuizen, scholen, onderwijs, landbouw, logistiek, verzekering, banken, restaurants, hotels, huishoudens, consumenten,
      wereld, kwartaal, fase, lancering, toekomst, idee, eenvoudig, snel, duurzaam, handmatig, hoog, laag, traditioneel, traditionele, andere, nieuw,
      nieuwe, verkoop, productie, levering, betaling, abonnement, licentie, commissie, kanalen, netwerk, ervaring, ja, nee, geen, nederland, gebruiker,
      consument, onderneming, ondernemingen, organisatie, organisaties, startup, leverancier, aanbieder, aanbieders, afnemers, verkopers, kopers,
      producent, producenten, fabrikant, fabrikanten, distributeur, distributeurs, partner, partners, investeerder, kapitaal, financiering, ronde,
      waardering, fonds, fondsen, subsidie, lening, winst, marge, verlies, uitgaven, budget, opbrengst, opbrengsten, inkomsten, besparing, besparingen,
      tarief, tarieven, gratis, premium, basis, pakket, pakketten, weken, maanden, jaren, dag, dagen, uur, uren, minuten, vandaag, morgen, criterium,
      criteria, kenmerk, kenmerken, eigenschap, eigenschappen, functie, functies, functionaliteit, functionaliteiten, onderdeel, onderdelen, onderwerp,
      aspect, aspecten, factor, factoren, categorie, categorieën, type, soort, niveau, waarde, indicator, indicatoren, resultaat, resultaten,
      activiteit, activiteiten, actie, acties, verantwoordelijke, datum, status, opmerking, opmerkingen, toelichting, omschrijving, beschrijving,
      totaal, aantal, aantallen, getal, naam, land, landen, stad, steden, regio, provincie, gebied, locatie, vestiging, sector, sectoren, segment,
      segmenten, branche, doelgroep, doelgroepen, doelmarkt, kanaal, effectiviteit, efficiëntie, snelheid, precisie, nauwkeurigheid, betrouwbaarheid,
      eenvoud, gebruiksgemak, gebruiksvriendelijk, gebruiksvriendelijkheid, toegankelijkheid, flexibiliteit, flexibel, schaalbaar, schaalbaarheid,
      maatwerk, gepersonaliseerd, persoonlijk, duurzaamheid, innovatie, impact, garantie, levensduur, gewicht, afmetingen, ontwerp, materiaal,
      materialen, kennis, expertise, intelligentie, algoritme, software, hardware, applicatie, app, website, online, digitaal, digitale, fysiek, papier,
      automatisch, automatische, handmatige, analyse, monitoring, controle, meting, metingen, simulatie, voorspelling, planning, prototype, patent,
      octrooi, certificering, certificaten, regelgeving, wetgeving, privacy, juridisch, administratie, boekhouding, facturatie, facturen, personeel,
      medewerkers, werknemers, werkgevers, werk, vakmensen, zelfstandigen, bureaus, adviseurs, winkels, winkel, supermarkten, apotheken, klinieken,
      ziekenhuis, verpleegkundigen, zorgverleners, zorginstellingen, patiënt, ouderen, jongeren, vrouwen, kinderen, ouders, studenten, leerlingen,
      docenten, leraren, school, universiteit, universiteiten, opleiding, opleidingen, cursus, cursussen, burgers, gemeenten, gemeente, overheid,
      overheden, instellingen, toerisme, reizigers, reizen, vervoer, verzending, bezorging, magazijn, boeking, boekingen, reservering, beoordelingen,
      content, evenement, evenementen, communicatie, promotie, campagne, campagnes, acquisitie, uitbreiding, opstart, start, ontwikkelingen, test,
      testen, validatie, mijlpaal, mijlpalen, doelen, doelstellingen, stap, stappen, markten, europa, buitenland, lokaal, lokale, nationaal, nationale,
      internationaal, internationale, wereldwijd, wereldwijde, openbaar, publiek, privaat, direct, directe, indirecte, extern, uniek, unieke, volledig,
      volledige, simpel, langzaam, traag, snelle, goedkoop, goedkope, duur, dure, beperkt, beperkte, afwezig, aanwezig, gedeeltelijk, deels, lage, hoge,
      middel, gemiddeld, gemiddelde, goed, goede, slecht, slechte, weinig, veel, alle, alles, overige, overig, oud, oude, wij, ons, onze, risico,
      risico's, kansen, bedreigingen, zwaktes, sterktes, drempels, oprichter, medeoprichter, aandeelhouders, aandelen, voeding, mode, woning, woningen,
      auto's, voertuigen, milieu, afval, uitstoot, gas, stroom, elektriciteit, warmte, muziek, cultuur, schoonheid, welzijn, behandeling, diagnose,
      medicijnen, mensen, persoon, gezin, gezinnen, waarom, wanneer, zonder, nederlandse, belgië, belgisch, belgische, vlaanderen, vlaamse, duitsland,
      frankrijk, januari, februari, maart, juni, juli, augustus, oktober`,
    falseFriend: 'brands, brand, men, band, plant',
  },
  phrases: {
    industry: {
      adtech: {
        strong: 'programmatic advertising, adtech, advertentieplatform, advertentietechnologie',
        medium: 'adverteerders, advertentieruimte',
      },
      advanced_materials: {
        strong: `
          nieuwe materialen, geavanceerde materialen, composieten, nanomaterialen, bioplastic*, biobased materialen, biomaterialen, grafeen`,
        medium: 'coating*, polymeren, legering*, vezels',
      },
      aerospace: {
        strong: 'luchtvaart, lucht- en ruimtevaart, vliegtuigen',
        medium: 'vliegtuig, piloten, vliegtuigmaatschappijen, luchthaven*',
      },
      agtech: {
        strong: `
          landbouw, agrarisch*, boeren, tuinbouw, akkerbouw, glastuinbouw, agritech, agtech, precisielandbouw, veehouderij, melkveehouder*, melkvee,
          akkerbouwers, tuinders, veehouders, telers, agrariërs, agrofood, vertical farming, boerenbedrijf, boerderij*`,
        medium:
          'gewassen, oogst, bodem, kassen, gewas, koeien, meststoffen, zaden, hectare, veeteelt, irrigatie, teelt',
      },
      ai: {
        strong: `
          kunstmatige intelligentie, AI-gedreven, machine learning, generatieve AI, AI-platform, AI-assistent, AI-agent*, AI-agents, AI-oplossing*,
          zelflerende algoritmes, taalmodel*, beeldherkenning, aangedreven door AI`,
        medium: 'AI, algoritme*, chatbot*, voorspellend*, neurale netwerken',
      },
      analytics: {
        strong: 'data-analyse, data analytics, business intelligence, big data, datavisualisatie',
        medium: 'dashboards, statistieken, data-inzichten',
      },
      ar_vr: {
        strong: 'augmented reality, virtual reality, virtuele realiteit, mixed reality, VR-bril*, metaverse',
        medium: 'immersie*, 3D',
      },
      automotive: {
        strong: `
          automotive, auto-industrie, autofabrikanten, autodealers, garages, elektrische auto's, autobedrijven, garagebedrijven, auto-onderhoud`,
        medium: "auto's, voertuigen, wagenpark, automobilisten, bestuurders",
      },
      banking: {
        strong: 'digitale bank, online bank, neobank, betaalrekening, bankieren, bankdiensten',
        medium: 'banken, bankrekening, spaarrekening',
      },
      beauty: {
        strong:
          'cosmetica, huidverzorging, schoonheidssalon*, kappers, kapsalon*, make-up, haarverzorging, schoonheidsproducten',
        medium: 'huid, beauty, parfum*',
      },
      biotech: {
        strong:
          'biotechnologie, biotech, gentherapie, medicijnontwikkeling, geneesmiddelen, antilichamen, farmaceutisch*, vaccin*',
        medium: 'klinische studies, klinische studie, preklinisch*, laboratorium, eiwitten, enzymen, farma',
      },
      blockchain: {
        strong: 'blockchain, smart contracts, gedecentraliseerd*',
        medium: 'tokens, web3',
      },
      climate_tech: {
        strong: `
          CO2-uitstoot, circulaire economie, klimaatneutraal, verduurzaming, CO2-reductie, CO2-voetafdruk, koolstofvoetafdruk, klimaattech,
          klimaatverandering, circulariteit, klimaatneutrale, afvalverwerking, CO2-neutraal, emissievrij, decarbonisatie, zero waste, afvalscheiding,
          upcycling, cleantech, CO2-compensatie, recycling`,
        medium:
          'duurzaam*, milieu, afval, uitstoot, CO2, circulair*, klimaat, hergebruik, plastic, stikstof, ESG, groene, emissies',
      },
      cloud: {
        strong: 'cloudinfrastructuur, cloud computing, cloudhosting',
        medium: 'servers, datacenter*',
      },
      collaboration: {
        strong: 'samenwerkingsplatform, samenwerkingstool*, online samenwerken',
        medium: 'videovergader*, thuiswerken',
      },
      communications: {
        strong: 'communicatieplatform, chatplatform',
        medium: 'telefonie, berichten',
      },
      construction_tech: {
        strong: `
          bouw, bouwsector, bouwbedrijven, bouwplaats*, aannemers, bouwproject*, bouwindustrie, bouwmaterialen, prefab*, woningbouw, contech,
          utiliteitsbouw, bouw en infra, installatiebranche, renovatieproject*`,
        medium: 'gebouwen, renovatie, architecten, beton, isolatie, installateurs, verbouwing',
      },
      consumer_electronics: {
        strong: 'consumentenelektronica, draagbare elektronica',
        medium: 'gadget*, smartwatch*, oordop*, koptelefoon*',
      },
      consumer_goods: {
        strong: `
          consumentengoederen, consumentenproducten, FMCG, speelgoed, luiers, huishoudelijke producten, babyproducten, verzorgingsproducten`,
        medium: 'verpakking*, meubels, interieur',
      },
      creator_economy: {
        strong: 'creator economy, contentmakers, contentcreators, influencermarketing',
        medium: 'makers, influencers, fans',
      },
      crypto: {
        strong: 'cryptovaluta, cryptomunt*, bitcoin',
        medium: 'crypto, wallet, stablecoin*',
      },
      cybersecurity: {
        strong: `
          cybersecurity, cyberbeveiliging, informatiebeveiliging, cyberaanval*, digitale veiligheid, databeveiliging, cyberveiligheid`,
        medium: 'AVG, GDPR, hackers, datalek*, encryptie, phishing, NIS2',
      },
      data_infrastructure: {
        strong: 'data-infrastructuur, dataplatform, datawarehouse',
        medium: 'databases, interoperabiliteit',
      },
      dating: {
        strong: 'dating, datingapp, datingplatform, datingsite',
        medium: 'singles, koppels, vrijgezel*',
      },
      deep_tech: {
        strong: 'deeptech, deep tech, fotonica, kernfusie',
        medium: 'fundamenteel onderzoek, spin-off van de universiteit, TNO, imec',
      },
      defense: {
        strong: 'defensie, krijgsmacht, militair*, defensie-industrie',
        medium: 'leger, nationale veiligheid, dual-use',
      },
      developer_tools: {
        strong: 'voor ontwikkelaars, voor developers, developer tools, ontwikkeltools',
        medium: 'ontwikkelaars, open source, broncode, low-code, no-code',
      },
      digital_health: {
        strong: `
          digitale zorg, e-health, eHealth, zorg op afstand, telemedicine, telemonitoring, thuismonitoring, digitale gezondheid, beeldbellen,
          elektronisch patiëntendossier, digitale therapie, zorgtechnologie, zorgapp`,
        medium: 'patiëntgegevens, gezondheidsapp, EPD, zorgdata',
      },
      drones: {
        strong: 'drone, drones',
        medium: 'autonoom vliegen',
      },
      e_commerce: {
        strong: `
          webwinkel*, webshop*, e-commerce, online winkel*, online verkoop, online verkopers, e-tailers, internetwinkel*, online retail`,
        medium: 'bestellingen, verzending, winkelwagen, retouren, checkout, online shoppen, bestellen',
      },
      edtech: {
        strong: `
          onderwijs, leerplatform, studenten, leerlingen, e-learning, edtech, online leren, online cursus*, bijles*, lesmateriaal, scholing,
          digitaal leren, onderwijsinstellingen, leerlingvolgsysteem, basisonderwijs, voortgezet onderwijs, hoger onderwijs, e-learningplatform,
          onderwijssector, om- en bijscholing`,
        medium: `
          scholen, docenten, leren, cursussen, school, leraren, leerkrachten, lesgeven, klas, student, examen*, opleidingen, didactisch*, leermateriaal`,
      },
      energy: {
        strong: `
          energie*, zonnepanelen, zonne-energie, warmtepomp*, laadpalen, waterstof, energietransitie, energieopslag, energiebesparing, windenergie,
          windmolens, laadinfrastructuur, laadpaal, warmtenet*, groene stroom, hernieuwbare energie, zonnestroom, netcongestie, groene waterstof,
          biogas, thuisbatterij*, elektrisch laden, duurzame energie`,
        medium:
          'stroom, elektriciteit, kWh, batterij*, verwarming, verwarmen, energierekening, energieverbruik, isolatie',
      },
      enterprise_software: {
        strong: `
          bedrijfssoftware, ERP, beheersoftware, software voor bedrijven, boekhoudsoftware, planningssoftware, managementsoftware,
          bedrijfsprocessen automatiseren, enterprise software`,
        medium: 'bedrijfsprocessen, workflow*, automatisering, digitalisering, CRM',
      },
      entertainment: {
        strong: 'entertainment, film en televisie, filmindustrie, streamingdienst, theater*, pretpark*',
        medium: 'films, series, vrije tijd, cultuur, kijkers',
      },
      events: {
        strong: `
          evenementenbranche, festivals, bruiloft*, ticketing, concerten, eventplatform, organisatoren van evenementen, ticketverkoop`,
        medium: 'evenementen, events, congressen, feesten, tickets',
      },
      fashion: {
        strong: `
          kleding, schoenen, textiel, kledingmerk, modemerk*, mode-industrie, fashion, sneakers, sieraden, tweedehands kleding, duurzame mode,
          kledingindustrie, lingerie, modebranche, modesector`,
        medium: 'collectie, mode, garderobe, kledingkast, stoffen, luxe, tassen, accessoires',
      },
      fintech: {
        strong: `
          fintech, financiële diensten, leningen, boekhouding, hypothe*, vermogensbeheer, factoring, crowdlending, persoonlijke financiën,
          financiële administratie, boekhouders, boekhoudkantoren, accountancy, open banking, kredietverlening, pensioen*, beleggen, hypotheekadvies`,
        medium: 'facturen, krediet, beleggers, sparen, budgetteren, hypotheek, facturatie, schulden, lening',
      },
      fitness: {
        strong: 'fitness, sportschool, sportscholen, personal trainer*, krachttraining, fitnesscentra',
        medium: 'trainen, workout*, vitaliteit, coaching, afvallen',
      },
      food_and_beverage: {
        strong: `
          voeding, voedsel, horeca, restaurant*, bier, koffie, voedingsmiddelen, levensmiddelen, voedingsindustrie, dranken, frisdrank, wijn,
          brouwerij*, chocolade, snacks, bakkerij*, foodservice, food & beverage, maaltijd*, voedingssupplement*, groente en fruit, zuivel,
          maaltijdbox*, drank, drankjes`,
        medium:
          'ingrediënten, smaak, recept*, eten, drinken, koken, gerechten, chef-kok*, suiker, biologisch*, supermarkt',
      },
      foodtech: {
        strong: `
          foodtech, voedselverspilling, vleesvervanger*, plantaardig*, eiwittransitie, kweekvlees, alternatieve eiwitten, insecteneiwit*,
          maaltijdbezorging`,
        medium: 'vegan*, vegetarisch*, eiwit*, houdbaarheid',
      },
      future_of_work: {
        strong:
          "hybride werken, thuiswerken, coworking, freelancers, zzp'ers, flexwerk*, toekomst van werk, werken op afstand",
        medium: 'kantoor, werkplek*, gig-economie, zelfstandigen',
      },
      gaming: {
        strong: 'gaming, videogames, games, game studio, gamers, e-sports, esports, serious games, mobiele games',
        medium: 'spelers, spel, spellen, gamification',
      },
      govtech: {
        strong: `
          overheidsdiensten, smart city, slimme stad, openbaar bestuur, publieke sector, digitale overheid, overheidsinstellingen, govtech`,
        medium: 'gemeenten, gemeente, inwoners, burgerparticipatie, openbare ruimte, overheid',
      },
      hardware: {
        strong: 'slimme apparaten, embedded systemen, printplaten',
        medium: 'sensor*, elektronica, apparaten, toestel*',
      },
      healthcare: {
        strong: `
          gezondheidszorg, ziekenhuizen, artsen, zorgverleners, apotheken, zorginstellingen, zorgsector, zorgverlening, thuiszorg, ouderenzorg,
          huisartsen, huisarts, zorgprofessionals, medisch*, verpleegkundigen, verpleeghuizen, woonzorgcentra, ggz, apothekers, fysiotherapeut*,
          mantelzorg*, ziekenhuis, gezondheidssector, zorgpersoneel, eerstelijnszorg, tandarts*`,
        medium: `
          patiënt*, behandeling*, diagnose, zorg, gezondheid, ziekte, ziektes, medicatie, therapie*, revalidatie, preventie, verzorging`,
      },
      hospitality: {
        strong: `
          hotels, horeca, hotel, hotelbranche, hoteliers, bed and breakfast, B&B, vakantieparken, campings, vakantiewoning*, horecaondernemers,
          horecazaken, cafés en restaurants, vakantieverhuur`,
        medium: 'gasten, kamers, overnachting*, verblijf, reservering*, check-in',
      },
      hr_tech: {
        strong: `
          werving en selectie, recruitment, human resources, personeelsbeheer, uitzendbureau*, recruiters, vacatureplatform, arbeidsmarkt,
          talentacquisitie, personeelsplanning, HR-software, onboarding van medewerkers, roosterplanning, werkgeversmerk, salarisadministratie,
          duurzame inzetbaarheid`,
        medium: `
          kandidaten, vacatures, werkgevers, HR, personeel, talent, sollicitanten, cv, werkzoekenden, verzuim, werknemerstevredenheid, arbeidskrachten,
          ziekteverzuim`,
      },
      industrial: {
        strong: `
          industrie 4.0, maakindustrie, fabriek*, industrieel, industriële, slimme industrie, smart industry, industriële automatisering,
          voorspellend onderhoud, predictive maintenance, maakbedrijven, 3D-printen, 3D-printing, procesindustrie, machinebouw, metaalbewerking,
          high-tech systemen, hightech maakindustrie, digital twin`,
        medium: 'productie, machines, productielijn*, onderhoud, productieproces*, operators, assemblage, industrie',
      },
      insurtech: {
        strong: 'verzekering*, verzekeraars, insurtech',
        medium: 'polis*, premies, verzekerden, claims, schadeclaim*',
      },
      iot: {
        strong:
          'internet of things, IoT, slimme sensoren, slim huis, smart home, domotica, slimme meters, IoT-platform',
        medium: 'sensoren, sensordata, LoRa*, verbonden apparaten',
      },
      legaltech: {
        strong: `
          legaltech, legal tech, juridische dienst*, advocaten, advocatenkantoren, notarissen, juristen, juridische sector, contractbeheer`,
        medium: 'juridisch*, rechtshulp, compliance',
      },
      logistics: {
        strong: `
          logistiek*, transportbedrijven, last mile, bezorging, vrachtvervoer, vrachtwagen*, koeriers, pakketbezorging, transportsector, stadslogistiek,
          bezorgdienst*, scheepvaart, binnenvaart, goederenvervoer, expediteurs, verladers, fulfilment, fulfillment, havenlogistiek, transporteurs`,
        medium: 'levering*, magazijn*, transport, bezorg*, vracht, chauffeurs, containers, voorraad*, haven',
      },
      marketing: {
        strong: `
          marketing automation, marketingplatform, digitale marketing, online marketingbureau, loyaliteitsprogramma*, klantloyaliteit, martech,
          marketingsoftware`,
        medium: 'campagnes, marketeers, leads, naamsbekendheid, reclamebureau*',
      },
      marketplaces: {
        strong: `
          marktplaats, online marktplaats, vraag en aanbod, marketplace, marktplaatsen, matchingplatform, bemiddelingsplatform, peer-to-peer,
          vraag en aanbod samen, kopers en verkopers, deelplatform, tweedehands platform`,
        medium: 'kopers, verkopers, tweedehands, matchen, huren en verhuren, deeleconomie',
      },
      media: {
        strong: `
          uitgeverij*, journalistiek, podcasts, nieuwsplatform, omroep*, kranten, tijdschrift*, mediabedrijf, mediabedrijven, uitgevers, audiovisuele`,
        medium: "journalisten, lezers, luisteraars, nieuws, video's, redactie",
      },
      medical_devices: {
        strong: `
          medisch hulpmiddel, medische hulpmiddelen, medtech, medische technologie, medische apparatuur, implantaat, implantaten, prothese*,
          medisch apparaat, chirurgische instrumenten, diagnostische test*`,
        medium: 'chirurg*, operatiekamer, diagnostiek, MDR, CE-markering',
      },
      mental_health: {
        strong: `
          mentale gezondheid, geestelijke gezondheid*, psychologen, psychische klachten, mentaal welzijn, psychotherap*, mentale klachten`,
        medium: 'stress, burn-out*, angst, depressie, meditatie, mindfulness',
      },
      mobility: {
        strong: `
          mobiliteit, deelauto*, fietsen, elektrische fiets*, openbaar vervoer, deelmobiliteit, e-bike*, deelfietsen, deelscooter*, elektrisch vervoer,
          parkeren, micromobiliteit, autodelen, MaaS, carpool*, openbaarvervoer*, elektrische voertuigen, taxi*, mobiliteitsoplossing*`,
        medium: 'voertuigen, vervoer, fiets, fietsers, reizigers, verkeer, forenzen, ritten, parkeerplaatsen, scooter*',
      },
      music: {
        strong: 'muziek, muzikanten, muziekindustrie, platenlabel*, muziekplatform',
        medium: 'artiesten, optredens, concerten',
      },
      payments: {
        strong: `
          betaaloplossing*, betaaldienst*, betaalplatform, betalingsverkeer, mobiel betalen, online betalingen, contactloos betalen, betaalverwerking,
          Payconiq`,
        medium: 'betalingen, transacties, betaalterminal*, pinnen',
      },
      pets: {
        strong: 'huisdier*, honden, katten, hondenvoer, dierenarts*, dierenvoeding, hondeneigenaren, huisdiereigenaren',
        medium: 'hond, kat, dieren',
      },
      productivity: {
        strong: 'productiviteitstool*, projectmanagement, tijdregistratie, taakbeheer, urenregistratie',
        medium: 'productiviteit, notities, taken',
      },
      proptech: {
        strong: `
          vastgoed, makelaars, woningcorporaties, huurders, proptech, vastgoedsector, huurwoning*, woningmarkt, verhuurders, woningbeheer,
          vastgoedbeheer, vastgoedbeleggers, VvE*, makelaardij, gebouwbeheer, makelaar, immokantoren, woningverhuur`,
        medium: 'woning*, huizen, gebouwen, huur, koopwoning*, appartement*, huiseigenaren, kantoorgebouw*, immo',
      },
      quantum: {
        strong: 'kwantum*, quantum, kwantumcomputer*, quantumcomputer*',
        medium: 'qubit*',
      },
      retail: {
        strong: `
          detailhandel, winkels, winkeliers, supermarkten, retailers, winkelketen*, winkelier, fysieke winkels, buurtwinkel*, speciaalzaken,
          kassasysteem*, detaillisten, winkelstraten, retail`,
        medium: 'winkel, schap, schappen, kassa, verkooppunten, winkelend*, supermarkt',
      },
      robotics: {
        strong: 'robotica, robot, robots, robotarm*, cobot*, robotisering',
        medium: 'autonome',
      },
      saas: {
        strong:
          'SaaS, software as a service, SaaS-platform, SaaS-oplossing, SaaS-bedrijf, cloudsoftware, software-abonnement',
        medium: 'abonnement, maandelijks abonnement, terugkerende omzet, licenties',
      },
      sales: {
        strong: 'verkoopteams, salesteams, CRM, sales automation, leadgeneratie, salessoftware, verkoopsoftware',
        medium: 'leads, prospects, offertes, verkopers, accountmanagers',
      },
      semiconductors: {
        strong: 'halfgeleider*, chipindustrie, microchips, geïntegreerde fotonica, chipontwerp',
        medium: 'chips, wafers, ASML',
      },
      social: {
        strong: 'sociaal netwerk, social network, sociaal platform, sociale app',
        medium: 'vrienden, community, delen met',
      },
      space: {
        strong: 'ruimtevaart, satelliet*, aardobservatie, raketten, ruimtevaartsector',
        medium: 'baan om de aarde',
      },
      sports: {
        strong: `
          sport, sporters, sportclubs, sportverenigingen, voetbal*, atleten, wielrennen, hardlopers, topsport, amateursport, hockey, padel, sportbond*`,
        medium: 'verenigingen, fans, coaches, wedstrijden, toernooi*, sportieve',
      },
      supply_chain: {
        strong: `
          supply chain, toeleveringsketen*, inkoopproces, ketentransparantie, traceerbaarheid, inkoopplatform, voorraadbeheer, waardeketen`,
        medium: 'leveranciers, inkoop, keten, grondstoffen',
      },
      telecom: {
        strong: 'telecom, telecommunicatie, telecomoperators, telecomproviders, glasvezel, mobiele netwerken',
        medium: '5G, providers, breedband',
      },
      travel: {
        strong: `
          toerisme, reizigers, reizen, vakantie, reisorganisatie*, reisbureau*, touroperators, reisbranche, toeristen, vakanties, vakantiegangers,
          reisplanner, toeristische, stedentrips`,
        medium: 'boekingen, bestemmingen, reis, reiziger, vluchten, uitstapje*',
      },
    },
    client_type: {
      b2b: {
        strong: `
          B2B, MKB, ondernemers, winkeliers, horecaondernemers, ziekenhuizen, zorginstellingen, scholen, zakelijke klanten, werkgevers, telers,
          business-to-business, kmo's, kmo, midden- en kleinbedrijf, grootbedrijf, grote bedrijven, multinationals, corporates, zzp'ers, freelancers,
          industriële bedrijven, fabrikanten, retailers, hotels, restaurants, apotheken, huisartsen, tandartsen, boeren, agrariërs, tuinders,
          veehouders, aannemers, bouwbedrijven, installateurs, architecten, makelaars, verhuurders, woningcorporaties, verzekeraars, banken,
          accountants, advocaten, advocatenkantoren, uitzendbureaus, transportbedrijven, vervoerders, webshops, uitgevers, hogescholen, zorgverleners,
          zorgprofessionals, sportscholen, evenementenorganisatoren, garages, recruiters, zakelijke markt, zakelijke gebruikers, white label,
          white-label, productiebedrijven, maakbedrijven, dienstverleners, enterprise, bedrijven`,
        medium: `
          medewerkers, leveranciers, SaaS, organisaties, merken, professionals, bureaus, zakelijk*, werknemers, teams, verenigingen, stichtingen,
          instellingen, CRM, ERP, personeel, zelfstandigen`,
        against: 'ons bedrijf, bedrijf opgericht, het bedrijf is, concurrerende bedrijven',
      },
      b2c: {
        strong: `
          B2C, consumenten, particulieren, gezinnen, ouders, jongeren, studenten, patiënten, reizigers, ouderen, huishoudens, business-to-consumer, D2C,
          DTC, consument, particulier, eindconsument*, gezin, jonge ouders, moeders, tieners, leerlingen, senioren, huurders, huiseigenaren,
          woningeigenaren, hondeneigenaren, huisdiereigenaren, toeristen, automobilisten, sporters, gamers, millennials, generatie Z, gen Z,
          liefhebbers, 55-plussers, 65-plussers, mantelzorgers, fietsers`,
        medium: `
          gebruikers, app, vrouwen, mannen, kinderen, spelers, fans, vrienden, leden, vrije tijd, App Store, smartphone, community, inwoners,
          eindgebruikers, download*`,
      },
      b2g: {
        strong: `
          B2G, gemeenten, overheden, ministeries, publieke sector, overheidsinstanties, overheidsinstellingen, Rijksoverheid, lokale overheden,
          waterschappen, openbare besturen, lokale besturen, Rijkswaterstaat, veiligheidsregio's, politie en brandweer, steden en gemeenten, Defensie`,
        medium: 'burgers, aanbesteding*, gemeente, overheid, provincies, politie, tenders',
      },
    },
    product_type: {
      pt_software: {
        strong: `
          software, platform, *platform, app, webapplicatie, website, algoritme, dashboard, platformen, applicatie, *applicatie, webapp, mobiele app,
          *software, algoritmes, portaal, SaaS, API, plug-in, chatbot, marktplaats, kunstmatige intelligentie, game, online tool, digitale assistent,
          sociaal netwerk`,
        medium: 'cloud, digital*, online, interface, AI, automatisering, QR-code, tool, smartphone, webshop',
      },
      pt_hardware: {
        strong: `
          apparaat, sensor, sensoren, robot*, drone*, batterij*, hardware, apparaten, apparatuur, toestel, toestellen, meetapparaat, wearable*,
          medisch hulpmiddel, medische hulpmiddelen, laadpaal, laadpalen, zonnepaneel, zonnepanelen, warmtepomp*, accu*, e-bike*, satelliet*,
          3D-printer*, printplaat, armband, helm`,
        medium: `
          prototype, componenten, machine, machines, voertuig, prototypes, assemblage, elektronica, productieproces, patent, octrooi, installatie,
          camera*, firmware, serieproductie`,
        against: 'machine learning, mobiele apparaten, alle apparaten, elk apparaat',
      },
      pt_service: {
        strong: `
          adviesbureau, dienstverlening, consultancy, adviesdiensten, adviestraject*, coaching, turnkey, bemiddeling, thuiszorg, schoonmaak, reparatie*,
          trainingen, verhuur, full service, full-service, detachering, maaltijdbezorging`,
        medium: 'diensten, dienst, advies, training, begeleiding, workshops, maatwerk, onderhoud, ontzorgen, service',
      },
      pt_goods: {
        strong: `
          voedsel, drank, kleding, cosmetica, meubels, bier, koffie, schoenen, drankje, drankjes, dranken, voedingsproduct*, voedingsmiddelen, snacks,
          wijn, chocolade, thee, sieraden, tassen, speelgoed, verzorgingsproducten, voedingssupplement*, babyvoeding, hondenvoer, sneakers,
          huidverzorging, kruiden, vleesvervanger*`,
        medium: `
          ingrediënten, verpakking, smaken, recept*, handgemaakt*, biologisch*, grondstoffen, assortiment, collectie, ambachtelijk*, verpakkingen,
          accessoires, maaltijden`,
      },
    },
    business_model: {
      bm_transactional: {
        strong: `
          commissie, per transactie, transactiekosten, bemiddelingskosten, commissie per, commissie van, commissie op, transactiefee,
          transactievergoeding, transaction fee, per boeking, per bestelling, provisie, percentage van de transactie, percentage per transactie,
          percentage van de verkoop, percentage over, succesfee, success fee, no cure no pay, servicekosten, bemiddelingsfee, courtage`,
        medium: 'fee, transacties, per order, per verkoop, vergoeding per, marge per, per rit',
        against: 'zonder commissie, geen commissie, hoge commissies, Europese Commissie, 0% commissie',
      },
      bm_marketplace: {
        strong: `
          marktplaats, vraag en aanbod, kopers en verkopers, marketplace, online marktplaats, verkopers en kopers, matchingplatform,
          bemiddelingsplatform, peer-to-peer, deelplatform, aanbieders en afnemers`,
        medium: 'verkopers, kopers, matchen, huurders en verhuurders, aanbieders',
      },
      bm_subscription: {
        strong: `
          abonnement*, SaaS, per maand, terugkerende omzet, freemium, licentie per jaar, abonnees, abonnementsmodel, maandabonnement*, jaarabonnement*,
          SaaS-abonnement, SaaS-model, terugkerende inkomsten, recurrente omzet, recurrente inkomsten, lidmaatschap*, per gebruiker per maand, p/m,
          maandelijkse fee, maandelijkse licentie, jaarlijkse licentie, licentie per maand, licentie per gebruiker, contributie, MRR, ARR,
          vast maandbedrag`,
        medium: 'maandelijks, premium, per jaar, licentie*, pakketten, maandelijkse, terugkerend*',
        against: `
          gebruikers per maand, bezoekers per maand, bestellingen per maand, groei per maand, zonder abonnement, geen abonnement, orders per maand,
          uur per maand`,
      },
      bm_e_commerce: {
        strong:
          'webwinkel, webshop, online verkoop, online winkel, D2C, DTC, e-commerce, via onze webshop, directe online verkoop',
        medium: 'bestellingen, gemiddelde bestelling, orderwaarde, winkelmand, verzending',
      },
      bm_advertising: {
        strong: `
          advertenties, sponsoring, advertentieverkoop, advertentieruimte, advertentieomzet, advertentiemodel, gesponsorde content, reclame-inkomsten,
          inkomsten uit advertenties, advertentie-inkomsten`,
        medium: 'adverteerders, sponsors, banners, affiliate*, reclame',
        against: `
          zonder advertenties, online advertenties, Facebook-advertenties, Google-advertenties, advertentiebudget, advertentiekosten,
          social media advertenties`,
      },
      bm_usage_based: {
        strong: `
          betalen per gebruik, betaal per gebruik, pay per use, pay-per-use, prijs per gebruik, op basis van gebruik, op basis van verbruik,
          gebruiksafhankelijk*, per verbruik, naar gebruik`,
        medium: 'per scan, per rapport, per meting',
      },
      bm_open_source: {
        strong: 'open source, open-source, opensource',
        medium: 'GitHub',
      },
      bm_hardtech: {
        strong: `
          deeptech, deep tech, halfgeleider*, fotonica, kwantum*, satelliet*, groene waterstof, kernfusie, nanotechnologie, batterijtechnologie`,
        medium: 'patenten, octrooien, prototype, TRL, industrialisatie',
      },
      bm_biotech: {
        strong: 'biotechnologie, biotech, gentherapie, medicijnontwikkeling, kandidaat-geneesmiddel, molecuul',
        medium: 'klinische studies, preklinisch*, licentie aan farma',
      },
      bm_manufacturing: {
        strong: `
          eigen fabriek, eigen productie, productiefaciliteit, productielocatie, eigen productielijn, productiehal, eigen brouwerij, pilotfabriek,
          productiecapaciteit opschalen`,
        medium: `
          fabriek, productielijn, productiecapaciteit, productiekosten, grondstoffen, geproduceerd in Nederland, contract manufacturing,
          kostprijs per stuk`,
      },
    },
    revenue_model: {
      Subscription: {
        strong: `
          abonnement*, lidmaatschap*, terugkerende omzet, terugkerende inkomsten, maandabonnement*, jaarabonnement*, per gebruiker per maand,
          vast maandbedrag`,
        medium: 'per maand, maandelijks, per jaar, SaaS, p/m, jaarlijkse licentie',
      },
      Commission: {
        strong:
          'commissie, commissie van, provisie, percentage van de verkoop, success fee, succesfee, courtage, commissie per',
        medium: 'percentage van',
        against: 'zonder commissie, geen commissie, Europese Commissie',
      },
      Licensing: {
        strong: `
          licentie, licenties, licentiekosten, licentie-inkomsten, licentiemodel, royalty's, royalties, white label, white-label, licentievergoeding`,
        medium: 'licentie*, franchise*',
      },
      Freemium: {
        strong: 'freemium, gratis versie, gratis basisversie, gratis account',
        medium: 'premium, gratis',
      },
      'Transaction fee': {
        strong:
          'transactiekosten, transactiefee, transactievergoeding, per transactie, per boeking, servicekosten, boekingskosten',
        medium: 'fee, transacties',
      },
      Advertising: {
        strong: `
          advertentie-inkomsten, advertentieverkoop, advertentieruimte, sponsoring, gesponsorde content, inkomsten uit advertenties`,
        medium: 'advertenties, sponsors, adverteerders',
        against: 'zonder advertenties, advertentiebudget, online advertenties',
      },
      'Usage-based': {
        strong: `
          betalen per gebruik, betaal per gebruik, pay per use, op basis van gebruik, op basis van verbruik, gebruiksafhankelijk*`,
        medium: 'per scan, per rapport, verbruik',
      },
      'Product sales': {
        strong: `
          productverkoop, verkoop van producten, verkoop van het product, verkoop van apparaten, verkoop van hardware, verkoopprijs, adviesprijs,
          consumentenprijs, eenmalige aankoop, prijs per stuk, directe verkoop, hardwareverkoop`,
        medium: 'verkoop, per stuk, orderwaarde',
      },
      'Setup and services': {
        strong: `
          implementatiekosten, installatiekosten, opstartkosten, setup fee, setupkosten, eenmalige implementatie, implementatiefee, onderhoudscontract*,
          servicecontract*, onboardingkosten, consultancy-uren`,
        medium: 'implementatie, installatie, onderhoud, advies, training, maatwerk, eenmalig*',
      },
      'Interest and lending': {
        strong: 'rente-inkomsten, rentemarge, rente op leningen, renteopbrengsten',
        medium: 'leningen, krediet',
      },
      'Data monetisation': {
        strong: 'verkoop van data, dataverkoop, data-inkomsten, monetisatie van data',
        medium: 'marktonderzoek, data-inzichten',
      },
    },
    product_structure: {
      Platform: {
        strong: 'platform, *platform, platformen',
        medium: 'ecosysteem',
      },
      SaaS: {
        strong: 'SaaS, SaaS-platform, SaaS-oplossing, cloudsoftware, SaaS-software',
        medium: 'online software, cloudoplossing',
      },
      'Mobile app': {
        strong: 'mobiele app, mobiele applicatie, smartphone-app, App Store, Google Play, iOS en Android, gratis app',
        medium: 'app, smartphone, downloaden',
      },
      'Web app': {
        strong: 'webapp, webapplicatie, web-app, webplatform, webportaal, website, online portaal',
        medium: 'browser, portaal, online',
      },
      Marketplace: {
        strong: 'marktplaats, online marktplaats, marketplace, vraag en aanbod',
        medium: 'kopers, verkopers',
      },
      API: {
        strong: 'onze API, open API, via een API, API-koppeling*',
        medium: 'API, koppelingen',
      },
      'Browser extension': {
        strong: 'browserextensie',
      },
      'Hardware device': {
        strong: 'apparaat, toestel, sensor, robot, drone, wearable, meetapparaat, kastje',
        medium: 'sensoren, elektronica, hardware',
      },
      'AI assistant': {
        strong: 'AI-assistent, AI-agent, AI-agents, chatbot, digitale assistent, virtuele assistent, spraakassistent',
        medium: 'AI',
      },
      'Managed service': {
        strong: 'volledig ontzorgd, managed service, full service, full-service, totaaloplossing',
        medium: 'dienstverlening, ontzorgen, service, advies',
      },
      'Physical goods': {
        strong: 'kleding, cosmetica, dranken, sieraden, meubels, voedingsmiddelen, schoenen, bier, koffie, speelgoed',
        medium: 'verpakking, ingrediënten, smaken',
      },
    },
    distribution: {
      'Direct sales': {
        strong: `
          directe verkoop, direct sales, salesteam, verkoopteam, accountmanagers, vertegenwoordigers, koude acquisitie, eigen sales, buitendienst`,
        medium: 'beurzen, vakbeurzen, salesgesprekken, afspraken',
      },
      'Self-serve': {
        strong: `
          mond-tot-mond*, mond-tot-mondreclame, referralprogramma, gratis proefperiode, gratis proberen, organische groei, viral, doorverwijzing*,
          self-service`,
        medium: 'aanbevelingen, online aanmelden, organisch',
      },
      'Online marketing': {
        strong: `
          online marketing, digitale marketing, sociale media, social media, online advertenties, Google Ads, SEO, SEA, contentmarketing,
          content marketing, e-mailmarketing, zoekmachineoptimalisatie, LinkedIn-campagne*, inbound marketing`,
        medium: 'campagnes, nieuwsbrief, blog, PR, pers',
      },
      Influencers: {
        strong: 'influencers, influencermarketing, ambassadeurs, merkambassadeurs, affiliate marketing',
        medium: 'contentmakers, bloggers',
      },
      'Partnerships and resellers': {
        strong: `
          distributeurs, wederverkopers, resellers, dealers, dealernetwerk, partnernetwerk, strategische partnerschappen, strategische partners,
          brancheorganisaties, brancheverenigingen, installateurs, groothandel, groothandels, integrators, importeurs, samenwerking met`,
        medium: 'partnerschap*, partners, samenwerkingen',
      },
      Community: {
        strong: 'gebruikerscommunity, community building, online community',
        medium: 'community, evenementen, meetups',
      },
      Marketplaces: {
        strong: 'Bol.com, Amazon, App Store, Google Play, Marktplaats.nl',
        medium: 'marktplaatsen, Coolblue, Zalando',
      },
      Retail: {
        strong: `
          retailers, supermarkten, winkelketens, fysieke winkels, verkooppunten, speciaalzaken, drogisterijen, Albert Heijn, Jumbo, Delhaize, Colruyt`,
        medium: 'winkels, horeca, apotheken, pop-up store',
      },
      'Online store': {
        strong: 'webshop, webwinkel, eigen webshop, online winkel, online verkoop, onze website',
        medium: 'online bestellen, online bestellingen',
      },
    },
  },
  places: {
    usa: {
      country: 'Verenigde Staten, VS, Verenigde Staten van Amerika',
      region: 'Noord-Amerika',
      demonym: 'Amerikaanse, Noord-Amerikaanse',
      state: 'Californië',
    },
    europe: {
      country: `
        Nederland, België, Duitsland, Frankrijk, Spanje, Italië, Zweden, Denemarken, Polen, Oostenrijk, Zwitserland, Luxemburg, Noorwegen, Finland,
        Ierland, Griekenland, Portugal, Hongarije, Tsjechië, Roemenië, Bulgarije, Kroatië, Slovenië, Slowakije, Estland, Letland, Litouwen, Oekraïne,
        IJsland, Servië`,
      city: `
        Amsterdam, Rotterdam, Utrecht, Den Haag, Eindhoven, Groningen, Delft, Tilburg, Nijmegen, Enschede, Arnhem, Leiden, Maastricht, Wageningen,
        Brussel, Antwerpen, Gent, Leuven, Brugge, Breda, Den Bosch, 's-Hertogenbosch, 's-Gravenhage, Haarlem, Amersfoort, Apeldoorn, Zwolle, Deventer,
        Hengelo, Leeuwarden, Venlo, Helmond, Dordrecht, Zoetermeer, Hilversum, Hoofddorp, Schiphol, Alkmaar, Zaandam, Middelburg, Roermond, Sittard,
        Heerlen, Lelystad, Gouda, Veenendaal, Luik, Mechelen, Hasselt, Genk, Kortrijk, Oostende, Aalst, Roeselare, Turnhout, Sint-Niklaas, Charleroi,
        Diepenbeek, Zaventem, Parijs, Berlijn, Keulen, Düsseldorf, Wenen, Lissabon, Kopenhagen, Warschau, Praag, Boekarest, Milaan, Almere, Assen`,
      region: `
        Europa, Europese Unie, Benelux, Vlaanderen, Brabant, DACH-regio, Wallonië, Noord-Holland, Zuid-Holland, Noord-Brabant, Gelderland, Overijssel,
        Limburg, Friesland, Fryslân, Drenthe, Flevoland, Zeeland, Twente, Randstad, Brainport, Brainport Eindhoven, Oost-Vlaanderen, West-Vlaanderen,
        Vlaams-Brabant, Waals-Brabant, Henegouwen, West-Europa, Oost-Europa, Noord-Europa, Zuid-Europa, Centraal-Europa, Scandinavië, Noord-Nederland,
        Oost-Nederland, Zuid-Nederland, Brussels Hoofdstedelijk Gewest, Metropoolregio Amsterdam, EU-landen`,
      demonym: `
        Nederlandse, Europese, Belgische, Duitse, Nederlanders, Belgisch, Belgen, Vlaams, Vlaamse, Vlamingen, Waalse, Franse, Spaanse, Italiaanse,
        Zweedse, Deense, Poolse, Zwitserse, Oostenrijkse, Europees, Europeanen, Scandinavische, Luxemburgse, Portugese`,
    },
    great_britain: {
      country: 'Verenigd Koninkrijk, Groot-Brittannië, Engeland, Schotland, VK',
      city: 'Londen',
      demonym: 'Britse, Britten',
    },
    asia: {
      region: 'Azië, Zuidoost-Azië',
      country: 'Zuid-Korea, Indonesië, Maleisië, Filipijnen, China, India, Japan',
      demonym: 'Aziatische, Indiase, Japanse',
    },
    other: {
      region: 'Afrika, Oost-Afrika, West-Afrika, Oceanië, Afrika ten zuiden van de Sahara',
      country: 'Australië, Nieuw-Zeeland, Zuid-Afrika, Kenia, Oeganda, Ethiopië, Rusland',
      demonym: 'Afrikaanse, Australische, Canadese',
    },
    mena: {
      country: 'Verenigde Arabische Emiraten, VAE, Saoedi-Arabië, Turkije, Egypte, Marokko, Israël, Tunesië, Jordanië',
      city: 'Caïro',
      region: 'Midden-Oosten, Noord-Afrika, Golfregio',
    },
    latin_america: {
      country: 'Brazilië, Argentinië, Suriname',
      region: 'Latijns-Amerika, Zuid-Amerika, Caribisch gebied',
    },
  },
}
