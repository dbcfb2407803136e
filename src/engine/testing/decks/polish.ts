import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides and the wording of a Polish seed deck. */
export const polishDeck = deck(
  [
    page({
      title: 'Leśnik',
      blocks: ['Aplikacja dla właścicieli lasów i leśników', 'Prezentacja dla inwestorów, luty 2026'],
    }),
    page({
      title: 'Problem',
      blocks: [
        'Właściciele lasów nie mają aktualnych danych o swoich drzewach.',
        'Inwentaryzacja jest kosztowna, ręczna i trwa miesiące.',
      ],
    }),
    page({
      title: 'Rozwiązanie',
      blocks: [
        'Nasza aplikacja liczy drzewa ze zdjęć z dronów dzięki sztucznej inteligencji.',
        'Pomagamy planować wycinkę i sprzedaż drewna w jednym miejscu.',
      ],
    }),
    page({
      title: 'Rynek',
      blocks: ['TAM: 1,2 mld zł', 'SAM: 300 mln zł', 'Rynek rośnie o 8% rocznie w Polsce i Czechach.'],
    }),
    page({
      title: 'Konkurencja',
      blocks: ['Konkurenci: Treemetrics, Arboreal i Katam', 'Nasza przewaga: działamy bez internetu w terenie.'],
    }),
    page({ title: 'Model biznesowy', blocks: ['Subskrypcja dla firm leśnych i samorządów', '199 zł miesięcznie'] }),
    page({
      title: 'Dotychczasowe wyniki',
      blocks: ['45 płacących klientów', 'Przychód: 320 tys. zł', '1 500 aktywnych użytkowników'],
    }),
    page({
      title: 'Strategia wejścia na rynek',
      blocks: ['Sprzedaż bezpośrednia do nadleśnictw', 'Współpraca z uczelniami i targi leśne'],
    }),
    page({
      title: 'Nasz zespół',
      blocks: [
        { lines: 'Michał Wronka\nWspółzałożyciel, prezes zarządu', x: 0.06, y: 0.3 },
        { lines: 'Kinga Sadowska\nWspółzałożycielka, CTO', x: 0.55, y: 0.3 },
      ],
    }),
    page({
      title: 'Runda inwestycyjna',
      blocks: [
        'Szukamy 2 mln zł w rundzie seed',
        'Przeznaczenie środków',
        '50% Rozwój produktu',
        '30% Sprzedaż',
        '20% Administracja',
      ],
    }),
    page({
      title: 'Kontakt',
      blocks: ['Leśnik sp. z o.o., założona w 2023 roku', 'Siedziba: Poznań, Polska', 'kontakt@lesnik.example'],
    }),
  ],
  { createdOn: '2026-02-10' },
)
