import type { LanguageLexicon } from '../language-lexicon.ts'

export const italian: LanguageLexicon = {
  titles: {
    cover: 'presentazione per investitori, presentazione aziendale',
    problem:
      'problema, il problema, problemi, i problemi, sfida, la sfida, le sfide, il bisogno, bisogni, esigenza, contesto e problema, situazione attuale, pain points, criticità, lo scenario',
    'why-now': 'perché ora, perché adesso, tendenze, trend di mercato, contesto, il momento giusto, timing',
    solution:
      'soluzione, la soluzione, soluzioni, la nostra soluzione, proposta di valore, mission, la nostra mission, missione, visione, vision, l idea, cosa facciamo, chi siamo e cosa facciamo, il progetto, benefici, vantaggi per i clienti, il concept, la nostra offerta',
    product:
      'prodotto, il prodotto, il nostro prodotto, prodotti, i nostri prodotti, come funziona, funzionalità, demo, piattaforma, la piattaforma, servizi, i nostri servizi, l app, prototipo, caratteristiche, casi d uso',
    technology:
      'tecnologia, la tecnologia, la nostra tecnologia, architettura, innovazione, brevetti, brevetto, proprietà intellettuale, intelligenza artificiale, ricerca e sviluppo',
    market:
      'mercato, il mercato, mercato di riferimento, opportunità, opportunità di mercato, dimensione del mercato, dimensioni del mercato, target, il nostro target, clienti target, mercato target, analisi di mercato, TAM SAM SOM, potenziale di mercato, segmenti',
    competition:
      'concorrenza, la concorrenza, concorrenti, competitor, i competitor, analisi competitiva, analisi della concorrenza, vantaggio competitivo, vantaggi competitivi, differenziazione, perché noi, posizionamento, scenario competitivo, panorama competitivo, i nostri vantaggi, punti di forza',
    'business-model':
      'modello di business, il modello di business, business model, modello di ricavi, revenue model, ricavi, fonti di ricavo, monetizzazione, prezzi, pricing, modello economico, come guadagniamo, listino',
    traction:
      'trazione, traction, risultati, i nostri risultati, risultati raggiunti, clienti, i nostri clienti, traguardi, traguardi raggiunti, validazione, metriche, numeri, i nostri numeri, casi di successo, partner, i nostri partner, premi, riconoscimenti, stato attuale, dove siamo, parlano di noi, milestone raggiunte',
    'go-to-market':
      'go to market, strategia go to market, strategia commerciale, strategia di marketing, strategia, marketing, canali, canali di vendita, canali di distribuzione, vendite, distribuzione, acquisizione clienti, strategia di crescita, crescita, espansione, piano marketing, internazionalizzazione',
    roadmap:
      'roadmap, tabella di marcia, prossimi passi, i prossimi passi, piano di sviluppo, cronoprogramma, futuro, il futuro, milestone, obiettivi, fasi, timeline, sviluppi futuri, pianificazione',
    financials:
      'finanza, proiezioni finanziarie, proiezioni, piano finanziario, previsioni, previsioni finanziarie, dati finanziari, business plan, conto economico, budget, costi, struttura dei costi, piano economico finanziario, numeri chiave, economics, financials',
    team: 'team, il team, il nostro team, squadra, la squadra, fondatori, i fondatori, founder, chi siamo, soci, i soci, management team, le persone',
    advisors:
      'advisor, i nostri advisor, mentor, consulenti, investitori, i nostri investitori, comitato scientifico, advisory board',
    ask: 'investimento, l investimento, richiesta di investimento, fabbisogno finanziario, fabbisogno, raccolta, raccolta fondi, round, il round, round di investimento, aumento di capitale, utilizzo dei fondi, uso dei fondi, impiego dei capitali, cosa cerchiamo, cerchiamo, opportunità di investimento, finanziamento, the ask, la nostra richiesta, use of funds, offerta di investimento, deal',
    contact: 'contatti, contatto, grazie, grazie per l attenzione, domande, contattaci',
    appendix: 'appendice, allegati, indice, sommario, fonti, riferimenti, agenda, disclaimer, bibliografia',
  },
  bodies: {
    problem:
      'problema*, mancanza, manca, mancano, difficile, difficili, difficoltà, costos*, lent*, inefficien*, spreco, sprechi, compless*, manual*, frammentat*, obsolet*, burocrazia, perdita, perdono, carenza, scars*, frustra*',
    solution:
      'la nostra soluzione, la nostra piattaforma, la nostra app, offriamo, aiutiamo, permettiamo, permette, consente, semplifica, automatizza, una piattaforma, semplice, in tempo reale, tutto in uno',
    product:
      'funzionalità, app, interfaccia, dashboard, prototipo, integrazion*, modulo, moduli, notifiche, scarica, registrazione, beta, MVP',
    technology:
      'algoritmo, algoritmi, intelligenza artificiale, brevetto, brevett*, tecnologia, sensori, proprietari*, cloud, database, machine learning',
    market:
      'mercato, miliardi, mld, TAM, SAM, SOM, CAGR, crescita annua, target, settore, famiglie, PMI, quota di mercato, consumatori, potenziale',
    competition:
      'concorren*, competitor*, vantaggi*, alternativ*, a differenza di, differenzia*, unic*, leader, rispetto a',
    'business-model':
      'abbonament*, commission*, licenz*, canone, al mese, all anno, per utente, prezzo, prezzi, ricavi, margin*, freemium, premium, pubblicità, ricorrent*, fee, vendita',
    traction:
      'clienti, utenti, utenti attivi, pilota, lettere di intenti, fatturato, download, crescita, lista d attesa, firmat*, contratti, lancio, ad oggi, già, premi*, partnership, vincitor*, preordini',
    'go-to-market':
      'strategia commerciale, acquisizione, marketing, social media, influencer, passaparola, partnership, distributori, rete vendita, vendita diretta, fiere, canali, campagn*, espansione, ambassador',
    roadmap:
      'lancio, fase 1, fase 2, prossimi passi, trimestre, semestre, sviluppo, espansione, versione, certificazione, mesi',
    financials:
      'ricavi, fatturato, EBITDA, utile, costi, margine lordo, flusso di cassa, break-even, pareggio, proiezion*, previsioni, budget',
    team: 'fondatore, fondatrice, cofondatore, cofondatrice, co-founder, socio, socia, direttore, direttrice, amministratore delegato, ingegnere, anni di esperienza, laurea*, università, sviluppatore, responsabile, master, dottorato',
    ask: 'round, investimento, investitori, finanziamento, cerchiamo, raccogliere, raccolta, aumento di capitale, utilizzo dei fondi, valutazione, pre-money, post-money, equity, convertibile, runway, capitale',
    contact: 'grazie, contatti, telefono, sito web',
  },
  words: {
    falseFriend: 'ai, data, camera, sale',
    forecast:
      'prevision*, previst*, prevediamo, proiezion*, obiettiv*, stima*, stimat*, attes*, entro il, raggiungere, raggiungeremo, potenzial*, scenario, target, pianificat*',
    forecastTitle: 'prevision*, proiezion*, piano finanziario, business plan, prossimi passi, obiettivi, scenario',
    actual:
      'ad oggi, oggi, attual*, attualmente, già, raggiunt*, dal lancio, realizzat*, generat*, fatturat*, finora, ultimi 12 mesi, ultimo anno, firmat*, vendut*',
    pilot: 'pilota, progetto pilota, progetti pilota, sperimentazione, proof of concept, beta',
    intent:
      'lettera di intenti, lettere di intenti, lettere d intento, preordin*, lista d attesa, manifestazioni di interesse, in trattativa',
    own: 'nostro, nostra, nostri, nostre, noi, già, ad oggi, attualmente, abbiamo, attivi',
    notACount:
      'fino a, per cliente, per utente, primi, prossimi, cerchiamo, almeno, in media, ogni, nel mondo, potenzial*, mercato, obiettivo',
    perUnit: 'per cliente, per utente, in media, medio, costo, costi, risparmio, perdita, quota',
    arr: 'ricavi ricorrenti annuali, ricavi annuali ricorrenti, fatturato ricorrente annuo',
    mrr: 'ricavi ricorrenti mensili, ricavi mensili ricorrenti, fatturato mensile',
    revenue: 'fatturato, ricavi, fatturato annuo, ricavi totali, vendite, valore della produzione',
    growth:
      'crescita, cresciuto, cresciuti, aumento, incremento, cresce, anno su anno, raddoppi*, triplic*, rispetto all anno precedente',
    payingCustomers: 'clienti paganti, clienti attivi, clienti business, aziende clienti, clienti B2B',
    customers: 'clienti, abbonati, esercenti',
    users: 'utenti, utenti attivi, utenti registrati, iscritti, download, membri, follower, utenti attivi mensili',
    retention: 'fidelizzazione, tasso di fidelizzazione, tasso di riacquisto, tasso di rinnovo',
    churn: 'tasso di abbandono, abbandono',
    gmv: 'valore transato, volume transato, transato, volume delle transazioni',
    grossMargin: 'margine lordo, marginalità lorda, margine di contribuzione',
    burn: 'burn mensile, cassa bruciata al mese',
    runway: 'autonomia finanziaria',
    cac: 'costo di acquisizione, costo di acquisizione cliente, costo acquisizione cliente, costo di acquisizione clienti',
    ltv: 'valore del cliente nel tempo, valore del ciclo di vita',
    ask: 'cerchiamo, stiamo cercando, stiamo raccogliendo, raccogliamo, raccolta di, fabbisogno, fabbisogno finanziario, round di, round da, round seed, investimento richiesto, richiesta, richiediamo, aumento di capitale di, aumento di capitale da, obiettivo di raccolta, capitale richiesto',
    raised:
      'raccolti, raccolto, già raccolti, abbiamo raccolto, round precedente, round precedenti, investiti finora, capitale raccolto, finanziamenti ricevuti, ad oggi',
    grant: 'bando, fondo perduto, contributo a fondo perduto, premio, Smart&Start, Invitalia, finanziamento agevolato',
    valuation: 'valutazione, valutazione pre-money, valutazione post-money, pre-money, post-money',
    committed: 'impegnati, sottoscritti, già sottoscritti, soft commitment, confermati',
    instrument:
      'aumento di capitale, prestito convertibile, strumento convertibile, SFP, strumenti finanziari partecipativi',
    funding: 'investiment*, investitor*, finanziament*, round, capitale, raccolta, fondi, equity, valutazione, seed',
    useOfFunds:
      'utilizzo dei fondi, uso dei fondi, impiego dei fondi, impiego dei capitali, utilizzo del capitale, allocazione dei fondi, destinazione dei fondi, come useremo i fondi, allocazione del capitale',
    notAUse:
      'equity, sconto, crescita, tasso, margine, commissione, quota, mercato, totale, valutazione, impegnati, raccolti, round, ricavi',
    priceRate:
      'al mese, mensili, mensile, all anno, annui, annuo, per utente, per utente al mese, a persona, per transazione, per ordine, per prenotazione, una tantum, per licenza, per dipendente',
    prices: 'prezzo, prezzi, abbonament*, piano, piani, canone, modello di business, licenz*, listino, pacchett*',
    notAPrice:
      'risparmi*, sprec*, perdita, perdite, stipendi*, medio, media, fatturato, ricavi, costo di, costi di, competitor*, CAC, LTV',
    breakEven: 'pareggio, punto di pareggio, break-even, redditività',
    closing: 'chiusura, chiusura del round, closing, scadenza, termine della raccolta',
    tam: 'mercato totale, mercato totale indirizzabile, mercato totale disponibile, mercato potenziale',
    sam: 'mercato disponibile, mercato indirizzabile, mercato servibile, mercato raggiungibile',
    som: 'mercato ottenibile, mercato conquistabile, quota di mercato obiettivo',
    marketSize:
      'dimensione del mercato, mercato di, mercato globale, mercato mondiale, mercato italiano, mercato europeo, valore del mercato, mercato vale, il settore, mercato',
    market: 'mercato, settore, industria, domanda, comparto',
    notMarketSize:
      'raccolt*, finanziamento, investit*, i nostri ricavi, il nostro fatturato, i nostri clienti, obiettivo, medio, prezzo, costo, costi, risparmi*, valutazione, perdite, quota di mercato del, sprechi',
    marketGrowth:
      'crescita, crescita annua, tasso di crescita, tasso di crescita annuo, cresce, crescerà, annuo, annua, all anno, incremento',
    companyMetric: 'ricavi, fatturato, vendite, utenti, clienti, download, margine, team',
    sellsIn:
      'mercato, mercati, aziende, utenti, clienti, PMI, famiglie, lancio, espansione, target, città, paesi, regioni, consumatori, presenti in, operiamo in, disponibile in, internazionalizzazione',
    notSellsIn:
      'università, politecnico, sede, fondata a, nato a, fonte, secondo, via, banca, laurea*, istituto, dottorato',
    competitorLead:
      'concorrenti:, competitor:, competitor diretti:, competitor indiretti:, concorrenti diretti:, concorrenti indiretti:, principali competitor:, principali concorrenti:, a differenza di:',
    competitorExample: 'come, ad esempio, tra cui, rispetto a, diretti, indiretti, vs',
    customerLead:
      'i nostri clienti:, clienti:, hanno scelto noi, ci hanno scelto:, si fidano di noi, clienti come:, primi clienti:, lavoriamo con, tra i nostri clienti:',
    customerTitle:
      'i nostri clienti, clienti, si fidano di noi, ci hanno scelto, hanno scelto noi, alcuni clienti, clienti e partner, casi di successo',
    investorLead:
      'investitori:, i nostri investitori:, finanziata da, finanziato da, supportata da, supportati da, guidato da, con la partecipazione di:, business angel:',
    investorTitle: 'investitori, i nostri investitori, soci e investitori, chi ha investito',
    investorWord: 'fondo, capitale, investimenti, acceleratore, incubatore, club',
    founded: 'fondata, fondato, costituita, costituito, nata, nasce, fondazione, anno di fondazione, avviata',
    since: 'dal',
    staff: 'dipendenti, collaboratori, persone, persone nel team, addetti, membri del team, risorse',
    othersStaff:
      'aziende, imprese, PMI, fino a, tra, assumere, assunzioni, obiettivo, per dipendente, clienti, in media, meno di, entro, nuove assunzioni',
    seat: 'sede a, con sede a, sede, sede legale, sede operativa, con base a, uffici a, basata a, situata a',
    street: 'via, viale, piazza, corso, largo, vicolo, strada, CAP',
    notATagline:
      'presentazione, riservato, confidenziale, presentato da, business plan, tutti i diritti riservati, grazie, indice, fondatore, fondatrice, round di investimento',
    whatItIs:
      'piattaforma, app, applicazione, software, soluzione, servizio, marketplace, rete, strumento, sistema, sito, per, che, permette, aiuta, connette, semplifica, automatizza, digitale, con, senza',
    self: 'siamo, siamo la, siamo una, siamo un, aiutiamo, offriamo, sviluppiamo, connettiamo, creiamo, realizziamo, semplifichiamo, automatizziamo, produciamo, la nostra mission è, la nostra missione è, la nostra piattaforma, la nostra soluzione',
    isA: 'è un, è una, è la, è il, è l, aiuta, permette, offre, connette, sviluppa, semplifica, automatizza, consente, trasforma, realizza, produce, rende',
    notAName:
      'presentazione, progetto, riservato, indice, introduzione, grazie, benvenuti, problema, soluzione, contatti, appendice, mercato, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, investitori',
    productStatus:
      'in sviluppo, in fase di sviluppo, prototipo, prototipo funzionante, MVP, beta, versione beta, disponibile, lanciat*, fase pilota, in produzione, proof of concept, certificat*, TRL, sul mercato, operativo',
    advantage:
      'vantaggio competitivo, vantaggi competitivi, unico, unica, unici, il primo, la prima, a differenza di, esclusiv*, brevettat*, più veloce di, più economico di, proprietari*, barriere all ingresso',
    property: 'brevetto, brevetti, brevettat*, domanda di brevetto, marchio registrato, proprietà intellettuale',
    partnership:
      'partnership con, in collaborazione con, collaborazione con, accordo con, accordi con, partner strategico, partner strategici, i nostri partner',
    award: 'premio, premi, vincitor*, finalist*, premiat*, riconosciment*, selezionat*, primo posto',
    founderRole:
      'fondatore, fondatrice, cofondatore, cofondatrice, co-fondatore, co-fondatrice, fondatori, socio fondatore, socia fondatrice',
    leaderRole:
      'amministratore delegato, amministratrice delegata, amministratore unico, amministratrice unica, direttore generale, direttrice generale, direttore tecnico, direttore operativo, direttore commerciale',
    adviserRole: 'consulente scientifico, comitato scientifico, mentore',
    investorRole: 'investitore, investitrice',
    role: 'direttore, direttrice, sviluppatore, sviluppatrice, ingegnere, responsabile, progettista, ricercatore, ricercatrice, professore, professoressa, avvocato, commercialista, medico, programmatore, programmatrice, esperto di, esperta di, analista',
    phd: 'dottorato, dottorato di ricerca, dottore di ricerca',
    foundedBefore: 'imprenditore seriale, imprenditrice seriale, ha fondato, fondatore di, ha venduto, exit',
    entrepreneur: 'imprenditore, imprenditrice, ha fondato, fondatore di, titolare di',
    study: 'università, laurea*, politecnico, master, dottorato, ingegneria, MBA, bocconi',
    atWork: 'ex, già, precedentemente, in passato, esperienza, anni, presso, in',
    customerStory:
      'testimonianza, testimonianze, caso di studio, casi di studio, storia di successo, storie di successo, caso di successo, casi di successo, cosa dicono i nostri clienti, dicono di noi, opinioni dei clienti, recensioni dei clienti',
    exampleLead:
      'per esempio, ad esempio, esempio:, immagina, immaginate, immaginiamo, supponiamo, poniamo che, scenario:, esempio di calcolo',
    exampleInside: 'per esempio, ad esempio, ad es., p. es.',
    exampleTitle:
      "esempio, esempi, esempio d'uso, esempio pratico, esempio di calcolo, persona tipo, personas, una giornata tipo, simulazione, esempio illustrativo",
    personaMark: 'età:, professione:, occupazione:, obiettivi:, frustrazioni:, bisogni:',
    interfaceButton:
      'accedi, esci, registrati, iscriviti, crea account, crea un account, password dimenticata, hai dimenticato la password, aggiungi al carrello, acquista ora, compra ora, paga ora, vai alla cassa, vedi tutto, vedi tutti, mostra altro, scopri di più, avanti, indietro, annulla, salva, invia, conferma, continua, elimina, modifica, il mio account, il mio profilo, i miei ordini, scrivi un messaggio, cerca, indirizzo email, prenota ora, ordina per, saldo disponibile',
    interfaceMenu:
      'pannello, profilo, impostazioni, notifiche, messaggi, calendario, oggi, ieri, domani, rapporti, ordini, carrello, preferiti, aiuto, menu, contatti, cronologia, attività, in corso, in attesa, completato, importo, totale, quantità, prezzo, descrizione, stato, data, fatture, pagamenti, saldo, bonifico',
    legalTitle:
      'avvertenze, note legali, nota legale, avviso legale, esclusione di responsabilità, clausola di esonero, avviso importante',
    legalPhrase:
      "dichiarazioni previsionali, non costituisce un'offerta, non costituisce offerta, non costituiscono un'offerta, tutti i diritti riservati, strettamente riservato, strettamente confidenziale, senza il previo consenso, senza previa autorizzazione, risultati effettivi potrebbero",
    confidentialLine:
      'riservato, confidenziale, strettamente riservato, strettamente confidenziale, documento riservato, non distribuire, uso interno',
    disclaimerLead: 'avvertenze, note legali, avviso legale, esclusione di responsabilità',
    references: 'fonti, riferimenti, bibliografia, fonti e riferimenti, note a piè di pagina',
    competitorTitle:
      'concorrenti, concorrenza, la concorrenza, competitor, panorama competitivo, analisi competitiva, analisi della concorrenza, soluzioni esistenti, alternative',
    commonNoun:
      'clienti, cliente, utenti, aziende, azienda, imprese, soluzione, soluzioni, mercato, problema, problemi, prezzo, prezzi, costo, costi, ricavi, fatturato, tempo, anno, anni, mese, mesi, dati, tecnologia, piattaforma, prodotto, prodotti, servizio, servizi, consulenza, sviluppo, ricerca, crescita, vantaggi, svantaggi, concorrenza, concorrenti, fornitori, distributori, partner, investitori, investimento, fondatori, modello, strategia, obiettivi, qualità, sicurezza, integrazione, automazione, gestione, energia, salute, medici, pazienti, ospedali, scuole, formazione, agricoltura, logistica, assicurazioni, banche, ristoranti, hotel, privati, famiglie, consumatori, mondo, trimestre, fase, lancio, futuro, idea, facile, veloce, sostenibile, manuale, alto, medio, basso, tradizionale, tradizionali, altri, nuovo, nuova, vendite, produzione, consegna, ordini, pagamento, abbonamento, licenza, commissione, pubblicità, canali, rete, esperienza, supporto, trasparenza, fiducia, comunità, sì, no, italia, italiano',
  },
  phrases: {
    industry: {
      agtech: {
        strong: 'agricoltura, agricoltori, agricol*, agritech, viticoltura',
        medium: 'colture, raccolto, terreno, irrigazione',
      },
      ai: {
        strong: 'intelligenza artificiale, apprendimento automatico, IA generativa, basata su AI',
        medium: 'IA, algoritm*, chatbot',
      },
      climate_tech: {
        strong: 'impronta di carbonio, decarbonizzazione, economia circolare, riciclo, emissioni di CO2',
        medium: 'sostenibil*, ambiente, ambiental*, rifiuti, emissioni',
      },
      construction_tech: {
        strong: 'edilizia, cantiere, cantieri, imprese edili, costruzioni',
        medium: 'ristrutturazione, edifici, architetti',
      },
      digital_health: { strong: 'sanità digitale, telemedicina, salute digitale', medium: 'pazienti, medici' },
      e_commerce: {
        strong: 'e-commerce, negozio online, vendita online, commercio elettronico',
        medium: 'carrello, ordini, spedizion*',
      },
      edtech: {
        strong: 'istruzione, formazione, edtech, e-learning, studenti, apprendimento',
        medium: 'scuole, università, corsi, docenti, insegnanti',
      },
      energy: {
        strong:
          'energia, energie rinnovabili, fotovoltaic*, energetic*, idrogeno, comunità energetiche, colonnine di ricarica',
        medium: 'elettricità, consumi, kWh, bollette',
      },
      fashion: { strong: 'moda, abbigliamento, calzature, tessile, gioielli', medium: 'capi, collezione, lusso' },
      fintech: {
        strong: 'fintech, servizi finanziari, credito, prestiti, risparmio, crowdfunding, contabilità, fatturazione',
        medium: 'finanza, investimenti, finanziari*',
      },
      food_and_beverage: {
        strong:
          'alimentare, alimentari, cibo, bevande, ristorazione, ristoranti, vino, vini, birra, caffè, agroalimentare',
        medium: 'ingredienti, ricett*, cucina, gusto',
      },
      gaming: { strong: 'videogioch*, gaming, esport', medium: 'giocatori, gioco' },
      healthcare: {
        strong: 'sanità, salute, ospedali, medici, clinic*, farmac*, strutture sanitarie',
        medium: 'pazient*, cura, cure, terapia, diagnosi',
      },
      hospitality: {
        strong: 'hotel, alberghi, ospitalità, ristoratori, strutture ricettive, alberghier*',
        medium: 'ospiti, camere, prenotazioni',
      },
      hr_tech: {
        strong: 'risorse umane, selezione del personale, HR, reclutamento, ricerca di lavoro',
        medium: 'candidati, lavoro, talenti, dipendenti',
      },
      industrial: {
        strong: 'industria 4.0, manifattur*, fabbrica, fabbriche, industriale, industriali',
        medium: 'produzione, macchinari, impianti',
      },
      insurtech: { strong: 'assicurazion*, assicurativ*, insurtech', medium: 'polizz*, sinistri' },
      legaltech: { strong: 'legaltech, avvocati, studi legali', medium: 'legal*, contratti' },
      logistics: {
        strong: 'logistica, spedizioni, ultimo miglio, trasporto merci, corrieri',
        medium: 'consegn*, magazzin*, trasporti',
      },
      marketplaces: {
        strong: 'marketplace, mette in contatto, domanda e offerta',
        medium: 'venditori, acquirenti, annunci',
      },
      media: {
        strong: 'editoria, giornalismo, podcast, produzione audiovisiva, media',
        medium: 'contenuti, lettori, video',
      },
      medical_devices: { strong: 'dispositivo medico, dispositivi medici, medtech', medium: 'chirurgi*, diagnostic*' },
      mobility: {
        strong: 'mobilità, car sharing, monopattin*, biciclett*, mobilità elettrica, trasporto pubblico',
        medium: 'veicoli, trasporti, auto',
      },
      pets: { strong: 'animali domestici, cani, gatti, veterinari*', medium: 'animali' },
      proptech: {
        strong: 'immobiliare, immobili, proptech, agenzie immobiliari, affitti',
        medium: 'case, inquilini, proprietari',
      },
      retail: {
        strong: 'vendita al dettaglio, negozi, retail, negozianti, supermercati, GDO',
        medium: 'punti vendita, commercianti',
      },
      robotics: { strong: 'robotica, robot', medium: 'automazione' },
      saas: { strong: 'SaaS, software as a service, software in cloud', medium: 'abbonamento mensile' },
      sports: { strong: 'sport, sportiv*, calcio, atleti, palestre', medium: 'squadre, tifosi' },
      travel: {
        strong: 'turismo, turistic*, viaggi, viaggiatori, turisti, vacanze',
        medium: 'prenotazioni, destinazioni',
      },
    },
    client_type: {
      b2b: {
        strong:
          'B2B, aziende, imprese, PMI, professionisti, ristoratori, albergatori, negozianti, retailer, studi, agenzie, cliniche, ospedali, scuole, enti, corporate, produttori, distributori, commercianti',
        medium: 'azienda, clienti business, dipendenti, fornitori, SaaS',
      },
      b2c: {
        strong:
          'B2C, consumatori, privati, famiglie, genitori, bambini, giovani, studenti, pazienti, viaggiatori, turisti, anziani, donne, utenti finali, appassionati',
        medium: 'utenti, persone, app, community',
      },
      b2g: {
        strong: 'B2G, pubblica amministrazione, comuni, enti pubblici, PA, enti locali',
        medium: 'bandi, città, cittadini',
      },
    },
    product_type: {
      pt_software: {
        strong: 'software, piattaforma, app, applicazione, sito web, algoritmo, dashboard, marketplace, portale',
        medium: 'cloud, digital*, online, web, dati',
      },
      pt_hardware: {
        strong: 'dispositivo, sensore, sensori, robot, drone, macchina, batteria, hardware, apparecchio',
        medium: 'prototipo, componenti, brevetto, elettronica',
      },
      pt_service: {
        strong: 'consulenza, agenzia, formazione, servizio chiavi in mano, noleggio',
        medium: 'servizi, servizio, assistenza',
      },
      pt_goods: {
        strong: 'cibo, bevande, abbigliamento, cosmetici, gioielli, mobili, vino, birra, caffè, scarpe, integratori',
        medium: 'ingredienti, artigianal*, bio, materie prime',
      },
    },
    business_model: {
      bm_transactional: {
        strong: 'commissione, commissioni, fee per transazione, commissione su, percentuale su',
        medium: 'fee, transazioni',
        against: 'senza commissioni, Commissione europea',
      },
      bm_marketplace: {
        strong: 'marketplace, domanda e offerta, acquirenti e venditori',
        medium: 'venditori, annunci',
      },
      bm_subscription: {
        strong:
          'abbonamento, abbonamenti, SaaS, canone mensile, canone annuale, al mese, ricavi ricorrenti, freemium, licenza annuale',
        medium: 'mensile, annuale, premium, piani',
      },
      bm_e_commerce: { strong: 'e-commerce, negozio online, vendita online', medium: 'ordini, carrello' },
      bm_advertising: { strong: 'pubblicità, ricavi pubblicitari, inserzionisti, sponsorizzazion*', medium: 'sponsor' },
      bm_manufacturing: {
        strong: 'produzione propria, stabilimento produttivo, linea di produzione',
        medium: 'produzione, materie prime',
      },
    },
    revenue_model: {
      Subscription: {
        strong: 'abbonamento, abbonamenti, canone mensile, ricavi ricorrenti',
        medium: 'al mese, mensile, annuale',
      },
      Commission: { strong: 'commissione, commissioni', medium: 'percentuale', against: 'senza commissioni' },
      Licensing: { strong: 'licenza, licenze, royalties', medium: 'canone' },
      Advertising: { strong: 'pubblicità, inserzionisti', medium: 'sponsor' },
    },
    product_structure: {
      Platform: { strong: 'piattaforma', medium: 'ecosistema' },
      'Mobile app': { strong: 'app mobile, applicazione mobile', medium: 'app' },
    },
  },
  places: {
    usa: { country: 'Stati Uniti', region: 'Nord America', city: 'New York' },
    europe: {
      country: 'Italia, Germania, Francia, Spagna, Svizzera, Paesi Bassi, Belgio, Portogallo, Polonia, Svezia, Grecia',
      city: 'Milano, Roma, Torino, Napoli, Bologna, Firenze, Venezia, Verona, Padova, Genova, Palermo, Bari, Catania, Trento, Bergamo, Brescia, Trieste, Pisa, Modena, Parma, Londra, Parigi, Berlino',
      region: 'Europa, Unione Europea, Lombardia, Piemonte, Veneto, Toscana, Lazio, Sicilia',
      demonym: 'italian*, europe*',
    },
    great_britain: { country: 'Regno Unito, Gran Bretagna, Inghilterra', city: 'Londra' },
    asia: { country: 'Cina, Giappone, India', region: 'Asia' },
    latin_america: { region: 'America Latina, Sud America', country: 'Brasile, Messico' },
    other: { region: 'Africa', country: 'Canada, Russia' },
  },
}
