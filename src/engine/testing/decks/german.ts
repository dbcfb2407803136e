import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides, the wording and the numbers of a German seed deck. */
export const germanDeck = deck(
  [
    page({
      title: 'Werkblick',
      blocks: [
        'Die Plattform für vorausschauende Wartung im Mittelstand',
        'Investorenpräsentation · März 2026',
        'www.werkblick.example',
      ],
    }),
    page({
      title: 'Das Problem',
      blocks: [
        'Ungeplante Stillstände kosten produzierende Unternehmen jedes Jahr Millionen.',
        '• Wartung wird manuell und auf Papier geplant\n• Fachkräftemangel in der Instandhaltung\n• Keine Übersicht über den Zustand der Maschinen',
      ],
    }),
    page({
      title: 'Unsere Lösung',
      blocks: [
        'Werkblick ist eine Software, die Maschinendaten auswertet und Ausfälle vorhersagt.',
        'Unsere Plattform verbindet Sensoren, Wartungspläne und Techniker in Echtzeit.',
      ],
    }),
    page({
      title: 'So funktioniert es',
      blocks: [
        'Schritt 1: Sensor anbringen',
        'Schritt 2: Künstliche Intelligenz erkennt Muster',
        'Schritt 3: Techniker erhält eine Meldung in der App',
      ],
    }),
    page({
      title: 'Marktpotenzial',
      blocks: [
        'TAM: 12,4 Mrd. €',
        'SAM: 2,1 Mrd. €',
        'SOM: 90 Mio. €',
        'Der Markt wächst jährlich um 14 % in Deutschland, Österreich und der Schweiz.',
      ],
    }),
    page({
      title: 'Wettbewerb',
      blocks: [
        'Wettbewerber: Senseye, Augury und KONUX',
        'Unser Vorteil: Installation in unter einer Stunde ohne Eingriff in die Steuerung.',
      ],
    }),
    page({
      title: 'Geschäftsmodell',
      blocks: [
        'SaaS-Abonnement pro Maschine',
        '49 € pro Monat je Maschine',
        'Einrichtungsgebühr 1.500 € einmalig',
        'Unsere Kunden sind mittelständische Industrieunternehmen.',
      ],
    }),
    page({
      title: 'Traction',
      blocks: [
        '38 zahlende Kunden',
        'ARR: 640.000 €',
        'Umsatzwachstum von 120 % gegenüber Vorjahr',
        'Unsere Kunden: Trumaform, Hellweg Druckguss, Seifert Papier',
      ],
    }),
    page({
      title: 'Markteintritt und Vertrieb',
      blocks: [
        'Direktvertrieb an Instandhaltungsleiter',
        'Vertriebspartner im Maschinenbau und Fachmessen wie die Hannover Messe',
        'Expansion nach Frankreich ab 2027',
      ],
    }),
    page({
      title: 'Finanzplanung',
      blocks: [
        'Umsatz 2025: 0,5 Mio. €',
        'Umsatz 2027: 3,8 Mio. € (Plan)',
        'Bruttomarge 78 %',
        'Break-Even im 3. Quartal 2027',
      ],
    }),
    page({
      title: 'Unser Team',
      blocks: [
        { lines: 'Jonas Berger\nMitgründer und Geschäftsführer\nZuvor Produktleiter bei Siemens', x: 0.06, y: 0.3 },
        { lines: 'Dr. Lena Hartmann\nMitgründerin, CTO\nPromovierte in Informatik an der TU München', x: 0.55, y: 0.3 },
      ],
    }),
    page({
      title: 'Finanzierung',
      blocks: [
        'Wir suchen 1,5 Mio. € in unserer Seed-Runde.',
        'Bereits eingesammelt: 450.000 € von Business Angels',
        'Mittelverwendung',
        '50 % Produktentwicklung',
        '35 % Vertrieb',
        '15 % Verwaltung',
      ],
    }),
    page({
      title: 'Kontakt',
      blocks: [
        'Werkblick GmbH, gegründet 2023, 17 Mitarbeiter',
        'Sitz in Stuttgart, Deutschland',
        'jonas@werkblick.example',
      ],
    }),
  ],
  { createdOn: '2026-03-10' },
)
