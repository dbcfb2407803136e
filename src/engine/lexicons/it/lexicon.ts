import type { LanguageLexicon } from '../language-lexicon.ts'

export const italian: LanguageLexicon = {
  titles: {
    cover: `
      presentazione per investitori, presentazione aziendale, pitch deck, deck per investitori, presentazione agli investitori,
      presentazione investitori, investor deck, documento di presentazione, information memorandum`,
    problem: `
      problema, il problema, problemi, i problemi, sfida, la sfida, le sfide, il bisogno, bisogni, esigenza, contesto e problema, situazione attuale,
      pain points, criticità, =lo scenario, =scenario, =contesto, =il contesto, contesto di riferimento, quale problema, che problema risolviamo,
      il problema che risolviamo, il problema da risolvere, il problema oggi, problematica, problematiche, le criticità, i bisogni,
      i bisogni dei clienti, il bisogno del mercato, bisogno insoddisfatto, bisogni insoddisfatti, esigenze, le esigenze, le esigenze del mercato,
      la situazione oggi, la situazione attuale, stato dell arte, come funziona oggi, cosa non funziona, cosa non va, ha bisogno, c è bisogno, il gap,
      i limiti attuali, limiti delle soluzioni attuali, le difficoltà, difficoltà attuali, ostacoli, gli ostacoli, il dolore, sfide`,
    'why-now': `
      perché ora, perché adesso, tendenze, trend di mercato, il momento giusto, perché proprio ora, perché proprio adesso, perché oggi, =timing, =trend,
      i trend, =le tendenze, tendenze di mercato, il momento è adesso, il momento è ora, è il momento giusto, =ora o mai più, cosa è cambiato,
      cosa sta cambiando, il mondo sta cambiando, il contesto normativo, contesto normativo, evoluzione normativa, normativa, trend di settore,
      trend del settore, megatrend, macrotrend`,
    solution: `
      soluzione, la soluzione, la nostra soluzione, proposta di valore, mission, la nostra mission, missione, visione, vision, l idea, cosa facciamo,
      chi siamo e cosa facciamo, il progetto, vantaggi per i clienti, il concept, la nostra offerta, =benefici, =i benefici, =soluzioni,
      le nostre soluzioni, le soluzioni, la nostra proposta, la proposta di valore, value proposition, la nostra value proposition,
      unique value proposition, la nostra risposta, la risposta, la nostra idea, l idea di business, l idea imprenditoriale, =idea, il nostro progetto,
      =progetto, descrizione del progetto, il nostro approccio, l approccio, cosa offriamo, cosa proponiamo, la proposta, la nostra visione, la visione,
      la nostra vision, mission e vision, vision e mission, la missione, la nostra missione, come risolviamo, come lo risolviamo, valore per il cliente,
      valore aggiunto, i benefici per, benefici per il cliente, benefici per i clienti, perché sceglierci, ti presentiamo, vi presentiamo,
      mission vision, vision mission, missione e visione`,
    product: `
      prodotto, il prodotto, il nostro prodotto, i nostri prodotti, come funziona, funzionalità, piattaforma, la piattaforma, i nostri servizi, l app,
      prototipo, casi d uso, =demo, la demo, live demo, =prodotti, =prodotto, =servizi, =servizio, il servizio, il nostro servizio, i servizi,
      i servizi offerti, prodotti e servizi, prodotto e servizio, =caratteristiche, caratteristiche principali, caratteristiche del prodotto,
      funzionalità principali, funzionalità chiave, le funzionalità, features, come funziona il servizio, come funziona la piattaforma, come si usa,
      la nostra piattaforma, la nostra app, =app, il prototipo, mvp, il nostro mvp, il prodotto in azione, il prodotto oggi, casi d uso principali,
      use case, user journey, user experience, customer journey, l esperienza utente, esperienza utente, gamma prodotti, la gamma, linea di prodotti,
      linee di prodotto, portfolio prodotti, il dispositivo, il nostro dispositivo`,
    technology: `
      tecnologia, la tecnologia, la nostra tecnologia, architettura, brevetti, brevetto, proprietà intellettuale, intelligenza artificiale,
      ricerca e sviluppo, =innovazione, =le innovazioni, la nostra innovazione, elementi di innovazione, innovatività, carattere innovativo,
      le nostre tecnologie, tecnologie, stack tecnologico, tech stack, architettura tecnologica, tecnologia proprietaria, il nostro algoritmo,
      l algoritmo, la nostra ai, la nostra ia, i brevetti, il brevetto, il nostro brevetto, IP, brevetti e ip, brevetti e proprietà intellettuale,
      tutela della proprietà intellettuale, R&D, trl`,
    market: `
      mercato, il mercato, mercato di riferimento, opportunità, opportunità di mercato, dimensione del mercato, dimensioni del mercato,
      il nostro target, clienti target, mercato target, analisi di mercato, TAM SAM SOM, potenziale di mercato, =target, =il target,
      a chi ci rivolgiamo, a chi si rivolge, per chi è, i nostri clienti target, clienti potenziali, clientela target, target di riferimento,
      target market, utenti target, il nostro mercato, i mercati, mercati di riferimento, mercati target, mercato potenziale, mercato e target,
      il mercato in numeri, il mercato oggi, dimensione di mercato, dimensioni di mercato, dimensione mercato, il valore del mercato, valore di mercato,
      mercato globale, mercato italiano, market opportunity, market size, opportunità di business, l opportunità, la nostra opportunità,
      la grande opportunità, =segmenti, segmenti di clientela, segmenti di mercato, segmentazione, segmentazione del mercato, segmentazione clienti,
      TAM, TAM SAM e SOM, potenziale del mercato, analisi del mercato, contesto di mercato, scenario di mercato, il settore, il nostro settore,
      analisi di settore, early adopter`,
    competition: `
      concorrenza, la concorrenza, concorrenti, competitor, i competitor, analisi competitiva, analisi della concorrenza, vantaggio competitivo,
      vantaggi competitivi, differenziazione, perché noi, posizionamento, scenario competitivo, panorama competitivo, i nostri vantaggi, punti di forza,
      analisi dei competitor, analisi dei concorrenti, analisi concorrenza, analisi competitor, analisi concorrenziale, i nostri competitor,
      i nostri concorrenti, i concorrenti, competitors, i competitors, principali competitor, principali concorrenti, competition,
      competitive landscape, panorama concorrenziale, contesto competitivo, contesto concorrenziale, ambiente competitivo, mappa competitiva,
      il nostro vantaggio, il vantaggio competitivo, il nostro vantaggio competitivo, i nostri vantaggi competitivi, i nostri punti di forza,
      elementi distintivi, fattori distintivi, fattori differenzianti, elementi differenzianti, cosa ci distingue, cosa ci rende unici,
      cosa ci rende diversi, cosa ci differenzia, in cosa siamo diversi, perché siamo diversi, perché siamo unici, perché scegliere noi,
      perché scegliere, unicità, la nostra unicità, USP, unique selling proposition, unique selling point, barriere all ingresso, barriere all entrata,
      benchmark, confronto, confronto con i competitor, a confronto, noi e gli altri, noi vs, le alternative, soluzioni esistenti,
      le soluzioni esistenti, soluzioni attuali, soluzioni alternative, analisi swot, swot, swot analysis, fossato competitivo,
      posizionamento competitivo, matrice di posizionamento`,
    'business-model': `
      modello di business, il modello di business, business model, modello di ricavi, revenue model, fonti di ricavo, monetizzazione, pricing,
      modello economico, come guadagniamo, =ricavi, =i ricavi, =prezzi, =i prezzi, =listino, listino prezzi, prezzi e piani, piani e prezzi,
      i nostri prezzi, piani tariffari, tariffe, il nostro modello di business, il nostro business model, modelli di business, il modello,
      il modello di ricavo, modello di ricavo, i modelli di ricavo, il modello di ricavi, flussi di ricavo, flussi di ricavi, linee di ricavo,
      le fonti di ricavo, le nostre fonti di ricavo, canali di ricavo, canali di monetizzazione, modello di monetizzazione, strategia di monetizzazione,
      strategia di prezzo, strategia di pricing, politica di prezzo, modello di prezzo, modello di pricing, revenue stream, revenue streams,
      modello di revenue, come facciamo soldi, come guadagna, come monetizziamo, come generiamo ricavi, come generiamo valore, unit economics,
      unit economy, business model canvas, canvas, piani di abbonamento, gli abbonamenti, modello in abbonamento`,
    traction: `
      trazione, traction, i nostri risultati, risultati raggiunti, i nostri clienti, traguardi raggiunti, validazione, i nostri numeri,
      casi di successo, i nostri partner, stato attuale, dove siamo, parlano di noi, milestone raggiunte, =risultati, =i risultati, =clienti,
      =i clienti, =traguardi, =numeri, =i numeri, =partner, =partnership, =i partner, =premi, =riconoscimenti, =metriche, la nostra trazione,
      i primi risultati, primi risultati, risultati ottenuti, risultati conseguiti, i risultati raggiunti, i risultati ad oggi, risultati ad oggi,
      i nostri traguardi, traguardi raggiunti ad oggi, obiettivi raggiunti, cosa abbiamo fatto, cosa abbiamo raggiunto, cosa abbiamo realizzato,
      cosa abbiamo già fatto, fino ad oggi, fino a oggi, a che punto siamo, lo stato del progetto, stato del progetto, stato di avanzamento,
      stato dell arte del progetto, avanzamento del progetto, dove siamo oggi, dove siamo arrivati, la nostra storia, il nostro percorso,
      il percorso fatto, i primi clienti, primi clienti, clienti e partner, partner e clienti, clienti e partnership, le nostre partnership,
      chi ci ha scelto, ci hanno scelto, hanno scelto noi, si fidano di noi, dicono di noi, hanno parlato di noi, rassegna stampa, testimonianze,
      case study, case studies, casi studio, caso studio, casi di studio, validazione di mercato, validazione del mercato, market validation, KPI,
      i nostri KPI, metriche chiave, le metriche, i numeri ad oggi, i numeri di oggi, premi e riconoscimenti, awards, track record, proof of concept,
      progetti pilota, progetto pilota, la nostra community, la nostra crescita, clienti partner, premi riconoscimenti`,
    'go-to-market': `
      go to market, strategia go to market, strategia commerciale, strategia di marketing, canali di vendita, canali di distribuzione,
      acquisizione clienti, strategia di crescita, piano marketing, internazionalizzazione, =strategia, =la strategia, la nostra strategia, =marketing,
      =canali, =i canali, =vendite, =distribuzione, =crescita, =espansione, strategia di go to market, strategia di ingresso,
      strategia di ingresso nel mercato, strategia di lancio, strategia di espansione, strategia di vendita, strategia di acquisizione,
      strategia di distribuzione, strategia marketing, strategia di comunicazione, strategia di mercato, strategia di penetrazione, piano di marketing,
      piano di comunicazione, piano commerciale, piano di lancio, piano di crescita, piano di espansione, piano vendite, marketing e vendite,
      marketing e comunicazione, marketing strategy, vendita e distribuzione, i canali di vendita, canali di acquisizione, canali di marketing,
      canali commerciali, canali e partner, acquisizione dei clienti, acquisizione di clienti, acquisizione utenti, acquisizione degli utenti,
      come acquisiamo, come raggiungiamo, come arriviamo, come conquistiamo, come vendiamo, rete commerciale, rete vendita, rete di vendita,
      la nostra crescita futura, ingresso nel mercato, accesso al mercato, scalabilità, come scaliamo, growth strategy, growth,
      espansione internazionale, espansione all estero, GTM, piano operativo di marketing, marketing vendite, marketing comunicazione`,
    roadmap: `
      roadmap, tabella di marcia, prossimi passi, i prossimi passi, piano di sviluppo, cronoprogramma, milestone, timeline, sviluppi futuri,
      pianificazione, =futuro, =il futuro, =obiettivi, =gli obiettivi, =fasi, =le fasi, i nostri obiettivi, obiettivi futuri, i prossimi obiettivi,
      prossimi obiettivi, obiettivi a breve, obiettivi e milestone, fasi di sviluppo, fasi del progetto, le fasi del progetto, fasi di attuazione,
      la nostra roadmap, la roadmap, product roadmap, roadmap di prodotto, roadmap di sviluppo, prossime tappe, le prossime tappe, =tappe, le tappe,
      prossimi traguardi, i prossimi traguardi, prossimi sviluppi, i prossimi sviluppi, sviluppi, linea del tempo, cronologia, calendario,
      il calendario, gantt, diagramma di gantt, piano di lavoro, piano operativo, piano delle attività, piano di attuazione, il piano, i prossimi mesi,
      i prossimi 12 mesi, i prossimi 18 mesi, i prossimi 24 mesi, i prossimi anni, i prossimi 3 anni, dove vogliamo arrivare, dove andiamo,
      dove stiamo andando, il nostro futuro, la strada, il percorso, milestones, le milestone, principali milestone, next steps, next step,
      prospettive future, prospettive, exit strategy, strategia di exit, strategia di uscita`,
    financials: `
      proiezioni finanziarie, proiezioni, piano finanziario, previsioni, previsioni finanziarie, dati finanziari, business plan, conto economico,
      struttura dei costi, piano economico finanziario, numeri chiave, economics, financials, =finanza, =costi, =i costi, =budget, budget di progetto,
      dati economici, i dati economici, dati economico finanziari, dati economici e finanziari, proiezioni economiche, proiezioni economico finanziarie,
      le proiezioni, le proiezioni finanziarie, proiezioni di ricavo, proiezioni dei ricavi, proiezioni a 3 anni, proiezioni a 5 anni,
      previsione di ricavi, previsione dei ricavi, previsioni di ricavo, previsioni di vendita, previsioni di fatturato, previsioni economiche,
      previsioni economico finanziarie, ricavi previsti, ricavi attesi, ricavi e costi, costi e ricavi, fatturato previsto, andamento dei ricavi,
      piano economico, il piano finanziario, il business plan, piano triennale, piano quinquennale, piano industriale, piano previsionale,
      bilancio previsionale, conto economico previsionale, struttura di costo, il conto economico, stato patrimoniale, =bilancio, i bilanci,
      flussi di cassa, cash flow, break even, punto di pareggio, i numeri chiave, KPI finanziari, indicatori finanziari, indicatori economici,
      highlights finanziari, financial highlights, financial projections, sostenibilità economica, redditività, aspetti economici, aspetti finanziari`,
    team: `
      team, il team, il nostro team, squadra, la squadra, fondatori, i fondatori, founder, chi siamo, i soci, management team, =soci, =le persone,
      team di progetto, il team di progetto, team e advisor, il team e gli advisor, team fondatore, il team fondatore, founding team, founders,
      i founder, i nostri founder, i nostri fondatori, compagine sociale, la compagine sociale, chi c è dietro, dietro le quinte, il gruppo di lavoro,
      gruppo di lavoro, le nostre persone, la nostra squadra, il management, management, organigramma, organizzazione, la struttura organizzativa,
      core team, key people, chi lo fa, conosci il team`,
    advisors: `
      advisor, i nostri advisor, mentor, investitori, i nostri investitori, comitato scientifico, advisory board, =consulenti, i consulenti,
      i nostri consulenti, gli advisor, advisors, advisory, i mentor, mentor e advisor, i nostri mentor, i nostri sostenitori,
      i nostri soci investitori, chi ci supporta, chi ci sostiene, comitato consultivo, consiglio di amministrazione, board, gli investitori,
      investitori attuali, cap table`,
    ask: `
      investimento, l investimento, richiesta di investimento, fabbisogno finanziario, fabbisogno, raccolta fondi, round, il round,
      round di investimento, aumento di capitale, utilizzo dei fondi, uso dei fondi, impiego dei capitali, cosa cerchiamo, cerchiamo,
      opportunità di investimento, finanziamento, the ask, la nostra richiesta, use of funds, offerta di investimento, =raccolta, =la raccolta, =deal,
      il deal, round seed, round pre seed, il nostro round, round di finanziamento, round in corso, il round in corso, round attuale,
      l aumento di capitale, campagna di raccolta, obiettivo di raccolta, obiettivo raccolta, obiettivo del round, termini dell offerta,
      termini del round, l offerta, la nostra offerta agli investitori, opportunità per gli investitori, l opportunità di investimento,
      proposta di investimento, proposta agli investitori, la proposta di investimento, richiesta di finanziamento, richiesta finanziamento,
      richiesta fondi, le nostre richieste, =richiesta, la richiesta, investment ask, our ask, ask, funding, fundraising, funding request,
      perché investire, investi in, investi con noi, investire in, entra nel capitale, entra a far parte, diventa socio, unisciti a noi,
      capitale richiesto, capitali richiesti, capitale necessario, fabbisogno di capitale, fabbisogni finanziari, fonti e impieghi, utilizzo fondi,
      utilizzo dei capitali, utilizzo del capitale, utilizzo dell investimento, utilizzo delle risorse, impiego dei fondi, impiego fondi,
      impiego del capitale, impiego delle risorse, destinazione dei fondi, destinazione delle risorse, allocazione dei fondi, allocazione fondi,
      allocazione del budget, come useremo i fondi, come investiremo, come utilizzeremo, di cosa abbiamo bisogno, cosa ci serve, cosa chiediamo,
      di cosa abbiamo bisogno oggi, stiamo cercando, stiamo raccogliendo, piano di investimento, piano degli investimenti, campagna di crowdfunding`,
    contact: `
      contatti, contatto, grazie, grazie per l attenzione, domande, contattaci, =contact, i nostri contatti, mettiti in contatto, restiamo in contatto,
      resta in contatto, scrivici, vi ringraziamo, ti ringraziamo, grazie dell attenzione, grazie per la vostra attenzione,
      grazie per la cortese attenzione, grazie mille, Q&A, domande e risposte, domande frequenti, parliamone, vuoi saperne di più,
      informazioni e contatti, prenota una demo`,
    appendix: `
      appendice, allegati, indice, sommario, riferimenti, disclaimer, bibliografia, =fonti, =agenda, =annex, allegato, backup, glossario, note legali,
      avvertenze, fattori di rischio, =rischi, i rischi, analisi dei rischi, rischi e mitigazioni, rischi e opportunità, FAQ, approfondimenti,
      indice dei contenuti, executive summary, sintesi, sintesi del progetto, in sintesi`,
  },
  bodies: {
    problem: `
      problema*, mancanza, manca, mancano, difficile, difficili, difficoltà, costos*, lent*, inefficien*, spreco, sprechi, compless*, manual*,
      frammentat*, obsolet*, burocrazia, perdita, carenza, scars*, frustra*, non esiste, non esistono, non riescono, non riesce, non hanno accesso,
      faticano, fatica, dispendios*, troppo tempo, troppo car*, perdita di tempo, perdono tempo, perdono clienti, sprecat*, insufficient*, inadeguat*,
      inaffidabil*, disorganizzat*, poca trasparenza, scarsa trasparenza, assenza di, barriere, ostacol*, rischi, errori, ritardi, solitudine,
      criticità, insoddisfazione, insoddisfatt*, disinformazione, gap, divario, abbandon*, cartace*, burocratic*, tempi lunghi, costi elevati,
      alti costi`,
    'why-now': `
      obbligo, obbligatori*, nuova normativa, normativa, direttiva, regolamento europeo, PNRR, transizione digitale, transizione ecologica,
      transizione energetica, pandemia, post-covid, trend, digitalizzazione, invecchiamento della popolazione, agenda 2030, CSRD, AI Act`,
    solution: `
      la nostra soluzione, la nostra piattaforma, la nostra app, offriamo, aiutiamo, permettiamo, permette, consente, semplifica, automatizza,
      una piattaforma, semplice, in tempo reale, tutto in uno, il nostro prodotto, il nostro servizio, la nostra tecnologia, il nostro sistema,
      la soluzione, proponiamo, mettiamo, forniamo, garantiamo, risolviamo, risolve, aiuta, offre, garantisce, facilita, ottimizza, riduce, velocizza,
      trasforma, una app, un app, un sistema, un unica piattaforma, in un unico posto, in pochi click, con un click, in pochi minuti, su misura,
      personalizzat*, automatic*`,
    product: `
      funzionalità, app, interfaccia, dashboard, prototipo, integrazion*, modulo, moduli, notifiche, scarica, registrazione, beta, MVP, piattaforma,
      applicazione, web app, app mobile, App Store, Google Play, iOS, Android, area riservata, account, profilo, utente può, l utente, in tempo reale,
      QR code, schermata, report, marketplace, back office, API, plug-in, step 1, filtr*`,
    technology: `
      algoritmo, algoritmi, intelligenza artificiale, brevetto, brevett*, tecnologia, sensori, proprietari*, cloud, database, machine learning, IA, IoT,
      blockchain, software proprietario, apprendimento automatico, reti neurali, deep learning, computer vision, realtà aumentata, realtà virtuale,
      crittografia, architettura, infrastruttura, backend, API, TRL, know-how, proprietà intellettuale, domanda di brevetto, R&S, ricerca e sviluppo,
      big data`,
    market: `
      mercato, miliardi, mld, TAM, SAM, SOM, CAGR, crescita annua, target, settore, famiglie, PMI, quota di mercato, consumatori, potenziale,
      miliardi di euro, milioni di euro, mln, mercato totale, mercato potenziale, mercato globale, mercato italiano, mercato europeo,
      valore del mercato, tasso di crescita, consumatori italiani, italiani, aziende in Italia, imprese in Italia, popolazione, ISTAT, Statista,
      domanda, clienti target, fascia di età, spesa media, spesa annua, segment*, nicchia`,
    competition: `
      concorren*, competitor*, vantaggi*, alternativ*, a differenza di, unic*, rispetto a, punti di forza, punti di debolezza, barriere all ingresso,
      distintiv*, esclusiv*, rispetto ai, rispetto alle, primo in Italia, prima in Italia, gli altri, incumbent, benchmark, posizionamento, first mover,
      player, USP, soluzioni tradizionali, soluzioni esistenti, indiretti, diretti, differenzia*`,
    'business-model': `
      abbonament*, commission*, licenz*, canone, al mese, all anno, per utente, prezzo, prezzi, ricavi, margin*, freemium, premium, pubblicità,
      ricorrent*, fee, vendita, tariff*, al giorno, mensil*, annual*, a consumo, pay per use, una tantum, percentuale, royalt*, inserzion*,
      sponsorizzazion*, sponsor, scontrino medio, ticket medio, markup, ricarico, gratuit*, gratis, a pagamento, B2B, B2C, white label, take rate,
      setup, pacchett*, revenue, success fee, fonti di ricavo, servizi aggiuntivi, upselling, affiliazion*`,
    traction: `
      clienti, utenti, utenti attivi, pilota, lettere di intenti, fatturato, download, lista d attesa, firmat*, contratti, lancio, ad oggi, partnership,
      vincitor*, preordini, premio, premiat*, fatturati, vendut*, ordini, utenti registrati, iscritti, beta tester, tester, MRR, ARR, LOI,
      contratti firmati, accordi firmati, collaborazion*, test pilota, progetti pilota, validat*, follower, community, finalist*, selezionat*,
      raggiunt*, realizzat*, completat*, MVP, recensioni, clienti attivi, primi clienti, incubat*`,
    'go-to-market': `
      strategia commerciale, acquisizione, marketing, social media, influencer, passaparola, partnership, distributori, rete vendita, vendita diretta,
      fiere, canali, campagn*, espansione, ambassador, digital marketing, content marketing, SEO, SEA, Google Ads, Meta Ads, Facebook, Instagram,
      LinkedIn, TikTok, newsletter, email marketing, eventi, stampa, PR, referral, lead, lead generation, agenti, rete di agenti, rete commerciale,
      rivenditori, rivendita, forza vendita, installatori, canale diretto, canale indiretto, associazioni di categoria, accordi commerciali,
      partner commerciali, testimonial, brand awareness, early adopter, penetrazione, internazionalizzazione, nuovi mercati, mercati esteri, inbound,
      outbound, funnel, e-commerce`,
    roadmap: `
      lancio, fase 1, fase 2, prossimi passi, trimestre, semestre, certificazione, fase 3, fase 4, Q1, Q2, Q3, Q4, step 1, step 2, primo semestre,
      secondo semestre, primo trimestre, fine anno, entro fine, nuova versione, nuove funzionalità, rilascio, go-live, go live, industrializzazione,
      marcatura CE, avvio, milestone`,
    financials: `
      ricavi, fatturato, EBITDA, utile, costi, margine lordo, flusso di cassa, break-even, pareggio, proiezion*, previsioni, budget, ricavi previsti,
      ricavi totali, ricavi netti, totale ricavi, totale costi, valore della produzione, utile netto, utile d esercizio, risultato operativo, EBIT, MOL,
      margine operativo, marginalità, costo del venduto, costi fissi, costi variabili, costi operativi, costi del personale, ammortamenti, imposte,
      liquidità, cash flow, cassa, conto economico, stato patrimoniale, bilancio, P&L, IRR, CAPEX, OPEX, redditività, break even, BEP, anno 1, anno 2,
      anno 3, indebitamento, patrimonio netto, previsional*`,
    team: `
      fondatore, fondatrice, cofondatore, cofondatrice, co-founder, socio, socia, direttore, direttrice, amministratore delegato, ingegnere,
      anni di esperienza, laurea*, università, sviluppatore, responsabile, master, dottorato, founder, cofounder, soci, CEO, CTO, COO, CFO, CMO,
      amministratore, presidente, ricercatore, ricercatrice, sviluppatrice, progettista, designer, manager, imprenditore, imprenditrice,
      serial entrepreneur, PhD, MBA, professore, avvocato, commercialista, competenze, Politecnico, Bocconi, esperto, esperta, head of, advisor,
      business developer`,
    advisors:
      'advisor, mentor, professore, professoressa, board, comitato scientifico, investitore, business angel, venture capital',
    ask: `
      round, investimento, investitori, finanziamento, cerchiamo, raccogliere, raccolta, aumento di capitale, utilizzo dei fondi, valutazione,
      pre-money, post-money, equity, convertibile, runway, capitale, raccogliamo, stiamo raccogliendo, obiettivo di raccolta, ticket minimo,
      investimento minimo, quota del, SAFE, SFP, prestito convertibile, impiego dei fondi, utilizzo dei capitali, fabbisogno, use of funds,
      crowdfunding, business angel, venture capital, bando, cofinanziamento, co-finanziamento, mesi di runway, assunzioni, exit, diluizione, detrazione,
      detrazioni fiscali, lead investor`,
    contact: `
      grazie, contatti, telefono, sito web, contattaci, tel, cellulare, email, indirizzo, P.IVA, partita IVA, PEC, seguici, scrivici, sede legale`,
  },
  words: {
    forecast: `
      prevision*, previst*, prevediamo, proiezion*, obiettiv*, stima*, stimat*, entro il, raggiungere, raggiungeremo, scenario, target, pianificat*,
      pianifichiamo, puntiamo a, contiamo di, miriamo a, stimiamo, ipotizz*, a regime, nei prossimi, prossimi 12 mesi, prossimi 18 mesi,
      prossimi 24 mesi, prossimi 3 anni, prossimi 5 anni, entro fine, entro 12 mesi, entro 24 mesi, entro 3 anni, entro 5 anni, fine anno, forecast,
      budget, proiettat*, simulazione, crescita attesa, saranno, attesi, attese, ricavi attesi, previsional*`,
    forecastTitle: `
      prevision*, proiezion*, piano finanziario, business plan, prossimi passi, scenario, budget, forecast, piano economico, piano triennale,
      piano quinquennale, piano industriale, roadmap, traguardi futuri, piano di sviluppo, piano di crescita, ricavi attesi, obiettivi futuri,
      cronoprogramma, i nostri obiettivi`,
    actual: `
      ad oggi, oggi, attual*, attualmente, già, raggiunt*, dal lancio, realizzat*, generat*, fatturat*, ultimi 12 mesi, ultimo anno, firmat*, vendut*,
      al momento, a oggi, fino ad oggi, fino a oggi, sinora, conseguit*, acquisit*, consuntivo, a consuntivo, bilancio, dall inizio, dalla fondazione,
      dalla nascita, da gennaio, nel primo anno, nel primo semestre, nell ultimo anno, negli ultimi 12 mesi, negli ultimi mesi, lo scorso anno,
      l anno scorso, chiuso, incassat*, completat*, YTD, YTM, finora`,
    pilot: `
      pilota, progetto pilota, progetti pilota, sperimentazione, proof of concept, beta, piloti, test pilota, fase pilota, programma pilota,
      in fase di test, fase di test, beta test, beta tester, tester, versione beta, closed beta, PoC, sperimentale, sperimentali`,
    intent: `
      lettera di intenti, lettere di intenti, lettere d intento, preordin*, lista d attesa, manifestazioni di interesse, in trattativa, LOI,
      lettera d intenti, lettera d intento, lettere d intenti, letter of intent, manifestazione di interesse, manifestazione d interesse,
      manifestazioni d interesse, preadesion*, pre-adesion*, preiscritt*, pre-iscritt*, preregistrat*, pre-ordin*, in lista d attesa, waiting list,
      waitlist, trattative in corso, trattativa, MoU, protocollo d intesa, pre-contratti, preventivi`,
    others: `
      concorrenti, concorrente, competitor*, settore, nel mondo, a livello globale, mediamente, in media, aziende italiane, i leader di mercato,
      leader di mercato, il comparto, gli italiani, imprese italiane, dei nostri clienti, dei clienti`,
    own: `
      nostro, nostra, nostri, nostre, noi, già, ad oggi, attualmente, abbiamo, attivi, nostro team, abbiamo già, hanno già, attiva, attive, registrati,
      acquisiti, raggiunti, paganti, serviti, dal lancio, finora`,
    notACount: `
      fino a, per cliente, per utente, primi, prossimi, cerchiamo, almeno, in media, ogni, nel mondo, potenzial*, mercato, obiettivo, per ciascun,
      ciascuno, a cliente, ad utente, i primi, target, servono, servirebbero, raggiungere, entro, in Italia ci sono, in Europa ci sono, potenziale,
      nel mercato, stimati, stimate, illimitat*, minimo, massimo, una media di`,
    perUnit: `
      per cliente, per utente, in media, medio, costo, costi, risparmio, perdita, quota, a cliente, ad utente, per azienda, per ordine, per transazione,
      per struttura, per negozio, per punto vendita, per persona, a persona, pro capite, scontrino medio, ticket medio, sconto, spesa, spesa media,
      sanzion*, multa, multe, perdite, sprec*, al giorno, per dipendente, per progetto, potenziale`,
    arr: `
      ricavi ricorrenti annuali, ricavi annuali ricorrenti, fatturato ricorrente annuo, ricavo ricorrente annuale, ricavi annui ricorrenti,
      ricavi ricorrenti annui, fatturato annuo ricorrente`,
    mrr: `
      ricavi ricorrenti mensili, ricavi mensili ricorrenti, fatturato mensile, ricavo ricorrente mensile, ricavi mensili, fatturato ricorrente mensile,
      incasso mensile, incassi mensili`,
    revenue: `
      fatturato, ricavi, fatturato annuo, ricavi totali, vendite, valore della produzione, ricavo, totale ricavi, ricavi netti, ricavi lordi,
      fatturato totale, fatturato netto, fatturato complessivo, fatturati, incassi, incasso, giro d affari, volume d affari, entrate,
      ricavi delle vendite, ricavi da vendite, fatturato generato, ricavi generati`,
    growth: `
      crescita, cresciuto, cresciuti, aumento, incremento, cresce, raddoppi*, triplic*, rispetto all anno precedente, aumentati, aumentato, aumenta,
      incrementati, incrementato, crescita annua, crescita mensile, mese su mese, su base annua, su base mensile, vs anno precedente,
      rispetto all anno scorso, quadruplic*, decuplic*, tasso di crescita, anno su anno`,
    revenueGrowth: `
      crescita del fatturato, crescita dei ricavi, crescita ricavi, crescita fatturato, crescita di fatturato, aumento del fatturato,
      aumento dei ricavi, incremento del fatturato, incremento dei ricavi`,
    notOwnGrowth: `
      mercato, settore, comparto, quota di mercato, margine, utenti, download, dei nostri clienti, dei clienti, per i clienti, tasso di interesse,
      domanda, popolazione, CAGR`,
    payingCustomers: `
      clienti paganti, clienti attivi, clienti business, aziende clienti, clienti B2B, clienti aziendali, clienti corporate, clienti enterprise,
      clienti attivi paganti, aziende paganti, aziende attive, aziende servite, clienti serviti, clienti acquisiti, clienti contrattualizzati,
      clienti fidelizzati, utenti paganti, abbonati paganti, abbonati attivi, strutture clienti, imprese clienti, clienti professionali`,
    customers: 'clienti, abbonati, esercenti',
    users: `
      utenti, utenti attivi, utenti registrati, iscritti, download, membri, utenti attivi mensili, utenti iscritti, utenti unici, utenti attivi al mese,
      utenti attivi mensilmente, utenti attivi giornalieri, utenti beta, utilizzatori, beta tester, tester, registrazioni, iscrizioni, installazioni,
      membri della community`,
    retention: `
      fidelizzazione, tasso di fidelizzazione, tasso di riacquisto, tasso di rinnovo, retention rate, tasso di retention, tasso di ritenzione,
      tasso di mantenimento, ritenzione, clienti ricorrenti, riacquisto`,
    churn:
      'tasso di abbandono, abbandono, tasso di churn, tasso di abbandono clienti, tasso di disdetta, tasso di cancellazione',
    gmv: `
      valore transato, volume transato, transato, volume delle transazioni, valore delle transazioni, volume di transazioni, volumi transati,
      volumi intermediati, volume intermediato, valore intermediato, valore lordo delle merci, valore delle prenotazioni`,
    pipeline: `
      pipeline commerciale, pipeline di vendita, portafoglio ordini, trattative in corso, trattative aperte, offerte in corso, opportunità in pipeline,
      backlog`,
    grossMargin:
      'margine lordo, marginalità lorda, margine di contribuzione, margini lordi, primo margine, margine industriale',
    burn: 'burn mensile, cassa bruciata al mese, consumo di cassa, consumo di cassa mensile, assorbimento di cassa',
    runway: 'autonomia finanziaria, mesi di autonomia, autonomia di cassa, copertura finanziaria',
    cac: `
      costo di acquisizione, costo di acquisizione cliente, costo acquisizione cliente, costo di acquisizione clienti, costi di acquisizione,
      costo acquisizione, costo per acquisizione, costo di acquisizione del cliente, costo di acquisizione utente, costo per cliente acquisito,
      costo medio di acquisizione, costi di acquisizione cliente`,
    ltv: 'valore del cliente nel tempo, valore del ciclo di vita, valore vita cliente, valore a vita del cliente',
    ask: `
      cerchiamo, stiamo cercando, stiamo raccogliendo, raccogliamo, raccolta di, fabbisogno, fabbisogno finanziario, round di, round da, round seed,
      investimento richiesto, richiediamo, aumento di capitale di, aumento di capitale da, obiettivo di raccolta, capitale richiesto,
      abbiamo bisogno di, ci servono, ci serve, chiediamo, in raccolta, raccolta target, raccolta minima, target di raccolta, target raccolta,
      obiettivo raccolta, obiettivo minimo, obiettivo massimo, obiettivo del round, ricerchiamo, siamo alla ricerca di, apriamo un round,
      apriamo il capitale, stiamo aprendo, round in corso, round aperto, round attuale, round di finanziamento, round di investimento,
      dimensione del round, dimensione round, round pre-seed, round bridge, importo richiesto, importo del round, capitale da raccogliere,
      capitali richiesti, capitale necessario, capitale ricercato, capitali necessari, finanziamento richiesto, finanziamento necessario,
      fondi richiesti, fondi necessari, investimento ricercato, investimento necessario, investimento complessivo richiesto, richiesta di investimento,
      richiesta di finanziamento, richiesta economica, fabbisogno di capitale, fabbisogno complessivo, aucap, vogliamo raccogliere,
      puntiamo a raccogliere, per raccogliere, da raccogliere`,
    raised: `
      già raccolti, abbiamo raccolto, round precedente, round precedenti, investiti finora, capitale raccolto, finanziamenti ricevuti,
      raccolta precedente, già raccolto, già investiti, già investito, già finanziato, finora raccolti, abbiamo già raccolto, raccolti ad oggi,
      raccolti finora, raccolto finora, capitali raccolti, capitali già raccolti, capitale già raccolto, fondi raccolti, finanziamenti ottenuti,
      finanziamenti raccolti, finanziamento ottenuto, finanziamento ricevuto, investimenti ricevuti, investimento ricevuto, investito finora,
      investito ad oggi, investiti ad oggi, investiti dai soci, investiti dai founder, investiti dai fondatori, autofinanziat*, autofinanziamento,
      round chiuso, round chiusi, round pre-seed chiuso, primo round, ultimo round, raccolta totale, totale raccolto, raccolti, raccolto`,
    grant: `
      bando, fondo perduto, contributo a fondo perduto, premio, Smart&Start, Invitalia, finanziamento agevolato, bandi, contributi a fondo perduto,
      contributi pubblici, finanza agevolata, finanziamento a fondo perduto, Resto al Sud, Horizon Europe, PNRR, credito d imposta, Nuova Sabatini,
      premio in denaro, montepremi, POR FESR, PR FESR, FESR`,
    notOwnRound: `
      i competitor hanno raccolto, concorrenti hanno raccolto, startup italiane, acquisita da, acquisito da, acquisizione, exit, venduta a,
      venture capital in Italia, le startup, campagne di raccolta`,
    valuation: `
      valutazione, valutazione pre-money, valutazione post-money, pre-money, post-money, valutazione d azienda, valorizzazione pre-money,
      valorizzazione post-money, valore pre-money, valore post-money, valutazione pre, valutazione post, premoney, postmoney, cap di valutazione`,
    committed: `
      impegnati, sottoscritti, già sottoscritti, soft commitment, già impegnati, già confermati, soft commit, committati, già committati,
      hard commitment, impegni di sottoscrizione, già sottoscritto, già versati, round coperto`,
    instrument: `
      aumento di capitale, prestito convertibile, strumento convertibile, SFP, strumenti finanziari partecipativi, quote societarie, convertendo,
      prestito obbligazionario convertibile, obbligazione convertibile, finanziamento soci, SFP convertibile, nota convertibile, equity crowdfunding,
      strumento finanziario partecipativo`,
    funding: `
      investiment*, investitor*, finanziament*, round, capitale, raccolta, fondi, equity, valutazione, seed, aumento di capitale, capitali, raccogliamo,
      crowdfunding, business angel, venture capital, prestito convertibile, bando, sottoscri*, finanziator*, soci investitori, pre-seed, valuation,
      quote societarie, use of funds, impiego dei fondi`,
    notTheAsk: `
      utilizzo dei fondi, impiego dei fondi, di cui, per il marketing, per lo sviluppo, per il personale, al mese, mensil*, ricavi, fatturato,
      valutazione, pre-money, post-money, già raccolti, raccolti, sottoscritti, ticket minimo, investimento minimo, quota minima, taglio minimo,
      chip minimo, burn`,
    customerMoney: `
      fatturato, ricavi, vendite, clienti, ordini, ordine, utenti, contratto, contratti, incassi, incassati, commessa, commesse, pagamento, pagamenti,
      budget, abbonamenti`,
    alreadyIn:
      'finora, già, ad oggi, a oggi, in precedenza, precedente, precedenti, raccolti, chiuso, nel round precedente',
    useOfFunds: `
      utilizzo dei fondi, uso dei fondi, impiego dei fondi, impiego dei capitali, utilizzo del capitale, allocazione dei fondi, destinazione dei fondi,
      come useremo i fondi, allocazione del capitale, utilizzo fondi, uso fondi, impiego fondi, utilizzo dei capitali, utilizzo delle risorse,
      utilizzo dell investimento, utilizzo del finanziamento, impiego delle risorse, impiego del capitale, impiego dell investimento,
      destinazione del capitale, destinazione delle risorse, destinazione dei capitali, allocazione fondi, allocazione del budget,
      allocazione delle risorse, allocazione dell investimento, ripartizione dei fondi, ripartizione dell investimento, suddivisione dei fondi,
      come useremo il capitale, come utilizzeremo i fondi, come utilizzeremo il capitale, come investiremo, come verranno utilizzati,
      i fondi serviranno, a cosa servono i fondi, fonti e impieghi, piano di investimento, piano degli investimenti, fondi destinati,
      verranno investiti, saranno investiti, saranno utilizzati per`,
    notAUse: `
      equity, sconto, crescita, tasso, margine, commissione, quota, mercato, totale, valutazione, impegnati, raccolti, round, ricavi, utile, fatturato,
      tasse, IVA, interessi, EBITDA, penetrazione, retention, abbandono, detrazione, detrazioni, risparmio, quote, soci, founder, capitale sociale,
      diluizione, dividendi, aumento, incremento`,
    priceRate: `
      al mese, mensili, mensile, all anno, annui, annuo, per utente, per utente al mese, a persona, per transazione, per ordine, per prenotazione,
      una tantum, per licenza, per dipendente, al giorno, a settimana, all ora, l ora, l anno, annuale, annuali, per mese, per anno, per azienda,
      per struttura, per punto vendita, per sede, per dispositivo, per veicolo, per pezzo, al pezzo, cadauno, al kg, al litro, al mq, per unità,
      per kit, per corso, per lezione, per sessione, per visita, per notte, per paziente, per studente, per postazione, a utente, ad utente, a testa,
      a consumo, per utilizzo, per evento, per biglietto, per consegna, per spedizione, per contratto`,
    prices: `
      prezzo, prezzi, abbonament*, piano, piani, canone, modello di business, licenz*, listino, pacchett*, tariff*, costo mensile, costo annuale,
      quota mensile, quota annuale, quota di iscrizione, prova gratuita, gratis, monetizzazione, scontrino medio, monetizz*`,
    notAPrice: `
      risparmi*, sprec*, perdita, perdite, stipendi*, medio, media, fatturato, ricavi, costo di, costi di, competitor*, CAC, LTV, risparmiare,
      risparmia, perde, perdono, spesa, spendono, speso, salario, salari, reddito, mediamente, in media, concorrent*, sanzion*, multa, multe,
      ricavo medio, margine, valore del mercato, guadagno, costo medio, costi fissi, costo di produzione, costi di produzione, valutazione`,
    breakEven: `
      pareggio, punto di pareggio, break-even, redditività, punto di break even, BEP, breakeven, equilibrio economico, equilibrio finanziario,
      pareggio operativo, raggiungimento del pareggio, cash flow positivo, flusso di cassa positivo, EBITDA positivo, in utile, profittabilità`,
    closing: `
      chiusura del round, closing, termine della raccolta, chiusura round, chiusura della raccolta, chiusura dell aumento di capitale,
      chiusura prevista, data di chiusura, primo closing, secondo closing, termine del round, termine di sottoscrizione, fine campagna, fine raccolta,
      scadenza della raccolta, chiudere il round, chiudiamo il round`,
    tam: `
      mercato totale, mercato totale indirizzabile, mercato complessivo, dimensione totale del mercato, mercato totale potenziale,
      mercato globale totale, mercato teorico, totale mercato indirizzabile, valore totale del mercato, mercato totale disponibile,
      mercato potenziale totale, mercato potenziale`,
    sam: `
      mercato disponibile, mercato indirizzabile, mercato servibile, mercato raggiungibile, mercato accessibile, mercato aggredibile, mercato servito,
      mercato indirizzabile disponibile, mercato disponibile servibile, porzione di mercato raggiungibile`,
    som: `
      mercato ottenibile, mercato conquistabile, quota di mercato obiettivo, mercato acquisibile, mercato raggiungibile nel breve, mercato obiettivo,
      quota di mercato ottenibile, quota di mercato acquisibile, quota di mercato raggiungibile, quota di mercato attesa,
      porzione di mercato ottenibile`,
    marketSize: `
      dimensione del mercato, mercato di, mercato globale, mercato mondiale, mercato italiano, mercato europeo, valore del mercato, mercato vale,
      il settore, mercato, dimensioni del mercato, dimensione di mercato, dimensione mercato, mercato da, mercato potenziale, mercato totale,
      mercato nazionale, mercato internazionale, mercato complessivo, mercato stimato, mercato in Italia, mercato in Europa, valore di mercato,
      valore del settore, volume di mercato, volume del mercato, giro d affari del settore, fatturato del settore, il comparto, spesa annua,
      spesa complessiva, spendono ogni anno, volume d affari del settore, opportunità di mercato, potenziale di mercato`,
    market: 'mercato, settore, industria, domanda, comparto, mercati, filiera, segmento, consumi, economia, industry',
    notMarketSize: `
      raccolt*, finanziamento, investit*, i nostri ricavi, il nostro fatturato, i nostri clienti, obiettivo, prezzo, costo, costi, risparmi*,
      valutazione, perdite, quota di mercato del, sprechi, raccogli*, round, finanziati, nostro obiettivo, miriamo, puntiamo, prevediamo, pro capite,
      per utente, per cliente, a persona, scontrino medio, utile, margine, EBITDA, sanzion*, danni, fatturato medio, ARR, MRR, prezzo medio,
      spesa media, leader di mercato, bando, fondi stanziati, fondi pubblici, costo medio`,
    marketGrowth: `
      crescita, crescita annua, tasso di crescita, tasso di crescita annuo, cresce, crescerà, annuo, annua, all anno, incremento, crescono, in crescita,
      crescita media annua, crescita annuale, crescita prevista, crescita media, tasso di crescita annuale, tasso annuo di crescita,
      tasso di crescita medio annuo, tasso di crescita composto, su base annua, anno su anno, aumento, incremento annuo, crescita composta, raddoppi*,
      cresciuto, cresciuta`,
    companyMetric: `
      ricavi, fatturato, vendite, utenti, clienti, download, margine, team, ricavo, ordini, abbonati, iscritti, visite, traffico, conversion*,
      fidelizzazione, abbandono, transato, nostro fatturato, nostri ricavi, dipendenti, community, follower`,
    sellsIn: `
      mercato, mercati, aziende, utenti, clienti, PMI, famiglie, lancio, espansione, target, città, paesi, regioni, consumatori, presenti in,
      operiamo in, disponibile in, internazionalizzazione, mercato italiano, mercato europeo, lanciare, lanciato, lanciata, espanderci, espandersi,
      espandere, copertura, presenza in, presenti a, presente in, presente a, attivi in, attivi a, attiva in, attivo in, attiva a, disponibili in,
      operativi in, operativa in, operativo in, distribuito in, distribuiti in, venduto in, venduti in, ingresso in, apertura in, aperture, partiamo da,
      partendo da, iniziamo da, iniziando da, prima città, prime città, nazione, nazioni, comuni, imprese, popolazione, abitanti, cittadini, estero,
      all estero, esportiamo, export, turisti, studenti, pazienti, negozi, punti vendita, distributori, tutta Italia, in tutta Italia, sul territorio,
      territorio nazionale, consumatrici, mercato di riferimento, clientela`,
    notSellsIn: `
      università, politecnico, sede, fondata a, nato a, fonte, via, banca, laurea*, dottorato, con sede, sede legale, sede operativa, sede a, sedi,
      ufficio, uffici, nata a, nato in, costituita a, costituita in, fondata in, ospedale di, facoltà, laureato, laureata, ha studiato, ha lavorato,
      lavorato, ha vissuto, ISTAT, Statista, fonti, camera di commercio, registro imprese, P.IVA, ministero, tribunale, incubatore, acceleratore,
      osservatorio, viale, piazza, Bocconi, master, premio, secondo i dati, secondo il rapporto, secondo uno studio, istituto`,
    competitorLead: `
      concorrenti:, competitor:, competitor diretti:, competitor indiretti:, concorrenti diretti:, concorrenti indiretti:, principali competitor:,
      principali concorrenti:, concorrenti come, concorrenti sono, i nostri concorrenti:, i nostri competitor:, i nostri competitor sono,
      i nostri concorrenti sono, competitor principali:, concorrenti principali:, principali competitors:, competitor nazionali:,
      competitor internazionali:, competitor come, competitor sono, competitors:, principali player:, principali attori:, altri player:, player come,
      alternative come, alternative:, alternative esistenti:, soluzioni esistenti:, a differenza di, al contrario di, diversamente da,
      rispetto a competitor come, concorrenza:, concorrenza diretta:, concorrenza indiretta:, competizione:`,
    competitorExample: `
      come, ad esempio, tra cui, rispetto a, vs, come ad esempio, es:, ad es., a differenza di, versus, diretti:, indiretti:, inclusi, incluse, diretti,
      indiretti, fra cui, per esempio, quali`,
    customerLead: `
      i nostri clienti:, clienti:, hanno scelto noi, ci hanno scelto:, si fidano di noi, clienti come:, primi clienti:, lavoriamo con,
      tra i nostri clienti:, i nostri clienti sono, clienti attivi:, clienti attuali:, clienti pilota:, clienti principali:, principali clienti:,
      alcuni clienti:, alcuni dei nostri clienti:, alcuni nostri clienti:, clienti e partner:, tra i clienti:, fra i nostri clienti:, i primi clienti:,
      già clienti:, già scelto da, scelto da, utilizzato da, utilizzata da, usato da, usata da, in uso presso, adottato da, adottata da,
      hanno già scelto, ci ha scelto, piloti con, pilota con, contratti con, contratti firmati con, referenze:, case study:, casi di successo:,
      casi studio:`,
    customerTitle: `
      i nostri clienti, clienti, si fidano di noi, ci hanno scelto, hanno scelto noi, alcuni clienti, clienti e partner, casi di successo,
      alcuni dei nostri clienti, alcuni nostri clienti, i nostri clienti principali, principali clienti, i primi clienti, primi clienti,
      clienti attuali, clienti attivi, clienti pilota, clienti e partnership, partner e clienti, chi ci ha scelto, hanno già scelto, lavorano con noi,
      lavoriamo con, referenze, le nostre referenze, case study, case studies, casi studio, casi di studio, testimonianze, dicono di noi,
      portfolio clienti, portafoglio clienti, le aziende che ci hanno scelto, aziende clienti, scelto da, utilizzato da, loro ci hanno scelto,
      brand che ci hanno scelto`,
    investorLead: `
      investitori:, i nostri investitori:, finanziata da, finanziato da, supportata da, supportati da, con la partecipazione di:, business angel:,
      investitore:, i nostri soci:, soci investitori:, soci finanziatori:, investitori attuali:, attuali investitori:, investitori precedenti:,
      principali investitori:, hanno investito:, hanno già investito:, hanno investito in noi:, hanno creduto in noi:, guidato dal fondo, guidata da,
      partecipato da, partecipata da, partecipato al round, supportata dal, supportato da, sostenuta da, sostenuto da, sostenuti da, finanziati da,
      finanziata dal, finanziato dal, sottoscritto da, sottoscritti da, round guidato da, lead investor:, business angels:, fondi di investimento:,
      guidato da`,
    investorTitle: `
      investitori, i nostri investitori, soci e investitori, chi ha investito, gli investitori, i nostri soci, soci investitori, investitori attuali,
      attuali investitori, i nostri investitori attuali, principali investitori, investitori e advisor, investitori e partner, investitori esistenti,
      hanno investito in noi, hanno già investito, hanno creduto in noi, chi ha creduto in noi, chi ci sostiene, i nostri sostenitori, finanziatori,
      business angel`,
    investorWord: `
      fondo, capitale, investimenti, acceleratore, incubatore, fondi, SGR, holding, angels, business angel, investitori, partecipazioni, finanziaria,
      CDP, venture, club degli investitori, family office, Invitalia`,
    founded: `
      fondata, fondato, costituita, costituito, anno di fondazione, fondata nel, fondato nel, fondata a, è stata fondata, costituita nel,
      costituito nel, costituzione, costituzione della società, data di costituzione, anno di costituzione, fondazione della società,
      fondazione dell azienda, nasce nel, nasciamo nel, siamo nati nel, avviata nel, avvio attività, inizio attività, attiva dal,
      startup innovativa dal, iscritta nel, creata nel, nel mercato dal`,
    since:
      'dal, attiva dal, attivi dal, attivo dal, operativa dal, operativi dal, sul mercato dal, nati nel, sin dal, fin dal',
    staff: `
      dipendenti, collaboratori, addetti, membri del team, dipendenti a tempo pieno, dipendenti full time, risorse full time, risorse a tempo pieno,
      persone in team, persone a tempo pieno, persone full time, collaboratrici, membri nel team, professionisti nel team, risorse interne,
      risorse nel team, FTE, ULA, organico, in organico, componenti del team, team member, sviluppatori nel team, persone nel team`,
    othersStaff: `
      aziende, imprese, PMI, fino a, tra, assumere, assunzioni, obiettivo, per dipendente, clienti, in media, meno di, entro, nuove assunzioni,
      organizzazioni, almeno, assumeremo, assunti entro, nuove risorse, nuovi dipendenti, target, in Italia, nel mondo, settore, con più di,
      con meno di, microimprese, entro il, previsti, previste, posti di lavoro, welfare, per azienda, aziende con, i dipendenti delle`,
    seat: `
      sede a, con sede a, sede, sede legale, sede operativa, con base a, uffici a, basata a, situata a, sede principale, sede centrale, headquarter,
      quartier generale, con sede in, sede in, con sede legale a, con sede legale in, con sede operativa a, sede operativa a, sede legale a,
      abbiamo sede a, le nostre sedi, sedi a, ufficio a, uffici in, basati a, basati in, basata in, basato a, situati a, indirizzo`,
    street: `
      via, viale, piazza, corso, vicolo, c/o, contrada, lungarno, lungomare, zona industriale, parco scientifico, frazione, località, casella postale,
      strada statale, v.le, p.zza, p.za, c.so, CAP`,
    notATagline: `
      presentazione, riservato, confidenziale, presentato da, business plan, tutti i diritti riservati, grazie, indice, fondatore, fondatrice,
      round di investimento, presentazione aziendale, presentazione per investitori, presentazione agli investitori, pitch deck, strettamente riservato,
      strettamente confidenziale, documento riservato, a cura di, preparato da, realizzato da, benvenuti, sommario, contatti, cofondatore, cofondatrice,
      amministratore delegato, amministratrice delegata, round seed, aumento di capitale, equity crowdfunding, P.IVA, partita IVA, tesi di laurea,
      bando, sede legale`,
    whatItIs: `
      piattaforma, app, applicazione, software, soluzione, servizio, marketplace, rete, strumento, sistema, sito, per, che, permette, aiuta, connette,
      semplifica, automatizza, con, senza, web app, webapp, applicazione web, portale, motore, assistente, assistente virtuale, dispositivo, sensore,
      macchina, macchinario, robot, drone, kit, community, ecosistema, infrastruttura, tecnologia, gestionale, sistema operativo, negozio online,
      e-commerce, brand, marchio, startup, agenzia, rete di, catena, social network, videogioco, gioco, linea di, servizi, soluzioni, strumenti,
      prodotti, prodotto, consente, rende, collega, mette in contatto, trasforma, offre, ottimizza, gestisce, dedicata a, dedicato a, dedicate a,
      pensata per, pensato per, basata su, basato su, intelligente, su misura, online`,
    self: `
      siamo la, siamo una, siamo un, aiutiamo, offriamo, sviluppiamo, connettiamo, creiamo, realizziamo, semplifichiamo, automatizziamo, produciamo,
      la nostra mission è, la nostra missione è, la nostra piattaforma, la nostra soluzione, siamo il, siamo l, siamo i, siamo gli, noi siamo,
      noi aiutiamo, noi offriamo, permettiamo, consentiamo, colleghiamo, mettiamo in contatto, mettiamo in comunicazione, forniamo, progettiamo,
      costruiamo, trasformiamo, digitalizziamo, rendiamo, portiamo, supportiamo, abbiamo creato, abbiamo sviluppato, abbiamo ideato, abbiamo realizzato,
      abbiamo inventato, stiamo costruendo, stiamo sviluppando, ci occupiamo di, proponiamo, garantiamo, ottimizziamo, rivoluzioniamo,
      il nostro obiettivo è, il nostro scopo è, la nostra visione è, la nostra vision è, il nostro prodotto, il nostro servizio, il nostro sistema,
      il nostro software, la nostra app, la nostra tecnologia, la nostra azienda, la nostra startup, la nostra idea è`,
    isA: `
      è un, è una, è la, è il, è l, aiuta, permette, offre, connette, sviluppa, semplifica, automatizza, consente, trasforma, realizza, produce, rende,
      è uno, è gli, è lo, è nata per, è nato per, nasce per, è l unica, è l unico, si occupa di, si propone di, si rivolge a, ti permette, ti aiuta,
      vi permette, crea, fornisce, collega, mette in contatto, mette in comunicazione, unisce, porta, risolve, digitalizza, ottimizza, garantisce,
      propone, progetta, costruisce, utilizza, sfrutta, combina, integra, supporta, facilita, rivoluziona, riduce, vende, commercializza, distribuisce,
      gestisce`,
    notAName: `
      presentazione, progetto, riservato, indice, introduzione, grazie, benvenuti, problema, soluzione, contatti, appendice, mercato, gennaio, marzo,
      aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, investitori, sommario, agenda, allegato, allegati, sintesi,
      startup, pitch, presentazione aziendale, benvenuto, benvenuta, team, prodotto, servizio, business plan, piano, progetto imprenditoriale, round,
      seed, vision, mission, visione, missione, concorrenza, competitor, modello, roadmap, bozza, versione, pagina, slide, documento, confidenziale,
      sede, società, azienda, startup innovativa, società benefit, febbraio, auto, sport, base`,
    productStatus: `
      in sviluppo, in fase di sviluppo, prototipo, prototipo funzionante, MVP, beta, versione beta, disponibile, lanciat*, fase pilota, in produzione,
      proof of concept, certificat*, TRL, sul mercato, operativo, in commercio, live, rilasciat*, già sul mercato, già disponibile, disponibile su,
      in fase di test, in test, in fase beta, closed beta, versione alfa, versione alpha, versione 1.0, prototipi, prototipo realizzato,
      prototipo validato, prototipazione, in fase di prototipazione, minimum viable product, progetto pilota, pilota in corso, in fase di lancio,
      pre-lancio, industrializzazione, pre-serie, pronto per il mercato, go-live, marcatura CE, marchio CE, validat*, in fase di validazione,
      sperimentazione, in uso, lancio previsto, in fase di certificazione`,
    whyNow: `
      perché ora, perché adesso, il momento giusto, momento giusto, nuova normativa, nuove normative, nuovo regolamento, nuova direttiva, nuova legge,
      obbligatorio dal, obbligatoria dal, obbligatorio a partire, entrata in vigore, entra in vigore, per la prima volta, punto di svolta,
      sta cambiando, accelerazione, PNRR, oggi è possibile, ora è possibile, transizione digitale, transizione ecologica, transizione energetica`,
    advantage: `
      vantaggio competitivo, vantaggi competitivi, unico, unica, unici, a differenza di, esclusiv*, brevettat*, più veloce di, più economico di,
      proprietari*, barriere all ingresso, uniche, gli unici, l unica, l unico, primo in Italia, prima in Italia, primi in Italia, al contrario di,
      diversamente da, nessun altro, nessun competitor, nessun concorrente, ci distingue, ci differenzia, ci rende unici, distintiv*, differenziant*,
      elemento distintivo, elementi distintivi, punto di forza, punti di forza, più economica di, più veloci di, più preciso di, migliore di,
      meno costoso di, vantaggio tecnologico, barriera all ingresso, barriere all entrata, effetto rete, effetti di rete, first mover, USP`,
    property: `
      brevetto, brevetti, brevettat*, domanda di brevetto, marchio registrato, proprietà intellettuale, domande di brevetto, brevetto depositato,
      brevetto concesso, brevetto internazionale, brevetto europeo, brevetto italiano, brevetti depositati, brevetto in corso, brevetto pending,
      patent pending, deposito di brevetto, marchio depositato, marchi registrati, modello di utilità, diritto d autore, software registrato,
      segreto industriale, privativa industriale`,
    partnership: `
      partnership con, in collaborazione con, collaborazione con, accordo con, accordi con, partner strategico, partner strategici, i nostri partner,
      partnership strategica, partnership strategiche, partnership attive, partner tecnologico, partner tecnologici, partner commerciale,
      partner commerciali, partner scientifici, partner industriale, partner industriali, partner istituzionali, collaborazioni con, in partnership con,
      accordo di collaborazione, accordo quadro, accordo commerciale, accordi commerciali, convenzione con, convenzioni con, protocollo d intesa,
      alleanza con, joint venture, collaboriamo con, accordo siglato, accordi siglati`,
    award: `
      premio, premi, vincitor*, finalist*, premiat*, riconosciment*, primo posto, premi e riconoscimenti, primo premio, secondo premio, premio speciale,
      secondo posto, terzo posto, primo classificato, prima classificata, 1° posto, 2° posto, 1° classificato, menzione speciale, menzione d onore,
      startup dell anno, miglior startup, migliore startup, award, selezionata tra, selezionati tra, selezionata da, selezionati da`,
    founderRole: `
      fondatore, fondatrice, cofondatore, cofondatrice, co-fondatore, co-fondatrice, fondatori, socio fondatore, socia fondatrice, soci fondatori,
      socio co-fondatore, socia co-fondatrice, co-fondatori, cofondatori, fondatrici, ideatore, ideatrice, socio promotore`,
    leaderRole: `
      amministratore delegato, amministratrice delegata, amministratore unico, amministratrice unica, direttore generale, direttrice generale,
      direttore tecnico, direttore operativo, direttore commerciale, direttrice tecnica, direttrice operativa, direttrice commerciale,
      direttore finanziario, direttrice finanziaria, direttore amministrativo, direttore marketing, direttore scientifico, direttrice scientifica,
      direttore esecutivo, direttrice esecutiva, presidente del CdA, legale rappresentante`,
    adviserRole: `
      consulente scientifico, comitato scientifico, mentore, consulente strategico, consulente legale, consulente tecnico,
      membro del comitato scientifico, presidente del comitato scientifico`,
    investorRole: `
      investitore, investitrice, investitori, socio investitore, socio finanziatore, socia investitrice, socio di capitale, finanziatore`,
    role: `
      direttore, direttrice, sviluppatore, sviluppatrice, ingegnere, responsabile, progettista, ricercatore, ricercatrice, professore, professoressa,
      avvocato, commercialista, medico, programmatore, programmatrice, esperto di, analista, sviluppatore software, sviluppatore full stack,
      sviluppatore web, ingegnere informatico, ingegnere gestionale, ingegnere meccanico, ingegnere elettronico, ingegnere biomedico,
      responsabile tecnico, responsabile commerciale, responsabile marketing, responsabile vendite, responsabile sviluppo, responsabile prodotto,
      responsabile operativo, responsabile scientifico, responsabile amministrativo, responsabile comunicazione, coordinatore, coordinatrice,
      informatico, architetto, psicologo, psicologa, psicoterapeuta, biologo, biologa, farmacista, agronomo, agronoma, economista, giurista, notaio,
      dottoressa, medico chirurgo, docente universitario, professore associato, professore ordinario, tirocinante, stagista, collaboratore,
      collaboratrice, specialista, esperto in, esperta in, consulente finanziario, giornalista, vicepresidente, vice presidente, esperta di`,
    phd: 'dottorato, dottorato di ricerca, dottore di ricerca, dottore in ricerca, dottorato in, ha conseguito il dottorato',
    foundedBefore: `
      imprenditore seriale, imprenditrice seriale, ha fondato, fondatore di, ha venduto, serial entrepreneur, startupper seriale, ha già fondato,
      ha cofondato, ha co-fondato, ha creato e venduto, ha fondato e venduto, già fondatore di, già fondatrice di, già founder di, già co-founder di,
      ex founder, ex fondatore, ex fondatrice, fondatrice di, founder di, co-founder di, cofondatore di, cofondatrice di, seconda startup,
      terza startup, exit di, exit con, precedente startup`,
    entrepreneur: `
      imprenditore, imprenditrice, ha fondato, fondatore di, titolare di, fondatrice di, founder di, co-founder di, cofondatore di, cofondatrice di,
      ha avviato, ha cofondato, ha co-fondato, startupper, proprietario di, proprietaria di, imprenditori`,
    study: `
      università, laurea*, politecnico, master, dottorato, ingegneria, MBA, bocconi, universitari*, facoltà, dottorando, dottoranda, magistrale,
      triennale, diploma, diplomat*, ha studiato, studi in, specializzazione in, giurisprudenza, scuola superiore, LUISS, Cattolica, Sapienza,
      Federico II, Ca' Foscari, Tor Vergata, Alma Mater, Sant'Anna, SDA, PhD, executive master`,
    atWork: `
      ex, già, precedentemente, in passato, esperienza, anni, presso, in, in precedenza, prima in, ha lavorato, ha lavorato in, lavorato per, lavora,
      carriera, professionista, esperienze, esperienza pluriennale, ventennale, decennale, anni di esperienza, anni in, anni nel, dirigente, manager,
      consulente, responsabile, esperto, esperta`,
    customerStory: `
      testimonianza, testimonianze, caso di studio, casi di studio, storia di successo, storie di successo, caso di successo, casi di successo,
      cosa dicono i nostri clienti, dicono di noi, opinioni dei clienti, recensioni dei clienti, case study, case studies, casi studio, caso studio,
      parlano i clienti, la parola ai clienti, cosa dicono di noi, cosa dicono gli utenti, cosa dicono i clienti, cosa pensano di noi,
      feedback dei clienti, feedback degli utenti, feedback clienti, le storie dei nostri clienti, storie dei clienti, le recensioni, recensioni`,
    exampleLead: `
      per esempio, ad esempio, esempio:, immagina, immaginate, immaginiamo, supponiamo, poniamo che, scenario:, esempio di calcolo, esempio pratico:,
      caso d uso:, mettiamo il caso, facciamo un esempio, es.:, scenario tipo, un esempio:, caso tipo:`,
    exampleInside: 'per esempio, ad esempio, ad es., p. es., per es., a titolo di esempio, a titolo esemplificativo',
    exampleTitle: `
      esempio, esempi, esempio d'uso, esempio pratico, esempio di calcolo, persona tipo, personas, una giornata tipo, simulazione, esempio illustrativo,
      un esempio, alcuni esempi, esempi d uso, esempio di utilizzo, esempio concreto, esempio reale, user persona, buyer persona, buyer personas,
      customer persona, una giornata con, scenario d uso, esempio numerico`,
    personaMark: `
      età:, professione:, occupazione:, obiettivi:, frustrazioni:, bisogni:, residenza:, hobby:, interessi:, abitudini:, esigenze:, stato civile:,
      motivazioni:, comportamento:, paure:`,
    interfaceButton: `
      accedi, esci, registrati, iscriviti, crea account, crea un account, password dimenticata, hai dimenticato la password, aggiungi al carrello,
      acquista ora, compra ora, paga ora, vai alla cassa, vedi tutto, vedi tutti, mostra altro, scopri di più, avanti, indietro, annulla, salva, invia,
      conferma, continua, elimina, modifica, il mio account, il mio profilo, i miei ordini, scrivi un messaggio, cerca, indirizzo email, prenota ora,
      ordina per, saldo disponibile, login, logout, registrati ora, registrati gratis, iscriviti ora, accedi ora, accedi con, inizia ora, inizia gratis,
      prova gratis, prova gratuita, scarica, scarica l app, scarica ora, prenota, prenota una demo, acquista, aggiungi, aggiungi ai preferiti,
      vai al checkout, procedi, procedi all acquisto, procedi al pagamento, ordina, ordina ora, chiudi, applica, applica filtri, filtra, filtri,
      leggi di più, leggi tutto, vedi dettagli, visualizza, visualizza tutto, mostra tutto, carica, carica foto, condividi, invia messaggio, rispondi,
      accetta, rifiuta, accetta tutti, successivo, precedente, nome utente, ricordami, hai già un account, non hai un account, le mie prenotazioni,
      i miei dati, seleziona`,
    interfaceMenu: `
      pannello, profilo, impostazioni, notifiche, messaggi, calendario, oggi, ieri, domani, rapporti, ordini, carrello, preferiti, aiuto, menu,
      contatti, cronologia, attività, in corso, in attesa, completato, importo, totale, quantità, prezzo, descrizione, stato, data, fatture, pagamenti,
      saldo, bonifico, dashboard, home, bacheca, account, prenotazioni, appuntamenti, chat, documenti, statistiche, report, fatturazione, assistenza,
      logout, mappa, categorie, filtri, esplora, metodo di pagamento, attivo, inattivo, annullato, confermato, approvato, rifiutato, spedito,
      consegnato, scaduto, pagato, non pagato, da pagare, lun, gio, ven, sab, dom, indirizzo, email, password, totale parziale, subtotale, scadenza`,
    legalTitle: `
      avvertenze, note legali, nota legale, avviso legale, esclusione di responsabilità, clausola di esonero, avviso importante, disclaimer legale,
      informativa legale, informazioni legali, avvertenza, avvertenze legali, avvertenze importanti, limitazione di responsabilità,
      clausola di riservatezza, informativa sulla riservatezza, informativa privacy, avviso di riservatezza`,
    legalPhrase: `
      dichiarazioni previsionali, non costituisce un'offerta, non costituisce offerta, non costituiscono un'offerta, tutti i diritti riservati,
      strettamente riservato, strettamente confidenziale, senza il previo consenso, senza previa autorizzazione, risultati effettivi potrebbero,
      dichiarazioni di carattere previsionale, natura previsionale, non costituisce sollecitazione, non costituisce una sollecitazione,
      sollecitazione all investimento, sollecitazione del pubblico risparmio, non costituisce consulenza, a scopo puramente informativo,
      a scopo esclusivamente informativo, a solo scopo informativo, esclusivamente a scopo informativo, nessuna responsabilità,
      non si assume alcuna responsabilità, non assume alcuna responsabilità, senza il preventivo consenso, senza preventiva autorizzazione,
      senza autorizzazione scritta, previa autorizzazione scritta, è vietata la riproduzione, vietata la riproduzione, è vietata la diffusione,
      performance passate, rendimenti passati, perdita totale del capitale, i risultati effettivi`,
    confidentialLine: `
      riservato, confidenziale, strettamente riservato, strettamente confidenziale, documento riservato, non distribuire, uso interno,
      riservato e confidenziale, strettamente personale, documento confidenziale, documento strettamente riservato, ad uso interno,
      solo per uso interno, uso esclusivo, informazioni riservate, materiale riservato, copia riservata, da non divulgare, non divulgare`,
    disclaimerLead: `
      avvertenze, note legali, avviso legale, esclusione di responsabilità, disclaimer:, avvertenza, avviso importante, nota legale, informativa legale,
      il presente documento`,
    references: `
      fonti, riferimenti, bibliografia, fonti e riferimenti, note a piè di pagina, bibliografia e sitografia, sitografia, riferimenti bibliografici,
      fonte dei dati, fonti dei dati, note e fonti`,
    competitorTitle: `
      concorrenti, concorrenza, la concorrenza, competitor, panorama competitivo, analisi competitiva, analisi della concorrenza, soluzioni esistenti,
      alternative, i nostri concorrenti, i nostri competitor, i concorrenti, i competitor, competitors, analisi dei competitor, analisi dei concorrenti,
      analisi concorrenza, principali competitor, principali concorrenti, contesto competitivo, scenario competitivo, mappa competitiva,
      competitor diretti, competitor indiretti, concorrenti diretti, concorrenti indiretti, concorrenza diretta, concorrenza indiretta,
      soluzioni attuali, soluzioni alternative, le alternative, altre soluzioni, altri player, altre piattaforme, benchmark`,
    commonNoun: `
      clienti, cliente, utenti, aziende, azienda, imprese, soluzione, soluzioni, mercato, problema, problemi, prezzo, prezzi, costo, costi, ricavi,
      fatturato, tempo, anno, anni, mese, mesi, dati, tecnologia, piattaforma, prodotto, prodotti, servizio, servizi, consulenza, sviluppo, ricerca,
      crescita, vantaggi, svantaggi, concorrenza, concorrenti, fornitori, distributori, partner, investitori, investimento, fondatori, modello,
      strategia, obiettivi, qualità, sicurezza, integrazione, automazione, gestione, energia, salute, medici, pazienti, ospedali, scuole, formazione,
      agricoltura, logistica, assicurazioni, banche, ristoranti, hotel, privati, famiglie, consumatori, mondo, trimestre, fase, lancio, futuro, idea,
      facile, veloce, sostenibile, manuale, alto, medio, basso, tradizionale, tradizionali, altri, nuovo, nuova, vendite, produzione, consegna, ordini,
      pagamento, abbonamento, licenza, commissione, pubblicità, canali, rete, esperienza, supporto, trasparenza, fiducia, comunità, sì, no, italia,
      italiano, utente, impresa, startup, società, fornitore, distributore, rivenditori, produttori, produttore, venditori, acquirenti, partnership,
      investimenti, investitore, round, capitale, valutazione, fondo, fondi, finanziamento, ricavo, utile, margine, margini, spese, spesa, budget,
      guadagno, risparmio, tariffa, tariffe, canone, gratis, gratuito, gratuita, pagamenti, premium, settimana, giorno, giorni, ora, ore, minuti, oggi,
      domani, prima, dopo, criterio, criteri, caratteristica, caratteristiche, funzione, funzioni, funzionalità, parametro, parametri, voce, voci,
      descrizione, categoria, categorie, tipologia, tipo, livello, valore, valori, indicatore, indicatori, metrica, metriche, risultato, risultati,
      attività, azione, azioni, responsabile, scadenza, data, stato, note, totale, percentuale, quantità, numero, numeri, nome, paese, paesi, città,
      regione, regioni, area, sede, settore, settori, segmento, segmenti, target, canale, efficacia, efficienza, velocità, precisione, accuratezza,
      affidabilità, semplicità, facilità, usabilità, accessibilità, flessibilità, scalabilità, personalizzazione, personalizzato, personalizzata,
      sostenibilità, innovazione, impatto, maturità, copertura, assistenza, garanzia, durata, peso, dimensioni, design, materiali, materiale,
      competenze, conoscenza, intelligenza, artificiale, algoritmo, algoritmi, software, hardware, applicazione, app, sito, web, online, digitale,
      fisico, cartaceo, automatico, automatica, manuali, analisi, monitoraggio, controllo, misurazione, simulazione, previsione, previsioni,
      pianificazione, programmazione, progettazione, prototipo, brevetto, brevetti, certificazione, certificazioni, normativa, normative, privacy,
      legale, amministrazione, contabilità, fatturazione, fatture, risorse, personale, dipendenti, collaboratori, lavoro, lavoratori, professionisti,
      artigiani, agenzie, agenti, studi, negozi, negozio, supermercati, farmacie, cliniche, ospedale, medico, infermieri, paziente, anziani, giovani,
      donne, uomini, bambini, genitori, studenti, studente, insegnanti, docenti, scuola, università, corsi, corso, cittadini, comuni, comune, enti,
      pubblica, turismo, turisti, viaggi, trasporti, trasporto, spedizione, spedizioni, consegne, magazzino, prenotazione, prenotazioni, recensioni,
      contenuti, eventi, evento, comunicazione, promozione, campagna, campagne, acquisizione, espansione, apertura, avvio, sviluppi, test, validazione,
      milestone, traguardi, traguardo, passo, passi, mercati, europa, estero, locale, locali, nazionale, internazionale, globale, pubblico, privato,
      diretto, diretti, indiretto, indiretti, diretta, indiretta, interno, esterno, unico, unica, completo, completa, semplice, semplici, lento, lenta,
      rapido, rapida, economico, economica, costoso, costosa, limitato, limitata, limitati, assente, presente, parziale, elevato, elevata, bassa, alta,
      media, ottimo, buono, buona, scarso, scarsa, nessuno, nessuna, molti, pochi, tutti, tutto, altro, altra, altre, vecchio, noi, nostro, nostra,
      rischio, rischi, opportunità, minacce, debolezze, barriere, fondatore, fondatrice, soci, socio, lavori, cibo, vino, moda, veicoli, ambiente,
      rifiuti, emissioni, gas, elettricità, calcio, musica, cultura, bellezza, benessere, cura, terapia, diagnosi, farmaci, persone, persona, famiglia,
      comunicazioni, quadro, sintesi, italiana, italiani, italiane, europeo, europea, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica,
      cosa, perché, dove, quando, chi, quanto, senza`,
    falseFriend: 'ai, data, camera, sale, media, quota, spa, studio, social, guide',
  },
  phrases: {
    industry: {
      adtech: {
        strong:
          'pubblicità programmatica, adtech, concessionaria pubblicitaria, piattaforma pubblicitaria, affissioni digitali',
        medium: 'inserzionisti, spazi pubblicitari, impression',
      },
      advanced_materials: {
        strong: `
          nuovi materiali, materiali innovativi, materiali avanzati, materiali compositi, nanomateriali, bioplastica, bioplastiche, grafene,
          biomateriali`,
        medium: 'polimer*, rivestiment*, fibra di carbonio',
      },
      aerospace: {
        strong: 'aeronautica, aerospazi*, aerospaziale, aviazione, velivol*',
        medium: 'aerei, compagnie aeree, aeroporti',
      },
      agtech: {
        strong: `
          agricoltura, agricoltori, agricol*, viticoltura, agtech, aziende agricole, viticoltori, viticoltura di precisione, agricoltura di precisione,
          zootecnia, allevatori, allevamento, allevamenti, idroponica, vertical farming, acquaponica, serre, agronom*, agritech`,
        medium:
          'colture, terreno, irrigazione, semina, sementi, fertilizzanti, fitofarmaci, ettari, terreni, vigneti, suolo, orto',
      },
      ai: {
        strong: `
          intelligenza artificiale, apprendimento automatico, IA generativa, basata su AI, basato su AI, basata sull AI, basato sull AI, basata sull IA,
          basato sull IA, basata su IA, AI generativa, agente AI, agenti AI, agenti IA, assistente AI, assistente IA, reti neurali, visione artificiale,
          modelli linguistici, elaborazione del linguaggio naturale`,
        medium: 'IA, algoritm*, chatbot, predittiv*, AI-powered, assistente virtuale',
      },
      analytics: {
        strong: 'analisi dei dati, analisi dati, data analytics, business intelligence, big data',
        medium: 'cruscotto, cruscotti, indicatori, statistiche',
      },
      ar_vr: {
        strong: 'realtà aumentata, realtà virtuale, realtà mista, metaverso, visori VR',
        medium: 'immersiv*, 3D, visore',
      },
      automotive: {
        strong:
          'automotive, automobilistic*, case automobilistiche, concessionari, concessionarie, autofficine, auto elettriche',
        medium: 'veicolo, veicoli, autovetture, automobilisti, carrozzerie, officine',
      },
      banking: {
        strong: 'neobanca, banca digitale, banca online, conto corrente, servizi bancari',
        medium: 'banche, banca, bancari*, carta di credito',
      },
      beauty: {
        strong:
          'cosmetic*, cosmesi, skincare, cura della pelle, parrucchieri, estetiste, centri estetici, saloni di bellezza, profum*',
        medium: 'pelle, capelli, bellezza, beauty, estetic*',
      },
      biotech: {
        strong: `
          biotecnologi*, biotech, terapia genica, terapie geniche, anticorpi, molecole, drug discovery, farmaceutic*, sviluppo di farmaci`,
        medium: 'studi clinici, preclinic*, trial clinici, proteine, cellule, enzimi, laboratorio, microbioma',
      },
      blockchain: {
        strong: 'decentralizzat*, smart contract, registro distribuito, contratti intelligenti',
        medium: 'token, web3, NFT',
      },
      climate_tech: {
        strong: `
          impronta di carbonio, decarbonizzazione, economia circolare, riciclo, emissioni di CO2, cambiamento climatico, crisi climatica,
          neutralità climatica, neutralità carbonica, carbon footprint, crediti di carbonio, transizione ecologica, riduzione delle emissioni,
          zero rifiuti, raccolta differenziata, upcycling, cleantech`,
        medium: `
          sostenibil*, ambiental*, rifiuti, emissioni, CO2, clima, green, ecologic*, ecosostenibil*, riutilizzo, inquinamento, plastica, ESG`,
      },
      cloud: {
        strong: 'infrastruttura cloud, cloud computing, edge computing',
        medium: 'server, data center',
      },
      collaboration: {
        strong: 'lavoro collaborativo, strumenti di collaborazione',
        medium: 'videoconferenz*, lavoro a distanza',
      },
      communications: {
        strong: 'messaggistica istantanea, piattaforma di comunicazione',
        medium: 'messaggi, telefonia, chiamate',
      },
      construction_tech: {
        strong: `
          edilizia, cantiere, cantieri, imprese edili, imprese di costruzione, imprese di costruzioni, settore edile, settore delle costruzioni,
          riqualificazione energetica, contech, prefabbricat*`,
        medium: `
          ristrutturazione, edifici, architetti, costruzioni, edile, edili, edificio, geometri, ristrutturazioni, superbonus, calcestruzzo, cemento`,
      },
      consumer_electronics: {
        strong: 'elettronica di consumo, dispositivi indossabili',
        medium: 'gadget, smartwatch',
      },
      consumer_goods: {
        strong: 'beni di consumo, largo consumo, prodotti per la casa, giocattoli, pannolini, articoli per la casa',
        medium: 'packaging, imballaggi, arredamento, arredo, detersivi',
      },
      creator_economy: {
        strong: 'creator economy, content creator, creatori di contenuti, influencer marketing',
        medium: 'creator, influencer, fan',
      },
      crypto: {
        strong: 'criptovalut*, cripto-attività, bitcoin, criptoattività',
        medium: 'crypto, wallet, stablecoin',
      },
      cybersecurity: {
        strong: `
          cybersecurity, cyber security, sicurezza informatica, attacchi informatici, cyber attacchi, cybersicurezza, protezione dei dati`,
        medium: 'GDPR, crittografia, minacce informatiche, vulnerabilità, hacker, NIS2',
      },
      data_infrastructure: {
        strong: 'infrastruttura dati, piattaforma dati, data lake',
        medium: 'interoperabilità, database',
      },
      dating: {
        strong: 'app di incontri, incontri online, dating',
        medium: 'single, coppie',
      },
      deep_tech: {
        strong: 'deep tech, deeptech, fotonica, fusione nucleare',
        medium: 'ricerca di base, CNR, spin-off universitario',
      },
      defense: {
        strong: 'militar*, forze armate',
        medium: 'difesa, dual use, sicurezza nazionale',
      },
      developer_tools: {
        strong: 'strumenti per sviluppatori, per gli sviluppatori, per sviluppatori',
        medium: 'sviluppatori, open source, codice sorgente, low-code, no-code',
      },
      digital_health: {
        strong: `
          sanità digitale, telemedicina, salute digitale, digital health, e-health, medicina digitale, terapie digitali, teleconsulto, televisita,
          telemonitoraggio, cartella clinica elettronica, fascicolo sanitario`,
        medium: 'pazienti, medici, app per la salute, dati sanitari, percorso di cura',
      },
      drones: {
        strong: 'drone, droni',
        medium: 'volo autonomo',
      },
      e_commerce: {
        strong: `
          e-commerce, negozio online, vendita online, commercio elettronico, negozi online, shop online, acquisti online, commercio online, eshop,
          dropshipping, live shopping`,
        medium: 'carrello, ordini, spedizion*, acquirenti online, resi, checkout',
      },
      edtech: {
        strong: `
          istruzione, edtech, e-learning, studenti, apprendimento, formazione online, formazione professionale, formazione a distanza,
          piattaforma di apprendimento, corsi online, ripetizioni, orientamento scolastico, alfabetizzazione digitale, didattica`,
        medium: `
          scuole, università, corsi, docenti, insegnanti, formazione, scuola, lezioni, tutor, professori, imparare, scolastic*, universitari, esami,
          educativ*, educazione`,
      },
      energy: {
        strong: `
          energia, energie rinnovabili, fotovoltaic*, energetic*, idrogeno, comunità energetiche, colonnine di ricarica, pannelli solari,
          impianti fotovoltaici, energia solare, eolico, efficienza energetica, efficientamento energetico, risparmio energetico,
          transizione energetica, comunità energetica, autoconsumo, pompe di calore, pompa di calore, biogas, biometano, ricarica elettrica, smart grid`,
        medium:
          'elettricità, consumi, kWh, bollette, bolletta, batterie, fonti rinnovabili, rinnovabili, MWh, accumulo',
      },
      enterprise_software: {
        strong:
          'software gestionale, gestionale, software per aziende, ERP, software aziendale, trasformazione digitale delle imprese',
        medium: 'processi aziendali, digitalizzazione, workflow, automazione dei processi, CRM',
      },
      entertainment: {
        strong: 'intrattenimento, cinema, spettacolo, spettacoli, teatro, produzione cinematografica',
        medium: 'film, serie tv, spettatori, tempo libero, cultura',
      },
      events: {
        strong: 'organizzazione di eventi, eventi dal vivo, biglietteria, matrimoni, wedding, concerti, festival',
        medium: 'eventi, biglietti, evento, sposi, fiere',
      },
      fashion: {
        strong: `
          moda, abbigliamento, calzature, tessile, gioielli, fashion, settore moda, brand di moda, seconda mano, sartoria, sartorial*, pelletteria`,
        medium: 'lusso, vestiti, guardaroba, tessuti, stilisti, accessori, capi di abbigliamento, collezioni',
      },
      fintech: {
        strong: `
          fintech, servizi finanziari, prestiti, contabilità, lending, educazione finanziaria, gestione del risparmio, finanza personale,
          fatturazione elettronica, anticipo fatture, invoice trading, open banking, wealth management`,
        medium: `
          finanza, credito, risparmio, fatturazione, fatture, crowdfunding, mutui, mutuo, commercialisti, pagamenti, investire, risparmiatori, prestito`,
      },
      fitness: {
        strong: 'fitness, palestra, palestre, personal trainer, allenament*',
        medium: 'benessere fisico, coaching, wellness',
      },
      food_and_beverage: {
        strong: `
          alimentare, alimentari, cibo, bevande, ristorazione, ristoranti, vino, vini, birra, caffè, agroalimentare, food & beverage, food and beverage,
          settore alimentare, ristorante, pizzeria, pizzerie, bar e ristoranti, gelato, gelateria, gelaterie, pasta, cioccolato, olio d oliva,
          olio extravergine, prodotti tipici, enogastronomi*, vitivinicolo, horeca, Ho.Re.Ca., cantine, snack, birrificio`,
        medium:
          'ingredienti, ricett*, cucina, gusto, menu, piatti, pasti, pasto, sapore, biologico, bar, nutrizione, chef',
      },
      foodtech: {
        strong: `
          foodtech, food tech, spreco alimentare, sprechi alimentari, proteine alternative, proteine vegetali, food delivery, carne coltivata,
          farina di insetti, cibo a domicilio`,
        medium: 'vegan*, plant-based, vegetal*',
      },
      future_of_work: {
        strong:
          'smart working, coworking, lavoro ibrido, freelance, liberi professionisti, nomadi digitali, lavoro da remoto',
        medium: 'ufficio, uffici, gig economy, partite iva',
      },
      gaming: {
        strong: 'videogioch*, gaming, esport, giochi da tavolo, giochi mobile, gamer, e-sport',
        medium: 'giocatori, videogiocatori, gamification, giocatore',
      },
      govtech: {
        strong: `
          govtech, servizi pubblici, civic tech, amministrazioni pubbliche, enti locali, amministrazioni comunali, smart city, smart cities,
          città intelligenti`,
        medium: 'cittadini, comuni, pubblica amministrazione, settore pubblico',
      },
      hardware: {
        strong: 'oggetti connessi, hardware elettronico, schede elettroniche',
        medium: 'sensor*, elettronica, dispositiv*, apparecch*',
      },
      healthcare: {
        strong: `
          sanità, ospedali, clinic*, farmac*, strutture sanitarie, assistenza sanitaria, settore sanitario, sanitari*, case di cura, RSA, farmacia,
          farmacie, ospedale, poliambulatori, assistenza domiciliare, assistenza agli anziani, servizio sanitario`,
        medium: `
          pazient*, cure, terapia, diagnosi, medici, medico, salute, infermieri, malattia, malattie, prevenzione, caregiver, benessere, riabilitazione,
          fisioterapisti`,
      },
      hospitality: {
        strong: `
          hotel, alberghi, ospitalità, ristoratori, strutture ricettive, alberghier*, albergatori, bed and breakfast, B&B, agriturismi, agriturismo,
          affitti brevi, case vacanza, campeggi, ricettività`,
        medium: 'ospiti, camere, prenotazioni, soggiorno, soggiorni, check-in, pernottamenti',
      },
      hr_tech: {
        strong: `
          risorse umane, selezione del personale, reclutamento, ricerca di lavoro, recruiting, ricerca e selezione, selezione di personale,
          gestione del personale, welfare aziendale, agenzie per il lavoro, offerte di lavoro, annunci di lavoro, employer branding, buste paga`,
        medium:
          'candidati, talenti, dipendenti, HR, recruiter, datori di lavoro, CV, curriculum, disoccupazione, colloqui',
      },
      industrial: {
        strong: `
          industria 4.0, manifattur*, fabbrica, fabbriche, industriale, industriali, industria manifatturiera, manutenzione predittiva, transizione 4.0,
          industria 5.0, automazione industriale, stampa 3D, manifattura additiva, stabilimenti, processi industriali, settore industriale,
          metalmeccanic*, digital twin`,
        medium: 'produzione, macchinari, impianti, linee di produzione, macchine, manutenzione, processi produttivi',
      },
      insurtech: {
        strong: 'assicurazion*, assicurativ*, insurtech',
        medium: 'polizz*, sinistri, assicurati, premi assicurativi, broker',
      },
      iot: {
        strong: 'internet delle cose, IoT, domotica, casa intelligente, smart home, sensori IoT',
        medium: 'sensori, LoRa',
      },
      legaltech: {
        strong:
          'legaltech, avvocati, studi legali, legal tech, studi notarili, settore legale, consulenza legale, studio legale, notai',
        medium: 'legal*, contrattualistica, diritto, giuridic*, compliance',
      },
      logistics: {
        strong: `
          logistica, ultimo miglio, trasporto merci, corrieri, autotrasport*, consegna dell ultimo miglio, trasportatori, magazzini, last mile, merci`,
        medium:
          'consegn*, magazzin*, trasporti, spedizion*, pacchi, camion, flotta, flotte, consegna a domicilio, corriere, stoccaggio',
      },
      marketing: {
        strong: `
          marketing automation, digital marketing, piattaforma di marketing, programmi fedeltà, programma fedeltà, martech, loyalty`,
        medium: 'campagne, agenzie, notorietà, lead',
      },
      marketplaces: {
        strong: `
          marketplace, mette in contatto, domanda e offerta, market place, mettere in contatto, mettiamo in contatto, incontro tra domanda e offerta,
          incrocio domanda offerta, tra privati, peer to peer, p2p`,
        medium: 'venditori, acquirenti, annunci, inserzioni, venditore, prestatori',
      },
      media: {
        strong: `
          editoria, giornalismo, podcast, produzione audiovisiva, testata giornalistica, settore media, editori, casa editrice, giornali, giornalisti,
          informazione online`,
        medium: 'contenuti, lettori, video, articoli, ascoltatori, notizie, redazione',
      },
      medical_devices: {
        strong: `
          dispositivo medico, dispositivi medici, medtech, med-tech, dispositivo biomedicale, biomedicale, protesi, elettromedical*, impiantabil*`,
        medium: 'chirurgi*, diagnostic*, diagnostica, chirurgia, classe IIa, MDR',
      },
      mental_health: {
        strong: 'salute mentale, psicolog*, psicoterap*, benessere psicologico, benessere mentale, benessere emotivo',
        medium: 'ansia, depressione, stress, meditazione, terapeuti',
      },
      mobility: {
        strong: `
          mobilità, car sharing, monopattin*, biciclett*, mobilità elettrica, trasporto pubblico, micromobilità, mobilità sostenibile, mobilità urbana,
          carpooling, car pooling, ride sharing, bike sharing, e-bike, scooter elettrici, parcheggio, sharing mobility, taxi, trasporto locale`,
        medium:
          'veicoli, trasporti, parcheggi, colonnine, spostamenti, passeggeri, pendolari, guidatori, traffico, scooter',
      },
      music: {
        strong: 'musica, musical*, musicisti, etichetta discografica, discografic*',
        medium: 'artisti, concerti, canzoni, brani, streaming',
      },
      payments: {
        strong: `
          pagamenti digitali, pagamenti elettronici, sistema di pagamento, sistemi di pagamento, pagamenti online, pagamento mobile, pagamenti mobile,
          moneta elettronica`,
        medium: 'pagamento, transazioni, POS, bonifici',
      },
      pets: {
        strong: `
          animali domestici, cani, gatti, veterinari*, animale domestico, animali da compagnia, animale da compagnia, proprietari di animali, pet care,
          pet food, petfood`,
        medium: 'animali, cane, gatto, pet',
      },
      productivity: {
        strong: 'produttività personale, gestione dei progetti, project management, gestione del tempo',
        medium: 'produttività, attività da svolgere',
      },
      proptech: {
        strong: `
          immobiliare, immobili, proptech, agenzie immobiliari, affitti, real estate, agenti immobiliari, compravendita, condominio, condomini,
          amministratori di condominio, locazioni, immobiliari`,
        medium: 'inquilini, affitto, appartamenti, appartamento, locazione, coinquilini, edifici, case in vendita',
      },
      quantum: {
        strong: 'quantistic*, computer quantistico, computer quantistici, quantum computing',
        medium: 'qubit',
      },
      retail: {
        strong: `
          vendita al dettaglio, retail, negozianti, supermercati, GDO, commercio al dettaglio, grande distribuzione, grande distribuzione organizzata,
          piccoli negozi, negozi di quartiere, negozi fisici, esercenti, dettaglianti, botteghe`,
        medium: 'punti vendita, commercianti, negozi, negozio, punto vendita, scaffale, scaffali, esercizi commerciali',
      },
      robotics: {
        strong: 'robotica, robot, robotic*, cobot, bracci robotici, braccio robotico',
        medium: 'automazione',
      },
      saas: {
        strong: `
          SaaS, software as a service, software in cloud, piattaforma SaaS, software SaaS, soluzione SaaS, software come servizio`,
        medium: 'abbonamento mensile, ricavi ricorrenti, canone mensile, licenze',
      },
      sales: {
        strong: 'forza vendita, reti di vendita, agenti di commercio, CRM, sales automation',
        medium: 'venditori, lead, preventivi, prospect',
      },
      semiconductors: {
        strong: 'semiconduttor*, microchip, circuiti integrati',
        medium: 'chip, wafer',
      },
      social: {
        strong: 'social network, rete sociale, app social',
        medium: 'community, amici, condividere, membri',
      },
      space: {
        strong: 'space economy, satellit*, lanciatori, osservazione della Terra, settore spaziale, razzi',
        medium: 'spaziale, spaziali, orbita',
      },
      sports: {
        strong: `
          sport, sportiv*, calcio, atleti, società sportive, associazioni sportive, circoli sportivi, padel, ciclismo, tennis, calciatori, allenatori`,
        medium: 'tifosi, palestre, allenatore, gare, club, squadra di calcio, squadre sportive',
        against: 'club deal',
      },
      supply_chain: {
        strong: `
          supply chain, catena di approvvigionamento, catena di fornitura, tracciabilità, approvvigionament*, acquisti aziendali, procurement`,
        medium: 'fornitori, scorte, fornitura, filiera',
      },
      telecom: {
        strong: 'telecomunicazioni, telco, operatori telefonici, fibra ottica, operatore mobile',
        medium: '5G, rete mobile, banda larga',
      },
      travel: {
        strong: `
          turismo, turistic*, viaggi, viaggiatori, turisti, vacanze, tour operator, agenzie di viaggio, turista, itinerari, escursioni,
          guide turistiche, enoturismo, overtourism`,
        medium:
          'prenotazioni, destinazioni, viaggio, borghi, travel, voli, vacanza, itinerario, esperienze locali, hotel',
      },
    },
    client_type: {
      b2b: {
        strong: `
          B2B, imprese, PMI, professionisti, ristoratori, albergatori, negozianti, retailer, cliniche, ospedali, scuole, corporate, produttori,
          distributori, commercianti, business to business, piccole e medie imprese, grandi aziende, grandi imprese, microimprese, multinazionali,
          studi professionali, studi legali, studi medici, commercialisti, avvocati, architetti, medici, farmacie, artigiani, esercenti, ristoranti,
          hotel, negozi, alberghi, strutture ricettive, agricoltori, aziende agricole, industrie, banche, assicurazioni, compagnie assicurative,
          agenzie immobiliari, tour operator, agenzie di viaggio, palestre, RSA, strutture sanitarie, GDO, installatori, trasportatori, HR manager,
          datori di lavoro, white label, allevatori, editori, organizzatori, liberi professionisti, aziende`,
        medium: `
          clienti business, fornitori, SaaS, clienti aziendali, agenzie, cantine, brand, studio professionale, collaboratori, gestionale, ERP, CRM,
          associazioni, partite iva, negozio, organizzazioni, dipendenti`,
        against: 'la nostra azienda, la nostra impresa, aziende concorrenti, piano d impresa',
      },
      b2c: {
        strong: `
          B2C, consumatori, privati, famiglie, genitori, giovani, studenti, pazienti, viaggiatori, turisti, anziani, utenti finali, appassionati,
          business to consumer, D2C, DTC, consumatore, clienti privati, mamme, neonati, ragazzi, adolescenti, giovani adulti, over 65,
          proprietari di casa, proprietari di animali, inquilini, tifosi, giocatori, gamer, viaggiatore, coppie, universitari, generazione z, gen z,
          millennial, millennials, pendolari, lettori`,
        medium: `
          utenti, persone, app, community, donne, uomini, bambini, sportivi, amici, iscritti, lifestyle, tempo libero, vita quotidiana, smartphone,
          App Store, download, abbonati, clienti finali, appassionato`,
      },
      b2g: {
        strong: `
          B2G, pubblica amministrazione, comuni, enti pubblici, PA, enti locali, business to government, enti territoriali, amministrazioni pubbliche,
          amministrazioni comunali, amministrazioni locali, settore pubblico, ministeri, istituzioni pubbliche, aziende sanitarie locali, ASL,
          municipalizzate, protezione civile`,
        medium:
          'città, cittadini, gare d appalto, appalti pubblici, regioni, istituzioni, municipalità, MEPA, province',
      },
    },
    product_type: {
      pt_software: {
        strong: `
          software, piattaforma, app, applicazione, sito web, algoritmo, dashboard, marketplace, portale, piattaforme, piattaforma digitale, app mobile,
          applicazione web, web app, webapp, algoritmi, cruscotto, gestionale, SaaS, API, plugin, plug-in, social network, videogioco, chatbot,
          intelligenza artificiale, assistente virtuale, strumento online`,
        medium:
          'cloud, digital*, online, web, dati, interfaccia, IA, automazione, QR code, smartphone, applicazioni, sito',
        against: 'piattaforma di lancio, piattaforme petrolifere',
      },
      pt_hardware: {
        strong: `
          dispositivo, sensore, sensori, robot, drone, batteria, hardware, apparecchio, dispositivi, droni, macchinario, macchinari, batterie,
          apparecchiatura, apparecchi, attrezzatura, dispositivo medico, dispositivi medici, dispositivo indossabile, casco, braccialetto, bracciale,
          stampante 3D, scheda elettronica, colonnina, colonnine, pannelli solari, pannello solare, satellite, satelliti, veicolo elettrico,
          motore elettrico, imbarcazione, turbina, elettrodomestico, wearable`,
        medium: `
          prototipo, componenti, brevetto, elettronica, prototipi, macchina, impianto, industrializzazione, assemblaggio, brevetti, installazione,
          marcatura CE, firmware`,
        against:
          'machine learning, dispositivi mobili, tutti i dispositivi, qualsiasi dispositivo, da dispositivo mobile',
      },
      pt_service: {
        strong: `
          consulenza, servizio chiavi in mano, noleggio, servizi di consulenza, servizio di consulenza, servizio su misura, servizi su misura,
          servizi professionali, chiavi in mano, coaching, corsi di formazione, assistenza domiciliare, servizio a domicilio, consegna a domicilio,
          pulizie, riparazione, concierge, personal trainer`,
        medium: 'servizi, servizio, assistenza, formazione, laboratori, workshop, agenzia, manutenzione',
      },
      pt_goods: {
        strong: `
          cibo, bevande, abbigliamento, cosmetici, gioielli, vino, birra, caffè, scarpe, integratori, prodotti alimentari, prodotto alimentare,
          capi di abbigliamento, calzature, prodotti cosmetici, prodotti di bellezza, arredamento, arredi, giocattoli, bevanda, cibi, pasta, gelato,
          olio extravergine, olio d oliva, cioccolato, profumi, borse, occhiali, accessori moda, integratore, integratori alimentari, snack, imballaggi,
          tessuti, pet food, detergenti, prodotti freschi`,
        medium: `
          ingredienti, artigianal*, bio, materie prime, gamma di prodotti, linea di prodotti, ricetta, ricette, fatto a mano, made in Italy, confezione,
          confezioni, biologic*, packaging, mobili, collezione`,
      },
    },
    business_model: {
      bm_transactional: {
        strong: `
          commissione, commissioni, fee per transazione, commissione su, percentuale su, commissione per transazione, commissioni di transazione,
          commissione di, commissione del, fee del, fee su, per transazione, per prenotazione, success fee, percentuale sulle vendite,
          percentuale sulle transazioni, percentuale sul transato, trattenuta, take rate, costi di transazione, fee di intermediazione`,
        medium: 'fee, transazioni, per ordine, provvigione, provvigioni, transato, a consumo, intermediazione',
        against: `
          senza commissioni, Commissione europea, zero commissioni, nessuna commissione, commissioni nascoste, alte commissioni, commissioni elevate`,
      },
      bm_marketplace: {
        strong: `
          marketplace, domanda e offerta, acquirenti e venditori, market place, venditori e acquirenti, mette in contatto, mettere in contatto,
          mettiamo in contatto, incontro tra domanda e offerta, peer to peer, p2p, tra privati, piattaforma di intermediazione`,
        medium: 'venditori, annunci, acquirenti, inserzioni, intermediazione',
      },
      bm_subscription: {
        strong: `
          abbonamento, abbonamenti, SaaS, canone mensile, canone annuale, al mese, ricavi ricorrenti, freemium, licenza annuale, abbonati,
          abbonamento mensile, abbonamento annuale, canone di abbonamento, canone d uso, per utente al mese, licenza SaaS, licenza mensile,
          quota associativa, quota mensile, quota annuale, membership, piano premium, versione premium, fee mensile, fee annuale, MRR, ARR,
          ricavo ricorrente, €/mese, €/anno`,
        medium: `
          premium, licenza, licenze, all anno, mensili, annuali, ricorrent*, pacchetti, piano base, tariffa mensile, canone, mensile, annuale`,
        against: `
          utenti al mese, visite al mese, ordini al mese, crescita al mese, tonnellate al mese, visitatori al mese, spendono al mese, senza abbonamento`,
      },
      bm_e_commerce: {
        strong: `
          e-commerce, negozio online, vendita online, vendita diretta online, shop online, e-shop, D2C, DTC, negozi online, vendite online`,
        medium: 'ordini, carrello, scontrino medio, spedizione, vendita di prodotti',
      },
      bm_advertising: {
        strong: `
          pubblicità, ricavi pubblicitari, inserzionisti, sponsorizzazion*, inserzioni pubblicitarie, spazi pubblicitari, contenuti sponsorizzati,
          annunci pubblicitari, advertising, banner pubblicitari, entrate pubblicitarie, vendita di spazi pubblicitari`,
        medium: 'sponsor, banner, affiliazione, affiliazioni, partnership pubblicitarie',
        against:
          'senza pubblicità, campagne pubblicitarie, campagna pubblicitaria, budget pubblicitario, spese pubblicitarie',
      },
      bm_manufacturing: {
        strong: `
          produzione propria, stabilimento produttivo, impianto di produzione, impianto produttivo, sito produttivo, nostro stabilimento,
          produzione interna, produzione artigianale, produzione industriale, laboratorio di produzione`,
        medium: `
          produzione, materie prime, linea di produzione, capacità produttiva, costo di produzione, costi di produzione, fabbricazione,
          prodotto in Italia, industrializzazione`,
      },
      bm_usage_based: {
        strong: `
          a consumo, pay per use, pay-per-use, pagamento a consumo, tariffa a consumo, in base al consumo, in base all utilizzo, basato sull utilizzo,
          pay as you go, a utilizzo`,
        medium: 'per chiamata, per utilizzo, pacchetto di crediti',
      },
      bm_open_source: {
        strong: 'open source, codice aperto, software libero',
        medium: 'GitHub',
      },
      bm_hardtech: {
        strong: `
          deep tech, deeptech, semiconduttor*, fotonica, quantistic*, satellit*, idrogeno, batterie di nuova generazione, fusione nucleare,
          nanotecnologi*`,
        medium: 'brevetti, industrializzazione, prototipo, TRL',
      },
      bm_biotech: {
        strong: 'biotecnologi*, biotech, terapia genica, sviluppo di farmaci, molecola, drug discovery',
        medium: 'studi clinici, preclinic*, trial clinici, out-licensing',
      },
    },
    revenue_model: {
      Subscription: {
        strong: `
          abbonamento, abbonamenti, canone mensile, ricavi ricorrenti, abbonamento mensile, abbonamento annuale, canone annuale, canone annuo,
          quota associativa, quota mensile, membership, per utente al mese, fee mensile`,
        medium: 'al mese, mensile, annuale, SaaS, all anno, €/mese, canone, mensili, annuali',
      },
      Commission: {
        strong: `
          commissione, commissioni, commissione sulle vendite, percentuale sulle vendite, percentuale sul transato, provvigione, provvigioni,
          success fee, revenue share`,
        medium: 'fee del, intermediazione, percentuale su',
        against: 'senza commissioni, Commissione europea, zero commissioni, nessuna commissione',
      },
      Licensing: {
        strong: `
          licenza, licenze, royalties, royalty, white label, licensing, licenza annuale, licenze software, licenza d uso, concessione in licenza,
          fee di licenza`,
        medium: 'franchising',
      },
      Advertising: {
        strong: `
          pubblicità, inserzionisti, ricavi pubblicitari, spazi pubblicitari, sponsorizzazioni, advertising, contenuti sponsorizzati,
          inserzioni a pagamento`,
        medium: 'sponsor, sponsorizzazione, banner',
        against: 'senza pubblicità, campagne pubblicitarie, budget pubblicitario',
      },
      Freemium: {
        strong: 'freemium, versione gratuita, piano gratuito, account gratuito',
        medium: 'premium, gratis, gratuit*',
      },
      'Transaction fee': {
        strong:
          'fee per transazione, costi di transazione, per transazione, fee di servizio, costo per prenotazione, per prenotazione',
        medium: 'fee, transazioni, per ordine',
      },
      'Usage-based': {
        strong: 'a consumo, pay per use, in base all utilizzo, basato sull utilizzo, pay as you go',
        medium: 'pacchetto di crediti, per utilizzo',
      },
      'Product sales': {
        strong: `
          vendita di prodotti, vendita dei prodotti, vendita del prodotto, vendita diretta, prezzo di vendita, prezzo al pubblico, prezzo unitario,
          vendita del dispositivo, vendita di dispositivi, vendita dell hardware`,
        medium: 'vendita, vendite, scontrino medio',
      },
      'Setup and services': {
        strong: `
          costo di setup, fee di setup, setup iniziale, costi di installazione, costo di attivazione, servizi di consulenza, personalizzazioni,
          servizi professionali, integrazione e formazione, canone di manutenzione`,
        medium: 'manutenzione, installazione, formazione, consulenza, attivazione, una tantum',
      },
      'Interest and lending': {
        strong: 'interessi sui prestiti, tasso di interesse, erogazione di prestiti, interessi attivi',
        medium: 'prestiti',
      },
      'Data monetisation': {
        strong: 'vendita di dati, vendita dei dati, monetizzazione dei dati, valorizzazione dei dati',
        medium: 'ricerche di mercato, data insight',
      },
    },
    product_structure: {
      Platform: {
        strong: 'piattaforma, piattaforme',
        medium: 'ecosistema',
      },
      'Mobile app': {
        strong: `
          app mobile, applicazione mobile, app per smartphone, App Store, Google Play, iOS e Android, app iOS, app gratuita, scarica l app`,
        medium: 'app, smartphone, download, scaricare',
      },
      SaaS: {
        strong: 'SaaS, software in cloud, piattaforma SaaS, soluzione SaaS',
        medium: 'gestionale, software online',
      },
      'Web app': {
        strong: 'web app, webapp, applicazione web, piattaforma web, portale web, sito web, portale',
        medium: 'browser, sito, online',
      },
      Marketplace: {
        strong: 'marketplace, market place, mette in contatto, domanda e offerta',
        medium: 'venditori, annunci',
      },
      API: {
        strong: 'le nostre API, nostra API, integrazione via API, tramite API',
        medium: 'API',
      },
      'Hardware device': {
        strong:
          'dispositivo, sensore, robot, drone, apparecchio, macchinario, colonnina, dispositivo indossabile, centralina',
        medium: 'sensori, elettronica, hardware',
      },
      'AI assistant': {
        strong: `
          assistente AI, assistente IA, assistente virtuale, agente AI, agenti AI, agenti IA, chatbot, assistente vocale, tutor IA, tutor AI`,
        medium: 'IA, conversazional*',
      },
      'Managed service': {
        strong: 'servizio chiavi in mano, chiavi in mano, servizio gestito, full service',
        medium: 'consulenza, servizio, assistenza',
      },
      'Physical goods': {
        strong: 'abbigliamento, cosmetici, bevande, gioielli, prodotti alimentari, scarpe, vino, birra, integratori',
        medium: 'confezione, ingredienti, packaging',
      },
    },
    distribution: {
      'Direct sales': {
        strong: `
          vendita diretta, forza vendita, rete vendita, rete commerciale, team commerciale, agenti di vendita, rete di agenti, agenti commerciali,
          sales team, cold calling, vendite dirette`,
        medium: 'fiere, fiere di settore, appuntamenti, account manager, telemarketing',
      },
      'Self-serve': {
        strong: `
          passaparola, referral, programma referral, porta un amico, prova gratuita, crescita organica, viralità, member get member`,
        medium: 'organico, registrazione online, inviti',
      },
      'Online marketing': {
        strong: `
          digital marketing, marketing digitale, social media marketing, campagne social, canali social, pubblicità online, Google Ads, Facebook Ads,
          Meta Ads, SEO, SEM, content marketing, email marketing, campagne digitali, inbound marketing, performance marketing`,
        medium: 'newsletter, blog, social media, campagne, ufficio stampa',
      },
      Influencers: {
        strong: 'influencer, influencer marketing, ambassador, micro-influencer, brand ambassador, testimonial',
        medium: 'content creator, blogger',
      },
      'Partnerships and resellers': {
        strong: `
          distributori, rivenditori, partner commerciali, rete di partner, partnership strategiche, partnership con, accordi con,
          associazioni di categoria, installatori, grossisti, system integrator, accordi commerciali, importatori, accordi di distribuzione`,
        medium: 'partnership, partner, convenzioni, affiliazione',
      },
      Community: {
        strong: 'community di utenti, community building, comunità di utenti',
        medium: 'community, eventi, meetup',
      },
      Marketplaces: {
        strong: 'Amazon, App Store, Google Play',
        medium: 'eBay, Zalando',
      },
      Retail: {
        strong: `
          grande distribuzione, GDO, punti vendita, negozi fisici, negozi specializzati, supermercati, canale Ho.Re.Ca., canale horeca, parafarmacie`,
        medium: 'negozi, farmacie, corner, pop-up store, temporary store',
      },
      'Online store': {
        strong: 'e-commerce, negozio online, shop online, vendita online, nostro sito, e-shop',
        medium: 'acquisto online, ordini online',
      },
    },
  },
  places: {
    usa: {
      country: "Stati Uniti, Stati Uniti d'America",
      city: 'New York',
      demonym: 'american*, statunitens*, nordamerican*',
      region: 'Nord America, America del Nord',
    },
    europe: {
      country: `
        Italia, Germania, Francia, Spagna, Svizzera, Paesi Bassi, Belgio, Portogallo, Polonia, Svezia, Grecia, Austria, Croazia, Danimarca, Finlandia,
        Norvegia, Irlanda, Olanda, Ungheria, Romania, Bulgaria, Slovenia, Slovacchia, Repubblica Ceca, Cechia, Serbia, Albania, Estonia, Lettonia,
        Lituania, Lussemburgo, Malta, Cipro, San Marino, Ucraina, Islanda`,
      city: `
        Milano, Roma, Torino, Napoli, Bologna, Firenze, Venezia, Verona, Padova, Genova, Palermo, Bari, Catania, Trento, Bergamo, Brescia, Trieste,
        Pisa, Modena, Parma, Parigi, Berlino, Cagliari, Sassari, Perugia, Ancona, Pescara, L'Aquila, Reggio Emilia, Ravenna, Rimini, Forlì, Cesena,
        Piacenza, Siena, Lucca, Livorno, Arezzo, Udine, Treviso, Vicenza, Pordenone, Bolzano, Rovereto, Lecco, Varese, Monza, Pavia, Cremona, Mantova,
        Novara, Cuneo, Ivrea, Biella, Savona, La Spezia, Salerno, Caserta, Benevento, Avellino, Lecce, Taranto, Foggia, Brindisi, Matera, Cosenza,
        Catanzaro, Reggio Calabria, Siracusa, Lugano, Bellinzona, Mendrisio, Locarno, Barcellona, Madrid, Lisbona, Monaco di Baviera, Amburgo,
        Francoforte, Vienna, Zurigo, Ginevra, Bruxelles, Amsterdam, Varsavia, Praga, Atene, Stoccolma, Copenaghen, Dublino, Lione, Marsiglia, Tirana`,
      region: `
        Europa, Unione Europea, Lombardia, Piemonte, Veneto, Toscana, Lazio, Sicilia, Italia settentrionale, Nord Italia, Centro Italia, Sud Italia,
        Sud Europa, Nord Europa, Europa meridionale, Europa centrale, Europa dell'Est, Est Europa, Mezzogiorno, Emilia-Romagna, Emilia Romagna, Liguria,
        Friuli-Venezia Giulia, Friuli Venezia Giulia, Trentino, Trentino-Alto Adige, Alto Adige, Sudtirolo, Valle d'Aosta, Umbria, Abruzzo, Molise,
        Campania, Puglia, Basilicata, Calabria, Sardegna, Canton Ticino, Ticino, Triveneto, Balcani, Costa Smeralda, Salento, Scandinavia, Benelux, UE,
        regione Marche`,
      demonym: `
        europe*, italian*, svizzer*, portoghes*, austriac*, olandes*, ticines*, veneti, veneta, francese, francesi, spagnola, spagnole, spagnoli,
        tedesca, tedesche, mercato tedesco, lombarda, lombarde, siciliana, siciliane, piemontesi, pugliesi, greca, polacca`,
    },
    great_britain: {
      country: 'Regno Unito, Gran Bretagna, Inghilterra, Scozia, Galles',
      city: 'Londra, Edimburgo, Manchester',
      demonym: 'britannic*, mercato inglese',
    },
    asia: {
      country: 'Cina, Giappone, India, Corea del Sud, Corea, Indonesia, Thailandia, Filippine, Malesia, Kazakistan',
      region: 'Asia, Sud-Est asiatico, Estremo Oriente',
      city: 'Pechino',
      demonym: 'asiatic*, cines*, giappones*, indian*',
    },
    latin_america: {
      region: 'America Latina, Sud America, America Centrale, Centro America, LATAM, Sudamerica',
      country: 'Brasile, Messico, Perù, Cile, Argentina, Colombia, Repubblica Dominicana',
      city: 'Città del Messico',
      demonym: 'brasilian*, messican*, latinoamerican*, sudamerican*',
    },
    other: {
      region: 'Africa, Africa subsahariana, Africa sub-sahariana, Oceania',
      country: `
        Canada, Russia, Australia, Nuova Zelanda, Sudafrica, Sud Africa, Nigeria, Kenya, Etiopia, Senegal, Ghana, Costa d'Avorio, Mozambico`,
      demonym: 'african*, canades*, australian*',
    },
    mena: {
      country: `
        Emirati Arabi Uniti, Emirati Arabi, Emirati, Arabia Saudita, Egitto, Turchia, Marocco, Tunisia, Algeria, Israele, Giordania, Libano, Libia`,
      city: 'Il Cairo',
      region: 'Medio Oriente, Nord Africa, Golfo Persico, Maghreb',
      demonym: 'mediorientale, mediorientali',
    },
  },
}
