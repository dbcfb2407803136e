import type { LanguageLexicon } from '../language-lexicon.ts'

export const polish: LanguageLexicon = {
  titles: {
    cover: 'prezentacja dla inwestorów, prezentacja inwestorska, prezentacja firmy',
    problem:
      'problem, problemy, wyzwanie, wyzwania, potrzeba, potrzeby, geneza, sytuacja obecna, obecna sytuacja, jaki problem, bolączki, kontekst, dlaczego',
    'why-now': 'dlaczego teraz, trendy, trendy rynkowe, właściwy moment, dobry moment, kontekst rynkowy',
    solution:
      'rozwiązanie, rozwiązania, nasze rozwiązanie, misja, nasza misja, wizja, nasza wizja, propozycja wartości, propozycja, pomysł, nasz pomysł, idea, co robimy, czym się zajmujemy, o projekcie, o nas, koncepcja, korzyści, nasza oferta, wartość',
    product:
      'produkt, nasz produkt, produkty, nasze produkty, jak to działa, jak działa, jak działamy, funkcje, funkcjonalności, funkcjonalność, demo, platforma, nasza platforma, aplikacja, nasza aplikacja, usługi, nasze usługi, prototyp, opis produktu, moduły, oferta',
    technology:
      'technologia, technologie, nasza technologia, architektura, innowacja, innowacyjność, patenty, sztuczna inteligencja, własność intelektualna, badania i rozwój',
    market:
      'rynek, nasz rynek, wielkość rynku, potencjał rynku, potencjał rynkowy, szansa rynkowa, szansa, analiza rynku, grupa docelowa, grupy docelowe, rynek docelowy, klienci docelowi, segmenty klientów, TAM SAM SOM, klient docelowy, okazja rynkowa, kim jest nasz klient',
    competition:
      'konkurencja, konkurenci, analiza konkurencji, przewaga konkurencyjna, przewagi konkurencyjne, przewagi, nasza przewaga, nasze przewagi, wyróżniki, dlaczego my, co nas wyróżnia, pozycjonowanie, krajobraz konkurencyjny, otoczenie konkurencyjne, porównanie',
    'business-model':
      'model biznesowy, nasz model biznesowy, model biznesu, model przychodów, model przychodowy, źródła przychodów, przychody, monetyzacja, cennik, ceny, jak zarabiamy, model zarabiania, model finansowy biznesu, plany cenowe, model cenowy',
    traction:
      'trakcja, traction, wyniki, nasze wyniki, dotychczasowe wyniki, osiągnięcia, nasze osiągnięcia, dotychczasowe osiągnięcia, klienci, nasi klienci, zaufali nam, walidacja, walidacja rynkowa, partnerzy, nasi partnerzy, nagrody, wyróżnienia, co już mamy, co już zrobiliśmy, status projektu, etap rozwoju, gdzie jesteśmy, liczby, referencje, kamienie milowe osiągnięte',
    'go-to-market':
      'go to market, strategia go to market, strategia wejścia na rynek, strategia rynkowa, strategia marketingowa, strategia sprzedaży, strategia, marketing, sprzedaż, kanały sprzedaży, kanały dystrybucji, dystrybucja, pozyskiwanie klientów, strategia rozwoju, ekspansja, skalowanie, promocja, plan marketingowy, marketing i sprzedaż, strategia wzrostu',
    roadmap:
      'roadmap, roadmapa, mapa drogowa, harmonogram, kamienie milowe, plan rozwoju, plany rozwoju, plan działania, następne kroki, kolejne kroki, najbliższe kroki, przyszłość, plany, nasze plany, oś czasu, etapy, cele, nasze cele, plany na przyszłość',
    financials:
      'finanse, prognozy finansowe, prognoza finansowa, prognozy, projekcje finansowe, plan finansowy, wyniki finansowe, budżet, koszty, struktura kosztów, model finansowy, biznesplan, dane finansowe, rentowność',
    team: 'zespół, nasz zespół, założyciele, kim jesteśmy, o zespole, ludzie, poznaj zespół, zarząd, twórcy, kadra',
    advisors: 'doradcy, nasi doradcy, mentorzy, inwestorzy, nasi inwestorzy, rada doradcza, rada nadzorcza, eksperci',
    ask: 'inwestycja, finansowanie, potrzeby inwestycyjne, potrzeby finansowe, potrzeby kapitałowe, zapotrzebowanie na kapitał, runda, runda inwestycyjna, runda finansowania, szukamy, czego szukamy, czego potrzebujemy, poszukujemy, wykorzystanie środków, przeznaczenie środków, przeznaczenie inwestycji, oferta dla inwestora, oferta inwestycyjna, propozycja inwestycyjna, the ask, zainwestuj, cel rundy, na co potrzebujemy, kapitał, oczekiwania, dołącz do nas',
    contact:
      'kontakt, dziękujemy, dziękuję, dziękujemy za uwagę, dziękuję za uwagę, pytania, skontaktuj się, zapraszamy do kontaktu',
    appendix:
      'załącznik, załączniki, spis treści, agenda, źródła, bibliografia, ryzyka, analiza ryzyka, dodatek, zastrzeżenia prawne',
  },
  bodies: {
    problem:
      'problem*, brak*, brakuje, trudn*, drog*, kosztown*, czasochłonn*, nieefektywn*, marnow*, skomplikowan*, ręczn*, przestarzał*, strat*, frustr*, wyzwani*, niedobór, niewystarczając*, bariery, nie mają, nie ma, zbyt',
    'why-now': 'po raz pierwszy, nowe przepisy, regulacje, rosnąc*, coraz więcej, pandemia, transformacja cyfrowa',
    solution:
      'nasze rozwiązanie, nasza platforma, nasza aplikacja, oferujemy, pomagamy, umożliwiamy, tworzymy, łączymy, umożliwia, pozwala, ułatwia, automatyzuje, upraszcza, prost*, łatw*, w czasie rzeczywistym, w jednym miejscu',
    product:
      'funkcj*, aplikacj*, panel, interfejs, integracj*, moduł*, powiadomieni*, prototyp*, beta, MVP, użytkownik może, rejestracja, kliknij, pobierz',
    technology:
      'algorytm*, sztuczn*, uczenie maszynowe, patent*, technologi*, architektur*, szyfrowani*, sensor*, czujnik*, chmur*, baza danych, własn* technologi*',
    market:
      'ryn*, mld, miliard*, TAM, SAM, SOM, CAGR, wzrost roczny, grupa docelowa, segment*, branż*, gospodarstw*, MŚP, udział w rynku, konsument*, potencjał',
    competition:
      'konkuren*, przewag*, alternatyw*, w przeciwieństwie do, wyróżni*, unikaln*, jedyn*, lider, w porównaniu, substytut*',
    'business-model':
      'subskrypcj*, abonament*, prowizj*, licencj*, opłat*, miesięczn*, rocznie, za użytkownika, cena, ceny, przychod*, marż*, freemium, premium, reklam*, sprzedaż*, model biznesowy, netto, brutto, pakiet*',
    traction:
      'klient*, użytkownik*, pilotaż*, listy intencyjne, list intencyjny, przychód, pobrań, pobrania, wzrost, lista oczekujących, podpisan*, umow*, uruchomi*, do tej pory, dotychczas, już, nagrod*, partner*, sprzedan*, obserwujących, zwycięzc*',
    'go-to-market':
      'marketing*, media społecznościowe, mediach społecznościowych, social media, influencer*, SEO, poczta pantoflowa, polecen*, partnerstw*, dystrybutor*, sprzedaż bezpośrednia, targi, kanał*, kampani*, ekspansj*, ambasador*, współprac*',
    roadmap:
      'wdrożeni*, etap 1, etap 2, faza 1, faza 2, kolejne kroki, kwartał*, rozwój, ekspansja, premiera, uruchomienie, skalowanie, certyfikacj*, wersja, miesięcy',
    financials:
      'przychod*, EBITDA, zysk*, koszt*, marża brutto, przepływy pieniężne, próg rentowności, prognoz*, budżet, strata, wydatki, rentown*, tys. zł, mln zł',
    team: 'założyciel*, współzałożyciel*, prezes*, dyrektor*, inżynier*, lat doświadczenia, doświadczeni*, absolwent*, uniwersytet*, politechnik*, programist*, kierownik, specjalist*, doktor, członek zarządu',
    advisors: 'doradc*, mentor*, ekspert*, inwestor*, rada',
    ask: 'inwestycj*, inwestor*, finansowani*, runda, rundy, szukamy, poszukujemy, pozyskać, kapitał*, wycena, przeznaczymy, środki, środków, udział*, obligacj*, runway, pre-money, dotacj*, potrzebujemy',
    contact: 'dziękuj*, kontakt, telefon, pytania, zapraszamy',
  },
  words: {
    falseFriend: 'data, mo',
    forecast:
      'prognoz*, plan*, cel, cele, celem, oczekiwan*, przewidywan*, przewidujemy, szacowan*, szacunk*, do końca, docelow*, potencjaln*, scenariusz*, osiągniemy, osiągnąć, będzie, będziemy, założeni*',
    forecastTitle:
      'prognoz*, projekcj*, plan finansowy, plan rozwoju, harmonogram, kolejne kroki, cele, scenariusz*, biznesplan, budżet',
    actual:
      'obecnie, dotychczas, do tej pory, aktualn*, już, od startu, osiągnęliśmy, osiągnięt*, w 2024, wygenerowan*, ostatni rok, ostatnich 12 miesięcy, podpisan*, sprzedan*, zrealizowan*, pozyskaliśmy, mamy',
    pilot: 'pilotaż*, pilot, testy, wersja testowa, proof of concept, beta',
    intent:
      'list intencyjny, listy intencyjne, listów intencyjnych, przedsprzedaż*, lista oczekujących, zainteresowan*, w trakcie rozmów, negocjacj*',
    others: 'konkuren*, naszych klientów, branży, średnio, na świecie, globaln*, lider rynku, utracon*',
    own: 'nasz*, my, już, obecnie, dotychczas, mamy, pozyskaliśmy, zarejestrowan*, aktywn*, płacąc*',
    notACount:
      'do, na klienta, na użytkownika, pierwszych, kolejnych, szukamy, potrzebujemy, minimum, co najmniej, średnio, każdy, na świecie, potencjaln*, ryn*, cel, w Polsce jest',
    perUnit: 'na klienta, na użytkownika, średni*, koszt*, oszczędno*, strat*, udział, za zamówienie',
    arr: 'roczny przychód powtarzalny, roczne przychody powtarzalne, powtarzalny przychód roczny, roczny przychód cykliczny',
    mrr: 'miesięczny przychód powtarzalny, miesięczne przychody powtarzalne, przychód miesięczny, miesięczny przychód',
    revenue: 'przychód, przychody, przychodów, obrót, obroty, sprzedaż, przychód roczny, przychody ze sprzedaży',
    growth:
      'wzrost, wzrosły, wzrósł, wzrosła, urosły, urósł, rośnie, rok do roku, r/r, m/m, miesiąc do miesiąca, podwoi*, potroi*',
    notOwnGrowth: 'rynku, rynek, branży, udział, naszych klientów',
    payingCustomers:
      'płacących klientów, płacący klienci, aktywnych klientów, aktywni klienci, klientów biznesowych, klientów B2B, klientów korporacyjnych',
    customers: 'klientów, klienci, subskrybentów, firm korzysta',
    users:
      'użytkowników, aktywnych użytkowników, zarejestrowanych użytkowników, użytkownicy, pobrań, instalacji, obserwujących, subskrybentów, członków, rejestracji, graczy, testerów',
    retention: 'retencja, retencji, utrzymanie klientów, wskaźnik retencji',
    churn: 'wskaźnik rezygnacji, rezygnacje',
    gmv: 'wartość transakcji, wolumen transakcji, wartość brutto sprzedaży',
    grossMargin: 'marża brutto, marży brutto, marża na sprzedaży',
    burn: 'miesięczny burn, miesięczne spalanie',
    cac: 'koszt pozyskania klienta, koszt pozyskania, koszty pozyskania klienta',
    ltv: 'wartość życiowa klienta, wartość klienta w czasie, wartość życiowa',
    ask: 'szukamy, poszukujemy, pozyskać, pozyskujemy, chcemy pozyskać, potrzebujemy, zapotrzebowanie, runda, rundy, kwota inwestycji, wartość inwestycji, oczekiwana inwestycja, cel rundy, wielkość rundy, poszukiwana inwestycja, potrzeby finansowe, finansowanie w wysokości, inwestycja w wysokości, kwota, inwestycji',
    raised:
      'pozyskaliśmy, pozyskano, pozyskane, dotychczasowe finansowanie, poprzednia runda, poprzednie rundy, zebraliśmy, zainwestowano, zainwestowane, wkład własny, otrzymaliśmy, dotychczas',
    grant: 'dotacj*, grant, PARP, NCBR, NCBiR, nagroda, dofinansowani*, środki unijne',
    valuation: 'wycena, wycenie, wycena pre-money, wycena post-money, pre-money, post-money, valuation',
    committed: 'zadeklarowan*, zobowiązani*, potwierdzon*, zebrane, zabezpieczon*',
    instrument: 'pożyczka konwertowalna, obligacje zamienne, podwyższenie kapitału, objęcie udziałów',
    funding: 'inwest*, finansowani*, rund*, kapitał*, dotacj*, fundusz*, udział*, wycen*, środk*',
    customerMoney: 'przychód, przychody, sprzedaż, klient*, zamówie*, użytkownik*, umow*',
    useOfFunds:
      'wykorzystanie środków, przeznaczenie środków, przeznaczenie inwestycji, na co przeznaczymy, przeznaczenie rundy, alokacja środków, podział środków, wydatkowanie środków, cele inwestycji, przeznaczenie finansowania',
    notAUse:
      'udział*, rabat, wzrost, odset*, marża, prowizj*, ryn*, łącznie, wycena, zadeklarowan*, pozyskan*, przychod*',
    priceRate:
      'miesięcznie, / miesiąc, za miesiąc, na miesiąc, rocznie, za rok, / rok, za użytkownika, za użytkownika miesięcznie, za sztukę, za transakcję, za zamówienie, jednorazowo, netto miesięcznie, / mies, /mies, mies, za osobę',
    prices: 'cen*, abonament*, subskrypcj*, pakiet*, plan*, licencj*, model biznesowy, opłat*',
    notAPrice: 'oszczęd*, marnuj*, strat*, pensj*, wynagrodzeni*, średni*, przychod*, koszt*, konkuren*',
    breakEven: 'próg rentowności, rentowność, break-even',
    closing: 'zamknięcie rundy, zamknięcie, termin',
    tam: 'całkowity rynek, rynek całkowity, całkowity rynek adresowalny',
    sam: 'rynek dostępny, rynek adresowalny, dostępny rynek',
    som: 'rynek osiągalny, osiągalny rynek, docelowy udział w rynku',
    marketSize:
      'wielkość rynku, wartość rynku, rynek wart, globalny rynek, światowy rynek, polski rynek, rynek w Polsce, rynku, rynek, potencjał rynku, branża',
    market: 'rynek, rynku, branż*, popyt, sektor*',
    notMarketSize:
      'pozyskan*, finansowani*, zainwestowan*, nasze przychody, nasz przychód, nasi klienci, cel, średni*, cena, koszt*, oszczęd*, wycena, strat*, udział w rynku na',
    marketGrowth: 'wzrost, roczny wzrost, tempo wzrostu, rośnie, rocznie, wzrośnie, CAGR, średnioroczn*',
    companyMetric: 'przychod*, przychód, użytkownik*, klient*, pobrań, marż*, zespół',
    sellsIn:
      'ryn*, klient*, użytkownik*, firm*, rodzin*, gospodarstw*, ekspansj*, wejści* na, docelow*, miast*, kraj*, region*, konsument*, dostępn*, działamy w, mieszkańc*, populacj*, rodziców, polskich',
    notSellsIn:
      'uniwersytet*, politechnik*, siedzib*, ul., urodzon*, źródło, według, bank, absolwent*, studia, instytut, NIP, KRS, PARP, NCBR, GUS',
    competitorLead:
      'konkurenci:, konkurenci to, konkurencja:, bezpośrednia konkurencja:, pośrednia konkurencja:, konkurenci bezpośredni:, konkurenci pośredni:, w przeciwieństwie do, alternatywy:, główni konkurenci:',
    competitorExample: 'jak, takie jak, np, m.in, na przykład, bezpośredni, pośredni, vs',
    customerLead:
      'nasi klienci:, zaufali nam, klienci:, wśród naszych klientów:, współpracujemy z, korzystają z nas:, nasi klienci to',
    customerTitle: 'nasi klienci, klienci, zaufali nam, referencje, wybrani klienci, klienci i partnerzy',
    investorLead:
      'inwestorzy:, nasi inwestorzy:, dotychczasowi inwestorzy:, finansowane przez, wspierani przez, z udziałem, aniołowie biznesu:',
    investorTitle: 'inwestorzy, nasi inwestorzy, dotychczasowi inwestorzy, wspierają nas',
    investorWord: 'fundusz, kapitał, inwestycje, akcelerator, inkubator, aniołowie',
    founded: 'założon*, założenie, powstał*, powstała w, zarejestrowan*, data założenia, rok założenia, utworzon*',
    since: 'od, działamy od, na rynku od',
    staff: 'pracowników, osób, osób w zespole, członków zespołu, specjalistów, etatów',
    othersStaff:
      'firm*, przedsiębiorstw*, powyżej, do, między, zatrudni*, plan*, cel, klient*, średnio, na pracownika, poniżej, w Polsce',
    seat: 'siedziba, siedziba w, z siedzibą w, siedziba firmy, biuro w, zlokalizowan* w, adres',
    street: 'ul, ulica, al, aleja, pl, plac, os, lok',
    notATagline:
      'prezentacja, poufne, przygotował*, wszelkie prawa zastrzeżone, dziękujemy, spis treści, założyciel*, runda inwestycyjna, biznesplan',
    whatItIs:
      'platforma, aplikacja, oprogramowanie, rozwiązanie, usługa, marketplace, sieć, narzędzie, system, serwis, sklep, dla, do, który, która, które, pomaga, umożliwia, łączy, ułatwia, automatyzuje, z, bez',
    self: 'jesteśmy, pomagamy, umożliwiamy, tworzymy, łączymy, oferujemy, budujemy, dostarczamy, rozwijamy, produkujemy, ułatwiamy, nasza misja to, naszą misją jest, nasza platforma, nasza aplikacja, nasze rozwiązanie',
    isA: 'to, to jest, jest, pomaga, umożliwia, łączy, oferuje, ułatwia, automatyzuje, tworzy, dostarcza, pozwala',
    notAName:
      'prezentacja, projekt, poufne, spis treści, wstęp, dziękujemy, dziękuję, witamy, problem, rozwiązanie, zespół, kontakt, rynek, aplikacja, kompletna, styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień, strona, inwestorów',
    productStatus:
      'w fazie rozwoju, prototyp*, działający prototyp, MVP, beta, wersja beta, wersji beta, w wersji, dostępn*, uruchomion*, wdrożon*, faza pilotażowa, gotowy produkt, w trakcie tworzenia, certyfikowan*, na rynku od',
    whyNow: 'dlaczego teraz, po raz pierwszy, nowe przepisy, nowe regulacje, właściwy moment',
    advantage:
      'przewaga konkurencyjna, przewag*, unikaln*, jedyn*, jako pierwsi, pierwsza, w przeciwieństwie do, opatentowan*, szybciej niż, taniej niż, lepiej niż, autorsk*, wyłączn*',
    property: 'patent*, opatentowan*, zgłoszenie patentowe, znak towarowy, własność intelektualna, prawa autorskie',
    partnership:
      'partnerstwo z, współpraca z, we współpracy z, partner strategiczny, partnerzy strategiczni, nasi partnerzy, umowa z, list intencyjny z',
    award: 'nagrod*, wyróżnien*, finalist*, zwycięzc*, laureat*, pierwsze miejsce, I miejsce, konkurs*',
    founderRole:
      'założyciel, założycielka, współzałożyciel, współzałożycielka, założyciele, pomysłodawca, pomysłodawczyni',
    leaderRole:
      'prezes, prezes zarządu, wiceprezes, członek zarządu, członkini zarządu, dyrektor generalny, dyrektor zarządzający, dyrektor techniczny, dyrektor operacyjny, dyrektor finansowy, dyrektor marketingu, dyrektor sprzedaży',
    adviserRole: 'doradca, doradczyni, rada nadzorcza, rada doradcza, konsultant, konsultantka',
    investorRole: 'inwestor, inwestorka, anioł biznesu',
    role: 'dyrektor, kierownik, kierowniczka, menedżer, menedżerka, programista, programistka, inżynier, specjalista, specjalistka, projektant, projektantka, analityk, naukowiec, prawnik, prawniczka, lekarz, lekarka, grafik, graficzka, koordynator, koordynatorka, ekspert, ekspertka, deweloper, właściciel, właścicielka, psycholog, marketingowiec',
    phd: 'doktor, doktor nauk, doktorat, dr inż, dr hab',
    foundedBefore: 'seryjny przedsiębiorca, założył, założyła, założyciel firmy, sprzedał firmę, exit',
    entrepreneur: 'przedsiębiorca, przedsiębiorczyni, założył, założyła, właściciel, właścicielka, prowadził firmę',
    study: 'uniwersytet*, politechnik*, absolwent*, studia, magister, mgr, SGH, AGH, ukończył*',
    atWork: 'wcześniej, były, była, dawniej, doświadczeni*, lat, w, pracował*',
    competitorTitle: 'konkurencja, konkurenci, analiza konkurencji',
    customerStory: 'opinie klientów, historie klientów, studium przypadku, referencje klientów',
    legalTitle: 'zastrzeżenie prawne, zastrzeżenia prawne, nota prawna',
    references: 'źródła, bibliografia',
    exampleInside: 'np., na przykład',
    exampleLead: 'przykład:, na przykład, wyobraź sobie, załóżmy',
    commonNoun:
      'klienci, klient, użytkownicy, firmy, firma, rozwiązanie, rozwiązania, rynek, problem, problemy, cena, ceny, koszt, koszty, przychody, sprzedaż, czas, rok, lata, miesiąc, dane, technologia, platforma, produkt, produkty, usługi, usługa, doradztwo, rozwój, badania, wzrost, przewaga, przewagi, wady, zalety, konkurencja, konkurenci, dostawcy, producenci, dystrybutorzy, partnerzy, inwestorzy, inwestycja, założyciele, model, biznesowy, strategia, cel, cele, jakość, bezpieczeństwo, integracja, automatyzacja, zarządzanie, energia, zdrowie, lekarze, pacjenci, szpitale, szkoły, edukacja, rolnictwo, logistyka, ubezpieczenia, banki, restauracje, hotele, rodziny, rodzice, dzieci, konsumenci, świat, kwartał, etap, faza, przyszłość, pomysł, łatwy, szybki, prosty, ręcznie, wysoki, niski, średni, tradycyjne, tradycyjny, inne, nowy, nowa, produkcja, dostawa, zamówienia, płatność, płatności, abonament, licencja, prowizja, reklama, kanały, sieć, doświadczenie, wsparcie, zaufanie, społeczność, tak, nie, brak, polska, polski, polskie, bajki, cechy, funkcje',
  },
  phrases: {
    industry: {
      agtech: { strong: 'rolnictw*, rolnik*, rolnicz*, gospodarstw* rolnych', medium: 'upraw*, plon*, gleb*' },
      ai: {
        strong:
          'sztuczna inteligencja, sztucznej inteligencji, sztuczną inteligencję, sztuczną inteligencją, uczenie maszynowe, uczenia maszynowego, modele językowe, generatywn*, oparta na AI, oparte na AI, klonowanie głosu',
        medium: 'AI, algorytm*, chatbot*',
      },
      banking: { strong: 'bankow*, konto bankowe', medium: 'bank, banki' },
      beauty: { strong: 'kosmetyk*, kosmetyczn*, salony kosmetyczne, uroda', medium: 'skóra, włosy' },
      biotech: { strong: 'biotechnologi*, farmaceut*', medium: 'badania kliniczne, laboratori*, białk*' },
      climate_tech: {
        strong: 'ślad węglowy, emisj* CO2, gospodarka obiegu zamkniętego, recykling*, neutralność klimatyczn*',
        medium: 'ekologiczn*, środowisk*, odpad*, zrównoważon*',
      },
      construction_tech: {
        strong: 'budownictw*, budowlan*, branża budowlana, deweloper*',
        medium: 'budow*, remont*, budynk*',
      },
      cybersecurity: { strong: 'cyberbezpieczeństw*, cyberatak*, bezpieczeństwo IT', medium: 'szyfrowani*' },
      digital_health: { strong: 'telemedycyn*, zdrowie cyfrowe, e-zdrowie', medium: 'pacjent*, lekarz*' },
      e_commerce: {
        strong: 'e-commerce, sklep internetowy, sklepy internetowe, handel internetowy, sprzedaż online',
        medium: 'zamówieni*, koszyk, wysyłk*',
      },
      edtech: {
        strong: 'edukacj*, edukacyjn*, nauczanie, e-learning, uczni*, student*, nauka języków',
        medium: 'szko*, nauczyciel*, kurs*, uczelni*',
      },
      energy: {
        strong:
          'energetyk*, energi*, fotowoltaik*, panele słoneczne, OZE, odnawialne źródła energii, pompy ciepła, magazyny energii, ładowark*',
        medium: 'prąd, kWh',
      },
      entertainment: { strong: 'rozrywk*, film*, bajk*', medium: 'seriale, widz*' },
      events: { strong: 'wydarzeni*, eventy, koncert*, bilety', medium: 'festiwal*, konferencj*' },
      fashion: { strong: 'moda, branża modowa, odzież*, ubrania, obuwie', medium: 'kolekcj*' },
      fintech: {
        strong: 'fintech, usługi finansowe, pożyczk*, kredyt*, księgowo*, faktoring',
        medium: 'finans*, faktur*, oszczędzani*',
      },
      fitness: { strong: 'fitness, siłowni*, trening personalny', medium: 'trening*' },
      food_and_beverage: {
        strong: 'żywno*, spożywcz*, gastronomi*, restauracj*, napoj*, piwo, kawa',
        medium: 'składnik*, smak, przepis*',
      },
      gaming: { strong: 'gry wideo, gier wideo, gamedev, gra mobilna', medium: 'gracz*, gra, gry' },
      healthcare: {
        strong: 'ochrona zdrowia, służba zdrowia, szpital*, lekarz*, medyczn*, aptek*, przychodni*',
        medium: 'pacjent*, zdrowi*, leczeni*, diagnostyk*',
      },
      hr_tech: { strong: 'rekrutacj*, HR, zasoby ludzkie, kandydat*', medium: 'pracodawc*, pracownik*, oferty pracy' },
      industrial: { strong: 'przemysł 4.0, przemysł*, fabryk*, produkcja przemysłowa', medium: 'produkcj*, maszyn*' },
      insurtech: { strong: 'ubezpiecz*, insurtech', medium: 'polis*, szkod*' },
      iot: { strong: 'internet rzeczy, IoT, inteligentny dom', medium: 'czujnik*' },
      legaltech: { strong: 'prawnik*, kancelari*, legaltech', medium: 'umowy, prawo, prawne, prawnych' },
      logistics: {
        strong: 'logistyk*, logistyczn*, transport*, kurier*, ostatnia mila, spedycj*',
        medium: 'dostaw*, magazyn*',
      },
      marketplaces: {
        strong: 'marketplace, platforma łącząca, popyt i podaż',
        medium: 'sprzedając*, kupując*, ogłoszeni*',
      },
      media: { strong: 'branża medialna, podcast*, wydawnictw*, audiobook*', medium: 'treśc*, wideo, nagrani*' },
      medical_devices: {
        strong: 'wyrób medyczny, wyroby medyczne, urządzenie medyczne, urządzenia medyczne',
        medium: 'chirurg*, diagnostyczn*',
      },
      mental_health: {
        strong: 'zdrowie psychiczne, zdrowia psychicznego, psycholog*, psychoterapi*',
        medium: 'stres, terapi*',
      },
      mobility: {
        strong: 'mobilność, carsharing, hulajnog*, rower*, transport publiczny, elektromobilność',
        medium: 'pojazd*, kierowc*',
      },
      music: { strong: 'muzyk*, muzyczn*', medium: 'artyst*' },
      payments: { strong: 'płatności, płatności mobilne, bramka płatnicza', medium: 'płatnoś*' },
      pets: { strong: 'zwierzęta domowe, zwierząt domowych, psy, koty, weterynar*', medium: 'pupil*' },
      proptech: { strong: 'nieruchomości, wynajem mieszkań, proptech', medium: 'mieszkani*, najem*, domy, domów' },
      retail: { strong: 'handel detaliczny, sklepy, detalist*, sieci handlowe', medium: 'sklep*' },
      robotics: { strong: 'robotyk*, robot*', medium: 'autonomiczn*' },
      saas: { strong: 'SaaS, oprogramowanie jako usługa', medium: 'abonament*, subskrypcj*' },
      social: {
        strong: 'portal społecznościowy, sieć społecznościowa, aplikacja społecznościowa',
        medium: 'społeczność, znajomi',
      },
      sports: { strong: 'sport*, kluby sportowe, piłka nożna', medium: 'zawodnik*, kibic*' },
      travel: { strong: 'turystyk*, turystyczn*, podróż*, turyst*', medium: 'rezerwacj*, hotel*' },
    },
    client_type: {
      b2b: {
        strong:
          'B2B, firmy, firm, przedsiębiorstw*, MŚP, przedsiębiorc*, sklepy, restauracje, hotele, kliniki, szpitale, szkoły, agencje, deweloperzy, producenci, korporacje, pracodawcy, dla biznesu',
        medium: 'firma, pracowni*, dostawc*, partnerzy biznesowi, SaaS',
      },
      b2c: {
        strong:
          'B2C, konsument*, rodzin*, rodzic*, dzieci, młodzież, student*, pacjen*, turyst*, senior*, kobiet*, klient indywidualny, klienci indywidualni, użytkownik końcowy, mam, mamy i tatusiowie',
        medium: 'użytkownik*, ludzi, aplikacja mobilna, dom',
        against: 'mamy już',
      },
      b2g: {
        strong: 'B2G, samorząd*, gmin*, administracj* publiczn*, sektor publiczny, urzęd*',
        medium: 'przetarg*, miast*',
      },
    },
    product_type: {
      pt_software: {
        strong:
          'oprogramowani*, platform*, aplikacj*, system, serwis internetowy, algorytm*, portal, strona internetowa',
        medium: 'chmur*, cyfrow*, online, dane',
      },
      pt_hardware: {
        strong: 'urządzeni*, czujnik*, robot*, dron*, maszyn*, bateri*, sprzęt',
        medium: 'prototyp*, komponent*, elektronik*',
      },
      pt_service: { strong: 'doradztw*, agencj*, szkoleni*, konsulting, wynajem', medium: 'usług*, obsług*' },
      pt_goods: {
        strong: 'żywność, napoj*, odzież, kosmetyki, meble, zabawki, obuwie, biżuteria, suplementy',
        medium: 'składnik*, opakowani*',
      },
    },
    business_model: {
      bm_transactional: {
        strong: 'prowizj*, opłata transakcyjna, od transakcji',
        medium: 'opłat*, transakcj*',
        against: 'bez prowizji',
      },
      bm_marketplace: {
        strong: 'marketplace, kupujący i sprzedający, popyt i podaż',
        medium: 'sprzedawc*, ogłoszeni*',
      },
      bm_subscription: {
        strong:
          'subskrypcj*, abonament*, SaaS, miesięcznie, opłata miesięczna, opłata abonamentowa, freemium, / miesiąc, plan roczny, plan miesięczny',
        medium: 'rocznie, premium, pakiet*, licencj*, miesiąc',
      },
      bm_e_commerce: { strong: 'sklep internetowy, e-commerce, sprzedaż online', medium: 'zamówieni*, koszyk' },
      bm_advertising: { strong: 'przychody z reklam, reklamodawc*, sponsoring', medium: 'reklam*' },
      bm_manufacturing: {
        strong: 'własna produkcja, zakład produkcyjny, linia produkcyjna',
        medium: 'produkcj*, surowc*',
      },
    },
    revenue_model: {
      Subscription: { strong: 'subskrypcj*, abonament*', medium: 'miesięcznie, rocznie, miesiąc' },
      Freemium: { strong: 'freemium, wersja darmowa', medium: 'premium' },
      Commission: { strong: 'prowizj*', medium: 'procent od' },
      Licensing: { strong: 'licencj*', medium: 'white label' },
      Advertising: { strong: 'reklamodawc*, przychody z reklam', medium: 'reklam*' },
    },
    product_structure: {
      Platform: { strong: 'platforma, platformy', medium: 'ekosystem' },
      'Mobile app': { strong: 'aplikacja mobilna, aplikacji mobilnej, aplikację mobilną', medium: 'aplikacj*' },
    },
    distribution: {
      'Online marketing': {
        strong: 'media społecznościowe, mediach społecznościowych, reklama online',
        medium: 'kampani*',
      },
      Influencers: { strong: 'influencer*, influenserz*, ambasador*', medium: 'blog*' },
      'Partnerships and resellers': { strong: 'partnerstw*, dystrybutor*, partnerzy handlowi', medium: 'współprac*' },
    },
  },
  places: {
    usa: { country: 'Stany Zjednoczone, Stanach Zjednoczonych', region: 'Ameryka Północna' },
    europe: {
      country:
        'Polska, Polsce, Polski, Polskę, Niemcy, Niemczech, Niemiec, Francja, Francji, Hiszpania, Hiszpanii, Włochy, Włoszech, Czechy, Czechach, Słowacja, Litwa, Szwecja, Austria, Szwajcaria, Holandia',
      city: 'Warszawa, Warszawie, Kraków, Krakowie, Wrocław, Wrocławiu, Poznań, Poznaniu, Gdańsk, Gdańsku, Gdynia, Łódź, Łodzi, Katowice, Katowicach, Lublin, Szczecin, Rzeszów, Białystok, Bydgoszcz, Toruń',
      region: 'Europa, Europie, Europy, Unia Europejska, Unii Europejskiej, Europa Środkowa, Trójmiasto, Śląsk, CEE',
      demonym: 'polskich, polskie, polski, polska, europejsk*',
    },
    great_britain: { country: 'Wielka Brytania, Wielkiej Brytanii' },
    asia: { region: 'Azja', country: 'Chiny, Japonia' },
    other: { country: 'Kanada, Ukraina, Rosja', region: 'Afryka' },
  },
}
