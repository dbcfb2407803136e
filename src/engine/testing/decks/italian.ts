import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides and the wording of an Italian seed deck. */
export const italianDeck = deck(
  [
    page({
      title: 'Filiera Viva',
      blocks: [
        'La piattaforma che digitalizza le piccole cantine italiane',
        'Presentazione per investitori – aprile 2026',
      ],
    }),
    page({
      title: 'Il problema',
      blocks: [
        'Le piccole cantine gestiscono gli ordini in modo manuale.',
        'Mancano strumenti semplici per vendere all’estero.',
      ],
    }),
    page({
      title: 'La nostra soluzione',
      blocks: [
        'Filiera Viva è una piattaforma che permette di gestire ordini, magazzino e spedizioni.',
        'Aiutiamo i produttori a vendere direttamente ai ristoranti.',
      ],
    }),
    page({
      title: 'Il mercato',
      blocks: [
        'Mercato totale: 2,8 miliardi di euro',
        'SAM: 340 milioni di euro',
        'Il mercato cresce del 7% all’anno in Italia e in Germania.',
      ],
    }),
    page({
      title: 'Concorrenza',
      blocks: ['Concorrenti: Vivino, Tannico e Enolytics', 'A differenza di loro gestiamo anche la logistica.'],
    }),
    page({
      title: 'Modello di business',
      blocks: ['Abbonamento mensile per cantina', '79 € al mese', 'Commissione del 5% sugli ordini'],
    }),
    page({ title: 'Traction', blocks: ['85 clienti paganti', 'Fatturato: 140.000 €'] }),
    page({
      title: 'Il team',
      blocks: [
        { lines: 'Chiara Bellandi\nCofondatrice e amministratrice delegata', x: 0.06, y: 0.3 },
        { lines: 'Davide Ferraro\nCofondatore e direttore tecnico', x: 0.55, y: 0.3 },
      ],
    }),
    page({
      title: 'Round di investimento',
      blocks: ['Cerchiamo 600.000 € in un round seed', 'Utilizzo dei fondi', '60% Prodotto', '40% Vendite'],
    }),
    page({
      title: 'Contatti',
      blocks: ['Filiera Viva S.r.l., fondata nel 2024', 'Sede a Verona, Italia', 'ciao@filieraviva.example'],
    }),
  ],
  { createdOn: '2026-04-02' },
)
