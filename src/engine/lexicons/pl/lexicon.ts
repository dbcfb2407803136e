import type { LanguageLexicon } from '../language-lexicon.ts'

export const polish: LanguageLexicon = {
  titles: {
    cover: `
      prezentacja dla inwestorów, prezentacja dla inwestora, prezentacja inwestorska, prezentacja inwestycyjna, prezentacja firmy, prezentacja spółki,
      prezentacja startupu, prezentacja projektu, materiał dla inwestorów, teaser inwestycyjny`,
    problem: `
      problem, problemy, jaki problem, jaki problem rozwiązujemy, problem klienta, problemy klientów, problem rynkowy, istota problemu, opis problemu,
      skala problemu, definicja problemu, wyzwanie, wyzwania, wyzwania rynkowe, wyzwania branży, =potrzeba, =potrzeby, potrzeba rynkowa, potrzeby rynku,
      potrzeby klientów, zdiagnozowana potrzeba, geneza, geneza projektu, sytuacja obecna, obecna sytuacja, stan obecny, obecny stan, status quo,
      jak jest dziś, jak jest teraz, jak jest dzisiaj, bolączki, punkty bólu, pain points, =kontekst, =dlaczego, dlaczego to ważne, dlaczego to robimy,
      co jest nie tak, nie działa, nie działają, tło projektu, z czym się mierzą, frustracje`,
    'why-now': `
      dlaczego teraz, dlaczego właśnie teraz, dlaczego to dobry moment, czemu teraz, trendy, trendy rynkowe, trend rynkowy, megatrendy, właściwy moment,
      odpowiedni moment, dobry moment, najlepszy moment, idealny moment, kontekst rynkowy, otoczenie rynkowe, otoczenie regulacyjne, regulacje,
      zmiany regulacyjne, zmiany prawne, timing, to jest ten moment, rewolucja na rynku`,
    solution: `
      rozwiązanie, rozwiązania, nasze rozwiązanie, rozwiązanie problemu, misja, nasza misja, wizja, nasza wizja, misja i wizja, propozycja wartości,
      unikalna propozycja wartości, =propozycja, pomysł, nasz pomysł, idea, idea projektu, co robimy, czym się zajmujemy, o projekcie, opis projektu,
      o firmie, o spółce, czym jest, co to jest, koncepcja, korzyści, korzyści dla klienta, korzyści dla klientów, nasza oferta, co oferujemy,
      co zaoferujemy, =wartość, wartość dla klienta, jaką wartość dajemy, nasza odpowiedź, nasze podejście, innowacyjne rozwiązanie, jak pomagamy,
      jak to rozwiązujemy, jak rozwiązujemy, w skrócie`,
    product: `
      produkt, nasz produkt, produkty, nasze produkty, o produkcie, jak to działa, jak działa, jak działamy, jak to wygląda, jak to robimy, zasada działania,
      funkcje, kluczowe funkcje, główne funkcje, funkcjonalności, kluczowe funkcjonalności, funkcjonalność, demo, demo produktu, platforma, nasza platforma,
      aplikacja, nasza aplikacja, aplikacja mobilna, aplikacja webowa, usługi, nasze usługi, zakres usług, prototyp, opis produktu, prezentacja produktu,
      moduły, moduły systemu, =oferta, oferta produktowa, portfolio, portfolio produktów, zastosowania, zastosowanie, obszary zastosowań, przypadki użycia,
      przykłady użycia, przykłady zastosowań, scenariusze użycia, use cases, ścieżka użytkownika, ścieżka klienta, zrzuty ekranu, MVP, nasze MVP, co potrafi,
      w praktyce`,
    technology: `
      technologia, technologie, nasza technologia, nasze technologie, architektura, architektura systemu, innowacja, innowacje, innowacyjność, patenty,
      patent, ochrona patentowa, sztuczna inteligencja, własność intelektualna, ochrona własności intelektualnej, IP, badania i rozwój,
      prace badawczo rozwojowe, B+R, stos technologiczny, stack technologiczny, zaplecze technologiczne, od strony technicznej, algorytm,
      nasz algorytm, know how, badania naukowe, jak działa technologia`,
    market: `
      rynek, nasz rynek, wielkość rynku, wartość rynku, rozmiar rynku, skala rynku, pojemność rynku, potencjał rynku, potencjał rynkowy, =potencjał,
      szansa rynkowa, szanse rynkowe, szansa, analiza rynku, badanie rynku, badania rynku, dane rynkowe, rynek w liczbach, rynek i potencjał,
      rynek i klienci, rynek globalny, globalny rynek, rynek w Polsce, polski rynek, sytuacja na rynku, grupa docelowa, grupy docelowe, rynek docelowy,
      rynki docelowe, klienci docelowi, klient docelowy, segmenty klientów, segmenty rynku, segmentacja, segmentacja rynku, segmentacja klientów,
      TAM SAM SOM, okazja rynkowa, kim jest nasz klient, kim są nasi klienci, nasz klient, profil klienta, idealny klient, grupa odbiorców, odbiorcy,
      nasi odbiorcy, dla kogo, dla kogo jest, luka rynkowa, luka na rynku, nisza rynkowa, popyt, rosnący rynek, rynek rośnie`,
    competition: `
      konkurencja, nasza konkurencja, konkurenci, nasi konkurenci, główni konkurenci, analiza konkurencji, analiza konkurencyjna, przewaga konkurencyjna,
      przewagi konkurencyjne, przewaga, przewagi, nasza przewaga, nasze przewagi, przewaga rynkowa, trwała przewaga, wyróżniki, nasze wyróżniki, dlaczego my,
      czemu my, co nas wyróżnia, czym się wyróżniamy, co nas odróżnia, czym się różnimy, na tle konkurencji, w porównaniu z konkurencją, vs konkurencja,
      mapa konkurencji, pozycjonowanie, krajobraz konkurencyjny, otoczenie konkurencyjne, pozycja konkurencyjna, porównanie, alternatywy,
      alternatywne rozwiązania, istniejące rozwiązania, obecne rozwiązania, dostępne rozwiązania, inne rozwiązania, konkurencyjne rozwiązania, analiza SWOT,
      bariery wejścia, nasze atuty, mocne strony, USP, unikalność`,
    'business-model': `
      model biznesowy, nasz model biznesowy, model biznesu, model przychodów, model przychodowy, model sprzedażowy, źródła przychodów, źródła przychodu,
      źródło przychodów, strumienie przychodów, struktura przychodów, monetyzacja, model monetyzacji, jak monetyzujemy, cennik, ceny, polityka cenowa,
      strategia cenowa, jak zarabiamy, jak zarabia, na czym zarabiamy, na czym zarabia, jak będziemy zarabiać, sposób zarabiania, model zarabiania,
      model finansowy biznesu, plany cenowe, model cenowy, modele cenowe, plany abonamentowe, pakiety, ekonomika jednostkowa, unit economics, pricing,
      model subskrypcyjny, model prowizyjny`,
    traction: `
      trakcja, traction, wyniki, nasze wyniki, dotychczasowe wyniki, pierwsze wyniki, osiągnięcia, nasze osiągnięcia, dotychczasowe osiągnięcia,
      kluczowe osiągnięcia, co osiągnęliśmy, klienci, nasi klienci, pierwsi klienci, zaufali nam, kto nam zaufał, walidacja, walidacja rynkowa,
      walidacja rynku, walidacja pomysłu, walidacja produktu, partnerzy, nasi partnerzy, partnerzy biznesowi, klienci i partnerzy, nagrody,
      nagrody i wyróżnienia, wyróżnienia, co już mamy, co już zrobiliśmy, co już za nami, co zrobiliśmy, co udało się, status projektu, aktualny status,
      status prac, postępy, postęp prac, etap rozwoju, gdzie jesteśmy, gdzie jesteśmy teraz, na jakim etapie jesteśmy, stan zaawansowania, stan projektu,
      liczby, w liczbach, liczby mówią, referencje, opinie klientów, opinie użytkowników, co mówią klienci, co mówią o nas, mówią o nas,
      kamienie milowe osiągnięte, osiągnięte kamienie milowe, kluczowe wskaźniki, kluczowe metryki, metryki, wskaźniki, KPI, wdrożenia, nasze wdrożenia,
      realizacje, nasze realizacje, pilotaż, pilotaże, case study, studium przypadku, historie sukcesu, sukcesy, nasze sukcesy, =wzrost, nasz wzrost,
      dynamika wzrostu, dowody popytu, potwierdzony popyt, do tej pory, trakcja i kamienie milowe`,
    'go-to-market': `
      go to market, strategia go to market, GTM, strategia GTM, strategia wejścia na rynek, wejście na rynek, plan wejścia na rynek, strategia rynkowa,
      strategia marketingowa, strategia sprzedaży, strategia sprzedażowa, =strategia, nasza strategia, marketing, sprzedaż, model sprzedaży, plan sprzedaży,
      proces sprzedaży, lejek sprzedażowy, kanały sprzedaży, kanały dystrybucji, kanały marketingowe, kanały dotarcia, kanały pozyskania, kanały komunikacji,
      dystrybucja, model dystrybucji, pozyskiwanie klientów, pozyskanie klientów, pozyskiwanie klienta, pozyskiwanie użytkowników, pozyskanie użytkowników,
      jak pozyskujemy klientów, jak docieramy, jak dotrzemy, jak sprzedajemy, dotarcie do klientów, dotarcie do klienta, strategia dotarcia,
      strategia rozwoju, strategia skalowania, strategia ekspansji, strategia komunikacji, strategia promocji, plan ekspansji, ekspansja,
      ekspansja zagraniczna, ekspansja międzynarodowa, internacjonalizacja, skalowanie, skalowalność, promocja, plan marketingowy, działania marketingowe,
      plan promocji, marketing i sprzedaż, sprzedaż i marketing, sprzedaż i dystrybucja, strategia wzrostu`,
    roadmap: `
      roadmap, roadmapa, road mapa, mapa drogowa, harmonogram, harmonogram projektu, harmonogram prac, harmonogram działań, harmonogram rozwoju,
      kamienie milowe, plan rozwoju, plany rozwoju, plany rozwojowe, kierunki rozwoju, perspektywy rozwoju, etapy rozwoju, etapy projektu, plan działania,
      plan działań, plan projektu, plan wdrożenia, plan realizacji, plan prac, następne kroki, kolejne kroki, najbliższe kroki, dalsze kroki, dalsze plany,
      co dalej, przyszłość, plany, nasze plany, oś czasu, timeline, =etapy, =cele, nasze cele, cele strategiczne, cele rozwojowe, cele na,
      plany na przyszłość, plan na przyszłość, plany na, plan na, planowane działania, dokąd zmierzamy, nasza droga`,
    financials: `
      finanse, prognozy finansowe, prognoza finansowa, prognozy, prognoza przychodów, prognoza sprzedaży, prognoza wyników, projekcje, projekcje finansowe,
      projekcja finansowa, projekcja przychodów, plan finansowy, wyniki finansowe, budżet, =koszty, koszty projektu, koszty i przychody, koszty stałe,
      koszty operacyjne, przychody i koszty, =przychody, struktura kosztów, model finansowy, założenia finansowe, biznesplan, biznes plan, dane finansowe,
      wskaźniki finansowe, sytuacja finansowa, podsumowanie finansowe, plany finansowe, rentowność, próg rentowności, rachunek zysków i strat,
      rachunek wyników, przepływy pieniężne, nakłady inwestycyjne, ile kosztuje, zyski, opłacalność`,
    team: `
      zespół, nasz zespół, zespół projektowy, zespół założycielski, kluczowy zespół, założyciele, o założycielach, wspólnicy, kim jesteśmy, o zespole, o nas,
      =ludzie, nasi ludzie, poznaj zespół, poznajcie zespół, poznaj nas, poznajmy się, zarząd, zarząd spółki, =twórcy, twórcy projektu, kadra,
      kadra zarządzająca, kierownictwo, kluczowe osoby, kto stoi za, kto za tym stoi, kto to tworzy, kto tworzy, struktura zespołu, nasze doświadczenie,
      doświadczenie zespołu, kompetencje zespołu`,
    advisors: `
      doradcy, nasi doradcy, mentorzy, nasi mentorzy, mentorzy i doradcy, doradcy i mentorzy, kto nam doradza, inwestorzy, nasi inwestorzy,
      obecni inwestorzy, dotychczasowi inwestorzy, rada doradcza, rada nadzorcza, rada naukowa, rada ekspertów, rada programowa, eksperci, nasi eksperci,
      wspierają nas, kto nas wspiera, akcjonariat, struktura akcjonariatu, struktura właścicielska`,
    ask: `
      inwestycja, finansowanie, potrzeby inwestycyjne, potrzeby finansowe, potrzeby kapitałowe, zapotrzebowanie na kapitał, zapotrzebowanie kapitałowe,
      zapotrzebowanie inwestycyjne, zapotrzebowanie finansowe, zapotrzebowanie na finansowanie, runda, runda inwestycyjna, runda finansowania, obecna runda,
      aktualna runda, runda seed, runda pre seed, parametry rundy, warunki rundy, struktura rundy, do rundy, szukamy, szukamy inwestora, szukamy inwestorów,
      szukamy finansowania, czego szukamy, czego potrzebujemy, czego oczekujemy, poszukujemy, poszukujemy inwestora, poszukiwane finansowanie,
      poszukiwana inwestycja, potrzebne finansowanie, wykorzystanie środków, wykorzystanie funduszy, wykorzystanie kapitału, wykorzystanie inwestycji,
      wykorzystanie finansowania, przeznaczenie środków, przeznaczenie inwestycji, przeznaczenie funduszy, przeznaczenie kapitału, alokacja środków,
      alokacja kapitału, podział środków, wydatkowanie środków, na co przeznaczymy, na co wydamy, na co potrzebujemy, na co pójdą, na co zbieramy,
      oferta dla inwestora, oferta dla inwestorów, oferta inwestycyjna, propozycja inwestycyjna, propozycja dla inwestora, propozycja dla inwestorów,
      co proponujemy inwestorowi, co proponujemy inwestorom, co oferujemy inwestorom, co oferujemy inwestorowi, co zyskuje inwestor, korzyści dla inwestora,
      korzyści dla inwestorów, warunki inwestycji, kwota inwestycji, parametry inwestycji, okazja inwestycyjna, szansa inwestycyjna, możliwość inwestycji,
      dlaczego warto zainwestować, dlaczego warto inwestować, the ask, ask, nasz ask, use of funds, zainwestuj, zainwestuj w, zostań inwestorem,
      zostań akcjonariuszem, zaproszenie do inwestycji, zapraszamy do inwestycji, cel rundy, cele rundy, cel inwestycji, cele inwestycji, cele inwestycyjne,
      cel emisji, cele emisji, cele emisyjne, emisja akcji, oferta akcji, parametry emisji, =kapitał, =oczekiwania, nasze oczekiwania, dołącz do nas,
      =potrzebujemy, wycena, strategia wyjścia, wyjście z inwestycji`,
    contact: `
      kontakt, dane kontaktowe, dziękujemy, dziękuję, dziękujemy za uwagę, dziękuję za uwagę, dziękujemy za poświęcony czas, =pytania, masz pytania,
      macie pytania, skontaktuj się, skontaktuj się z nami, zapraszamy do kontaktu, zapraszamy do rozmowy, zapraszamy do współpracy, porozmawiajmy,
      zapraszam, napisz do nas, umów się, czekamy na kontakt, bądźmy w kontakcie, zostańmy w kontakcie, działajmy razem, do zobaczenia`,
    appendix: `
      załącznik, załączniki, spis treści, agenda, plan prezentacji, źródła, źródła danych, źródła i przypisy, przypisy, bibliografia, literatura, ryzyka,
      ryzyko, analiza ryzyka, analiza ryzyk, czynniki ryzyka, zagrożenia, dodatek, aneks, materiały dodatkowe, informacje dodatkowe, słownik pojęć,
      słowniczek, zastrzeżenia prawne, zastrzeżenie prawne, zastrzeżenie, nota prawna, FAQ, najczęściej zadawane pytania, pytania i odpowiedzi`,
  },
  bodies: {
    problem: `
      problem*, brak*, brakuje, trudn*, drog*, kosztown*, czasochłonn*, nieefektywn*, niewydajn*, marnow*, marnuj*, skomplikowan*, ręczn*, przestarzał*,
      strat*, frustr*, wyzwani*, niedobór, niedobory, niewystarczając*, bariery, nie mają, nie ma, nie wiedzą, nie potrafią, nie stać, zbyt, zagrożeni*,
      chaos, opóźnieni*, kolejki, biurokracj*, papierow*, uciążliw*, rozproszon*, wysokie koszty, błęd*`,
    'why-now': `
      po raz pierwszy, nowe przepisy, nowe regulacje, regulacje, dyrektyw*, rozporządzeni*, obowiązek od, obowiązkow*, rosnąc*, coraz więcej, coraz częściej,
      pandemia, transformacja cyfrowa, transformacja energetyczna, KSeF, AI Act, starzenie się społeczeństwa, przełom*`,
    solution: `
      nasze rozwiązanie, naszym rozwiązaniem, nasza platforma, nasza aplikacja, nasz system, nasze narzędzie, oferujemy, pomagamy, umożliwiamy, tworzymy,
      łączymy, dostarczamy, upraszczamy, automatyzujemy, umożliwia, pozwala, ułatwia, automatyzuje, upraszcza, zapewnia, oszczędza, prost*, łatw*,
      intuicyjn*, w czasie rzeczywistym, w jednym miejscu, kompleksow*, jednym kliknięciem, w kilka minut`,
    product: `
      funkcj*, aplikacj*, panel, pulpit, dashboard, interfejs, integracj*, moduł*, powiadomieni*, prototyp*, beta, MVP, użytkownik może, rejestracja,
      kliknij, pobierz, zeskanuj, krok 1, krok 2, konfigurator, wyszukiwark*`,
    technology: `
      algorytm*, sztuczn*, uczenie maszynowe, uczenia maszynowego, sieci neuronowe, modele językowe, patent*, technologi*, architektur*, szyfrowani*,
      sensor*, czujnik*, chmur*, baza danych, bazy danych, backend, frontend, własn* technologi*, zgłoszenie patentowe, TRL`,
    market: `
      ryn*, mld, miliard*, TAM, SAM, SOM, CAGR, wzrost roczny, średnioroczn*, grupa docelowa, segment*, branż*, gospodarstw*, MŚP, udział w rynku,
      konsument*, potencjał, popyt*, Polaków, GUS, na świecie, w Europie`,
    competition: `
      konkuren*, przewag*, alternatyw*, w przeciwieństwie do, wyróżni*, unikaln*, jedyn*, lider, w porównaniu, substytut*, bariery wejścia, jako pierwsi,
      szybciej niż, taniej niż`,
    'business-model': `
      subskrypcj*, abonament*, prowizj*, licencj*, opłat*, miesięczn*, rocznie, za użytkownika, cena, ceny, przychod*, marż*, freemium, premium, reklam*,
      sprzedaż*, model biznesowy, netto, brutto, pakiet*, zł netto, zł/mies, wdrożeniow*, jednorazow*, SaaS, wynajem, karnet*`,
    traction: `
      klient*, użytkownik*, pilotaż*, listy intencyjne, list intencyjny, listów intencyjnych, przychód, pobrań, pobrania, wzrost, lista oczekujących,
      podpisan*, podpisaliśmy, umow*, uruchomi*, wdrożyliśmy, zrealizowa*, osiągn*, do tej pory, dotychczas, już, nagrod*, partner*, sprzedan*, sprzedaliśmy,
      obserwujących, zwycięzc*, laureat*, finalist*, zakończon*, zarejestrowan*, aktywnych`,
    'go-to-market': `
      marketing*, media społecznościowe, mediach społecznościowych, social media, influencer*, SEO, Google Ads, content marketing, poczta pantoflowa,
      polecen*, partnerstw*, dystrybutor*, sprzedaż bezpośrednia, handlowc*, przedstawiciel*, targi, targach, konferencj*, kanał*, kampani*, ekspansj*,
      ambasador*, współprac*, newsletter, cold mailing, leady, leadów, webinar*`,
    roadmap: `
      wdrożeni*, etap 1, etap 2, faza 1, faza 2, etap I, etap II, kolejne kroki, kwartał*, rozwój, ekspansja, premiera, start, uruchomienie, skalowanie,
      certyfikacj*, wersja, miesięcy, I kw, II kw, III kw, IV kw, testy, MVP`,
    financials: `
      przychod*, EBITDA, EBIT, zysk*, koszt*, marża brutto, przepływy pieniężne, próg rentowności, prognoz*, budżet, strata, wydatki, rentown*, tys. zł,
      mln zł, amortyzacj*, wynagrodzeni*, czynsz, ROI, wynik finansowy, zysk netto, wariant bazowy, kapitał obrotowy`,
    team: `
      założyciel*, współzałożyciel*, prezes*, dyrektor*, inżynier*, lat doświadczenia, doświadczeni*, absolwent*, uniwersytet*, politechnik*, programist*,
      kierownik, specjalist*, doktor, członek zarządu, wspólnik*, udziałowiec, CEO, CTO, COO, CFO, wcześniej, ukończył*, przedsiębior*, odpowiedzialn*`,
    advisors: 'doradc*, mentor*, ekspert*, inwestor*, rada, profesor, anioł biznesu, rada nadzorcza',
    ask: `
      inwestycj*, inwestor*, finansowani*, runda, rundy, szukamy, poszukujemy, pozyskać, kapitał*, wycena, przeznaczymy, środki, środków, udział*, akcj*,
      emisj*, obligacj*, runway, pre-money, dotacj*, potrzebujemy, pożyczka konwertowalna, zwrot z inwestycji, umowa inwestycyjna`,
    contact: 'dziękuj*, kontakt, telefon, pytania, zapraszamy, e-mail',
    appendix: 'źródło, źródła, zastrzeżeni*, nie stanowi oferty, kodeksu cywilnego, ryzyk*',
  },
  words: {
    falseFriend: 'data, mo',
    forecast: `
      prognoz*, planow*, planuj*, plan, plany, planu, cel, cele, celem, celujemy, oczekiwan*, oczekujemy, spodziewa*, przewidywan*, przewidujemy, szacowan*,
      szacunk*, zakładamy, zakładan*, założeni*, do końca 2026, do końca 2027, do końca 2028, do końca roku, docelow*, potencjaln*, scenariusz*, wariant*,
      projekcj*, perspektyw*, osiągniemy, osiągnąć, będzie, będą, będziemy, chcemy, zamierzamy, w ciągu najbliższych`,
    forecastTitle: `
      prognoz*, projekcj*, plan finansowy, plany finansowe, plan rozwoju, plany rozwoju, plan sprzedaży, harmonogram, roadmapa, mapa drogowa, kolejne kroki,
      cele, scenariusz*, biznesplan, biznes plan, budżet, co dalej, założenia finansowe`,
    actual: `
      obecnie, obecn*, dotychczas, dotychczasow*, do tej pory, aktualn*, już, od startu, od początku, osiągnęliśmy, osiągnięt*, uzyskaliśmy, w 2024,
      wygenerowa*, ostatni rok, ostatnim roku, w zeszłym roku, ostatnich 12 miesięcy, podpisan*, podpisaliśmy, sprzedan*, sprzedaliśmy, zrealizowa*,
      pozyskaliśmy, zdobyliśmy, zakończon*, wykonan*, mamy, dziś, dzisiaj, teraz, stan na, według stanu na`,
    pilot: `
      pilotaż*, pilotażow*, pilot, pilotowe wdrożenie, testy, testów, faza testów, wersja testowa, testow*, proof of concept, beta, betatest*`,
    intent: `
      list intencyjny, listy intencyjne, listów intencyjnych, listem intencyjnym, przedsprzedaż*, lista oczekujących, liście oczekujących, zainteresowan*,
      w trakcie rozmów, prowadzimy rozmowy, negocjacj*, deklaracj*, niewiążąc*`,
    others: `
      konkuren*, naszych klientów, twoich klientów, branży, branża, średnio, przeciętn*, na świecie, światow*, globaln*, lider rynku, lidera rynku, utracon*,
      w Polsce działa, statystyczn*`,
    own: `
      nasz*, my, już, obecnie, dotychczas, mamy, pozyskaliśmy, zdobyliśmy, osiągnęliśmy, sprzedaliśmy, obsługujemy, obsłużyliśmy, współpracujemy, zaufał*,
      korzysta z nas, zarejestrowan*, aktywn*, płacąc*, od startu, do tej pory`,
    notACount: `
      nawet do, na klienta, na użytkownika, pierwszych, kolejnych, szukamy, potrzebujemy, minimum, co najmniej, średnio, przeciętnie, każdy, każda, każdego,
      nielimitowan*, bez limitu, na świecie, potencjaln*, ryn*, cel, docelow*, w Polsce jest, przykład*, chcemy, jednoczesn*`,
    perUnit: `
      na klienta, na użytkownika, na osobę, na pracownika, średni*, koszt*, oszczędno*, oszczędza*, strat*, udział, kara, kary, za zamówienie, za sztukę,
      na sklep, na placówkę, na transakcję, jednostkow*`,
    arr: `
      roczny przychód powtarzalny, roczne przychody powtarzalne, rocznych przychodów powtarzalnych, powtarzalny przychód roczny, roczny przychód cykliczny,
      roczne przychody cykliczne, roczny powtarzalny przychód, roczny przychód odnawialny`,
    mrr: `
      miesięczny przychód powtarzalny, miesięczne przychody powtarzalne, powtarzalny przychód miesięczny, miesięczny powtarzalny przychód,
      miesięczny przychód cykliczny, miesięczny przychód abonamentowy, przychód miesięczny, przychody miesięczne, miesięczny przychód, miesięczne przychody,
      miesięcznego przychodu, miesięcznych przychodów`,
    revenue: `
      przychód, przychody, przychodu, przychodów, przychodach, obrót, obroty, obrotu, obrotów, sprzedaż, przychód roczny, przychody ze sprzedaży,
      przychodów ze sprzedaży, wartość sprzedaży, sprzedaż netto, roczny obrót, przychody netto`,
    growth: `
      wzrost, wzrostu, wzrosły, wzrósł, wzrosła, wzrosło, urosły, urósł, urosła, urośliśmy, rośniemy, rośnie, rosną, rok do roku, r/r, rdr, m/m, mdm, kw/kw,
      miesiąc do miesiąca, miesiąc w miesiąc, podwoi*, potroi*, zwiększył*, tempo wzrostu, dynamika`,
    revenueGrowth: `
      wzrost przychodów, wzrost sprzedaży, wzrost obrotów, wzrost przychodu, dynamika przychodów, dynamika sprzedaży, przychody wzrosły, sprzedaż wzrosła`,
    notOwnGrowth: `
      rynku, rynek, branży, sektora, udział, retencj*, marż*, naszych klientów, twoich klientów, dla klientów, liczby użytkowników, populacj*, inflacj*`,
    payingCustomers: `
      płacących klientów, płacący klienci, płatnych klientów, aktywnych klientów, aktywni klienci, stałych klientów, stali klienci, klientów biznesowych,
      klienci biznesowi, klientów B2B, klientów korporacyjnych, klientów instytucjonalnych, płacących użytkowników, płacących firm, płatnych subskrypcji,
      aktywnych subskrypcji`,
    customers: 'klientów, klienci, klientami, abonentów, subskrybentów, kontrahentów, firm korzysta, firm zaufało',
    users: `
      użytkowników, użytkownikami, aktywnych użytkowników, zarejestrowanych użytkowników, użytkownicy, aktywnych miesięcznie, unikalnych użytkowników,
      pobrań, pobrania, instalacji, obserwujących, subskrybentów, abonentów, członków, rejestracji, zarejestrowanych, założonych kont, graczy, testerów,
      uczestników, kursantów, kierowców, odsłon`,
    retention: `
      retencja, retencji, utrzymanie klientów, utrzymania klientów, wskaźnik retencji, wskaźnik utrzymania, klientów wraca, powracających klientów, odnowień,
      retencja klientów`,
    churn: `
      wskaźnik rezygnacji, rezygnacje, rezygnacji, odpływ klientów, odejścia klientów, wskaźnik odejść, utrata klientów`,
    gmv: `
      wartość transakcji, wolumen transakcji, obrót na platformie, wartość brutto sprzedaży, wartość sprzedanych towarów, wartość zamówień,
      wartość rezerwacji, wolumen płatności, wartość przetworzonych`,
    pipeline: `
      lejek sprzedażowy, lejku sprzedażowym, wartość lejka, w lejku, pipeline sprzedażowy, portfel zamówień, backlog`,
    grossMargin: `
      marża brutto, marży brutto, marżę brutto, marża na sprzedaży, marży na sprzedaży, rentowność brutto, marża jednostkowa`,
    burn: `
      miesięczny burn, miesięczne spalanie, burn rate, miesięczne koszty, miesięczne koszty operacyjne, koszty miesięczne, spalamy miesięcznie`,
    runway: 'runway, środki wystarczą na, finansowanie na, finansowanie wystarczy na, kapitał na',
    cac: `
      koszt pozyskania klienta, koszt pozyskania, koszty pozyskania klienta, kosztu pozyskania klienta, koszt akwizycji klienta, koszt akwizycji,
      koszt pozyskania użytkownika`,
    ltv: `
      wartość życiowa klienta, wartości życiowej klienta, życiowa wartość klienta, wartość klienta w czasie, wartość klienta w całym cyklu, wartość życiowa`,
    ask: `
      szukamy, poszukujemy, poszukujemy finansowania, szukamy finansowania, szukamy inwestycji, pozyskać, pozyskujemy, pozyskanie finansowania,
      pozyskanie kapitału, chcemy pozyskać, planujemy pozyskać, chcemy zebrać, potrzebujemy, zapotrzebowanie, zapotrzebowanie na kapitał,
      zapotrzebowanie kapitałowe, potrzebny kapitał, potrzebne finansowanie, potrzebna kwota, runda, rundy, rundę, obecna runda, kwota rundy,
      kwota inwestycji, kwota finansowania, kwota poszukiwana, poszukiwana kwota, poszukiwany kapitał, poszukiwane finansowanie, poszukiwana inwestycja,
      wnioskowana kwota, wartość inwestycji, oczekiwana inwestycja, oczekiwana kwota, oczekiwane finansowanie, cel rundy, cel emisji, wartość emisji,
      cel zbiórki, wielkość rundy, wielkość emisji, potrzeby finansowe, potrzeby kapitałowe, finansowanie w wysokości, finansowania w wysokości,
      inwestycja w wysokości, inwestycji w wysokości, kapitał w wysokości, otwieramy rundę, oferta dla inwestora`,
    raised: `
      pozyskaliśmy, pozyskano, pozyskane, pozyskał*, dotychczasowe finansowanie, dotychczas pozyskane, dotychczas zainwestowano, dotychczasowe inwestycje,
      poprzednia runda, poprzednie rundy, poprzedniej rundzie, zebraliśmy, zebrano, zamknęliśmy rundę, zamknięta runda, zainwestowano, zainwestowane,
      zainwestowaliśmy, zainwestował*, wkład własny, wkład wspólników, wkład założycieli, wkład udziałowców, środki własne, kapitał własny,
      finansowanie ze środków własnych, otrzymaliśmy, otrzymane finansowanie, dotychczas, do tej pory`,
    grant: `
      dotacj*, grant, granty, grantu, grantów, PARP, NCBR, NCBiR, Bon na innowacje, FENG, Ścieżka SMART, Horyzont Europa, nagroda pieniężna, nagrody pieniężne,
      dofinansowani*, środki unijne, środków unijnych, fundusze unijne, funduszy unijnych, subwencj*, stypendi*`,
    notOwnRound: `
      klienci pozyskali, konkurenci pozyskali, konkurent pozyskał, startupy pozyskały, spółki pozyskały, przejęt*, przejęci*, sprzedan* za, kupion* za,
      wyjście z inwestycji, exit, IPO, NewConnect, wielkość funduszu`,
    valuation: `
      wycena, wycenie, wyceną, wycenę, wyceny, wycena spółki, wycena przedsiębiorstwa, wycena pre-money, wycena post-money, pre-money, post-money,
      maksymalna wycena, limit wyceny, valuation`,
    committed: `
      zadeklarowan*, zadeklarował*, zobowiązani*, zobowiązał*, potwierdzon*, zebrane, zabezpieczon*, deklaracje inwestorów, soft commitment, subskrybowan*`,
    instrument: `
      pożyczka konwertowalna, pożyczki konwertowalnej, pożyczkę konwertowalną, pożyczka zamienna, obligacje zamienne, obligacje konwertowalne,
      podwyższenie kapitału, objęcie udziałów, objęcie akcji, emisja akcji, emisja udziałów`,
    funding: `
      inwest*, finansowani*, rund*, kapitał*, dotacj*, grant*, fundusz*, udział*, akcj*, emisj*, wycen*, środk*, aniołów biznesu, anioł biznesu, pożyczk*,
      pozyskaliśmy, zebraliśmy`,
    notTheAsk: `
      na marketing, na sprzedaż, na zespół, na rozwój, na wynagrodzenia, w tym, miesięcznie, rocznie, przychód, przychody, przychodów, zysk*, sprzedaż,
      wycena, wyceny, pozyskane, pozyskaliśmy, zadeklarowan*, dotychczas, koszt*, burn rate, wynajem, wkład wspólników, wkład własny`,
    customerMoney: `
      przychód, przychody, przychodów, sprzedaż, sprzedaży, klient*, zamówie*, użytkownik*, umow*, kontrakt*, faktur*, obrót, obroty, zapłac*`,
    alreadyIn: `
      dotychczas, dotychczasow*, do tej pory, już, wcześniej*, poprzedni*, pozyskan*, pozyskaliśmy, zebran*, zebraliśmy, wkład wspólników, wkład własny`,
    useOfFunds: `
      wykorzystanie środków, wykorzystanie funduszy, wykorzystanie kapitału, wykorzystanie inwestycji, wykorzystanie finansowania, wykorzystania środków,
      przeznaczenie środków, przeznaczenie inwestycji, przeznaczenie funduszy, przeznaczenie kapitału, przeznaczenie rundy, przeznaczenie finansowania,
      przeznaczenia środków, na co przeznaczymy, na co wydamy, na co potrzebujemy, na co pójdą, na co zbieramy, przeznaczymy na, środki przeznaczymy,
      środki zostaną przeznaczone, alokacja środków, alokacja kapitału, podział środków, struktura wydatków, plan wydatków, wydatkowanie środków,
      cele inwestycji, cele inwestycyjne, cele emisji, cele emisyjne, cele rundy, budżet projektu, budżet rundy`,
    notAUse: `
      udział*, akcje, akcji, rabat, zniżk*, wzrost, odset*, oprocentowani*, marża, marży, prowizj*, ryn*, łącznie, razem, suma, wycena, zadeklarowan*,
      pozyskan*, przychod*, zysk*, ROI, obłożeni*, retencj*, konwersj*, runway`,
    priceRate: `
      miesięcznie, / miesiąc, za miesiąc, na miesiąc, w miesiącu, rocznie, za rok, na rok, / rok, za użytkownika, za użytkownika miesięcznie, / użytkownik,
      za sztukę, / szt, za transakcję, za zamówienie, za pracownika, za stanowisko, za lokal, za pojazd, za urządzenie, za licencję, za rezerwację,
      za pobranie, za godzinę, / godz, /godz, / h, za dzień, za dobę, / dobę, za tydzień, tygodniowo, za noc, za kg, za m2, jednorazowo, netto miesięcznie,
      netto / mies, netto/mies, / mies, /mies, mies, za osobę, / osobę, za bilet, za wejście, za lekcję, za sesję, za wizytę`,
    prices: `
      cen*, abonament*, subskrypcj*, pakiet*, plany cenowe, plan podstawowy, licencj*, model biznesowy, model przychodowy, opłat*, taryf*, stawk*, karnet*,
      monetyzacj*, jak zarabiamy`,
    notAPrice: `
      oszczęd*, marnuj*, strat*, traci*, pensj*, wynagrodzeni*, zarobk*, średni*, przychod*, koszt*, konkuren*, kara, kary, wydaj*, wydatk*, czynsz*`,
    breakEven: 'próg rentowności, progu rentowności, próg opłacalności, rentowność, osiągniemy rentowność, break-even',
    closing: `
      zamknięcie rundy, zamknięcia rundy, zamknięcie, zamykamy rundę, zamkniemy rundę, zakończenie rundy, zakończenie emisji, koniec zapisów, termin`,
    tam: `
      całkowity rynek, rynek całkowity, całkowity rynek adresowalny, całkowity dostępny rynek, całkowity adresowalny rynek, całkowita wielkość rynku,
      rynek globalny, cały rynek, potencjał całkowity rynku`,
    sam: `
      rynek dostępny, rynek adresowalny, dostępny rynek, rynek obsługiwany, obsługiwany rynek, dostępny rynek docelowy, rynek możliwy do obsłużenia`,
    som: `
      rynek osiągalny, osiągalny rynek, rynek możliwy do zdobycia, realny udział w rynku, docelowy udział w rynku, zakładany udział w rynku,
      planowany udział w rynku`,
    marketSize: `
      wielkość rynku, wielkości rynku, wartość rynku, wartości rynku, rozmiar rynku, pojemność rynku, rynek wart, rynek o wartości, rynek warty,
      rynek jest wart, globalny rynek, światowy rynek, europejski rynek, polski rynek, rynek globalny, rynek światowy, rynek w Polsce, rynek w Europie,
      rynku, rynek, potencjał rynku, branża, branża warta, wartość branży, wartość sektora, wydatki na, Polacy wydają, wydają rocznie`,
    market: 'rynek, rynku, rynki, rynków, branż*, popyt*, sektor*, segment*',
    notMarketSize: `
      pozyskan*, pozyskaliśmy, finansowani*, zainwestowan*, nasze przychody, nasz przychód, nasi klienci, nasz cel, cel, średni*, średnia, na osobę,
      na mieszkańca, cena, ceny, koszt*, opłat*, oszczęd*, wycena, wycen*, strat*, zysk*, kara, kary, lider rynku, udział w rynku, udziału w rynku,
      udziałów w rynku, chcemy, planujemy, dotacj*`,
    marketGrowth: `
      wzrost, wzrostu, roczny wzrost, tempo wzrostu, rośnie, rosną, rocznie, w skali roku, wzrośnie, urośnie, wzrost rynku, CAGR, średnioroczn*, dynamika,
      r/r, rok do roku`,
    companyMetric: 'przychod*, przychód, sprzedaż, użytkownik*, klient*, pobrań, marż*, zespół, retencj*',
    sellsIn: `
      ryn*, klient*, użytkownik*, firm*, rodzin*, gospodarstw*, ekspansj*, wejści* na, wchodzimy na, docelow*, miast*, kraj*, region*, województw*, gmin*,
      konsument*, dostępn*, działamy w, działamy na terenie, obecni w, sprzedajemy w, sprzedaż w, start w, startujemy w, pilotaż w, premiera w, sieć w,
      sklep*, placówek, lokalizacj*, mieszkańc*, populacj*, rodziców, Polaków, Polacy, polskich, szkół, MŚP, branż*, popyt*, ogólnopolsk*, w całej Polsce,
      w całym kraju, zagranic*`,
    notSellsIn: `
      uniwersytet*, politechnik*, akademi*, uczelni*, wydział*, siedzib*, ul., urodzon*, źródło, według, bank, absolwent*, studia, studiował*, ukończył*,
      instytut*, ministerstw*, urząd patentowy, urzędu patentowego, sąd rejonowy, sądu rejonowego, NIP, KRS, REGON, PARP, NCBR, GUS, sp. z o.o., pracował*,
      biuro w, założon* w`,
    competitorLead: `
      konkurenci:, konkurenci to, konkurentami są, naszymi konkurentami są, główni konkurenci to, konkurencja:, konkurencją są, konkurencja to,
      konkurenci tacy jak, bezpośrednia konkurencja:, pośrednia konkurencja:, konkurencja bezpośrednia:, konkurencja pośrednia:, konkurenci bezpośredni:,
      konkurenci pośredni:, bezpośredni konkurenci:, pośredni konkurenci:, w przeciwieństwie do, w odróżnieniu od, alternatywy:, alternatywą jest,
      alternatywy to, rozwiązania takie jak, główni konkurenci:, główni gracze:, gracze na rynku:, konkurujemy z`,
    competitorExample: `
      jak, takie jak, tacy jak, takich jak, np, m.in, między innymi, na przykład, bezpośredni, pośredni, bezpośrednia, pośrednia, vs`,
    customerLead: `
      nasi klienci:, nasi klienci to, klienci to, klienci tacy jak, zaufali nam, zaufały nam, klienci:, pierwsi klienci:, obecni klienci:, wybrani klienci:,
      klienci i partnerzy:, wśród naszych klientów:, wśród naszych klientów są, naszymi klientami są, współpracujemy z, korzystają z nas:,
      z naszych usług korzystają, wdrożenia:, wdrożenia w, wdrożyliśmy w, wdrożone w, pilotaż w, pilotaże w, pilotaż z, referencje:, umowy z,
      podpisaliśmy umowy z`,
    customerTitle: `
      nasi klienci, klienci, obecni klienci, pierwsi klienci, zaufali nam, kto nam zaufał, referencje, nasze referencje, wybrani klienci,
      klienci i partnerzy, nasi klienci i partnerzy, partnerzy i klienci, wybrane wdrożenia, nasze wdrożenia, wybrane realizacje, z nami są, pracujemy dla`,
    investorLead: `
      inwestorzy:, inwestorzy to, nasi inwestorzy:, dotychczasowi inwestorzy:, obecni inwestorzy:, finansowane przez, sfinansowane przez, finansowani przez,
      wspierani przez, wspierane przez, inwestycja od, inwestycję od, finansowanie od, pozyskaliśmy od, z udziałem, udziałowcy:, akcjonariusze:,
      aniołowie biznesu:, anioł biznesu:, inwestor wiodący:, inwestor strategiczny:, zainwestowali w nas`,
    investorTitle: `
      inwestorzy, nasi inwestorzy, dotychczasowi inwestorzy, obecni inwestorzy, inwestorzy i partnerzy, partnerzy i inwestorzy, wspierają nas, udziałowcy,
      akcjonariusze, zainwestowali w nas`,
    investorWord: `
      fundusz, funduszu, fundusze, kapitał, inwestycje, akcelerator, inkubator, aniołowie, TFI, ASI, ventures, inwestycyjny, kapitałowy`,
    founded: `
      założon*, założenie, założenie spółki, założyliśmy, powstał*, powstaliśmy, zarejestrowan* w, rejestracja spółki, data założenia, rok założenia,
      data powstania, rok powstania, utworzon*, utworzenie spółki, rozpoczęcie działalności, początek działalności`,
    since: 'od, od roku, działamy od, istniejemy od, na rynku od, działa od, istnieje od',
    staff: `
      pracowników, pracownikami, osób, osoby, osób w zespole, osobowy zespół, osobowego zespołu, członków zespołu, specjalistów, specjalistek,
      współpracowników, etatów, etaty, zatrudnionych, zatrudnionych osób, wielkość zespołu, liczba pracowników, stan zatrudnienia`,
    othersStaff: `
      firm*, przedsiębiorstw*, powyżej, do, między, zatrudni*, zatrudnimy, chcemy, planow*, planuj*, plan, cel, docelow*, klient*, średnio, na pracownika,
      poniżej, co najmniej, w Polsce, w Europie, na świecie, szkoleni*, przeszkol*, MŚP, mikrofirm*, ankiet*, badani*, uczestni*, pracodawc*, użytkownik*`,
    seat: `
      siedziba, siedziba w, siedzibą w, z siedzibą w, siedzibę w, siedziba firmy, siedziba spółki, siedziba główna, główna siedziba, biuro w, nasze biuro,
      zlokalizowan* w, mieścimy się w, adres siedziby, adres firmy, adres rejestrowy, adres`,
    street: 'ul, ul., ulica, ulicy, al., aleja, aleje, pl., plac, os., osiedle, lok',
    notATagline: `
      prezentacja, prezentacja dla, poufne, ściśle poufne, przygotował*, przygotowan* przez, opracowanie, opracował*, autor, autorzy, materiał dla inwestora,
      materiał dla inwestorów, materiał informacyjny, wszelkie prawa zastrzeżone, dziękujemy, spis treści, założyciel*, prezes zarządu, runda inwestycyjna,
      runda seed, runda pre-seed, oferta inwestycyjna, propozycja inwestycyjna, teaser inwestycyjny, szukamy inwestora, biznesplan, biznes plan, stan na,
      wersja`,
    whatItIs: `
      platforma, platformą, platformę, aplikacja, aplikacją, aplikację, oprogramowanie, oprogramowaniem, rozwiązanie, rozwiązaniem, usługa, usługi,
      marketplace, sieć, siecią, narzędzie, narzędziem, system, systemem, serwis, serwisem, sklep, asystent, asystentem, agent, infrastruktura, portal,
      producent, dostawca, urządzenie, urządzeniem, robot, marka, gra, ekosystem, giełda, wypożyczalnia, klub, dla, do, który, która, które, którzy, pomaga,
      pomagamy, umożliwia, pozwala, łączy, ułatwia, automatyzuje, upraszcza, zamienia, z, bez`,
    self: `
      jesteśmy, pomagamy, umożliwiamy, tworzymy, łączymy, oferujemy, budujemy, dostarczamy, rozwijamy, produkujemy, projektujemy, ułatwiamy, upraszczamy,
      automatyzujemy, wspieramy, zmieniamy, rewolucjonizujemy, rozwiązujemy, digitalizujemy, dajemy, opracowaliśmy, stworzyliśmy, zbudowaliśmy,
      specjalizujemy się, nasza misja to, naszą misją jest, naszym celem jest, nasza firma, nasza spółka, nasza platforma, nasza aplikacja,
      nasza technologia, nasze rozwiązanie, nasze oprogramowanie, nasze narzędzie, nasz system, nasz produkt`,
    isA: `
      to, to jest, jest, pomaga, umożliwia, łączy, oferuje, ułatwia, upraszcza, automatyzuje, tworzy, dostarcza, pozwala, zapewnia, rozwiązuje, wspiera,
      buduje, rozwija, produkuje, projektuje, zamienia, zmienia, rewolucjonizuje, digitalizuje, daje, wykorzystuje, specjalizuje się`,
    notAName: `
      prezentacja, projekt, poufne, spis treści, wstęp, wprowadzenie, podsumowanie, agenda, dziękujemy, dziękuję, witamy, problem, rozwiązanie, zespół,
      kontakt, rynek, aplikacja, biznesplan, oferta, inwestycyjna, materiał, załącznik, slajd, strona, runda, wersja, styczeń, luty, marzec, kwiecień, maj,
      czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień, stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września,
      października, listopada, grudnia, inwestorów, inwestora`,
    productStatus: `
      w fazie rozwoju, w fazie testów, w fazie prototypu, prototyp*, działający prototyp, działający produkt, działająca wersja, MVP, MVP gotowe, gotowe MVP,
      beta, wersja beta, wersji beta, w wersji, wersja demo, dostępn*, uruchomion*, uruchomiliśmy, wdrożon*, wdrożyliśmy, faza pilotażowa, w pilotażu,
      gotowy produkt, produkt gotowy, w trakcie tworzenia, w trakcie prac, w przygotowaniu, certyfikowan*, certyfikat CE, na rynku od, opublikowan*, TRL`,
    whyNow: `
      dlaczego teraz, dlaczego właśnie teraz, po raz pierwszy, nowe przepisy, nowe regulacje, nowa dyrektywa, nowelizacja, zmiana przepisów, wchodzi w życie,
      wchodzą w życie, wejdzie w życie, obowiązek od, obowiązkow* od, właściwy moment, idealny moment, najlepszy moment, punkt zwrotny, dopiero teraz`,
    advantage: `
      przewaga konkurencyjna, przewag*, wyróżnik*, co nas wyróżnia, unikaln*, unikatow*, jedyn*, jako pierwsi, jako pierwszy, pierwsza na rynku,
      pierwszy na rynku, pierwsze na rynku, pierwsza w Polsce, pierwszy w Polsce, pierwsze w Polsce, w przeciwieństwie do, w odróżnieniu od, opatentowan*,
      szybciej niż, taniej niż, lepiej niż, szybsz* niż, tańsz* niż, autorsk*, wyłączn*, na wyłączność, efekt sieciowy, efekty sieciowe, bariera wejścia,
      bariery wejścia, żadne inne, żaden inny, żadna inna`,
    property: `
      patent*, opatentowan*, zgłoszenie patentowe, zgłoszenia patentowe, zgłoszeń patentowych, wniosek patentowy, ochrona patentowa, znak towarowy,
      znaki towarowe, wzór użytkowy, wzór przemysłowy, własność intelektualna, własności intelektualnej, prawa autorskie, know-how,
      tajemnica przedsiębiorstwa`,
    partnership: `
      partnerstwo z, partnerstwa z, współpraca z, współpracujemy z, współpracy z, we współpracy z, partner strategiczny, partnerzy strategiczni,
      partner technologiczny, partnerzy technologiczni, partner naukowy, nasi partnerzy, umowa z, umowa ramowa z, umowa o współpracy, list intencyjny z,
      konsorcjum z`,
    award: `
      nagrod*, wyróżnien*, wyróżnion*, finalist*, finał, zwycięzc*, wygra*, laureat*, nominowan*, nominacj*, pierwsze miejsce, drugie miejsce,
      trzecie miejsce, I miejsce, II miejsce, III miejsce, 1. miejsce, 2. miejsce, 3. miejsce, startup roku, konkurs*`,
    founderRole: `
      założyciel, założycielka, współzałożyciel, współzałożycielka, założyciele, współzałożyciele, założycielem, współzałożycielem, założycielką,
      współzałożycielką, wspólnik, wspólniczka, pomysłodawca, pomysłodawczyni, pomysłodawca i twórca, twórca projektu, twórczyni projektu`,
    leaderRole: `
      prezes, prezeska, prezes zarządu, wiceprezes, wiceprezeska, wiceprezes zarządu, członek zarządu, członkini zarządu, dyrektor generalny,
      dyrektorka generalna, dyrektor zarządzający, dyrektorka zarządzająca, dyrektor wykonawczy, dyrektor techniczny, dyrektorka techniczna,
      dyrektor ds. technologii, dyrektor operacyjny, dyrektorka operacyjna, dyrektor finansowy, dyrektorka finansowa, dyrektor marketingu,
      dyrektorka marketingu, dyrektor sprzedaży, dyrektorka sprzedaży, dyrektor handlowy, dyrektor ds. rozwoju, dyrektor produktu, prokurent`,
    adviserRole: `
      doradca, doradczyni, doradca zarządu, rada nadzorcza, członek rady nadzorczej, członkini rady nadzorczej, przewodniczący rady nadzorczej,
      rada doradcza, rada naukowa, członek rady, mentorka, konsultant, konsultantka, doradca prawny, doradca naukowy`,
    investorRole: 'inwestor, inwestorka, anioł biznesu, udziałowiec',
    role: `
      dyrektor, dyrektorka, kierownik, kierowniczka, kierownik projektu, kierowniczka projektu, menedżer, menedżerka, menadżer, menadżerka, programista,
      programistka, informatyk, inżynier, inżynierka, konstruktor, specjalista, specjalistka, projektant, projektantka, analityk, analityczka, badacz,
      badaczka, naukowiec, naukowczyni, profesor, prawnik, prawniczka, radca prawny, adwokat, księgowa, księgowy, lekarz, lekarka, grafik komputerowy,
      graficzka, architekt, architektka, koordynator, koordynatorka, ekspert, ekspertka, deweloper, handlowiec, przedstawiciel handlowy, opiekun klienta,
      trener, trenerka, właściciel, właścicielka, psycholog, psycholożka, marketingowiec, lider zespołu, liderka zespołu, główny inżynier, główny programista`,
    phd: `
      doktor, doktor nauk, doktorka nauk, doktorat, doktorant, doktorantka, doktor habilitowany, dr inż, dr hab, dr n. med, prof. dr hab, profesor uczelni,
      obronił doktorat, obroniła doktorat`,
    foundedBefore: `
      seryjny przedsiębiorca, seryjna przedsiębiorczyni, seryjny założyciel, wcześniej założył, wcześniej założyła, założył i sprzedał, założyła i sprzedała,
      założył firmę, założyła firmę, założył spółkę, założyciel firmy, założyciel spółki, były założyciel, sprzedał firmę, sprzedała firmę, sprzedał spółkę,
      sprzedał startup, udany exit, po exicie, exit`,
    entrepreneur: `
      przedsiębiorca, przedsiębiorczyni, założył, założyła, współzałożył, współzałożyła, właściciel, właścicielka, prowadził firmę, prowadziła firmę,
      prowadzi własną firmę, własna działalność, doświadczenie w prowadzeniu`,
    study: `
      uniwersytet*, politechnik*, akademi*, uczelni*, absolwent*, studia, studiów, studiował*, student*, studentka, magister, mgr, licencjat, doktorat, MBA,
      SGH, AGH, SWPS, ukończył*, wydział*`,
    atWork: `
      wcześniej, poprzednio, były, była, dawniej, ex, doświadczeni*, lat, w, dla, pracował*, zarządzał*, kierował*, odpowiadał*, odpowiedzialn*,
      współtworzył*, dyrektor, kierownik, inżynier, programista`,
    competitorTitle: `
      konkurencja, nasza konkurencja, konkurenci, nasi konkurenci, główni konkurenci, analiza konkurencji, otoczenie konkurencyjne, krajobraz konkurencyjny,
      mapa konkurencji, na tle konkurencji, alternatywy, istniejące rozwiązania, konkurencyjne rozwiązania`,
    customerStory: `
      opinie klientów, opinie użytkowników, opinia klienta, co mówią klienci, co mówią nasi klienci, co mówią o nas, historie klientów, historia klienta,
      historie sukcesu, historia sukcesu, studium przypadku, studia przypadków, case study, referencje klientów, rekomendacje klientów`,
    exampleTitle: `
      przykład, przykłady, przykładowe wyliczenie, przykładowa kalkulacja, przykładowy scenariusz, przykładowe scenariusze, persona, persony, nasza persona,
      dzień z życia, historia użytkownika, przykład zastosowania`,
    personaMark: `
      wiek:, zawód:, cele:, potrzeby:, frustracje:, miejsce zamieszkania:, zainteresowania:, motywacje:, obawy:`,
    interfaceButton: `
      zaloguj się, zaloguj, wyloguj się, wyloguj, zarejestruj się, załóż konto, utwórz konto, nie pamiętasz hasła, zapomniałeś hasła, dodaj do koszyka,
      do kasy, kup teraz, kupuję i płacę, zamów teraz, zarezerwuj, zapłać, pokaż więcej, zobacz więcej, zobacz wszystkie, zobacz szczegóły, czytaj więcej,
      dowiedz się więcej, dalej, wstecz, wróć, anuluj, zapisz, zapisz zmiany, wyślij, wyślij wiadomość, potwierdź, usuń, edytuj, moje konto, mój profil,
      moje zamówienia, napisz wiadomość, szukaj, adres e-mail, hasło, polityka prywatności, regulamin, sortuj według, filtruj, prześlij plik, dodaj plik,
      dostępne środki, wypróbuj za darmo, rozpocznij`,
    interfaceMenu: `
      start, strona główna, pulpit, przegląd, profil, ustawienia, powiadomienia, wiadomości, kalendarz, dziś, dzisiaj, wczoraj, jutro, raporty, zamówienia,
      koszyk, ulubione, pomoc, menu, kontakty, historia, zadania, do zrobienia, w toku, zakończone, kwota, suma, razem, ilość, cena, opis, status, data,
      faktury, płatności, saldo, przelew, szczegóły, kategorie, pon, wt, śr, czw, pt, sob, niedz`,
    legalTitle: `
      zastrzeżenie prawne, zastrzeżenia prawne, zastrzeżenie, nota prawna, informacja prawna, klauzula poufności, klauzula prawna, ważne informacje,
      disclaimer`,
    legalPhrase: `
      nie stanowi oferty, nie stanowią oferty, w rozumieniu kodeksu cywilnego, w rozumieniu art. 66, w rozumieniu ustawy, nie stanowi rekomendacji,
      nie stanowi porady, nie jest ofertą, charakter wyłącznie informacyjny, wyłącznie charakter informacyjny, celach informacyjnych,
      nie ponosi odpowiedzialności, nie ponosimy odpowiedzialności, nie gwarantuje, nie gwarantują, wszelkie prawa zastrzeżone, bez pisemnej zgody,
      bez uprzedniej zgody, stwierdzenia dotyczące przyszłości, ściśle poufne, udostępnianie osobom trzecim`,
    confidentialLine: `
      poufne, ściśle poufne, materiał poufny, dokument poufny, tylko do użytku wewnętrznego, nie rozpowszechniać`,
    disclaimerLead: `
      zastrzeżenie prawne, zastrzeżenia prawne, zastrzeżenie, nota prawna, niniejsza prezentacja, niniejszy dokument, niniejszy materiał, disclaimer:`,
    references: 'źródła, źródła danych, bibliografia, literatura, przypisy, piśmiennictwo',
    exampleInside: 'np., na przykład, przykładowo',
    exampleLead: `
      przykład:, przykładowo, na przykład, wyobraź sobie, wyobraźmy sobie, wyobraźcie sobie, załóżmy, przypuśćmy, scenariusz:`,
    commonNoun: `
      klienci, klient, klientów, klienta, użytkownicy, użytkownik, użytkowników, firmy, firma, przedsiębiorstwa, rozwiązanie, rozwiązania, rynek,
      rynku, rynki, problem, problemy, cena, ceny, cenowy, koszt, koszty, kosztów, przychody, przychód, przychodów, sprzedaż, sprzedaży, zysk, zyski, czas,
      czasu, rok, roku, lata, lat, miesiąc, miesiące, miesięcy, tydzień, dzień, dni, godzina, godziny, pieniądze, dane, danych, technologia, technologie,
      platforma, platformy, oprogramowanie, aplikacja, aplikacje, aplikacji, produkt, produkty, produktu, produktów, usługi, usługa, usług, doradztwo,
      rozwój, rozwoju, badania, wzrost, przewaga, przewagi, wady, zalety, atuty, konkurencja, konkurenci, konkurencji, dostawcy, dostawca, dostawców,
      producenci, producent, producentów, dystrybutorzy, dystrybutor, partnerzy, partner, partnerów, inwestorzy, inwestor, inwestycja, inwestycji,
      inwestycje, finansowanie, kapitał, udziały, udział, akcje, założyciele, wspólnicy, model, biznesowy, biznes, strategia, cel, cele, grupa, jakość,
      bezpieczeństwo, prywatność, integracja, integracje, automatyzacja, analiza, analizy, raport, raporty, raportowanie, zarządzanie, planowanie,
      monitoring, kontrola, obsługa, wdrożenie, wdrożenia, serwis, instalacja, utrzymanie, energia, zdrowie, lekarze, pacjenci, szpitale, kliniki, szkoły,
      uczelnie, edukacja, szkolenia, rolnictwo, logistyka, ubezpieczenia, banki, bank, restauracje, hotele, sklepy, sklep, urzędy, samorządy,
      gminy, miasto, miasta, rodziny, rodzice, dzieci, studenci, kobiety, mężczyźni, seniorzy, konsumenci, ludzie, osoby, świat, europa, kraj, kwartał, etap,
      etapy, faza, fazy, krok, kamień, milowy, start, dziś, teraz, przyszłość, pomysł, wizja, misja, łatwy, łatwość, szybki, szybko, szybkość, prosty,
      prostota, elastyczny, elastyczność, skalowalność, skalowalny, dokładność, wydajność, dostępność, personalizacja, ręcznie, ręczny, ręczne,
      automatycznie, automatyczny, automatyczne, wysoki, wysoka, wysokie, niski, niska, niskie, średni, średnia, średnie, tradycyjne, tradycyjny, tradycyjna,
      własny, własna, własne, inne, inny, pozostałe, pozostali, nowy, nowa, nowe, duży, duża, duże, mały, mała, małe, lokalny, lokalne, globalny, polski,
      polska, polskie, produkcja, dostawa, dostawy, magazyn, zamówienia, zamówienie, płatność, płatności, faktura, faktury, abonament, subskrypcja, licencja,
      prowizja, opłata, opłaty, marża, reklama, marketing, kanał, kanały, polecenia, targi, sieć, doświadczenie, wsparcie, zaufanie, społeczność, opinia,
      opinie, ocena, oceny, tak, nie, brak, częściowo, ograniczone, cecha, cechy, funkcja, funkcje, funkcjonalność, funkcjonalności, kryterium, kryteria,
      parametr, parametry, wartość, wartości, kategoria, kategorie, element, elementy, termin, terminy, pozycja, kwota, kwoty, suma, razem, łącznie, warunek,
      warunki, propozycja, wskaźnik, wskaźniki, miernik, źródło, źródła, czynnik, czynniki, liczba, ilość, procent, typ, rodzaj, rodzaje, nazwa, opis,
      status, data, okres, zakres, lokalizacja, zasięg, ryzyko, ryzyka, odpowiedź, działanie, działania, zadanie, zadania, segment, segmenty, obszar,
      obszary, branża, branże, sektor, pakiet, pakiety, wersja, plan, plany, budżet, wydatki, wynagrodzenia, czynsz, podatek, podatki, zespół, pracownicy,
      pracownik, stanowisko, rola, osoba, imię, nazwisko, strona, telefon, adres, przykład, przykłady, uwagi, komentarz, weryfikacja, porównanie,
      zastosowanie, zastosowania, sztuczna, inteligencja, treść, treści, wideo, wynik, wyniki, nagroda, nagrody, umowa, umowy, marketplacey, decentralizacja,
      certyfikat, certyfikaty, patent, patenty, prawo, prawnik, prawnicy, media, społecznościowe, mobilna, mobilne, internetowa, internetowe, internet,
      online, właściciel, właściciele, operator, operatorzy, członkowie, gracze, zawodnicy, wynajem, treningi, wydarzenia, turnieje, bilety, rezerwacja,
      rezerwacje, mieszkańcy, sprzęt, urządzenie, urządzenia, materiał, materiały, surowce, opakowania, odpady, woda, powietrze, ciepło, prąd`,
  },
  phrases: {
    industry: {
      adtech: {
        strong: 'adtech, sieć reklamowa, platforma reklamowa, reklama programatyczna, reklamy programatycznej',
        medium: 'reklamodawc*, wydawcy internetowi, powierzchni* reklamow*',
      },
      advanced_materials: {
        strong: `
          nowe materiały, nowych materiałów, inżynieria materiałowa, inżynierii materiałowej, nanomateriał*, grafen*, kompozyt*, biomateriał*, biotworzyw*`,
        medium: 'polimer*, powłok*, stop metali, tworzyw* sztuczn*',
      },
      aerospace: {
        strong: 'lotnictw*, lotnicz*, samolot*, awiacj*',
        medium: 'linie lotnicze, pilotów, lotnisk*',
      },
      agtech: {
        strong: 'rolnictw*, rolnik*, rolnicz*, gospodarstw* roln*, rolnictwo precyzyjne, sadownik*, hodowc*',
        medium: 'upraw*, plon*, gleb*, nawoz*, nawadniani*, szklarni*, zbiory, bydł*',
      },
      ai: {
        strong: `
          sztuczna inteligencja, sztucznej inteligencji, sztuczną inteligencję, sztuczną inteligencją, uczenie maszynowe, uczenia maszynowego,
          uczeniu maszynowemu, modele językowe, modeli językowych, model językowy, sieci neuronowe, sieci neuronowych, generatywn*, oparta na AI,
          oparte na AI, oparty na AI, wspierana przez AI, agent AI, agenci AI, agentów AI, asystent AI, asystenta AI, modele AI, modeli AI, model AI,
          systemy AI, systemów AI, infrastruktura AI, infrastruktury AI, platforma AI, dla AI, AI/ML, rozpoznawanie obrazu, wizja komputerowa,
          klonowanie głosu`,
        medium: 'AI, algorytm*, chatbot*, voicebot*, inferencj*',
      },
      analytics: {
        strong:
          'analityka danych, analityki danych, analiza danych, platforma analityczna, business intelligence, big data',
        medium: 'analityk*, raportowani*, wizualizacj* danych, analiz* predykcyjn*',
      },
      ar_vr: {
        strong: `
          rozszerzona rzeczywistość, rozszerzonej rzeczywistości, wirtualna rzeczywistość, wirtualnej rzeczywistości, rzeczywistość mieszana, gogle VR`,
        medium: 'immersyjn*, VR, AR',
      },
      automotive: {
        strong: `
          motoryzacj*, motoryzacyjn*, branża automotive, warsztat* samochodow*, dealer* samochod*, samochody używane, producen* samochodów`,
        medium: 'samochod*, pojazd*, warsztat*, kierowc*',
      },
      banking: {
        strong: 'bankow*, konto bankowe, neobank, bank cyfrowy',
        medium: 'bank, banki, banków, konta',
      },
      beauty: {
        strong: `
          kosmetyk*, kosmetyczn*, salony kosmetyczne, salony fryzjerskie, salonów beauty, branża beauty, pielęgnacj* skóry`,
        medium: 'skóra, skóry, włosy, włosów, uroda, urody, makijaż*',
      },
      biotech: {
        strong: `
          biotechnologi*, farmaceut*, farmacj*, opracowywanie leków, odkrywanie leków, terapi* genow*, terapi* komórkow*, przeciwciał*`,
        medium: 'badania kliniczne, badań klinicznych, badania przedkliniczne, laboratori*, białk*, enzym*, cząsteczk*',
      },
      blockchain: {
        strong: 'blockchain, blockchainie, zdecentralizowan*, inteligentne kontrakty, smart kontrakt*, Web3',
        medium: 'token, tokeny, tokenów, tokenizacj*, rozproszony rejestr',
      },
      climate_tech: {
        strong: `
          ślad węglowy, śladu węglowego, emisj* CO2, redukcj* emisji, gazów cieplarnianych, gospodarka obiegu zamkniętego, gospodarki obiegu zamkniętego,
          gospodarka cyrkularna, recykling*, neutralność klimatyczn*, dekarbonizacj*, raportowanie ESG, zmian klimatu`,
        medium: `
          CO2, ekologiczn*, ochrona środowiska, ochrony środowiska, dla środowiska, odpad*, zrównoważon*, klimat*, zero waste`,
      },
      cloud: {
        strong: `
          infrastruktura chmurowa, chmura obliczeniowa, chmury obliczeniowej, usługi chmurowe, moc obliczeniowa, mocy obliczeniowej`,
        medium: 'chmur*, centrum danych, centra danych, serwer*',
      },
      collaboration: {
        strong: 'współpraca zespołowa, praca zespołowa, komunikacja w zespole, narzędzie do współpracy',
        medium: 'wideokonferencj*, praca zdalna',
      },
      communications: {
        strong: 'komunikator*, platforma komunikacyjna, telefonia internetowa',
        medium: 'wiadomości, połączeni* głosow*, czat',
      },
      construction_tech: {
        strong: `
          budownictw*, budowlan*, branża budowlana, branży budowlanej, firmy budowlane, plac budowy, placu budowy, deweloperzy mieszkaniowi,
          branża deweloperska, prefabrykacj*, kosztorys*`,
        medium: 'budow*, remont*, budynk*, deweloper*, architekt*, BIM, ekip* remontow*',
      },
      consumer_electronics: {
        strong: 'elektronika użytkowa, elektroniki użytkowej, słuchawk*, smartwatch*',
        medium: 'gadżet*, smartfon*',
      },
      consumer_goods: {
        strong: 'dobra konsumpcyjne, FMCG, artykuły gospodarstwa domowego, zabawk*, meble',
        medium: 'marka, opakowani*, chemia gospodarcza',
      },
      creator_economy: {
        strong: 'twórcy internetowi, twórców internetowych, ekonomia twórców, creator economy, youtuber*, streamer*',
        medium: 'influencer*, fani, fanów, subskrybent*',
      },
      crypto: {
        strong: 'kryptowalut*, bitcoin*, krypto, giełda kryptowalut, stablecoin*',
        medium: 'token, tokeny, tokenów, portfel cyfrowy, wallet',
      },
      cybersecurity: {
        strong: `
          cyberbezpieczeństw*, cyberatak*, cyberzagroże*, bezpieczeństwo IT, bezpieczeństwa IT, bezpieczeństwo informatyczne, ochrona przed atakami, NIS2`,
        medium: 'szyfrowani*, phishing*, haker*, wyciek* danych, ransomware',
      },
      data_infrastructure: {
        strong: 'infrastruktura danych, platforma danych, hurtownia danych, hurtownie danych, integracja danych',
        medium: 'baz* danych, jezioro danych, ETL',
      },
      dating: {
        strong: 'aplikacja randkowa, randk*, portal randkowy, singli',
        medium: 'singiel, związek',
      },
      deep_tech: {
        strong: 'deep tech, deeptech, fotonik*, fuzja jądrowa',
        medium: 'badania podstawowe, spin-off, transfer technologii',
      },
      defense: {
        strong: `
          obronnoś*, sektor obronny, wojsk*, militarn*, siły zbrojne, sił zbrojnych, dual-use, podwójnego zastosowania`,
        medium: 'MON, NATO, zbrojeniow*',
      },
      developer_tools: {
        strong: `
          narzędzia dla programistów, narzędzie dla programistów, dla programistów, dla deweloperów, środowisko programistyczne`,
        medium: 'SDK, open source, kod źródłowy, repozytori*',
      },
      digital_health: {
        strong: `
          telemedycyn*, zdrowie cyfrowe, zdrowia cyfrowego, e-zdrowi*, teleporad*, aplikacja zdrowotna, elektroniczna dokumentacja medyczna, medtech`,
        medium: 'pacjent*, lekarz*, wizyt* lekarsk*, terapi*',
      },
      drones: {
        strong: 'dron, drony, dronów, dronem, dronami, bezzałogow*',
        medium: 'lot autonomiczny, UAV',
      },
      e_commerce: {
        strong: `
          e-commerce, ecommerce, sklep internetowy, sklepy internetowe, sklepów internetowych, sklepu internetowego, handel internetowy,
          handlu internetowego, sprzedaż online, zakupy online, zakupów online`,
        medium: 'zamówieni*, koszyk*, wysyłk*, zwroty, zwrotów, Allegro',
      },
      edtech: {
        strong: `
          edukacj*, edukacyjn*, nauczanie, nauczania, e-learning*, uczni*, uczeń, nauka języków, nauki języków, nauka programowania, kursy online,
          kursów online, korepetycj*, korepetytor*, platforma szkoleniowa`,
        medium: 'szkoł*, szkół, nauczyciel*, student*, kurs*, uczelni*, lekcj*, matur*, szkoleni*',
        against: 'kurs walut, kursy walut, kurs euro',
      },
      energy: {
        strong: `
          energetyk*, energetyczn*, energi*, fotowoltai*, panele słoneczne, paneli słonecznych, OZE, odnawialne źródła energii, odnawialnych źródeł energii,
          pompy ciepła, pomp ciepła, magazyny energii, magazynów energii, wodór, wodorow*, farmy wiatrowe, stacje ładowania, stacji ładowania, ładowark*,
          biogaz*`,
        medium: 'prąd, prądu, kWh, MWh, ciepło, ciepła, prosument*',
        against: 'napoje energetyczne, napój energetyczny, z energią, pełni energii, pełen energii',
      },
      enterprise_software: {
        strong: `
          oprogramowanie dla firm, oprogramowanie dla przedsiębiorstw, systemy ERP, system ERP, obieg dokumentów, obiegu dokumentów,
          cyfryzacja przedsiębiorstw, cyfryzacja procesów`,
        medium: 'ERP, workflow, automatyzacj* procesów, procesów biznesowych, dokument*',
      },
      entertainment: {
        strong: 'rozrywk*, branża rozrywkowa, branża filmowa, kino, kina, produkcja filmowa',
        medium: 'film*, seriale, widz*, bajk*, parki rozrywki',
      },
      events: {
        strong: `
          wydarzeni*, eventy, eventów, koncert*, bilety na, organizacja imprez, organizatorzy wydarzeń, branża eventowa, wesel*`,
        medium: 'bilet*, festiwal*, konferencj*, imprez*',
      },
      fashion: {
        strong: `
          branża modowa, branży modowej, marka modowa, marki modowe, odzież*, ubrania, ubrań, obuwie, obuwia, biżuteri*, tekstyli*`,
        medium: 'moda, mody, kolekcj*, garderob*, stylist*',
      },
      fintech: {
        strong: `
          fintech*, usługi finansowe, usług finansowych, instytucje finansowe, instytucji finansowych, finanse osobiste, finansów osobistych,
          pożyczki online, pożyczek online, pożyczkobiorc*, kredytobiorc*, kredyt* hipoteczn*, kredyty dla, finansowanie dla firm, faktoring*, leasing*,
          biur* rachunkow*, biuro rachunkowe, księgowość online, platforma inwestycyjna, otwarta bankowość, scoring kredytowy`,
        medium: 'pożyczk*, kredyt*, księgow*, faktur*, oszczędzani*, podatk*, inwestowani*',
        against: 'bez kredytu, bez pożyczek',
      },
      fitness: {
        strong: 'fitness, siłowni*, trening personalny, trener personalny, trenerzy personalni, kluby fitness',
        medium: 'trening*, trener*, ćwicze*, aktywność fizyczna',
      },
      food_and_beverage: {
        strong: `
          żywno*, spożywcz*, gastronomi*, restauracj*, restaurator*, napoj*, browar*, piwo, wino, piekarni*, słodycz*, przekąsk*`,
        medium: 'składnik*, smak*, kawy, kawiarni*, przepisy kulinarne, catering*, kuchni*, posił*',
      },
      foodtech: {
        strong: `
          foodtech, białko roślinne, białka roślinne, białek roślinnych, roślinne zamienniki, zamiennik* mięsa, technologia żywności, dieta pudełkowa,
          catering dietetyczny, dostawa jedzenia, dostawy jedzenia, marnowanie żywności, marnowaniu żywności`,
        medium: 'roślinn*, wegańsk*, wegetariańsk*, dietetyczn*',
      },
      future_of_work: {
        strong: 'przyszłość pracy, praca zdalna, pracy zdalnej, praca hybrydowa, pracy hybrydowej, coworking*',
        medium: 'freelancer*, biur*, home office',
      },
      gaming: {
        strong: `
          gry wideo, gier wideo, gamedev, gra mobilna, gry mobilne, gier mobilnych, gry komputerowe, gier komputerowych, studio gier, producent gier,
          e-sport*, esport*`,
        medium: 'gracze, graczy, gry, gier, Steam, planszów*',
      },
      govtech: {
        strong: `
          administracja publiczna, administracji publicznej, cyfryzacja administracji, e-administracj*, smart city, inteligentne miasto, inteligentne miasta,
          usługi publiczne, usług publicznych, jednostki samorządu`,
        medium: 'samorząd*, urzędy, urzędów, gmin*, obywatel*',
      },
      hardware: {
        strong: 'urządzenia elektroniczne, sprzęt elektroniczny, projektowanie elektroniki, hardware',
        medium: 'urządzeni*, elektronik*, czujnik*',
      },
      healthcare: {
        strong: `
          ochrona zdrowia, ochrony zdrowia, ochronie zdrowia, służba zdrowia, służby zdrowia, opieka zdrowotna, opieki zdrowotnej, opieka medyczna, szpital*,
          placówk* medyczn*, medycyn*, medyczn*, aptek*, przychodni*, klinik*, stomatolog*, pielęgniark*`,
        medium: 'pacjent*, lekarz*, zdrowi*, leczeni*, diagnostyk*, chor*, rehabilitacj*, NFZ',
      },
      hospitality: {
        strong: `
          hotelarstw*, hotelarsk*, hotele, hoteli, branża HoReCa, HoReCa, pensjonat*, apartament*, najem krótkoterminowy`,
        medium: 'gości*, nocleg*, obłożeni*',
      },
      hr_tech: {
        strong: `
          rekrutacj*, rekruter*, działy HR, działów HR, dział HR, zasoby ludzkie, zasobami ludzkimi, portal pracy, zarządzanie personelem,
          benefity pracownicze, onboarding pracowników, employer branding`,
        medium: 'HR, kandydat*, pracodawc*, pracownik*, oferty pracy, ofert pracy, kadr*',
      },
      industrial: {
        strong: `
          przemysł 4.0, przemysłu 4.0, produkcja przemysłowa, zakład* produkcyjn*, zakład* przemysłow*, fabryk*, automatyka przemysłowa,
          automatyki przemysłowej, utrzymanie ruchu, utrzymania ruchu, linii produkcyjnych, linie produkcyjne`,
        medium: 'przemysł*, produkcj*, maszyn*, obróbk*',
      },
      insurtech: {
        strong: 'ubezpiecz*, insurtech, towarzystw* ubezpiecz*',
        medium: 'polis*, szkod*, składk*',
        against: 'ubezpieczenie społeczne, ubezpieczeń społecznych, ubezpieczenie zdrowotne',
      },
      iot: {
        strong: 'internet rzeczy, internetu rzeczy, IoT, inteligentny dom, inteligentnego domu, smart home',
        medium: 'czujnik*, LoRaWAN, sensor*',
      },
      legaltech: {
        strong: `
          legaltech, legal tech, kancelari* prawn*, kancelarie, kancelarii, usługi prawne, usług prawnych, porady prawne, pomoc prawna, dla prawników`,
        medium: 'prawnik*, adwokat*, radc* prawn*, compliance, umów',
      },
      logistics: {
        strong: `
          logistyk*, logistyczn*, firmy transportowe, firm transportowych, transport drogowy, transport ciężarowy, kurier*, ostatnia mila, ostatniej mili,
          spedycj*, spedytor*, przewoźnik*, fulfillment, paczkomat*`,
        medium: 'transport*, dostawy, dostaw, magazyn*, przesył*, paczk*, ciężarów*',
        against: 'magazyny energii, magazyn energii, magazynów energii',
      },
      marketing: {
        strong: `
          marketing automation, automatyzacja marketingu, narzędzie marketingowe, platforma marketingowa, agencje marketingowe, agencji marketingowych,
          program lojalnościowy, programy lojalnościowe, martech`,
        medium: 'kampani*, reklam*, content, mailing*',
      },
      marketplaces: {
        strong: `
          marketplace*, platforma łącząca, platforma ogłoszeniowa, popyt i podaż, kupujących i sprzedających, giełda zleceń`,
        medium: 'sprzedając*, kupując*, ogłoszeni*, usługodawc*, wykonawc*',
      },
      media: {
        strong: `
          branża medialna, podcast*, wydawnictw*, audiobook*, dziennikarz*, dziennikarstw*, portal informacyjny, prasa`,
        medium: 'treści, wideo, nagrani*, czytelni*, redakcj*',
        against: 'media społecznościowe',
      },
      medical_devices: {
        strong: `
          wyrób medyczny, wyroby medyczne, wyrobów medycznych, wyrobu medycznego, urządzenie medyczne, urządzenia medyczne, urządzeń medycznych, implant*,
          protez*, sprzęt medyczny`,
        medium: 'chirurg*, diagnostyczn*, MDR, certyfikat CE, operacj* chirurg*',
      },
      mental_health: {
        strong: `
          zdrowie psychiczne, zdrowia psychicznego, zdrowiu psychicznym, psychoterapi*, psychoterapeut*, pomoc psychologiczna, pomocy psychologicznej,
          depresj*, dobrostan psychiczny`,
        medium: 'psycholog*, stres*, terapi*, wypaleni*, mindfulness, samopoczuci*',
      },
      mobility: {
        strong: `
          mobilność, mobilności, carsharing, car sharing, hulajnog*, rower*, transport publiczny, transportu publicznego, komunikacja miejska,
          elektromobilnoś*, samochody elektryczne, samochodów elektrycznych, parkowani*, parking*, autonomiczne pojazdy, taksówk*`,
        medium: 'pojazd*, kierowc*, pasażer*, przejazd*',
      },
      music: {
        strong: 'muzyk*, muzyczn*',
        medium: 'artyst*, utwor*, koncert*',
      },
      payments: {
        strong: `
          płatności mobilne, płatności mobilnych, płatności online, operator płatności, bramka płatnicza, bramki płatnicze, terminal* płatnicz*,
          instrument* płatnicz*, usługi płatnicze, usług płatniczych, przelewy międzynarodowe`,
        medium: 'płatnoś*, BLIK, przelew*, kart* płatnicz*',
      },
      pets: {
        strong: `
          zwierzęta domowe, zwierząt domowych, psy, psów, koty, kotów, weterynar*, właściciele zwierząt, właścicieli zwierząt, karma dla, zoologiczn*`,
        medium: 'pupil*, pies, kot, zwierzak*',
      },
      productivity: {
        strong: `
          produktywnoś*, zarządzanie zadaniami, rejestracja czasu pracy, rozliczanie czasu pracy, zarządzanie projektami`,
        medium: 'kalendarz*, notatk*, lista zadań',
      },
      proptech: {
        strong: `
          nieruchomości, nieruchomościami, rynek nieruchomości, wynajem mieszkań, wynajmu mieszkań, zarządcy nieruchomości, wspólnot* mieszkaniow*,
          spółdzieln* mieszkaniow*, proptech, najem długoterminowy`,
        medium: 'mieszkani*, najem*, najmu, domy, domów, lokator*, pośrednik*',
      },
      quantum: {
        strong: `
          komputer* kwantow*, technologie kwantowe, technologii kwantowych, obliczenia kwantowe, kryptografia kwantowa`,
        medium: 'kwantow*, kubit*',
      },
      retail: {
        strong: `
          handel detaliczny, handlu detalicznego, handlu detalicznym, sklepy stacjonarne, sklepach stacjonarnych, detalist*, sieci handlowe,
          sieci handlowych, galerie handlowe, galeriach handlowych, supermarket*`,
        medium: 'sklepy, sklepów, sklepach, półk* sklepow*, handlow*',
      },
      robotics: {
        strong: 'robotyk*, robotyzacj*, robot, roboty, robotów, robotem, robota, cobot*',
        medium: 'autonomiczn*, manipulator*, chwytak*',
      },
      saas: {
        strong: 'SaaS, oprogramowanie jako usługa, model SaaS, modelu SaaS',
        medium: 'abonament*, subskrypcj*',
      },
      sales: {
        strong: `
          automatyzacja sprzedaży, narzędzie sprzedażowe, narzędzia sprzedażowe, system CRM, zespoły sprzedażowe, zespołów sprzedażowych, działy handlowe`,
        medium: 'CRM, leady, leadów, handlowc*',
      },
      semiconductors: {
        strong: 'półprzewodnik*, układy scalone, układów scalonych, mikroprocesor*',
        medium: 'chip, chipy, chipów, wafl* krzemow*',
      },
      social: {
        strong: `
          portal społecznościowy, sieć społecznościowa, sieci społecznościowej, aplikacja społecznościowa, platforma społecznościowa`,
        medium: 'społeczność, społeczności, znajomi, znajomych',
      },
      space: {
        strong: `
          sektor kosmiczny, sektora kosmicznego, kosmos, kosmosie, kosmiczn*, satelit*, rakiet* kosmiczn*, obserwacj* Ziemi`,
        medium: 'orbit*, ESA, POLSA',
        against: 'rakiety tenisowe',
      },
      sports: {
        strong: `
          sport, sportu, sporcie, sportem, sporty, sportow*, kluby sportowe, obiekty sportowe, obiektów sportowych, hala sportowa, piłka nożna, piłki nożnej,
          tenis*`,
        medium: 'zawodnik*, kibic*, trening*, drużyn*, turniej*, mecz*, liga, ligi, boisk*, korty, kortów, gracz*',
      },
      supply_chain: {
        strong: `
          łańcuch dostaw, łańcucha dostaw, łańcuchy dostaw, łańcuchów dostaw, łańcuchu dostaw, zarządzanie dostawcami, identyfikowalność produktu`,
        medium: 'zakupy firmowe, zaopatrzeni*, stany magazynowe, zapas*',
      },
      telecom: {
        strong: 'telekomunikacj*, telekomunikacyjn*, operator* komórkow*, operator* telekom*, światłowod*, sieci 5G',
        medium: '5G, eSIM, roaming*',
      },
      travel: {
        strong: 'turystyk*, turystyczn*, podróż*, turyst*, biura podróży, biur podróży, wycieczk*, wakacj*',
        medium: 'rezerwacj*, hotel*, lot, loty, lotów, przewodnik*',
        against: 'Ministerstwo Sportu i Turystyki, Ministerstwa Sportu i Turystyki, Ministerstwo Turystyki',
      },
    },
    client_type: {
      b2b: {
        strong: `
          B2B, firmy, firm, dla firm, przedsiębiorstw*, MŚP, MSP, małe i średnie firmy, małych i średnich firm, przedsiębiorc*, sklepy, restauracje,
          restauratorzy, hotele, kliniki, szpitale, szkoły, uczelnie, agencje, deweloperzy, producenci, producentów, korporacje, korporacji, pracodawcy,
          pracodawców, dla biznesu, klienci biznesowi, klientów biznesowych, klient biznesowy, klienci korporacyjni, klientów korporacyjnych,
          biura rachunkowe, kancelarie, warsztaty, rolnicy, rolników, dystrybutorzy, hurtownie, sieci handlowe, sklepy internetowe, sklepów internetowych,
          banki, ubezpieczyciele, fabryki, zakłady produkcyjne, firmy budowlane, firmy transportowe, franczyzobiorc*, white label`,
        medium: 'firma, pracowni*, dostawc*, partnerzy biznesowi, SaaS, ERP, CRM, kontrahent*, branż*, freelancer*',
        against:
          'nasza firma, naszej firmy, o firmie, prezentacja firmy, założyciel firmy, siedziba firmy, wycena firmy',
      },
      b2c: {
        strong: `
          B2C, D2C, konsument*, rodzin*, rodzic*, dzieci, młodzież*, nastolat*, student*, pacjen*, turyst*, podróżn*, senior*, kobiet*, mężczyzn*, uczni*,
          klient indywidualny, klienci indywidualni, klientów indywidualnych, klient detaliczny, klienci detaliczni, osoby prywatne, osób prywatnych,
          gospodarstwa domowe, gospodarstw domowych, użytkownik końcowy, użytkownicy końcowi, kierowcy, kierowców, właściciele zwierząt,
          właścicieli zwierząt, mieszkańcy, mieszkańców, gracze, graczy, sportowcy, hobbyst*, fani, fanów, single, singli, pokolenie Z, pokolenia Z,
          milenials*, Polacy`,
        medium: `
          użytkownik*, ludzi, ludzie, aplikacja mobilna, dom, w domu, znajom*, codzienn*, społecznoś*, smartfon*, członkostw*, karnet*`,
      },
      b2g: {
        strong: `
          B2G, samorząd*, jednostki samorządu, gminy, gmin, gminom, powiaty, administracj* publiczn*, sektor publiczny, sektora publicznego,
          instytucje publiczne, instytucji publicznych, urzędy, urzędów, dla urzędów, ministerstwa, ministerstw, policja, straż pożarna, wojsko,
          spółki komunalne`,
        medium: 'przetarg*, zamówienia publiczne, zamówień publicznych, władze miasta, miasta i gminy, JST, smart city',
        against: 'urzędy patentowe, urząd skarbowy, urzędy skarbowe',
      },
    },
    product_type: {
      pt_software: {
        strong: `
          oprogramowani*, platform*, aplikacj*, system informatyczny, systemy informatyczne, system do, system zarządzania, systemy zarządzania,
          serwis internetowy, portal internetowy, algorytm*, portal, software, rozwiązanie chmurowe, wtyczk*, panel klienta, chatbot*, dashboard,
          narzędzie online, gra mobilna, SDK`,
        medium:
          'chmur*, cyfrow*, online, dane, system, moduł*, interfejs*, strona internetowa, API, open source, integracj*',
        against: 'media społecznościowe',
      },
      pt_hardware: {
        strong: `
          urządzeni*, czujnik*, robot, roboty, robotów, robota, dron, drony, dronów, drona, maszyn*, bateri*, sprzęt elektroniczny, pojazd*, ładowark*,
          instalacj* fotowolt*, pompy ciepła, magazyn energii, magazyny energii, wyrób medyczny, drukark* 3D, satelit*, opask*, elektronik*`,
        medium: 'prototyp*, komponent*, podzespoł*, obudow*, sprzęt, montaż*, hardware, patent*',
        against: `
          uczenie maszynowe, uczenia maszynowego, urządzenia mobilne, urządzenia końcowe, urządzeniach mobilnych, wypożyczalnia sprzętu`,
      },
      pt_service: {
        strong: `
          doradztw*, agencj*, szkoleni*, konsulting*, consulting*, wynajem, wynajmu, wypożyczaln*, usługi dla, usługi doradcze, świadczymy usługi,
          świadczenie usług, kompleksowa obsługa, opiek* nad, catering*, kurs stacjonarny, warsztaty dla, gabinet*, klub fitness, kluby fitness,
          klub sportowy, siłowni*, hotel, restauracja, kawiarnia, klinika, przychodnia, szkółk*`,
        medium: 'usług*, obsług*, trening*, trener*, konsultacj*, serwis, personel, lokal, recepcj*',
        against: 'usługi chmurowe',
      },
      pt_goods: {
        strong: `
          żywność, żywności, napoj*, odzież, odzieży, kosmetyki, kosmetyków, meble, mebli, zabawki, zabawek, obuwie, biżuteria, suplement*, karma, przekąski,
          przekąsek, słodycze, piwo, wino, świece, ubrania, ubrań, produkty spożywcze`,
        medium: 'składnik*, opakowani*, receptur*, asortyment*, surowc*, naturaln*, rękodzie*',
      },
    },
    business_model: {
      bm_transactional: {
        strong: `
          prowizj*, opłata transakcyjna, opłaty transakcyjne, opłat transakcyjnych, od transakcji, od każdej transakcji, opłata za transakcję,
          opłata serwisowa, opłata za rezerwację, success fee, opłata za sukces, udział w przychodach, marża na transakcji`,
        medium: 'opłat*, transakcj*, od zamówienia, za rezerwację, zł/godz, za godzinę, wynajem, bilety',
        against: 'bez prowizji, brak prowizji, 0% prowizji',
      },
      bm_marketplace: {
        strong: `
          marketplace, marketplace*, kupujący i sprzedający, kupujących i sprzedających, popyt i podaż, platforma dwustronna, platforma łącząca`,
        medium: 'sprzedawc*, ogłoszeni*, usługodawc*, oferent*',
      },
      bm_subscription: {
        strong: `
          subskrypcj*, abonament*, SaaS, miesięcznie, opłata miesięczna, opłaty miesięczne, opłata abonamentowa, opłata roczna, opłata licencyjna, freemium,
          / miesiąc, /mies, plan roczny, plan miesięczny, licencja roczna, licencja miesięczna, roczna licencja, przychody powtarzalne, przychód powtarzalny,
          MRR, ARR, członkostw*, składka członkowska, zł/mies`,
        medium: 'rocznie, premium, pakiet*, licencj*, miesiąc, karnet*, odnowie*',
        against: 'użytkowników miesięcznie, zamówień miesięcznie, kosztuje miesięcznie',
      },
      bm_usage_based: {
        strong: `
          rozliczenie za użycie, opłata za użycie, opłata za zużycie, płatność za użycie, płacisz za użycie, płać za użycie, pay per use, pay as you go,
          model pay per use`,
        medium: 'za zapytanie, za kWh, za kilometr, za minutę',
      },
      bm_e_commerce: {
        strong: `
          sklep internetowy, sklepu internetowego, własny sklep internetowy, e-commerce, sprzedaż online, sprzedaży online, D2C, direct to consumer,
          sprzedaż bezpośrednia do konsumenta`,
        medium: 'zamówieni*, koszyk*, wysyłk*, zwroty',
      },
      bm_advertising: {
        strong: `
          przychody z reklam, przychody reklamowe, przychodów z reklam, reklamodawc*, sponsoring*, treści sponsorowane, reklamy w aplikacji`,
        medium: 'reklam*, sponsor*',
        against: 'bez reklam, kampanie reklamowe, kampania reklamowa, budżet reklamowy',
      },
      bm_open_source: {
        strong: 'open source, otwarty kod, otwarte oprogramowanie, otwarte źródło',
        medium: 'GitHub',
      },
      bm_hardtech: {
        strong: 'półprzewodnik*, fotonik*, kwantow*, satelit*, technologi* wodorow*, reaktor*',
        medium: 'patent*, prototyp*, hardware',
      },
      bm_biotech: {
        strong:
          'biotechnologi*, opracowywanie leków, kandydat na lek, kandydata na lek, terapi* genow*, terapi* komórkow*',
        medium: 'badania kliniczne, badań klinicznych, przedkliniczn*, przeciwciał*',
      },
      bm_manufacturing: {
        strong: `
          własna produkcja, własnej produkcji, własną produkcję, zakład produkcyjny, zakładu produkcyjnego, linia produkcyjna, produkcja seryjna,
          produkcji seryjnej, produkcja kontraktowa, sprzedaż urządzeń`,
        medium: 'produkcj*, surowc*, koszt wytworzenia, koszty produkcji, manufaktur*',
      },
    },
    revenue_model: {
      Subscription: {
        strong: 'subskrypcj*, abonament*, opłata miesięczna, opłaty miesięczne, członkostw*, karnet*',
        medium: 'miesięcznie, rocznie, miesiąc, SaaS',
      },
      Freemium: {
        strong: 'freemium, wersja darmowa, darmowa wersja, bezpłatna wersja, wersja bezpłatna, plan darmowy',
        medium: 'premium, darmow*, bezpłatn*',
      },
      'Transaction fee': {
        strong: `
          opłata transakcyjna, opłaty transakcyjne, opłat transakcyjnych, od transakcji, opłata za rezerwację, opłata serwisowa`,
        medium: 'za transakcję, za rezerwację',
      },
      Commission: {
        strong: 'prowizj*, success fee, udział w przychodach',
        medium: 'procent od, marża od',
      },
      Licensing: {
        strong: 'licencj*, opłata licencyjna, sprzedaż licencji',
        medium: 'white label, OEM',
      },
      Advertising: {
        strong: 'reklamodawc*, przychody z reklam, przychody reklamowe, treści sponsorowane',
        medium: 'reklam*, sponsor*',
      },
      'Usage-based': {
        strong: 'opłata za użycie, opłata za zużycie, pay per use, pay as you go',
        medium: 'za zapytanie, za kWh, za minutę',
      },
      'Product sales': {
        strong: `
          sprzedaż produktów, sprzedaż urządzeń, sprzedaż detaliczna, sprzedaż hurtowa, sprzedaż jednorazowa, cena za sztukę`,
        medium: 'za sztukę, sprzedaż sprzętu',
      },
      'Setup and services': {
        strong: `
          opłata wdrożeniowa, opłaty wdrożeniowe, opłata instalacyjna, opłata startowa, usługi wdrożeniowe, koszt wdrożenia, szkolenia`,
        medium: 'wdrożeni*, serwis, wsparcie techniczne, doradztwo',
      },
      'Interest and lending': {
        strong: 'przychody odsetkowe, odsetki od pożyczek, marża odsetkowa',
        medium: 'odsetki, oprocentowanie',
      },
      'Data monetisation': {
        strong: 'sprzedaż danych, monetyzacja danych, licencjonowanie danych',
        medium: 'raporty rynkowe',
      },
    },
    product_structure: {
      Platform: {
        strong: 'platforma, platformy, platformę, platformą',
        medium: 'ekosystem',
      },
      SaaS: {
        strong: 'SaaS, oprogramowanie w chmurze, platforma SaaS, system w chmurze',
        medium: 'abonament*, chmura',
      },
      'Mobile app': {
        strong: `
          aplikacja mobilna, aplikacji mobilnej, aplikację mobilną, aplikacją mobilną, aplikacje mobilne, iOS i Android, App Store`,
        medium: 'aplikacj*, smartfon*',
      },
      'Web app': {
        strong: `
          aplikacja webowa, aplikacji webowej, aplikację webową, aplikacja internetowa, portal internetowy, serwis internetowy`,
        medium: 'portal, przeglądark*',
      },
      Marketplace: {
        strong: 'marketplace*, platforma łącząca, platforma ogłoszeniowa',
        medium: 'ogłoszeni*, sprzedawc*',
      },
      API: {
        strong: 'otwarte API, integracja przez API, przez API',
        medium: 'API',
      },
      'Hardware device': {
        strong: 'urządzenie, urządzenia, czujnik, czujniki, robot, dron, sterownik',
        medium: 'elektronik*, sprzęt',
      },
      'AI assistant': {
        strong: `
          asystent AI, asystenta AI, agent AI, agenci AI, agentów AI, chatbot*, voicebot*, asystent głosowy, wirtualny asystent`,
        medium: 'AI',
      },
      'Managed service': {
        strong: 'kompleksowa obsługa, kompleksowa usługa, usługi doradcze, pełna obsługa',
        medium: 'usług*, doradztw*',
      },
      'Physical goods': {
        strong: 'żywność, napoj*, odzież, kosmetyki, meble, obuwie, zabawki, suplement*',
        medium: 'asortyment*, opakowani*, składnik*',
      },
    },
    distribution: {
      'Direct sales': {
        strong: `
          sprzedaż bezpośrednia, sprzedaży bezpośredniej, zespół sprzedaży, zespół handlowy, handlowcy, handlowców, przedstawiciele handlowi, cold calling,
          zimne telefony, własny dział sprzedaży`,
        medium: 'targi, targach, konferencj*, spotkania handlowe',
      },
      'Self-serve': {
        strong: `
          samodzielna rejestracja, poczta pantoflowa, marketing szeptany, program poleceń, program polecający, wzrost organiczny, darmowy okres próbny,
          bezpłatny okres próbny`,
        medium: 'polecen*, organiczn*, okres próbny',
      },
      'Online marketing': {
        strong: `
          media społecznościowe, mediach społecznościowych, mediów społecznościowych, reklama online, marketing internetowy, Google Ads, Facebook Ads,
          Meta Ads, content marketing, pozycjonowanie stron, performance marketing, SEO, kampanie reklamowe, kampanie online`,
        medium: 'kampani*, newsletter*, social media, LinkedIn, mailing*',
      },
      Influencers: {
        strong: 'influencer*, influenserz*, ambasador* marki, ambasadorzy, youtuber*',
        medium: 'blog*, ambasador*',
      },
      'Partnerships and resellers': {
        strong: `
          partnerstw*, partnerzy handlowi, partnerów handlowych, sieć partnerów, sieć partnerska, program partnerski, dystrybutor*, resellerzy, resellerów,
          integratorzy, integratorów, hurtownie, hurtowni, instalatorzy, instalatorów, franczyz*`,
        medium: 'współprac*, partner*, izby branżowe, stowarzysze*',
      },
      Community: {
        strong: 'budowanie społeczności, budowa społeczności, społeczność użytkowników',
        medium: 'społecznoś*, meetup*, Discord',
      },
      Marketplaces: {
        strong: 'Allegro, Amazon, App Store, Google Play, sklepy z aplikacjami',
        medium: 'eBay, Etsy, eMAG',
      },
      Retail: {
        strong: `
          sklepy stacjonarne, sklepach stacjonarnych, sieci handlowe, sieciach handlowych, sieci handlowych, supermarket*, drogerie, drogeriach, apteki,
          aptekach, Żabka, Rossmann, Biedronka`,
        medium: 'sklepach, punkty sprzedaży, punktach sprzedaży',
      },
      'Online store': {
        strong: 'sklep internetowy, sklepie internetowym, własny sklep online, sklep online',
        medium: 'e-commerce, zamówienia online',
      },
    },
  },
  places: {
    usa: {
      country: 'Stany Zjednoczone, Stanach Zjednoczonych, Stanów Zjednoczonych, Stany Zjednoczone Ameryki',
      city: 'Nowy Jork, Nowym Jorku',
      state: 'Kalifornia, Kalifornii, Teksas, Floryda, Florydzie',
      region: 'Ameryka Północna, Ameryki Północnej, Ameryce Północnej, Dolina Krzemowa, Dolinie Krzemowej',
      demonym: 'amerykańsk*',
    },
    europe: {
      country: `
        Polska, Polsce, Polski, Polskę, Niemcy, Niemczech, Niemiec, Francja, Francji, Francję, Hiszpania, Hiszpanii, Włochy, Włoszech, Włoch, Portugalia,
        Portugalii, Holandia, Holandii, Niderlandy, Belgia, Belgii, Luksemburg, Szwajcaria, Szwajcarii, Austria, Austrii, Czechy, Czechach, Czech, Słowacja,
        Słowacji, Węgry, Węgrzech, Węgier, Rumunia, Rumunii, Bułgaria, Bułgarii, Chorwacja, Chorwacji, Słowenia, Słowenii, Serbia, Serbii, Grecja, Grecji,
        Litwa, Litwie, Litwy, Łotwa, Łotwie, Łotwy, Estonia, Estonii, Szwecja, Szwecji, Norwegia, Norwegii, Danii, Finlandia, Finlandii, Irlandia,
        Irlandii, Islandia, Cypr, Malta`,
      city: `
        Warszawa, Warszawie, Warszawy, Kraków, Krakowie, Krakowa, Wrocław, Wrocławiu, Wrocławia, Poznań, Poznaniu, Poznania, Gdańsk, Gdańsku, Gdańska,
        Gdynia, Gdyni, Sopot, Sopocie, Łódź, Łodzi, Katowice, Katowicach, Katowic, Gliwice, Gliwicach, Gliwic, Lublin, Lublinie, Lublina, Szczecin,
        Szczecinie, Szczecina, Rzeszów, Rzeszowie, Rzeszowa, Białystok, Białymstoku, Białegostoku, Bydgoszcz, Bydgoszczy, Toruń, Toruniu, Torunia, Kielce,
        Kielcach, Kielc, Olsztyn, Olsztynie, Olsztyna, Radom, Radomiu, Radomia, Częstochowa, Częstochowie, Częstochowy, Bielsko-Biała, Bielsku-Białej,
        Zielona Góra, Zielonej Górze, Opole, Opolu, Opola, Sosnowiec, Sosnowcu, Zabrze, Zabrzu, Bytom, Bytomiu, Tychach, Rybnik, Rybniku,
        Gorzów Wielkopolski, Płock, Płocku, Elbląg, Elblągu, Tarnów, Tarnowie, Koszalin, Koszalinie, Kalisz, Kaliszu, Legnica, Legnicy, Nowy Sącz,
        Nowym Sączu, Słupsk, Zakopane, Berlinie, Monachium, Wiedeń, Wiedniu, Praga, Pradze, Paryż, Paryżu, Mediolan, Madrycie, Lizbona, Bruksela, Kopenhaga,
        Sztokholm, Wilno, Wilnie, Bratysława, Budapeszt, Bukareszt, Zurych`,
      state: `
        Mazowsze, Mazowszu, Małopolska, Małopolsce, Wielkopolska, Wielkopolsce, Dolny Śląsk, Dolnym Śląsku, Górny Śląsk, Górnym Śląsku, Pomorze, Pomorzu,
        Podkarpacie, Podkarpaciu, Podlasie, Podlasiu, Lubelszczyzna, Bawaria`,
      region: `
        Europa, Europie, Europy, Europę, Unia Europejska, Unii Europejskiej, Europa Środkowa, Europie Środkowej, Europa Środkowo-Wschodnia,
        Europie Środkowo-Wschodniej, Europy Środkowo-Wschodniej, Europa Zachodnia, Europie Zachodniej, Europy Zachodniej, Europa Wschodnia, Trójmiasto,
        Trójmieście, Trójmiasta, Śląsk, Śląsku, Skandynawia, Skandynawii, kraje bałtyckie, krajach bałtyckich, Grupa Wyszehradzka, CEE, EŚW`,
      demonym: `
        polskich, polskie, polski, polska, polskiego, polskiej, polskim, polską, ogólnopolsk*, europejsk*, niemieck*, francusk*, czesk*, hiszpańsk*,
        skandynawsk*, Polaków, Polacy, Polakom, mazowieck*, małopolsk*, wielkopolsk*, dolnośląsk*, śląski*, pomorski*, podkarpack*, podlask*, lubelski*,
        lubusk*, opolski*, świętokrzysk*`,
    },
    great_britain: {
      country: 'Wielka Brytania, Wielkiej Brytanii, Wielką Brytanię, Zjednoczone Królestwo, Anglia, Anglii, Szkocja',
      city: 'Londyn, Londynie, Londynu',
      demonym: 'brytyjsk*',
    },
    asia: {
      country: `
        Chiny, Chinach, Chin, Japonia, Japonii, Indiach, Indii, Korea Południowa, Korei Południowej, Singapur, Singapurze, Wietnam, Tajlandia,
        Indonezja, Tajwan`,
      region: 'Azja, Azji, Azję, Azja Południowo-Wschodnia, Azji Południowo-Wschodniej',
      demonym: 'azjatyck*, chińsk*, japońsk*',
    },
    mena: {
      country: `
        Zjednoczone Emiraty Arabskie, ZEA, Arabia Saudyjska, Arabii Saudyjskiej, Turcja, Turcji, Izrael, Izraelu, Egipt, Egipcie, Maroko`,
      city: 'Dubaj, Dubaju',
      region: 'Bliski Wschód, Bliskim Wschodzie, Bliskiego Wschodu',
    },
    latin_america: {
      country: 'Brazylia, Brazylii, Meksyk, Meksyku, Argentyna, Argentynie, Kolumbia, Kolumbii',
      region: 'Ameryka Łacińska, Ameryce Łacińskiej, Ameryki Łacińskiej, Ameryka Południowa, Ameryce Południowej',
    },
    other: {
      country: `
        Kanada, Kanadzie, Kanady, Ukraina, Ukrainie, Ukrainy, Rosja, Rosji, Australia, Australii, Nowa Zelandia, RPA, Kenia, Kenii, Nigeria, Nigerii`,
      region: 'Afryka, Afryce, Afryki',
    },
  },
}
