import type { LanguageLexicon } from '../language-lexicon.ts'

export const czech: LanguageLexicon = {
  titles: {
    cover: `
      prezentace pro investory, investorská prezentace, investiční prezentace, prezentace společnosti, představení společnosti, představení projektu`,
    problem: `
      problém, problémy, jaký problém, jaký problém řešíme, jaké problémy, problém zákazníka, problémy zákazníků, popis problému, výzva, výzvy,
      současný stav, stávající stav, současná situace, aktuální situace, =potřeba, =potřeby, potřeby zákazníků, potřeby trhu, status quo, bolesti,
      bolest zákazníka, bolesti zákazníků, pain points, jak je to dnes, jak to vypadá dnes, =proč, proč to děláme, motivace, co nefunguje, nefunguje,
      frustrace`,
    'why-now': `
      proč teď, proč právě teď, proč nyní, proč zrovna teď, trendy, trendy na trhu, tržní trendy, správný čas, správný okamžik, ideální doba, timing,
      regulace, legislativa, legislativní změny`,
    solution: `
      řešení, naše řešení, řešení problému, jak to řešíme, jak problém řešíme, mise, naše mise, vize, naše vize, mise a vize, poslání, naše poslání,
      hodnotová nabídka, nabídka hodnoty, unikátní hodnota, nápad, náš nápad, myšlenka, koncept, co děláme, čím se zabýváme, co nabízíme, co přinášíme,
      o projektu, o společnosti, o firmě, co je, přínosy, přínosy pro zákazníky, přínosy řešení, náš přístup, =hodnota, ve zkratce`,
    product: `
      produkt, náš produkt, produkty, naše produkty, o produktu, představení produktu, popis produktu, jak to funguje, jak funguje, jak fungujeme,
      jak to vypadá, princip fungování, funkce, klíčové funkce, hlavní funkce, vlastnosti, vlastnosti produktu, demo, ukázka, ukázka produktu, platforma,
      naše platforma, služby, naše služby, aplikace, naše aplikace, mobilní aplikace, prototyp, moduly, =nabídka, produktové portfolio, portfolio, využití,
      oblasti využití, příklady využití, případy užití, příklady použití, use cases, MVP, v praxi, zákaznická cesta`,
    technology: `
      technologie, naše technologie, architektura, architektura systému, inovace, patenty, patent, patentová ochrana, duševní vlastnictví,
      ochrana duševního vlastnictví, umělá inteligence, výzkum a vývoj, vědecký výzkum, technické řešení, tech stack, know how, algoritmus`,
    market: `
      trh, náš trh, velikost trhu, hodnota trhu, objem trhu, potenciál trhu, tržní potenciál, =potenciál, tržní příležitost, příležitost na trhu,
      =příležitost, analýza trhu, průzkum trhu, situace na trhu, trh v číslech, cílová skupina, cílové skupiny, cílový trh, cílové trhy, cílový zákazník,
      cíloví zákazníci, zákaznické segmenty, segmenty zákazníků, segmenty trhu, segmentace, segmentace trhu, kdo je náš zákazník, kdo jsou naši zákazníci,
      náš zákazník, ideální zákazník, pro koho, pro koho je, díra na trhu, mezera na trhu, poptávka, TAM SAM SOM, český trh, globální trh, rostoucí trh`,
    competition: `
      konkurence, naše konkurence, konkurenti, naši konkurenti, hlavní konkurenti, konkurenční výhoda, konkurenční výhody, konkurenční prostředí,
      konkurenční srovnání, analýza konkurence, srovnání s konkurencí, přehled konkurence, proč my, proč právě my, srovnání, porovnání, =výhody, naše výhody,
      naše výhoda, v čem jsme jiní, v čem jsme lepší, čím se lišíme, čím se odlišujeme, co nás odlišuje, naše odlišnost, unikátnost, pozicování,
      alternativy, alternativní řešení, stávající řešení, současná řešení, existující řešení, ostatní řešení, SWOT analýza, bariéry vstupu, silné stránky,
      USP`,
    'business-model': `
      obchodní model, náš obchodní model, byznys model, náš byznys model, byznysový model, business model, podnikatelský model, příjmový model,
      výnosový model, model příjmů, příjmy, zdroje příjmů, zdroj příjmů, struktura příjmů, příjmové toky, ceník, ceny, cenová politika, cenový model,
      cenová strategie, cenové balíčky, monetizace, jak vyděláváme, jak vydělává, na čem vyděláváme, jak budeme vydělávat, unit economics,
      jednotková ekonomika, pricing, předplatné, tarify`,
    traction: `
      trakce, traction, výsledky, naše výsledky, dosažené výsledky, dosavadní výsledky, první výsledky, zákazníci, naši zákazníci, naši klienti, klienti,
      první zákazníci, reference, naše reference, milníky dosažené, dosažené milníky, partneři, naši partneři, obchodní partneři, úspěchy, naše úspěchy,
      dosavadní úspěchy, čeho jsme dosáhli, co jsme dokázali, co máme za sebou, co už máme, kde jsme, kde jsme teď, kde jsme dnes, kde se nacházíme,
      aktuální stav, stav projektu, stav vývoje, validace, validace trhu, ověření trhu, ověření, důvěřují nám, věří nám, kdo nám věří, řekli o nás,
      co říkají zákazníci, napsali o nás, ocenění, naše ocenění, v číslech, čísla, klíčová čísla, metriky, klíčové metriky, KPI, pilotní projekty,
      pilotní projekt, pilotní provoz, realizace, naše realizace, případová studie, případové studie, =růst, náš růst, dosavadní pokrok, pokrok`,
    'go-to-market': `
      go to market, go to market strategie, GTM, vstup na trh, strategie vstupu na trh, uvedení na trh, marketing, marketingová strategie, marketingový plán,
      marketing a prodej, prodej a marketing, prodej, prodejní strategie, obchodní strategie, prodejní kanály, prodejní kanál, distribuce,
      distribuční kanály, komunikační kanály, marketingové kanály, akvizice zákazníků, akviziční strategie, získávání zákazníků, jak získáváme zákazníky,
      jak získáme zákazníky, jak oslovíme, expanze, expanzní strategie, strategie expanze, zahraniční expanze, expanze do zahraničí, mezinárodní expanze,
      plán expanze, růstová strategie, strategie růstu, strategie rozvoje, škálování, =strategie, naše strategie, propagace`,
    roadmap: `
      plán, náš plán, roadmapa, roadmap, časový plán, časová osa, harmonogram, harmonogram projektu, milníky, klíčové milníky, plánované milníky,
      další kroky, příští kroky, následující kroky, co dál, co nás čeká, co bude dál, budoucnost, plány, naše plány, plány do budoucna, plán rozvoje,
      plán vývoje, akční plán, plán realizace, plán na, plány na, =cíle, naše cíle, cíle na, strategické cíle, kam směřujeme, budoucí vývoj, =etapy, =fáze,
      výhled`,
    financials: `
      finance, finanční plán, finanční projekce, finanční výhled, finanční model, finanční prognóza, finanční predikce, finanční ukazatele,
      finanční výsledky, finanční přehled, projekce, prognóza, predikce, predikce tržeb, plán tržeb, vývoj tržeb, =tržby, =výnosy, výnosy a náklady,
      příjmy a výdaje, tržby a náklady, rozpočet, =náklady, náklady projektu, struktura nákladů, výkaz zisku a ztráty, zisk a ztráta, hospodaření,
      hospodářské výsledky, cash flow, podnikatelský plán, byznys plán, obchodní plán, bod zvratu, ziskovost, návratnost`,
    team: `
      tým, náš tým, zakladatelé, zakladatelský tým, kdo jsme, o nás, seznamte se, představení týmu, klíčový tým, klíčoví lidé, =lidé, naši lidé, lidé za,
      kdo za tím stojí, kdo stojí za, vedení, vedení společnosti, management, zkušenosti týmu, členové týmu`,
    advisors: `
      poradci, naši poradci, mentoři, naši mentoři, poradní sbor, poradní tým, dozorčí rada, investoři, naši investoři, současní investoři,
      stávající investoři, advisory board, experti, kdo nás podporuje, podporují nás`,
    ask: `
      investice, naše investice, financování, kolo, investiční kolo, aktuální kolo, seed kolo, pre seed kolo, kolo financování, hledáme, hledáme investora,
      hledáme investory, co hledáme, koho hledáme, co potřebujeme, co poptáváme, poptáváme, využití prostředků, využití investice, využití kapitálu,
      využití financí, využití finančních prostředků, použití prostředků, použití investice, použití kapitálu, alokace prostředků, na co použijeme,
      na co potřebujeme, na co půjdou, jak využijeme, rozdělení investice, investiční příležitost, investiční nabídka, nabídka pro investory,
      nabídka pro investora, nabídka investorům, co nabízíme investorům, co nabízíme investorovi, potřeba kapitálu, kapitálová potřeba, potřeba financování,
      potřebná investice, požadovaná investice, výše investice, cíl investice, podmínky investice, proč investovat, investujte, staňte se investorem,
      přidejte se, připojte se, ask, the ask, náš ask, =kapitál, valuace, exit strategie, exit`,
    contact: `
      kontakt, kontakty, kontaktní údaje, děkujeme, děkuji, děkujeme za pozornost, děkuji za pozornost, děkujeme za váš čas, =otázky, =dotazy, máte dotazy,
      máte otázky, kontaktujte nás, ozvěte se, spojte se s námi, napište nám, pojďme si promluvit, domluvme si schůzku`,
    appendix: `
      příloha, přílohy, =obsah, obsah prezentace, agenda, zdroje, použité zdroje, zdroje dat, rizika, analýza rizik, rizikové faktory, slovníček,
      slovník pojmů, právní upozornění, upozornění, doplňující informace, otázky a odpovědi, často kladené dotazy, FAQ, dodatek`,
  },
  bodies: {
    problem: `
      problém*, chybí, chybějí, nedostat*, drah*, nákladn*, složit*, zdlouhav*, neefektivn*, časově náročn*, zastaral*, ručn*, manuáln*, plýtv*, ztrát*,
      ztrácí, frustr*, komplikovan*, obtížn*, nemají, neexistuje, nepřehledn*, byrokraci*, chaos, výzv*, příliš, papírov*, bariér*`,
    'why-now': `
      poprvé, nová legislativa, nové zákony, nová regulace, směrnice, nařízení, povinnost od, rostouc*, stále více, čím dál více, pandemie, digitalizace,
      energetická krize, stárnutí populace`,
    solution: `
      naše řešení, naše platforma, naše aplikace, náš systém, náš nástroj, nabízíme, pomáháme, umožňujeme, vytváříme, propojujeme, umožňuje, automatizuje,
      zjednodušuje, usnadňuje, zajišťuje, šetří, jednoduš*, snadn*, intuitivn*, v reálném čase, na jednom místě, komplexní, na pár kliknutí`,
    product: `
      funkc*, aplikac*, rozhraní, dashboard, integrac*, modul*, notifikac*, upozornění, prototyp*, beta, MVP, uživatel může, registrace, klikn*, nahraj*,
      stáhn*, krok 1, krok 2`,
    technology: `
      algoritm*, umělá inteligence, umělé inteligence, strojové učení, strojového učení, patent*, technologi*, architektur*, šifrován*, senzor*, cloud*,
      databáz*, vlastní technologi*, backend, TRL`,
    market: `
      trh*, tržní, mld, miliard*, TAM, SAM, SOM, CAGR, roční růst, meziroční růst, cílová skupina, segment*, odvětví, domácnost*, malé a střední,
      podíl na trhu, spotřebitel*, poptávk*, na světě, v Evropě, v ČR`,
    competition: `
      konkuren*, výhod*, alternativ*, na rozdíl od, odliš*, unikátn*, jedinečn*, jedin*, lídr, ve srovnání, v porovnání, rychlejší než, levnější než,
      bariér* vstupu`,
    'business-model': `
      předplatn*, provize, provizi, licenc*, poplat*, měsíčn*, ročně, za uživatele, cena, ceny, příjm*, výnos*, marž*, freemium, premium, reklam*, prodej*,
      tarif*, balíč*, bez DPH, Kč/měsíc, SaaS, pronáj*`,
    traction: `
      zákazník*, klient*, uživatel*, pilotní*, letter of intent, tržby, stažení, růst, čekací listina, podepsan*, podepsali, smlouv*, spustili, spuštěn*,
      dosud, doposud, již, ocenění, vítěz*, finalist*, partner*, prodan*, prodali, získali, realizova*, sledujících`,
    'go-to-market': `
      marketing*, sociální sítě, sociálních sítích, influencer*, SEO, PPC, Google Ads, doporučen*, partnerstv*, distributor*, přímý prodej, obchodník*,
      obchodní zástupc*, veletrh*, konferenc*, kanál*, kampan*, expanz*, ambasador*, spoluprác*, newsletter*`,
    roadmap: `
      spuštění, fáze 1, fáze 2, etapa, další kroky, kvartál*, čtvrtlet*, rozvoj, expanze, uvedení na trh, škálování, certifikac*, verze, měsíců, vývoj,
      testování, MVP`,
    financials: `
      tržb*, výnos*, EBITDA, EBIT, zisk*, náklad*, hrubá marže, cash flow, bod zvratu, prognóz*, predikc*, rozpočet, ztráta, výdaje, mzdy, mil. Kč, tis. Kč,
      provozní, ROI`,
    team: `
      zakladatel*, spoluzakladatel*, jednatel*, ředitel*, inženýr*, let zkušeností, letá zkušenost, zkušenost*, absolvent*, univerzit*, ČVUT, VUT, VŠE,
      vývojář*, programátor*, specialist*, vystudoval*, dříve, odpovědn*, CEO, CTO, COO, CFO`,
    advisors: 'porad*, mentor*, expert*, investor*, dozorčí rada, profesor',
    ask: `
      investic*, investor*, financován*, kolo, kola, hledáme, získat, kapitál*, valuac*, ocenění společnosti, použijeme, prostředk*, podíl*, konvertibilní,
      runway, pre-money, dotac*, potřebujeme`,
    contact: 'děkuj*, kontakt*, telefon, dotazy, otázky, e-mail',
  },
  words: {
    ask: `
      hledáme, hledáme investici, hledáme investora, poptáváme, investice ve výši, investici ve výši, financování ve výši, kapitál ve výši, potřebujeme,
      chceme získat, plánujeme získat, investiční kolo, aktuální kolo, v tomto kole, výše investice, požadovaná investice, požadovaná částka,
      potřebná investice, potřeba financování, potřeba kapitálu, kapitálová potřeba, velikost kola, cílová částka, cíl kola, otevíráme kolo`,
    raised: `
      získali jsme, již získáno, získané investice, získaná investice, dosud získáno, dosavadní financování, dosavadní investice, dosud investováno,
      předchozí kolo, předchozí kola, předchozí investice, investovali jsme, vlastní investice, vlastní zdroje, vlastní kapitál, zainvestováno, investováno,
      dosud, doposud`,
    grant: `
      grant, granty, grantu, dotac*, TAČR, TA ČR, CzechInvest, OP PIK, OP TAK, eurodotace, finanční odměna, Horizon Europe, Technologická inkubace`,
    valuation: `
      valuace, valuaci, valuací, ocenění společnosti, ocenění firmy, hodnota společnosti, hodnota firmy, pre-money, post-money, pre-money valuace,
      post-money valuace, valuation`,
    committed: 'přislíben*, přislíbil*, zajištěn*, potvrzen*, upsan*',
    instrument: `
      konvertibilní úvěr, konvertibilní půjčka, konvertibilní půjčky, konvertibilní zápůjčka, konvertibilní dluhopis, konvertibilní dluhopisy,
      navýšení kapitálu, navýšení základního kapitálu, vstup do kapitálu`,
    funding: `
      invest*, financov*, kola, kolo, kole, kapitál*, dotac*, grant*, fond*, podíl*, valuac*, prostředk*, business angel*, úvěr*`,
    notTheAsk: `
      na marketing, na vývoj, na tým, na prodej, z toho, měsíčně, ročně, tržby, tržeb, obrat, zisk*, valuace, získali jsme, přislíben*, dosud, náklad*,
      burn rate`,
    customerMoney: `
      tržby, tržeb, obrat, prodej, prodeje, zákazník*, klient*, objednáv*, zakáz*, uživatel*, smlouv*, faktur*`,
    alreadyIn: 'dosud, doposud, již, předchozí*, dříve, získali jsme, získan*, vlastní investice',
    useOfFunds: `
      využití prostředků, využití investice, využití kapitálu, využití financí, využití finančních prostředků, použití prostředků, použití investice,
      použití kapitálu, alokace prostředků, na co použijeme, na co potřebujeme, na co půjdou, jak využijeme, investici použijeme, prostředky použijeme,
      rozdělení investice, rozpočet investice`,
    notAUse: `
      podíl*, sleva, růst, úrok*, marže, provize, trh*, celkem, valuace, přislíben*, tržby, zisk*, ROI, retence, konverz*, runway`,
    revenue: `
      tržby, tržeb, tržbám, obrat, obratu, příjmy, příjmů, výnosy, výnosů, roční obrat, roční tržby, celkové tržby`,
    arr: `
      roční opakující se tržby, roční opakované tržby, roční opakující se příjmy, roční opakované příjmy, opakované roční tržby`,
    mrr: `
      měsíční opakující se tržby, měsíční opakované tržby, měsíční opakující se příjmy, měsíční opakované příjmy, měsíční tržby, měsíční obrat`,
    growth: `
      růst, růstu, vzrostl*, rosteme, roste, rostou, meziročně, meziroční, meziměsíčně, meziměsíční, nárůst, zdvojnásob*, ztrojnásob*, tempo růstu`,
    revenueGrowth: 'růst tržeb, růst obratu, růst příjmů, nárůst tržeb, nárůst obratu',
    notOwnGrowth: `
      trh, trhu, odvětví, sektoru, podíl, retence, marž*, našich zákazníků, našich klientů, populac*, inflac*`,
    payingCustomers: `
      platících zákazníků, platící zákazníci, platících klientů, platící klienti, aktivních zákazníků, aktivních klientů, firemních zákazníků,
      firemních klientů, B2B klientů, B2B zákazníků, stálých zákazníků, platících uživatelů, platících firem`,
    customers: 'zákazníků, zákazníci, klientů, klienti, odběratelů, předplatitelů',
    users: `
      uživatelů, aktivních uživatelů, registrovaných uživatelů, uživatelé, uživatelek, stažení, instalací, registrací, sledujících, členů, hráčů, testerů,
      účastníků, předplatitelů`,
    retention: 'retence, retenci, míra retence, udržení zákazníků, vracejících se zákazníků',
    churn: 'odchod zákazníků, míra odchodu, odliv zákazníků, míra odchodovosti',
    gmv: 'objem transakcí, hodnota transakcí, objem obchodů, hodnota objednávek, obrat na platformě',
    grossMargin: 'hrubá marže, hrubé marže, hrubou marži, hrubá ziskovost',
    cac: `
      náklady na získání zákazníka, náklady na akvizici, náklad na získání zákazníka, cena za získání zákazníka, akviziční náklady`,
    ltv: 'celoživotní hodnota zákazníka, hodnota zákazníka, životní hodnota zákazníka',
    burn: 'měsíční náklady, měsíční burn, burn rate, měsíční spotřeba hotovosti',
    breakEven: 'bod zvratu, bodu zvratu, break-even, ziskovost, ziskovosti',
    closing: 'uzavření kola, uzavřeme kolo, kolo uzavřeme, termín',
    priceRate: `
      měsíčně, / měsíc, /měs, / měs, za měsíc, ročně, / rok, za rok, za uživatele, za uživatele měsíčně, / uživatel, za kus, / ks, za transakci,
      za objednávku, za zaměstnance, za licenci, za hodinu, / hod, za den, / den, za noc, za osobu, / osoba, jednorázově, bez DPH měsíčně`,
    prices: 'cen*, ceník, předplatn*, balíč*, tarif*, licenc*, poplat*, obchodní model, byznys model',
    notAPrice: 'úspor*, ušetř*, plýtv*, ztrát*, mzd*, plat, platy, průměr*, tržb*, náklad*, konkuren*, pokut*',
    forecast: `
      plán*, prognóz*, predik*, odhad*, cíl*, očekáv*, předpoklád*, projekc*, scénář*, potenciáln*, výhled, do konce roku, chceme, budeme, bude, budou,
      dosáhneme, dosáhnout`,
    forecastTitle: `
      prognóz*, projekc*, predikc*, finanční plán, plán, plány, výhled, harmonogram, roadmapa, další kroky, cíle, scénář*, rozpočet`,
    actual: `
      dosud, doposud, aktuáln*, současn*, v současnosti, již, už, nyní, dnes, dosáhli jsme, dosažen*, od spuštění, od založení, za poslední rok,
      v loňském roce, posledních 12 měsíců, podepsan*, podepsali, prodan*, prodali jsme, získali jsme, máme, realizovan*`,
    pilot: 'pilot, pilotní*, testovac*, testování, proof of concept, beta',
    intent: `
      letter of intent, LOI, předobjedn*, předprodej*, čekací listina, čekací listině, waitlist, zájemc*, nezávazn*, v jednání, jednáme s`,
    others: `
      konkuren*, našich zákazníků, našich klientů, vašich zákazníků, odvětví, průměrn*, celosvětov*, na světě, globáln*, lídr trhu`,
    own: 'náš, naše, našich, našim, my, již, už, dosud, aktuálně, máme, získali jsme, registrovan*, aktivn*, platíc*',
    notACount: `
      až, na zákazníka, na uživatele, prvních, dalších, hledáme, potřebujeme, minimálně, alespoň, průměrně, každý, každá, na světě, potenciáln*, trh*, cíl*,
      v ČR je, neomezen*, například`,
    perUnit: `
      na zákazníka, na uživatele, na osobu, na zaměstnance, průměr*, náklad*, úspor*, ztrát*, podíl, za objednávku, za kus, pokut*`,
    market: 'trh, trhu, trhy, trhů, odvětví, sektor*, poptávk*',
    marketSize: `
      velikost trhu, hodnota trhu, objem trhu, potenciál trhu, trh v hodnotě, trh má hodnotu, trh dosáhne, globální trh, světový trh, evropský trh,
      český trh, trh v ČR, trh, trhu, odvětví`,
    notMarketSize: `
      získali, investov*, financován*, naše tržby, naše příjmy, naši zákazníci, cíl*, průměr*, cena, ceny, náklad*, poplat*, úspor*, valuac*, ztrát*, zisk*,
      pokut*, lídr trhu, podíl na trhu, podílu na trhu, chceme, plánujeme, dotac*`,
    marketGrowth: `
      růst, růstu, roční růst, roční tempo růstu, meziroční růst, roste, poroste, ročně, CAGR, růst trhu, průměrný roční růst`,
    companyMetric: 'tržb*, obrat, uživatel*, zákazník*, klient*, stažení, marž*, tým, retenc*',
    tam: 'celkový trh, celkový dostupný trh, celkový adresovatelný trh, celková velikost trhu',
    sam: 'dostupný trh, adresovatelný trh, obsloužitelný trh',
    som: 'dosažitelný trh, získatelný trh, dosažitelný podíl na trhu, reálně dosažitelný trh, cílový podíl na trhu',
    sellsIn: `
      trh*, zákazník*, klient*, uživatel*, firm*, rodin*, domácnost*, expanz*, expandovat, vstup na, vstupujeme na, cílov*, měst*, zem*, region*, kraj*,
      spotřebitel*, dostupn*, působíme v, působíme na, prodáváme v, start v, spuštění v, obyvatel*, populac*, celá ČR, po celé ČR, celorepublik*, zahranič*,
      poboč*, prodejn*, škol, obcí`,
    notSellsIn: `
      univerzit*, fakult*, vysok* škol*, ČVUT, VUT, VŠE, akademi*, institut*, ústav*, sídl*, kancelář*, ul., narozen*, zdroj, podle, banka, absolvent*,
      studi*, vystudoval*, ministerstv*, úřad průmyslového vlastnictví, IČO, DIČ, rejstřík*, s.r.o., CzechInvest, ČSÚ, založen* v`,
    competitorLead: `
      konkurenti:, konkurenti jsou, konkurence:, konkurencí je, konkurencí jsou, hlavní konkurenti:, přímá konkurence:, nepřímá konkurence:,
      přímí konkurenti:, nepřímí konkurenti:, na rozdíl od, oproti, alternativy:, alternativou je, řešení jako, hlavní hráči:`,
    competitorExample: `
      jako, jako je, jako jsou, např, například, mimo jiné, zejména, přímá, nepřímá, přímí, nepřímí, vs`,
    competitorTitle: `
      konkurence, naše konkurence, konkurenti, analýza konkurence, konkurenční prostředí, srovnání s konkurencí, přehled konkurence, alternativy,
      stávající řešení, existující řešení`,
    customerLead: `
      naši zákazníci:, naši klienti:, zákazníci:, klienti:, našimi zákazníky jsou, našimi klienty jsou, mezi naše zákazníky patří, mezi naše klienty patří,
      mezi klienty patří, důvěřují nám, věří nám, reference:, spolupracujeme s, používají nás:, pilot s, pilotní projekt s, smlouva s`,
    customerTitle: `
      naši zákazníci, zákazníci, naši klienti, klienti, první zákazníci, vybraní klienti, vybrané reference, naše reference, důvěřují nám,
      věří nám, kdo nám věří, klienti a partneři, zákazníci a partneři, pracujeme pro`,
    investorLead: `
      investoři:, naši investoři:, stávající investoři:, současní investoři:, investovali do nás:, investice od, business angels:, andělští investoři:`,
    investorTitle: `
      investoři, naši investoři, stávající investoři, současní investoři, investoři a partneři, podporují nás`,
    investorWord: 'fond, fondy, kapitál, investice, akcelerátor, inkubátor, andělé, ventures',
    founded: 'založili jsme, založení, vznikl*, vznik společnosti, rok založení, datum založení',
    since: 'od roku, od, na trhu od, působíme od, fungujeme od',
    staff: `
      zaměstnanců, zaměstnanci, pracovníků, členů týmu, členný tým, lidí v týmu, specialistů, spolupracovníků, plných úvazků, úvazků, počet zaměstnanců,
      velikost týmu`,
    othersStaff: `
      firm*, společnost* s, podnik*, více než, méně než, nad, do, mezi, zaměstnáme, přijmeme, plán*, cíl*, chceme, zákazník*, klient*, průměrn*,
      na zaměstnance, v ČR, na světě, škol*, uživatel*`,
    seat: `
      sídlo, sídlo v, sídlíme v, se sídlem v, sídlo společnosti, sídlo firmy, kancelář v, kanceláře v, naše kancelář, adresa sídla, adresa společnosti`,
    street: 'ul., ulice, náměstí, nám., třída, tř., nábřeží, č.p.',
    notATagline: `
      prezentace, prezentace pro, důvěrné, přísně důvěrné, připravil*, vypracoval*, autor, autoři, všechna práva vyhrazena, děkujeme, zakladatel*, jednatel*,
      investiční kolo, seed kolo, investiční příležitost, hledáme investora, podnikatelský plán, byznys plán, verze`,
    whatItIs: `
      platforma, platformou, platformu, aplikace, aplikací, aplikaci, software, softwarem, řešení, služba, služby, marketplace, tržiště, síť, nástroj,
      nástrojem, systém, systémem, portál, e-shop, asistent, agent, infrastruktura, zařízení, výrobce, značka, pro, který, která, které, kteří, pomáhá,
      pomáháme, umožňuje, propojuje, automatizuje, zjednodušuje, usnadňuje, bez, s, díky`,
    self: `
      jsme, pomáháme, umožňujeme, vytváříme, propojujeme, nabízíme, stavíme, budujeme, dodáváme, vyvíjíme, vyrábíme, zjednodušujeme, automatizujeme,
      digitalizujeme, řešíme, měníme, přinášíme, naším posláním je, naší misí je, naším cílem je, naše firma, naše společnost, naše platforma, naše aplikace,
      naše řešení, naše technologie, náš software, náš produkt, náš systém`,
    isA: `
      je, to je, pomáhá, umožňuje, propojuje, nabízí, usnadňuje, zjednodušuje, automatizuje, vytváří, dodává, poskytuje, zajišťuje, řeší, vyvíjí, vyrábí,
      přináší, mění, digitalizuje, využívá`,
    notAName: `
      prezentace, projekt, důvěrné, obsah, úvod, shrnutí, děkujeme, děkuji, vítejte, problém, řešení, tým, kontakt, trh, produkt, aplikace, strana, verze,
      příloha, leden, únor, březen, duben, květen, červen, červenec, srpen, září, říjen, listopad, prosinec, investorů`,
    productStatus: `
      ve vývoji, ve fázi vývoje, ve fázi testování, prototyp*, funkční prototyp, funkční produkt, MVP, beta, beta verze, ve verzi, dostupn*, spuštěn*,
      spustili jsme, nasazen*, v provozu, pilotní provoz, pilotním provozu, hotový produkt, certifikovan*, certifikace CE, na trhu od, TRL`,
    whyNow: `
      proč teď, proč právě teď, proč nyní, poprvé, nová legislativa, nové nařízení, nová směrnice, nový zákon, novela, vstupuje v platnost, povinnost od,
      správný čas, správný okamžik`,
    advantage: `
      konkurenční výhod*, výhod*, unikátn*, jedinečn*, jedin*, jako první, první na trhu, první v ČR, na rozdíl od, oproti konkurenci, patentovan*,
      rychlejší než, levnější než, lepší než, exkluzivn*, síťový efekt, bariéra vstupu, bariéry vstupu, žádné jiné, nikdo jiný`,
    property: `
      patent*, patentovan*, patentová přihláška, užitný vzor, průmyslový vzor, ochranná známka, ochranné známky, duševní vlastnictví, duševního vlastnictví,
      autorská práva, know-how, obchodní tajemství`,
    partnership: `
      partnerství s, spolupráce s, spolupracujeme s, ve spolupráci s, strategický partner, strategičtí partneři, technologický partner, obchodní partner,
      naši partneři, smlouva s, rámcová smlouva s`,
    award: `
      cena poroty, získali ocenění, získané ocenění, oceněn*, vítěz*, vyhrál*, finalist*, finále, laureát*, nominac*, nominovan*, první místo, druhé místo,
      třetí místo, 1. místo, 2. místo, 3. místo, startup roku, soutěž*`,
    founderRole: `
      zakladatel, zakladatelka, zakladatelé, spoluzakladatel, spoluzakladatelka, spoluzakladatelé, zakladatel a jednatel, zakládající partner, autor projektu`,
    leaderRole: `
      jednatel, jednatelka, generální ředitel, generální ředitelka, ředitel, ředitelka, výkonný ředitel, výkonná ředitelka, technický ředitel,
      technická ředitelka, provozní ředitel, provozní ředitelka, finanční ředitel, finanční ředitelka, obchodní ředitel, obchodní ředitelka,
      marketingový ředitel, marketingová ředitelka, produktový ředitel, předseda představenstva, předsedkyně představenstva, člen představenstva,
      členka představenstva`,
    adviserRole: `
      poradce, poradkyně, člen dozorčí rady, členka dozorčí rady, předseda dozorčí rady, dozorčí rada, poradní sbor, mentorka, konzultant, konzultantka,
      právní poradce`,
    investorRole: 'investorka, andělský investor, akcionář',
    role: `
      vývojář, vývojářka, manažer, manažerka, projektový manažer, projektová manažerka, produktový manažer, programátor, programátorka, obchodník,
      obchodnice, obchodní zástupce, vedoucí, vedoucí vývoje, vedoucí týmu, inženýr, inženýrka, konstruktér, designér, designérka, grafička, analytik,
      analytička, specialista, specialistka, vědec, vědkyně, výzkumník, výzkumnice, profesorka, docent, docentka, právník, právnička, advokát, advokátka,
      lékař, lékařka, účetní, koordinátor, koordinátorka, expertka, architektka, psycholožka, majitel, majitelka, asistentka`,
    phd: 'doktorát, doktorské studium, doktorand, doktorandka, kandidát věd, CSc',
    foundedBefore: `
      sériový podnikatel, sériová podnikatelka, sériový zakladatel, dříve založil, dříve založila, založil a prodal, založila a prodala, založil firmu,
      založila firmu, založil společnost, zakladatel firmy, prodal firmu, prodala firmu, úspěšný exit`,
    entrepreneur: `
      podnikatel, podnikatelka, založil, založila, spoluzaložil, spoluzaložila, majitel, majitelka, vlastní firma, zkušenosti s podnikáním`,
    study: `
      univerzit*, fakult*, absolvent*, absolvoval*, studium, studuje, student*, vystudoval*, vysoká škola, ČVUT, VUT, VŠE, MUNI, Karlova, Masarykova,
      inženýr, magistr, bakalář, MBA`,
    atWork: `
      dříve, předtím, bývalý, bývalá, ex, zkušenost*, let, v, pracoval*, řídil*, vedl*, odpovědn*, ředitel, manažer, vývojář`,
    customerStory: `
      případová studie, případové studie, příběhy zákazníků, příběh zákazníka, řekli o nás, co říkají zákazníci, co o nás říkají, reference klientů,
      hodnocení zákazníků`,
    exampleLead: 'příklad:, například, představte si, představme si, předpokládejme, řekněme',
    exampleInside: 'např., například',
    exampleTitle:
      'příklad, příklady, modelový příklad, vzorový příklad, příklad výpočtu, persona, persony, den v životě',
    legalTitle: 'právní upozornění, upozornění, právní doložka, důležité upozornění, disclaimer',
    legalPhrase: `
      není nabídkou, nepředstavuje nabídku, nepředstavují nabídku, není investičním doporučením, pouze pro informační účely, pouze informativní,
      všechna práva vyhrazena, přísně důvěrné, bez předchozího písemného souhlasu, výhledová prohlášení, nenese odpovědnost, neneseme odpovědnost`,
    confidentialLine: 'důvěrné, přísně důvěrné, pouze pro interní potřebu',
    disclaimerLead: 'právní upozornění, důležité upozornění, tato prezentace, tento dokument, disclaimer:',
    references: 'zdroje, použité zdroje, literatura, citace, poznámky pod čarou',
    commonNoun: `
      zákazníci, zákazník, zákazníků, klienti, klient, uživatelé, uživatel, firmy, firma, společnost, společnosti, podniky, řešení, trh, trhy, problém,
      problémy, cena, ceny, náklad, náklady, příjmy, tržby, výnosy, zisk, prodej, prodeje, čas, rok, roky, měsíc, měsíce, týden, den, dny, peníze, data,
      technologie, platforma, software, aplikace, produkt, produkty, služba, služby, poradenství, vývoj, rozvoj, výzkum, růst, výhoda, výhody, nevýhody,
      přínosy, konkurence, konkurenti, dodavatelé, dodavatel, výrobci, výrobce, distributoři, partneři, partner, investoři, investor, investice, financování,
      kapitál, podíl, podíly, zakladatelé, model, strategie, cíl, cíle, skupina, kvalita, bezpečnost, soukromí, integrace, automatizace, analýza, reporty,
      správa, řízení, plánování, monitoring, podpora, obsluha, implementace, servis, instalace, energie, zdraví, lékaři, pacienti, nemocnice, školy,
      univerzity, vzdělávání, zemědělství, logistika, doprava, pojištění, pojišťovny, banky, restaurace, hotely, obchody, e-shopy, úřady, obce, města, město,
      rodiny, rodiče, děti, studenti, ženy, muži, senioři, spotřebitelé, lidé, osoby, svět, evropa, česko, čtvrtletí, kvartál, etapa, etapy, fáze, krok,
      milník, start, dnes, nyní, budoucnost, nápad, vize, mise, snadné, jednoduché, jednoduchost, rychlé, rychlost, flexibilní, flexibilita, škálovatelnost,
      přesnost, dostupnost, personalizace, ručně, ruční, automaticky, automatické, vysoká, vysoký, vysoké, nízká, nízký, nízké, střední, tradiční, vlastní,
      jiné, ostatní, nový, nová, nové, velký, velká, velké, malý, malá, malé, lokální, globální, český, česká, české, výroba, dodání, doručení, sklad,
      objednávky, platba, platby, faktura, faktury, předplatné, licence, provize, poplatek, poplatky, marže, reklama, marketing, kanál, kanály, doporučení,
      veletrhy, síť, zkušenosti, zkušenost, důvěra, komunita, hodnocení, ano, ne, částečně, omezené, vlastnost, vlastnosti, funkce, kritérium, kritéria,
      parametr, parametry, hodnota, hodnoty, kategorie, prvek, termín, termíny, položka, částka, součet, celkem, podmínka, podmínky, ukazatel, ukazatele,
      zdroj, zdroje, faktor, počet, množství, procento, typ, druh, název, popis, stav, datum, období, rozsah, lokalita, riziko, rizika, odpověď, činnost,
      aktivita, aktivity, úkol, úkoly, segment, segmenty, oblast, oblasti, odvětví, balíček, verze, plán, plány, rozpočet, výdaje, mzdy, nájem, daně, tým,
      zaměstnanci, pozice, role, jméno, příjmení, strana, web, telefon, adresa, příklad, příklady, poznámka, poznámky, srovnání, porovnání, využití, umělá,
      inteligence, obsah, výsledek, výsledky, ocenění, smlouva, smlouvy, certifikace, patenty, právo, sociální, sítě, mobilní, webová, internet, majitelé,
      provozovatelé, členové, hráči, rezervace, vstupenky, zařízení, materiál, materiály, suroviny, obaly, odpad, voda, teplo, elektřina`,
  },
  phrases: {
    industry: {
      agtech: {
        strong: 'zemědělstv*, zemědělsk*, zemědělc*, farmář*, precizní zemědělství',
        medium: 'úrod*, půd*, plodin*, hnojiv*',
      },
      ai: {
        strong: `
          umělá inteligence, umělé inteligence, umělou inteligenci, umělou inteligencí, strojové učení, strojového učení, neuronové sítě, neuronových sítí,
          jazykové modely, jazykový model, generativní, AI agent, AI agenti, AI asistent, AI modely`,
        medium: 'AI, algoritm*, chatbot*',
      },
      banking: {
        strong: 'bankovnictví, neobanka, digitální banka, bankovní účet',
        medium: 'banka, banky, bank',
      },
      beauty: {
        strong: 'kosmetik*, kosmetick*, péče o pleť, salony krásy',
        medium: 'pleť, vlasy, krása',
      },
      biotech: {
        strong: 'biotechnologi*, farmaceutick*, vývoj léčiv, genov* terapi*',
        medium: 'klinické studie, klinických studií, laborato*, protilátk*',
      },
      blockchain: {
        strong: 'blockchain*, decentralizovan*, chytré kontrakty',
        medium: 'token, tokeny, tokenů',
      },
      climate_tech: {
        strong: `
          uhlíková stopa, uhlíkové stopy, uhlíkovou stopu, emise CO2, snižování emisí, cirkulární ekonomika, cirkulární ekonomiky, recyklac*, dekarbonizac*,
          uhlíková neutralita, ESG reporting`,
        medium: 'CO2, ekologick*, životní prostředí, životního prostředí, udržiteln*, odpad*, klimat*',
      },
      construction_tech: {
        strong: 'stavebnictví, stavební firmy, stavebních firem, staveniště, staveništi, stavební průmysl',
        medium: 'stavb*, stavební, rekonstrukc*, budov*, architekt*',
      },
      crypto: {
        strong: 'kryptoměn*, bitcoin*, krypto',
        medium: 'token, tokeny, peněženka',
      },
      cybersecurity: {
        strong: 'kybernetická bezpečnost, kybernetické bezpečnosti, kyberbezpečnost*, kybernetick* útok*, NIS2',
        medium: 'šifrován*, phishing*, hacker*',
      },
      defense: {
        strong: 'obrann* průmysl*, armád*, vojensk*, ozbrojené síly, dvojího užití',
        medium: 'NATO, obran*',
      },
      digital_health: {
        strong: 'telemedicín*, digitální zdraví, digitálního zdravotnictví, e-health',
        medium: 'pacient*, lékař*',
      },
      drones: {
        strong: 'dron, drony, dronů, dronem, bezpilotní*',
        medium: 'UAV',
      },
      e_commerce: {
        strong: 'e-commerce, e-shop, e-shopy, e-shopů, e-shopu, internetový obchod, internetové obchody, online prodej',
        medium: 'objednáv*, košík*, doručen*',
      },
      edtech: {
        strong: `
          vzdělávání, vzdělávac*, e-learning*, online kurzy, online kurzů, žáci, žáků, výuka, výuky, doučování, výuka jazyků`,
        medium: 'škol*, učitel*, student*, kurz*',
        against: 'kurz měny, kurz eura',
      },
      energy: {
        strong: `
          energetik*, energetick*, energi*, fotovoltai*, solární panely, solárních panelů, obnovitelné zdroje, obnovitelných zdrojů, tepelná čerpadla,
          bateriové úložiště, bateriová úložiště, vodík*, dobíjecí stanice, nabíjecí stanice`,
        medium: 'elektřin*, kWh, MWh, tepl*',
      },
      enterprise_software: {
        strong: 'podnikový software, podnikové systémy, informační systémy pro firmy, ERP systém',
        medium: 'ERP, workflow, firemních procesů',
      },
      entertainment: {
        strong: 'zábavní průmysl, zábav*, filmový průmysl',
        medium: 'film*, seriál*, divák*',
      },
      events: {
        strong: 'pořádání akcí, organizace akcí, eventy, eventů, festival*, prodej vstupenek',
        medium: 'vstupenk*, koncert*, konferenc*, svatb*',
      },
      fashion: {
        strong: 'móda, módní značka, módní průmysl, oblečení, obuv, šperk*',
        medium: 'kolekc*, textil*',
      },
      fintech: {
        strong: `
          fintech*, finanční služby, finančních služeb, finanční instituce, osobní finance, osobních financí, online půjčky, hypoték*, faktoring*, leasing*,
          online účetnictví, investiční platforma`,
        medium: 'půjčk*, úvěr*, faktur*, účetn*, spoření, daně',
      },
      fitness: {
        strong: 'fitness, posilov*, osobní trenér',
        medium: 'trénink*, trenér*, cvičení',
      },
      food_and_beverage: {
        strong: 'potravin*, potravinářsk*, gastronomi*, restaurac*, nápoj*, pivo, pivovar*, víno, kavárn*, pekárn*',
        medium: 'chuť, surovin*, recept*, jídl*',
      },
      gaming: {
        strong: 'videohry, videoher, herní průmysl, herní studio, počítačové hry, mobilní hry, mobilních her, e-sport*',
        medium: 'hráč*, hry, her, Steam',
      },
      govtech: {
        strong: `
          veřejná správa, veřejné správy, veřejnou správu, státní správa, státní správy, samospráv*, smart city, chytré město, chytrá města,
          digitalizace státu`,
        medium: 'obce, obcí, úřad*, občan*',
      },
      healthcare: {
        strong: 'zdravotnictví, zdravotnick*, zdravotní péče, nemocnic*, ordinac*, klinik*, lékárn*, medicín*',
        medium: 'pacient*, lékař*, zdraví, léčb*, diagnosti*, pojišťovn*',
      },
      hospitality: {
        strong: 'hotelnictví, hotely, hotelů, ubytován*, penzion*, HoReCa',
        medium: 'host*, noclehy',
      },
      hr_tech: {
        strong: `
          nábor zaměstnanců, náboru zaměstnanců, personalist*, pracovní portál, lidské zdroje, lidských zdrojů, HR oddělení, zaměstnanecké benefity,
          employer branding`,
        medium: 'HR, nábor*, kandidát*, uchazeč*, zaměstnavatel*',
      },
      industrial: {
        strong: `
          průmysl 4.0, průmyslová výroba, průmyslové výroby, výrobní podniky, výrobních podniků, výrobní závod*, továrn*, strojírenstv*,
          průmyslová automatizace, výrobní linky, výrobních linek`,
        medium: 'průmysl*, výrob*, stroj*',
      },
      insurtech: {
        strong: 'pojištění, pojišťovnictví, pojistn*, insurtech',
        medium: 'pojišťovn*, škod*',
      },
      iot: {
        strong: 'internet věcí, internetu věcí, IoT, chytrá domácnost, chytré domácnosti',
        medium: 'senzor*, čidl*',
      },
      legaltech: {
        strong: 'legaltech, právní služby, právních služeb, advokátní kanceláře, advokátních kanceláří',
        medium: 'právník*, advokát*, smluv',
      },
      logistics: {
        strong: `
          logistik*, logistick*, kurýr*, přeprav*, doprava zboží, dopravci, dopravců, spedic*, poslední míle, fulfillment`,
        medium: 'doprav*, sklad*, zásilk*, kamion*',
      },
      marketplaces: {
        strong: 'marketplace*, online tržiště, tržiště, nabídka a poptávka, nabídku a poptávku',
        medium: 'prodávajíc*, kupujíc*, inzer*',
      },
      media: {
        strong: 'mediální dům, média, vydavatelstv*, novinář*, podcast*, zpravodajstv*',
        medium: 'video, čtenář*, redakc*',
        against: 'sociální média',
      },
      medical_devices: {
        strong: `
          zdravotnický prostředek, zdravotnické prostředky, zdravotnických prostředků, zdravotnická technika, lékařský přístroj, lékařské přístroje,
          implantát*`,
        medium: 'MDR, chirurg*',
      },
      mental_health: {
        strong: `
          duševní zdraví, duševního zdraví, psychické zdraví, psychického zdraví, psychoterapi*, psychoterapeut*, deprese`,
        medium: 'psycholog*, stres*, terapi*, vyhoření',
      },
      mobility: {
        strong: `
          mobilita, mobility, carsharing, elektromobilit*, elektromobil*, koloběžk*, veřejná doprava, veřejné dopravy, parkován*, sdílená kola`,
        medium: 'vozidl*, řidič*, auta',
      },
      music: {
        strong: 'hudb*, hudební*',
        medium: 'umělc*, skladb*',
      },
      payments: {
        strong: `
          online platby, mobilní platby, mobilních plateb, platební brána, platební brány, platební služby, platební terminál*`,
        medium: 'platb*, plateb',
      },
      pets: {
        strong: 'domácí mazlíčci, domácích mazlíčků, mazlíčk*, psy, psi, kočky, veterinář*',
        medium: 'pes, kočka',
      },
      proptech: {
        strong: 'nemovitost*, realit*, realitní kanceláře, pronájem bytů, správa nemovitostí, bytové domy, proptech',
        medium: 'byt, byty, bytů, nájem*, developer*',
      },
      retail: {
        strong: 'maloobchod*, maloobchodní řetězce, kamenné obchody, kamenných obchodů, kamenné prodejny, supermarket*',
        medium: 'prodejn*, obchodní řetězce',
      },
      robotics: {
        strong: 'robotik*, robotizac*, robot, roboti, robotů, roboty, robota, kobot*',
        medium: 'autonomn*, manipulátor*',
      },
      saas: {
        strong: 'SaaS, software jako služba',
        medium: 'předplatn*',
      },
      space: {
        strong: 'vesmír*, kosmick*, družic*, satelit*',
        medium: 'orbit*, ESA',
      },
      sports: {
        strong: 'sport, sportu, sporty, sportovní*, sportovc*, fotbal*, tenis*, hokej*',
        medium: 'fanouš*, trénink*, turnaj*, hráč*',
      },
      telecom: {
        strong: 'telekomunikac*, telekomunikačn*, mobilní operátor*',
        medium: '5G, eSIM',
      },
      travel: {
        strong: `
          turismus, turismu, cestovní ruch, cestovního ruchu, cestování, cestovní kanceláře, turist*, dovolen*, cestovatel*`,
        medium: 'rezervac*, hotel*, výlet*, letenk*',
      },
    },
    client_type: {
      b2b: {
        strong: `
          B2B, firmy, firem, firmám, pro firmy, podnik*, malé a střední podniky, malých a středních podniků, MSP, korporace, korporací, e-shopy, e-shopů,
          restaurace, hotely, kliniky, nemocnice, školy, agentury, developeři, výrobci, výrobců, zaměstnavatelé, zaměstnavatelů, firemní klienti,
          firemních klientů, firemní zákazníci, živnostníci, řetězce, zemědělci, banky, pojišťovny, dopravci, white label`,
        medium: 'firma, dodavatel*, obchodní partneři, SaaS, ERP, CRM, zaměstnanc*',
        against: 'naše firma, naší firmy, o firmě, hodnota firmy, založení firmy',
      },
      b2c: {
        strong: `
          B2C, D2C, spotřebitel*, koncový zákazník, koncoví zákazníci, koncových zákazníků, rodin*, rodič*, děti, dětí, mládež*, student*, pacient*, turist*,
          cestovatel*, senior*, ženy, žen, muži, domácnosti, domácností, jednotlivci, hráči, hráčů, řidiči, řidičů, fanoušci, generace Z, mileniál*`,
        medium: 'uživatel*, lidí, lidé, mobilní aplikace, doma, přátel*, komunit*, mobilu',
      },
      b2g: {
        strong: `
          B2G, samospráv*, obce, obcí, obcím, města a obce, veřejná správa, veřejné správy, veřejný sektor, veřejného sektoru, státní správa, státní správy,
          úřady, úřadů, ministerstva, ministerstev, armáda, hasiči, policie`,
        medium: 'veřejné zakázky, veřejných zakázek, kraje, krajů, radnic*',
      },
    },
    product_type: {
      pt_software: {
        strong: `
          software, softwar*, platform*, aplikac*, informační systém, systém pro, systém řízení, webová aplikace, portál, algoritm*, chatbot*, dashboard,
          online nástroj, plugin, SDK`,
        medium: 'cloud*, digitáln*, online, data, systém, modul*, rozhraní, API, webové stránky',
      },
      pt_hardware: {
        strong: `
          zařízení, senzor*, čidl*, robot, roboti, robotů, dron, drony, dronů, stroj, stroje, strojů, bateri*, přístroj*, vozidl*, elektronik*,
          zdravotnický prostředek, tepelná čerpadla, satelit*, družic*, 3D tiskárn*`,
        medium: 'prototyp*, komponent*, součástk*, hardware, montáž*, patent*',
        against: 'strojové učení, strojového učení, koncová zařízení, mobilní zařízení',
      },
      pt_service: {
        strong: `
          poradenstv*, agentur*, školení, konzultac*, pronájem, pronájmu, půjčovn*, služby pro, komplexní služby, služby na klíč, péče o, catering*, kurzy,
          klinika`,
        medium: 'služb*, servis*, trenér*, podpora',
      },
      pt_goods: {
        strong: `
          potraviny, potravin, nápoj*, oblečení, kosmetika, kosmetiky, nábytek, hračky, hraček, obuv, šperky, doplňky stravy, krmivo, pivo, víno`,
        medium: 'surovin*, obal*, receptur*, sortiment*, přírodní, ručně vyráběn*',
      },
    },
    business_model: {
      bm_transactional: {
        strong: `
          provize, provizi, provizí, transakční poplatek, transakční poplatky, poplatek za transakci, z každé transakce, poplatek za rezervaci,
          podíl z tržeb, success fee`,
        medium: 'poplat*, transakc*, z objednávky, za rezervaci',
        against: 'bez provize, bez poplatků',
      },
      bm_marketplace: {
        strong: 'marketplace*, online tržiště, kupující a prodávající, kupující s prodávajícími, nabídku a poptávku',
        medium: 'prodejc*, inzer*',
      },
      bm_subscription: {
        strong: `
          předplatn*, SaaS, měsíční poplatek, měsíční poplatky, měsíční paušál, roční licence, roční předplatné, freemium, opakující se příjmy,
          opakované příjmy, MRR, ARR, členstv*, / měsíc, měsíčně`,
        medium: 'ročně, premium, balíč*, licenc*, paušál*',
        against: 'uživatelů měsíčně, objednávek měsíčně',
      },
      bm_usage_based: {
        strong: 'platba za použití, platby za použití, podle spotřeby, dle spotřeby, pay per use, pay as you go',
        medium: 'za kWh, za kilometr, za minutu',
      },
      bm_e_commerce: {
        strong: 'e-shop, e-shopu, vlastní e-shop, e-commerce, online prodej, D2C',
        medium: 'objednáv*, košík*',
      },
      bm_advertising: {
        strong: 'příjmy z reklamy, příjmy z reklam, inzerenti, inzerentů, sponzoring',
        medium: 'reklam*, sponzor*',
        against: 'bez reklam, reklamní kampaně',
      },
      bm_open_source: {
        strong: 'open source, otevřený kód',
        medium: 'GitHub',
      },
      bm_manufacturing: {
        strong: `
          vlastní výroba, vlastní výroby, výrobní závod, výrobní linka, sériová výroba, sériové výroby, prodej zařízení`,
        medium: 'výrob*, výrobní náklady, surovin*',
      },
    },
    revenue_model: {
      Subscription: {
        strong: 'předplatn*, měsíční poplatek, měsíční paušál, členstv*',
        medium: 'měsíčně, ročně, SaaS',
      },
      Freemium: {
        strong: 'freemium, verze zdarma, bezplatná verze',
        medium: 'premium, zdarma',
      },
      'Transaction fee': {
        strong: 'transakční poplatek, transakční poplatky, poplatek za transakci',
        medium: 'za transakci, za rezervaci',
      },
      Commission: {
        strong: 'provize, provizi, provizí, podíl z tržeb',
        medium: 'procent z',
      },
      Licensing: {
        strong: 'licence, licencí, licenční poplatek, licenční poplatky, licencování',
        medium: 'white label, OEM',
      },
      Advertising: {
        strong: 'příjmy z reklamy, inzerenti, sponzorovaný obsah',
        medium: 'reklam*',
      },
      'Product sales': {
        strong: 'prodej produktů, prodej zařízení, jednorázový prodej, maloobchodní prodej',
        medium: 'za kus',
      },
      'Setup and services': {
        strong: 'implementační poplatek, instalační poplatek, zřizovací poplatek, školení',
        medium: 'implementac*, servis, podpora',
      },
    },
    product_structure: {
      Platform: {
        strong: 'platforma, platformy, platformu, platformou',
        medium: 'ekosystém',
      },
      'Mobile app': {
        strong: 'mobilní aplikace, mobilní aplikaci, mobilní aplikací, iOS a Android, App Store',
        medium: 'aplikac*',
      },
      'Web app': {
        strong: 'webová aplikace, webovou aplikaci, webové aplikace, webový portál',
        medium: 'portál, prohlížeč*',
      },
      Marketplace: {
        strong: 'marketplace*, online tržiště',
        medium: 'inzer*, prodejc*',
      },
      'Hardware device': {
        strong: 'zařízení, přístroj, senzor, senzory, robot, dron',
        medium: 'elektronik*, hardware',
      },
      'AI assistant': {
        strong: 'AI asistent, AI asistenta, AI agent, AI agenti, chatbot*, virtuální asistent, hlasový asistent',
        medium: 'AI',
      },
    },
    distribution: {
      'Direct sales': {
        strong: `
          přímý prodej, přímého prodeje, obchodní tým, obchodní zástupci, obchodních zástupců, vlastní obchodníci, cold calling`,
        medium: 'veletrh*, konferenc*',
      },
      'Self-serve': {
        strong: 'samoobslužná registrace, word of mouth, doporučovací program, organický růst, zkušební verze zdarma',
        medium: 'doporučen*, organick*',
      },
      'Online marketing': {
        strong: `
          sociální sítě, sociálních sítích, sociálních sítí, online reklama, online marketing, Google Ads, PPC, SEO, obsahový marketing`,
        medium: 'kampan*, newsletter*',
      },
      Influencers: {
        strong: 'influencer*, ambasador* značky',
        medium: 'blog*, ambasador*',
      },
      'Partnerships and resellers': {
        strong: `
          partnerstv*, distributor*, obchodní partneři, síť partnerů, partnerská síť, integrátoři, velkoobchod*, franšíz*`,
        medium: 'spoluprác*, partner*',
      },
      Retail: {
        strong: 'kamenné obchody, kamenných obchodech, maloobchodní řetězce, supermarkety, drogerie, lékárny',
        medium: 'prodejnách',
      },
      'Online store': {
        strong: 'vlastní e-shop, e-shop, e-shopu',
        medium: 'online objednávky',
      },
    },
  },
  places: {
    usa: {
      country: 'Spojené státy, Spojených státech, Spojených států, Spojené státy americké',
      state: 'Kalifornie, Kalifornii',
      region: 'Severní Amerika, Severní Americe, Severní Ameriky',
      demonym: 'americk*',
    },
    europe: {
      country: `
        Česko, Česku, Česka, Česká republika, České republice, České republiky, Českou republiku, ČR, Slovensko, Slovensku, Slovenska, Německo, Německu,
        Německa, Rakousko, Rakousku, Rakouska, Polsko, Polsku, Polska, Maďarsko, Maďarsku, Maďarska, Francie, Francii, Itálie, Itálii, Španělsko, Španělsku,
        Španělska, Portugalsko, Nizozemsko, Nizozemsku, Nizozemska, Belgie, Belgii, Švýcarsko, Švýcarsku, Švýcarska, Dánsko, Dánsku, Švédsko, Švédsku,
        Norsko, Norsku, Finsko, Finsku, Irsko, Irsku, Rumunsko, Rumunsku, Bulharsko, Bulharsku, Chorvatsko, Chorvatsku, Slovinsko, Slovinsku, Řecko, Řecku,
        Litva, Lotyšsko, Estonsko, Srbsko`,
      city: `
        Praha, Praze, Prahy, Prahu, Brno, Brně, Brna, Ostrava, Ostravě, Ostravy, Plzeň, Plzni, Plzně, Liberec, Liberci, Olomouc, Olomouci, Hradec Králové,
        Hradci Králové, Pardubice, Pardubicích, České Budějovice, Českých Budějovicích, Zlín, Zlíně, Ústí nad Labem, Jihlava, Jihlavě, Karlovy Vary,
        Karlových Varech, Kladno, Kladně, Opava, Opavě, Mladá Boleslav, Tábor, Bratislavě, Bratislavy, Košice, Košicích, Vídeň, Vídni, Berlín, Berlíně,
        Mnichov, Mnichově, Varšava, Varšavě, Budapešť, Budapešti, Paříž, Drážďany`,
      state: `
        Morava, Moravě, Čechy, Čechách, Slezsko, Vysočina, Středočeský kraj, Jihomoravský kraj, Moravskoslezský kraj, Bavorsko, Bavorsku`,
      region: `
        Evropa, Evropě, Evropy, Evropu, Evropská unie, Evropské unii, Evropské unie, Střední Evropa, Střední Evropě, Skandinávie, Skandinávii, V4, CEE`,
      demonym:
        'český, česká, české, českého, českém, českých, českou, čeští, slovensk*, evropsk*, německ*, celoevropsk*',
    },
    great_britain: {
      country:
        'Velká Británie, Velké Británii, Velké Británie, Spojené království, Spojeném království, Anglie, Anglii',
      city: 'Londýn, Londýně',
      demonym: 'britsk*',
    },
    asia: {
      region: 'Asie, Asii, Jihovýchodní Asie',
      demonym: 'asijsk*, čínsk*',
      country: 'Čína, Číně, Číny, Japonsko, Japonsku, Indii, Jižní Korea, Jižní Koreji, Singapuru',
    },
    mena: {
      country: 'Spojené arabské emiráty, SAE, Saúdská Arábie, Turecko, Turecku, Izrael, Izraeli, Egypt, Egyptě',
      city: 'Dubaj, Dubaji',
      region: 'Blízký východ, Blízkém východě',
    },
    latin_america: {
      country: 'Brazílie, Brazílii, Mexiko, Mexiku, Argentina, Argentině, Kolumbie',
      region: 'Latinská Amerika, Latinské Americe, Jižní Amerika, Jižní Americe',
    },
    other: {
      country:
        'Kanada, Kanadě, Austrálie, Austrálii, Nový Zéland, Jihoafrická republika, Rusko, Rusku, Ukrajina, Ukrajině',
      region: 'Afrika, Africe, Afriky',
    },
  },
}
