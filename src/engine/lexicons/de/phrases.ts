import type { PhraseLists } from '../language-lexicon.ts'

/** German phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong: 'Werbetechnologie, Werbeplattform, Werbenetzwerk, programmatische Werbung, Werbetechnik, Außenwerbung',
      medium: 'Werbetreibende, Werbebudget*, Werbeflächen',
    },
    advanced_materials: {
      strong: `
        neue Materialien, Werkstoff*, Verbundwerkstoff*, Nanomaterial*, Biokunststoff*, Materialwissenschaft*, Hochleistungswerkstoff*, Carbonfaser*,
        Leichtbau`,
      medium: 'Beschichtung*, Polymer*, Legierung*, Fasern',
    },
    aerospace: {
      strong: 'Luftfahrt*, Flugzeug*, Luft- und Raumfahrt, Flugtaxi*',
      medium: 'Fluggesellschaft*, Piloten, Flughafen',
    },
    agtech: {
      strong: `
        Landwirtschaft, landwirtschaftlich*, Landwirte, Landwirten, Agrar*, Bauern, Präzisionslandwirtschaft, Ackerbau, AgTech, Agritech,
        Landtechnik, Vertical Farming, Weinbau, Tierhaltung, Milchvieh*`,
      medium: 'Ernte, Ertrag pro Hektar, Boden, Felder, Viehzucht, Gewächshaus*, Bewässerung, Saatgut, Pflanzenschutz',
    },
    ai: {
      strong: `
        Künstliche Intelligenz, künstlicher Intelligenz, KI-gestützt*, KI-basiert*, KI-Plattform, KI-Assistent*, KI-Agent*, KI-Modell*,
        maschinelles Lernen, maschinellem Lernen, Sprachmodell*, neuronale Netze, Bilderkennung, KI-Lösung*, KI-Agenten, KI-Software, KI-Technologie,
        Deep Learning, Machine Learning, Computer Vision, Large Language Model*, generative KI`,
      medium: 'KI, Algorithm*, Chatbot*, Mustererkennung',
    },
    analytics: {
      strong: `
        Datenanalyse*, Datenauswertung, Analyseplattform, Auswertungsplattform, Business Intelligence, Big Data, Datenanalytik, Reporting-Plattform`,
      medium: 'Auswertung*, Kennzahlen, Berichte, Datenvisualisierung',
    },
    ar_vr: {
      strong: 'erweiterte Realität, virtuelle Realität, Augmented Reality, Virtual Reality, Mixed Reality',
      medium: 'immersiv*, 3D-Brille, VR-Brille',
    },
    automotive: {
      strong: `
        Automobil*, Autohaus, Autohäuser, Kfz*, Automobilindustrie, Fahrzeughersteller, Werkstätten, Autohändler, Autoindustrie, Kraftfahrzeug*,
        Gebrauchtwagen*, Neuwagen*`,
      medium: 'Fahrzeug*, Zulieferer, Autofahrer, Autos, Werkstatt',
    },
    banking: {
      strong: 'Neobank, Digitalbank, Bankkonto, Girokonto, Online-Banking, Banking-App, Kernbankensystem*',
      medium: 'Banken, Bank, Sparkassen, Konto, Konten',
    },
    beauty: {
      strong: 'Kosmetik*, Schönheit*, Hautpflege, Naturkosmetik, Beauty-Branche',
      medium: 'Haut, Haare, Friseur*, Make-up',
    },
    biotech: {
      strong:
        'Biotechnologie*, biotechnologisch*, Wirkstoff*, Wirkstoffforschung, Gentherapie, Zelltherapie, Antikörper, Pharma',
      medium: 'klinische Studie*, präklinisch*, Labor, Enzym*, Protein*, Zellen, Moleküle',
    },
    blockchain: {
      strong: 'Blockchain, Blockchain-Technologie, dezentral*, Smart Contracts',
      medium: 'Token, Distributed Ledger',
    },
    climate_tech: {
      strong: `
        Klimaschutz, CO2-Emissionen, CO2-Einsparung, CO2-Bilanz*, CO2-Fußabdruck, Dekarbonisierung, Klimaneutral*, Kreislaufwirtschaft, Recycling,
        Nachhaltigkeitsbericht*, Emissionshandel, CO2-Zertifikate, Treibhausgas*, ESG-Reporting, CSRD, Klimatechnologie, CO2-neutral, Mehrwegsystem*,
        Klimabilanz*`,
      medium: 'CO2, Emissionen, nachhaltig*, Umwelt, Klima, Klimawandel, Abfall, Mehrweg*',
    },
    cloud: {
      strong: 'Cloud-Infrastruktur, Cloud-Plattform, Cloud-Computing',
      medium: 'Cloud, Rechenzentrum, Rechenzentren',
    },
    collaboration: {
      strong: 'Zusammenarbeit im Team, Kollaboration*, Teamarbeit',
      medium: 'Videokonferenz*, Homeoffice',
    },
    communications: { strong: 'Kommunikationsplattform, Messenger*', medium: 'Nachrichten, Telefonie, Chat' },
    construction_tech: {
      strong: `
        Bauunternehmen, Baustelle*, Bauwesen, Baubranche, Bauindustrie, Bauprojekt*, Bauwirtschaft, Bauherren, Bauleiter, Handwerksbetrieb*,
        Bauträger, ConTech, Bauplanung, Bausoftware, Hochbau, Tiefbau, Rohbau`,
      medium: 'Bau, Architekten, Handwerker, Handwerk*, BIM, Gebäude, Sanierung*',
    },
    consumer_electronics: {
      strong: 'Unterhaltungselektronik, Kopfhörer, Smartwatch',
      medium: 'Gadget*, Elektronikgerät*',
    },
    consumer_goods: {
      strong: 'Konsumgüter, Haushaltswaren, FMCG, Windeln, Spielzeug*',
      medium: 'Marke, Verpackung, Möbel',
    },
    creator_economy: { strong: 'Creator, Content-Creator, Influencer-Plattform', medium: 'Influencer, Fans, Inhalte' },
    crypto: { strong: 'Kryptowährung*, Bitcoin, Krypto*', medium: 'Token, Wallet, Stablecoin*' },
    cybersecurity: {
      strong: `
        Cybersicherheit, IT-Sicherheit, Cyberangriff*, Datensicherheit, Schadsoftware, Ransomware, Informationssicherheit, NIS2, Penetrationstest*`,
      medium: 'Verschlüsselung, Datenschutz, Phishing, Hacker*',
    },
    data_infrastructure: {
      strong: 'Dateninfrastruktur, Datenplattform, Datenraum, Datenräume',
      medium: 'Datenbank*, Datenintegration, Schnittstellen',
    },
    dating: { strong: 'Dating-App, Partnersuche, Singles', medium: 'Dates, Beziehung' },
    deep_tech: {
      strong: 'Deep-Tech, Photonik, Fusionsenergie, DeepTech, Lasertechnik, Kernfusion',
      medium: 'Grundlagenforschung, Forschungstransfer, Ausgründung',
    },
    defense: { strong: 'Verteidigung*, Bundeswehr, militärisch*, Rüstung*', medium: 'Streitkräfte, Aufklärung' },
    developer_tools: {
      strong: 'Entwicklerwerkzeug*, für Entwickler, Softwareentwickler',
      medium: 'Entwickler, Open-Source, Quellcode',
    },
    digital_health: {
      strong: `
        digitale Gesundheit*, Gesundheits-App*, Telemedizin, DiGA, digitale Gesundheitsanwendung*, E-Health, Patientenakte, Digital Health,
        HealthTech, Videosprechstunde*, ePA`,
      medium: 'Patienten, Ärzte, Krankenkassen, Therapie, Gesundheitsdaten, Pflege',
    },
    drones: { strong: 'Drohne, Drohnen, Drohnen*', medium: 'unbemannt*' },
    e_commerce: {
      strong: 'Onlineshop*, Online-Shop*, Onlinehandel, Online-Handel, E-Commerce, Webshop*, Internethandel',
      medium: 'Händler, Bestellungen, Warenkorb, Retouren, Versand',
    },
    edtech: {
      strong: `
        Lernplattform*, E-Learning, Lern-App*, Schüler, Schülerinnen, Weiterbildung*, Lehrkräfte, Nachhilfe, Unterricht, EdTech, Lernsoftware,
        Lernapp, Bildungsplattform, Hochschullehre, Lernende`,
      medium: `
        lernen, Schulen, Schule, Kurse, Studierende, Lehrer, Universitäten, Ausbildung, Schulung*, Bildung, Bildungs*, Nachhilfelehrer, Azubis`,
    },
    energy: {
      strong: `
        Energie*, erneuerbare Energien, Photovoltaik*, Solaranlage*, Solarstrom, Wärmepumpe*, Strommarkt, Stromspeicher, Batteriespeicher,
        Energiewende, Wasserstoff*, Windkraft*, Stromnetz*, Stadtwerke, Ladeinfrastruktur, Stromerzeugung, Energieversorger, Energiemanagement,
        Balkonkraftwerk*, Mieterstrom, Fernwärme, Stromtarif*, Wärmewende, Smart Meter, virtuelles Kraftwerk, CleanTech`,
      medium: 'Strom, kWh, Heizung*, Wärme, Netzbetreiber, Ladesäule*, Solar*',
    },
    enterprise_software: {
      strong: `
        Unternehmenssoftware, ERP-System*, Warenwirtschaft*, Branchensoftware, Softwarelösung für Unternehmen, B2B-Software, Prozessautomatisierung,
        Dokumentenmanagement, ERP-Software`,
      medium: 'ERP, Workflow*, Prozesse, Digitalisierung, Automatisierung, Verwaltung*',
    },
    entertainment: {
      strong: 'Unterhaltung*, Streamingdienst*, Kino, Filme',
      medium: 'Serien, Film, Zuschauer, Publikum',
    },
    events: {
      strong: 'Veranstaltung*, Eventplattform, Ticketing, Eventmanagement, Konzerte',
      medium: 'Tickets, Messen, Konferenzen, Hochzeit*',
    },
    fashion: {
      strong: `
        Mode, Modemarke*, Modeindustrie, Bekleidung, Kleidung, Modebranche, Schuhe, Textil*, Schmuck, Sneaker, Damenmode, Herrenmode,
        Secondhand-Mode`,
      medium: 'Outfit*, Kollektion, Garderobe',
    },
    fintech: {
      strong: `
        Fintech, Finanzdienstleistung*, Finanztechnologie, Kredit*, Geldanlage, Vermögensverwaltung, Altersvorsorge, Buchhaltung*, Rechnungsstellung,
        Finanz-App, Investmentplattform, Zahlungsverkehr, Robo-Advisor, Vermögensaufbau, Factoring, Anlageplattform, Crowdinvesting-Plattform,
        Wertpapier*`,
      medium: 'Finanzierung für, Steuer*, Sparen, Anleger, Rechnungen, Zinsen',
    },
    fitness: { strong: 'Fitness*, Fitnessstudio*, Trainingsplan, Workouts', medium: 'Training, Trainer, Bewegung' },
    food_and_beverage: {
      strong: `
        Lebensmittel*, Getränk*, Bier, Wein, Kaffee, Nahrungsmittel, Gastronomie, Restaurant*, Snack*, Bäckerei*, Lebensmittelindustrie, Feinkost,
        Süßwaren, Brauerei*, Winzer*, Spirituosen`,
      medium: 'Essen, Zutaten, Geschmack, Rezept*, Supermärkte, Küche',
    },
    foodtech: {
      strong: `
        alternative Proteine, pflanzliche Proteine, Fleischersatz, pflanzenbasiert*, Foodtech, Lebensmitteltechnologie, Lebensmittelverschwendung,
        Essenslieferung, Lebensmittelabfälle`,
      medium: 'vegan*, Lieferdienst*, proteinreich*',
    },
    future_of_work: {
      strong: 'Zukunft der Arbeit, New Work, Remote-Arbeit, hybrides Arbeiten, Coworking',
      medium: 'Homeoffice, Freelancer, Arbeitsplatz, Arbeitswelt',
    },
    gaming: {
      strong: 'Videospiel*, Computerspiel*, Spieleentwickl*, Gaming, Mobile Games, E-Sport',
      medium: 'Spieler, Spiele, Gamer, Spiel',
    },
    govtech: {
      strong: `
        Verwaltungsdigitalisierung, öffentliche Verwaltung, öffentlichen Verwaltung, Behörden, Kommunen, Smart City, Bürgerservice*, GovTech,
        E-Government, Bürgerbeteiligung, OZG, Stadtverwaltung*`,
      medium: 'Städte, Gemeinden, Bürger, Ämter',
    },
    hardware: { strong: 'Hardware-Entwicklung, Hardware', medium: 'Gerät, Geräte, Sensor*, Elektronik' },
    healthcare: {
      strong: `
        Gesundheitswesen, Krankenhaus, Krankenhäuser, Kliniken, Klinik, Arztpraxen, Arztpraxis, Medizin*, Pflegeheim*, Pflegekräfte, Pflegedienst*,
        Apotheke*, Gesundheitssystem, Krankenhausbetreiber, Gesundheitsversorgung, Altenpflege, Ärztliche Versorgung, Pflegeeinrichtung*,
        Pflegekraft, Pflegebranche, Hausarzt*, Zahnarzt*, Zahnärzte`,
      medium: 'Patient*, Ärzte, Ärztinnen, Gesundheit, Behandlung*, Krankenkasse*, Krankheit*, Diagnose*, Therapie*',
    },
    hospitality: {
      strong: 'Hotellerie, Hotels, Hotel, Gastgewerbe, Gastronomen, Ferienwohnung*',
      medium: 'Gäste, Zimmer, Restaurants, Übernachtung*',
    },
    hr_tech: {
      strong: `
        Recruiting*, Personalwesen, Personalmanagement, HR-Software, Bewerber*, Personalabteilung*, Bewerbung*, Jobplattform, Mitarbeiterbindung,
        Fachkräfte*, HR-Tech, Personalgewinnung, Personalvermittlung, Arbeitgebermarke, Employer Branding, Zeitarbeit, Jobbörse*,
        Mitarbeiterbenefits`,
      medium: 'HR, Personal*, Stellenanzeige*, Jobs, Kandidaten, Arbeitgeber',
    },
    industrial: {
      strong: `
        Industrie 4.0, Maschinenbau*, Fertigung*, Industrieunternehmen, produzierende Unternehmen, verarbeitendes Gewerbe, Produktionsanlage*,
        Fabrik*, Instandhaltung*, Werkzeugmaschine*, Industrieautomation, Automatisierungstechnik, Qualitätssicherung in der Produktion,
        vorausschauende Wartung, Smart Factory, Anlagenbau`,
      medium: 'Produktion, Maschinen, Anlagen, Industrie, Qualitätskontrolle',
    },
    insurtech: {
      strong: `
        Versicherung*, Insurtech, Versicherer, Versicherungsmakler, Versicherungsbranche, Versicherungsnehmer, private Krankenversicherung,
        betriebliche Krankenversicherung`,
      medium: 'Police*, Schadenfall, Schäden, Prämie*',
    },
    iot: {
      strong: 'Internet der Dinge, IoT-Plattform, vernetzte Geräte, Smart Home, vernetzte Sensoren',
      medium: 'IoT, Sensor*, LoRaWAN, vernetzt*',
    },
    legaltech: {
      strong: `
        Legaltech, Rechtsberatung, Kanzlei*, Anwälte, Rechtsanwälte, Vertragsmanagement, Rechtsdienstleistung*, Steuerkanzlei*, Rechtsstreit*,
        Anwaltskanzlei*`,
      medium: 'Verträge, Recht, juristisch*, Compliance',
    },
    logistics: {
      strong: `
        Logistik*, Spedition*, Lieferung auf der letzten Meile, letzte Meile, Güterverkehr, Transportunternehmen, Fracht*, Paket*, Intralogistik,
        Lagerlogistik, Transportlogistik, Lkw-Verkehr, Last Mile, Kurierdienst*, Seefracht, Kontraktlogistik`,
      medium: 'Lager*, Transport*, Versand, Lieferungen, LKW, Zustellung',
    },
    marketing: {
      strong: `
        Marketing-Software, Marketingplattform, Marketingautomatisierung, Online-Marketing-Plattform, Kundenbindungsprogramm*,
        Suchmaschinenoptimierung, Kundenkommunikation, Leadgenerierung, Marketing-Automation`,
      medium: 'Kampagnen, Werbung, Marketingagentur*, Newsletter',
    },
    marketplaces: {
      strong: `
        Online-Marktplatz, Marktplatz, *marktplatz, Vermittlungsplattform, Angebot und Nachfrage, B2B-Marktplatz, Kleinanzeigen*, Vermittlungsportal`,
      medium: 'Käufer und Verkäufer, Anbieter und Nachfrager, vermitteln, Inserate',
    },
    media: {
      strong: `
        Medienunternehmen, Verlag*, Journalismus, Podcast*, Nachrichtenportal, Zeitung*, Verlagswesen, Medienhäuser, Medienhaus, Zeitschrift*`,
      medium: 'Medien, Inhalte, Leser, Redaktion*, Video*',
    },
    medical_devices: {
      strong: `
        Medizinprodukt*, Medizintechnik, medizinisches Gerät, medizinische Geräte, Implantat*, Diagnosegerät*, Prothese*, MDR-Zertifizierung,
        MedTech, Medizinproduktehersteller, Hörgerät*, Orthese*`,
      medium: 'CE-Kennzeichnung, Zulassung, chirurgisch*, Operation*',
    },
    mental_health: {
      strong: `
        mentale Gesundheit, psychische Gesundheit, psychische Erkrankung*, Psychotherap*, Depression*, Achtsamkeit, mentaler Gesundheit,
        psychischer Gesundheit, Angststörung*, psychische Belastung*`,
      medium: 'Stress, Burnout, Therapeut*, Wohlbefinden',
    },
    mobility: {
      strong: `
        Mobilität*, Elektromobilität, E-Mobilität, Carsharing, E-Scooter, Fahrrad*, E-Bike*, öffentlicher Nahverkehr, ÖPNV, Mitfahr*,
        autonomes Fahren, Parkplatz*, Ladesäule*, Nahverkehr, Ladenetz, Mikromobilität, Ridesharing, Elektroauto*, Elektrofahrzeug*, Schienenverkehr,
        Bahnverkehr, Parkraum*`,
      medium: 'Verkehr*, Fahrzeug*, Pendler, Fahrgäste',
    },
    music: { strong: 'Musik*, Musiker*, Plattenlabel', medium: 'Künstler, Songs, Konzerte' },
    payments: {
      strong: `
        Zahlungsabwicklung, Bezahllösung, Zahlungslösung*, Zahlungsdienst*, mobiles Bezahlen, Zahlungsverkehr, Kartenzahlungen, Zahlungsanbieter,
        Bezahlsystem*`,
      medium: 'Zahlung*, bezahlen, Kartenzahlung',
    },
    pets: {
      strong: `
        Haustier*, Hunde, Katzen, Tierarzt, Tierärzte, Tierbesitzer, Hundebesitzer, Tierfutter, Tierhalter, Haustierhalter, Tiernahrung, Hundehalter,
        Tierarztpraxis, Tierarztpraxen`,
      medium: 'Hund, Katze, Tiere',
    },
    productivity: {
      strong: 'Produktivitätstool, Aufgabenverwaltung, Zeiterfassung',
      medium: 'Produktivität, Aufgaben, Kalender, Notizen',
    },
    proptech: {
      strong: `
        Immobilien*, Proptech, Hausverwaltung*, Wohnungswirtschaft, Vermieter, Mieter, Gebäudemanagement, Wohnungsunternehmen, Immobilienbranche,
        Mietverwaltung, WEG-Verwaltung, Facility Management, Immobilienmakler*`,
      medium: 'Wohnung*, Gebäude*, Eigentümer, Makler, Miete',
    },
    quantum: { strong: 'Quantencomput*, Quantentechnologie*, Quanten*', medium: 'Qubit*' },
    retail: {
      strong: `
        Einzelhandel*, Einzelhändler, stationärer Handel, Filialen, Ladengeschäft*, Supermärkte, Lebensmitteleinzelhandel, Fachhandel, Kassensystem*,
        Ladenbesitzer`,
      medium: 'Handel, Läden, Regal*, Händler, Filialist*',
    },
    robotics: {
      strong: 'Robotik, Roboter*, Serviceroboter, Cobots, Industrieroboter, Cobot, mobile Roboter',
      medium: 'Greifer, autonom*',
    },
    saas: {
      strong: `
        SaaS, SaaS-Plattform, Software as a Service, SaaS-Lösung, cloudbasierte Software, Cloud-Software, SaaS-Produkt, SaaS-Modell`,
      medium: 'Abo-Modell, wiederkehrende Umsätze, monatliche Lizenz*',
    },
    sales: {
      strong: `
        Vertriebssoftware, Vertriebsautomatisierung, Vertriebsteams, Vertriebssteuerung, Vertriebsplattform, Außendienststeuerung`,
      medium: 'Vertrieb, Leads, CRM',
    },
    semiconductors: { strong: 'Halbleiter*, Mikrochip*, Chipdesign', medium: 'Chips, Wafer' },
    social: {
      strong: 'soziales Netzwerk, soziale Netzwerke, Social-Media-Plattform',
      medium: 'Community, Freunde, teilen',
    },
    space: {
      strong:
        'Raumfahrt, Satellit*, Weltraum*, Rakete*, Erdbeobachtung, NewSpace, SpaceTech, Raumfahrt*, Trägerrakete*',
      medium: 'Orbit, Umlaufbahn',
    },
    sports: {
      strong: `
        Sport, Sportverein*, Sportler*, Fußball*, Vereinssport, Sportvereine, Sportverband*, Sportclub*, Tennis*, Radsport, Wintersport, Skigebiet*,
        Breitensport, Leistungssport, Golfsport, Golfclub*, Golfplatz*`,
      medium: 'Vereine, Athlet*, Mannschaft*',
    },
    supply_chain: {
      strong: `
        Lieferkette*, Beschaffung*, Einkaufsplattform, Lieferantenmanagement, Rückverfolgbarkeit, Supply Chain, Lieferkettengesetz,
        Bestandsmanagement, Einkaufsprozess*`,
      medium: 'Lieferant*, Einkauf, Bestand',
    },
    telecom: { strong: 'Telekommunikation*, Mobilfunk*, Glasfaser*', medium: 'Netzbetreiber, 5G' },
    travel: {
      strong:
        'Reise*, Tourismus, Urlaub*, Reisende, Reisebüro*, Geschäftsreise*, Pauschalreise*, Reisebranche, Touristik',
      medium: 'Flüge, Hotels, Buchung*, Gäste',
    },
  },
  client_type: {
    b2b: {
      strong: `
        B2B, Unternehmen, Firmen, Firmenkunden, Geschäftskunden, KMU, kleine und mittlere Unternehmen, Mittelstand, mittelständische*, Betriebe,
        Konzerne, Händler, Einzelhändler, Hersteller, Industriekunden, Handwerksbetriebe, Kanzleien, Agenturen, Kliniken, Krankenhäuser, Arztpraxen,
        Restaurants, Hotels, Versicherer, Stadtwerke, Energieversorger, Landwirte, Arbeitgeber, Spediteure, Bauunternehmen, Gastronomen,
        Hausverwaltungen, White-Label, Netzbetreiber, Industrieunternehmen, Vermieter, Pflegeheime, Apotheken, Werkstätten, Banken, Schulen,
        Mittelständler, Handwerksbetrieb, Praxen, Industriebetriebe, Produktionsbetriebe, Gastronomiebetriebe, Automobilhersteller, Zulieferer,
        Logistikunternehmen, Speditionen, Immobilienverwalter, Bauträger, Wohnungsunternehmen, Kreditinstitute, Großhändler, Filialisten,
        Kleinunternehmen, kleine Unternehmen, Firmenkunde, Geschäftskunde, B2B2C, Unternehmenskunden, Großunternehmen, Einzelunternehmer,
        Fitnessstudios, Zahnarztpraxen, lokale Betriebe, Gewerbekunden, Pflegeeinrichtungen`,
      medium: `
        Mitarbeiter, Dienstleister, Lieferanten, Entwickler, Betreiber, Freiberufler, Selbstständige, Personalabteilung*, ERP, CRM, SaaS,
        Unternehmenskunden, Branche, Abteilung*, Vereine, Clubs, *clubs, Verbände, Bildungsträger, Hochschulen, Makler, Selbständige, Rahmenvertrag,
        Rahmenverträge, Beschäftigte, Einkäufer, Start-ups, Inhaber, Krankenkassen, Steuerberater`,
      against:
        'unser Unternehmen, Unternehmenspräsentation, Unternehmensgründung, Unternehmensbewertung, ehemalige Unternehmen, Unternehmen gegründet',
    },
    b2c: {
      strong: `
        B2C, Verbraucher, Verbraucherinnen, Endkunden, Endverbraucher, Privatkunden, Privatpersonen, Konsumenten, Konsumentinnen, Haushalte,
        Privathaushalte, Familien, Eltern, Kinder, Jugendliche, Studierende, Reisende, Touristen, Senioren, Hausbesitzer, Eigenheimbesitzer, Mieter,
        Hobby*, Sportler, Spieler, Frauen, Männer, Mütter, Haustierbesitzer, Gen Z, Millennials, Fans, D2C, DTC, Autofahrer, Radfahrer, Privatnutzer,
        Privatanwender, Konsument, B2B2C`,
      medium: `
        Nutzer, Nutzerinnen, Menschen, App, Freunde, Community, zu Hause, zuhause, Alltag, Freizeit, Mitglieder, Smartphone, persönlich*,
        Kundinnen und Kunden, junge Erwachsene, Patienten, Patientinnen, Schüler, Schülerinnen, Kundinnen, Endnutzer, Follower, Lieblings*,
        Geschenk*`,
      against: 'Menschen hinter, Geschäftskunden',
    },
    b2g: {
      strong: `
        B2G, Behörden, Kommunen, öffentliche Hand, öffentlichen Hand, öffentliche Verwaltung, öffentlichen Verwaltung, Städte und Gemeinden,
        öffentliche Auftraggeber, Bundeswehr, Ministerien, öffentlicher Sektor, öffentlichen Sektor, Kommunalverwaltung*, Stadtverwaltung*,
        kommunale Auftraggeber, öffentliche Einrichtungen, Landesbehörden, Bundesbehörden`,
      medium: `
        Gemeinden, Verwaltung*, Ausschreibung*, Landkreise, Bundesländer, Feuerwehr*, Polizei, Vergabe*, Bürgermeister*, Katastrophenschutz,
        Rettungsdienst*, kommunal*`,
    },
  },
  product_type: {
    pt_software: {
      strong: `
        Software, *software, Plattform, *plattform, App, *app, Webanwendung*, Anwendung, Web-App, Portal, *portal, digitale Lösung, Algorithmus,
        Online-Tool, Online-Plattform, Dashboard, Schnittstelle, Cloud-Lösung, Onlineplattform, Webseite, Online-Marktplatz, Chatbot, Webapp,
        Cloud-Software, Softwareplattform, Softwarelösung, KI-Assistent*, KI-Agent*, Browser-Erweiterung, Plug-in, Onlinetool`,
      medium: `
        Cloud, digital*, Automatisierung, Nutzeroberfläche, Daten, online, Modul*, KI, Login, Benutzeroberfläche, Programmierung, automatisiert*,
        Algorithm*, Softwareentwicklung`,
      against: 'soziale Medien',
    },
    pt_hardware: {
      strong: `
        Hardware, Gerät, Geräte, Sensor*, Roboter*, Drohne*, Maschine, Maschinen, Anlage, Batterie*, Wärmepumpe*, Speicher, Ladestation*, Ladesäule*,
        Elektronik, Wearable, Medizinprodukt*, Messgerät*, 3D-Drucker, Satellit*, Fahrzeug, Messsystem*, Steuergerät*, Photovoltaikmodul*, Reaktor*,
        Prüfstand`,
      medium: `
        Prototyp*, Serienproduktion, Stückkosten, Bauteile, Montage, Gehäuse, Patent*, Fertigung, Installation, Kleinserie, Nullserie, Sensorik,
        Serienfertigung`,
      against: 'Endgeräte, mobile Geräte, alle Geräte, maschinelles Lernen',
    },
    pt_service: {
      strong: `
        Dienstleistung*, Beratung*, Agentur, Full-Service, Rundum-Service, Lieferdienst, Vermittlung*, Schulungen, Coaching, Pflegedienst, Betreuung,
        Wartungsservice, Komplettservice, Full-Service-Anbieter, Personaldienstleist*, Concierge*, Montageservice, Reinigungsservice, Lieferservice,
        Pflegeleistung*, betriebliche Krankenversicherung`,
      medium: `
        Service, Installation, Wartung, Support, Workshops, Berater, Dienstleister, schlüsselfertig*, persönlicher Ansprechpartner, Begleitung,
        Seminare, Versicherungsschutz, Zusatzversicherung`,
    },
    pt_goods: {
      strong: `
        Lebensmittel, Getränk, Getränke, Bekleidung, Kleidung, Kosmetik, Möbel, Spielzeug, Snack, Snacks, Bier, Wein, Kaffee, Schuhe, Schmuck,
        Verpackung, Verpackungen, Windeln, Nahrungsergänzung*, Konsumgüter, Tierfutter, Tiernahrung, Hautpflege*, Süßwaren, Spirituosen,
        Wasch- und Reinigungsmittel, Konfitüre, Müsli*, Limonade*, Kaffeebohnen`,
      medium:
        'Zutaten, Bio, handgefertigt, Sortiment, Rezeptur, Rohstoff*, Herstellung, Flasche*, Geschmacksrichtung*, Produktlinie',
    },
  },
  business_model: {
    bm_transactional: {
      strong: `
        Provision*, Transaktionsgebühr*, Vermittlungsprovision*, pro Transaktion, pro Buchung, Umsatzbeteiligung, Vermittlungsgebühr*,
        Erfolgsprovision, Erfolgsgebühr, Servicegebühr*, pro Vermittlung, Buchungsgebühr*, Provisionsmodell, je Transaktion, je Buchung,
        je Vermittlung, Transaktionserlös*, Erfolgsbasis, erfolgsbasiert*, Umsatzprovision, Plattformgebühr*, Take Rate`,
      medium: 'Gebühr, Gebühren, Transaktion*, Marge auf, pro Verkauf, pro Bestellung, Erfolgsbeteiligung, pro Auftrag',
      against: 'keine Gebühren, ohne Gebühren, keine Provision, provisionsfrei',
    },
    bm_marketplace: {
      strong: `
        Marktplatz, *marktplatz, Online-Marktplatz, Vermittlungsplattform, Käufer und Verkäufer, zweiseitige Plattform, zweiseitiger Markt,
        B2B-Marktplatz, zweiseitiger Marktplatz, bringt Angebot und Nachfrage zusammen`,
      medium: 'Verkäufer, Anbieter und Kunden, Inserate, Angebot und Nachfrage, Vermittlung',
    },
    bm_subscription: {
      strong: `
        Abonnement*, Abo, Abos, Abo-Modell, Abomodell, SaaS, monatliche Gebühr, Monatsabo, Jahresabo, wiederkehrende Umsätze,
        wiederkehrende Einnahmen, pro Monat, im Monat, pro Nutzer und Monat, Freemium, Jahreslizenz, Lizenzmodell, pro Jahr, monatliche Lizenz*,
        Mitgliedsbeitrag, MRR, ARR, Grundgebühr, Jahresabonnement, Monatsabonnement, Abonnementmodell, Abogebühr*, Software-Abo, Jahresgebühr,
        Monatsgebühr, monatliche Abogebühr, jährliche Lizenz*, SaaS-Gebühr*, im Abo, Abonnements, Monatspreis, wiederkehrende Erlöse,
        wiederkehrender Umsatz`,
      medium:
        'monatlich, jährlich, Premium, Abonnenten, Tarif, Paket, Lizenz*, Mitgliedschaft, Kündigungsrate, Laufzeit',
      against:
        'Wachstum pro Monat, Nutzer pro Monat, Besucher pro Monat, Bestellungen pro Monat, Wachstum pro Jahr, Tonnen pro Jahr, Mio. pro Jahr',
    },
    bm_usage_based: {
      strong: `
        nutzungsabhängig*, nutzungsbasiert*, Pay-per-Use, verbrauchsabhängig*, Abrechnung nach Verbrauch, pro API-Aufruf, pro Nutzung,
        nach Verbrauch, nach Nutzung, je Nutzung, pro Abruf`,
      medium: 'pro Einheit, Verbrauch, pro kWh, pro Kilometer',
    },
    bm_e_commerce: {
      strong: `
        Onlineshop, Online-Shop, Webshop, E-Commerce, Direktvertrieb an Endkunden, Online-Verkauf, Direct-to-Consumer, D2C, eigener Onlineshop,
        Onlinehandel, Online-Handel, Versandhandel`,
      medium: 'Warenkorb*, Bestellungen, Versand, Produktverkauf, Retouren',
    },
    bm_advertising: {
      strong: `
        Werbeeinnahmen, Werbeerlöse, werbefinanziert, Anzeigen, Sponsoring, gesponserte, Werbevermarktung, Sponsoringeinnahmen, gesponserte Inhalte`,
      medium: 'Werbung, Werbekunden, Werbetreibende',
      against: 'Werbeausgaben, Werbebudget, werbefrei, ohne Werbung',
    },
    bm_open_source: { strong: 'Open Source, quelloffen*, Open-Source-Software', medium: 'Community-Edition, GitHub' },
    bm_hardtech: {
      strong:
        'Halbleiter, Photonik, Fusionsenergie, Quanten*, Satellit*, Batterietechnologie, Elektrolyse*, Wasserstofftechnologie',
      medium: 'Hardware, Patente, Maschinenbau, Prototyp, Serienreife',
    },
    bm_biotech: {
      strong: 'Biotechnologie, Wirkstoffentwicklung, Gentherapie, Zelltherapie, Pharma, Wirkstoffkandidat*',
      medium: 'klinische Studien, präklinisch*, Auslizenzierung, Antikörper',
    },
    bm_manufacturing: {
      strong: `
        Eigenproduktion, eigene Produktion, Produktionsstätte, Serienproduktion, Auftragsfertigung, Herstellung, Manufaktur, Produktionsanlage,
        Serienfertigung, Lohnfertigung, Lohnfertiger, Geräteverkauf, Maschinenverkauf`,
      medium: 'Produktion, Fertigung, Stückkosten, Rohstoffe, Materialkosten, Herstellungskosten',
    },
  },
  revenue_model: {
    Subscription: {
      strong: `
        Abonnement*, Abo, Abo-Modell, monatliche Gebühr, Monatsabo, Jahresabo, wiederkehrende Umsätze, pro Nutzer und Monat, Mitgliedsbeitrag,
        Abonnementmodell, Abomodell, Abogebühr*, Jahresgebühr, Monatsgebühr, wiederkehrende Erlöse, Jahresabonnement, SaaS-Abo,
        @revenue_model.Transaction fee.strong, je Transaktion, Plattformgebühr*, Zahlungsgebühr*`,
      medium: 'pro Monat, im Monat, pro Jahr, monatlich, SaaS, jährlich',
    },
    Freemium: {
      strong: 'Freemium, kostenlose Version, kostenlose Basisversion, Gratisversion',
      medium: 'Premium, kostenlos, Upgrade',
    },
    'Transaction fee': {
      strong: 'Transaktionsgebühr*, pro Transaktion, Buchungsgebühr*, Servicegebühr*',
      medium: 'Gebühr, Gebühren, pro Buchung',
    },
    Commission: {
      strong: `
        Provision*, Vermittlungsprovision*, Umsatzbeteiligung, Erfolgsprovision, Vermittlungsgebühr*, Umsatzprovision, Provisionsmodell, Take Rate`,
      medium: 'Marge auf',
    },
    Licensing: {
      strong: `
        Lizenz, Lizenzen, Lizenzgebühr*, Jahreslizenz, Lizenzmodell, Lizenzierung, White-Label, Softwarelizenz*, Auslizenzierung, Lizenzeinnahmen,
        Lizenzerlöse`,
      medium: 'Lizenz*, OEM',
    },
    Advertising: {
      strong: 'Werbeeinnahmen, Werbeerlöse, werbefinanziert, Anzeigen, Werbevermarktung, gesponserte Inhalte',
      medium: 'Werbung, Sponsoring',
    },
    'Usage-based': {
      strong: `
        nutzungsabhängig*, Pay-per-Use, verbrauchsabhängig*, Abrechnung nach Verbrauch, nutzungsbasiert*, nach Verbrauch, nach Nutzung,
        @revenue_model.Product sales.strong, Direktverkauf, Maschinenverkauf, Produktverkäufe, @revenue_model.Setup and services.strong,
        Onboarding-Gebühr, Implementierungsgebühr*, Integrationsgebühr*, Wartungsvertrag, Wartungsverträge, Servicevertrag, Serviceverträge,
        @distribution.Direct sales.strong, Direktansprache, Sales-Team, Vertriebsaußendienst, Telefonakquise, persönlicher Vertrieb`,
      medium: 'pro Nutzung, pro Einheit',
    },
    'Product sales': {
      strong:
        'Produktverkauf, Verkauf der Geräte, Geräteverkauf, Hardwareverkauf, Stückpreis, Verkaufspreis, Einmalverkauf, Einmalzahlung',
      medium: 'Verkauf, Verkäufe, Warenkorb',
    },
    'Setup and services': {
      strong:
        'Einrichtungsgebühr, Setup-Gebühr, Einmalige Einrichtung, Implementierung, Beratungsleistung*, Schulungen, Projektgeschäft',
      medium: 'Wartung, Installation, Support, Dienstleistung*',
    },
    'Interest and lending': { strong: 'Zinserträge, Zinsmarge, Kreditvergabe', medium: 'Zinsen, Kredite' },
    'Data monetisation': { strong: 'Datenverkauf, Datenlizenz*, Monetarisierung von Daten', medium: 'Marktdaten' },
  },
  product_structure: {
    Platform: { strong: 'Plattform, *plattform', medium: 'Ökosystem' },
    SaaS: { strong: 'SaaS, cloudbasierte Software, SaaS-Lösung, SaaS-Plattform', medium: 'Abo-Modell, Cloud-Software' },
    'Mobile app': {
      strong: 'mobile App, Smartphone-App, iOS und Android, App Store, Handy-App',
      medium: 'App, Smartphone, herunterladen',
    },
    'Web app': {
      strong: 'Webanwendung, Web-App, webbasiert*, Online-Portal, Webportal, Online-Tool',
      medium: 'Portal, Browser, Webseite',
    },
    Marketplace: { strong: 'Marktplatz, *marktplatz, Vermittlungsplattform', medium: 'Verkäufer, Inserate' },
    API: { strong: 'offene Schnittstelle, API-Schnittstelle', medium: 'Schnittstelle, Schnittstellen' },
    'Hardware device': {
      strong: 'Gerät, Messgerät, Sensor, Roboter, Drohne, Ladestation, Wärmepumpe',
      medium: 'Hardware, Elektronik, Geräte',
    },
    'AI assistant': {
      strong: 'KI-Assistent*, KI-Agent*, Chatbot, Sprachassistent*, digitaler Assistent',
      medium: 'KI',
    },
    'Managed service': {
      strong: 'Full-Service, Komplettservice, Rundum-Service, Beratungsleistung*',
      medium: 'Dienstleistung, Service, Beratung',
    },
    'Physical goods': {
      strong: 'Lebensmittel, Getränk, Bekleidung, Kosmetik, Möbel, Snacks, Schuhe',
      medium: 'Sortiment, Verpackung, Zutaten',
    },
  },
  distribution: {
    'Direct sales': {
      strong:
        'Direktvertrieb, Vertriebsteam, Außendienst, Kaltakquise, eigener Vertrieb, Vertriebsmitarbeiter, Key-Account*',
      medium: 'Vertrieb, Messen, Fachmessen, Akquise',
    },
    'Self-serve': {
      strong: `
        Selbstregistrierung, Mundpropaganda, Weiterempfehlung*, Empfehlungsprogramm, organisches Wachstum, kostenlose Testphase, Self-Service,
        kostenloser Test, kostenlose Testversion, Online-Abschluss, @distribution.Online marketing.strong, Google Ads, Suchmaschinenmarketing,
        bezahlte Werbung, E-Mail-Marketing, Facebook-Anzeigen, @distribution.Partnerships and resellers.strong, Handelsvertreter, Fachhändler,
        Integrationspartner, Reseller, Kooperationspartner, Dachverbände, Branchenverbände, Distributoren, Lizenzpartner`,
      medium: 'Empfehlung*, organisch*, kostenlos testen',
    },
    'Online marketing': {
      strong: `
        Online-Marketing, Onlinemarketing, Suchmaschinenoptimierung, Social-Media-Marketing, Performance-Marketing, Content-Marketing,
        Suchmaschinenwerbung, Online-Werbung, Retargeting`,
      medium: 'soziale Medien, Social Media, Kampagnen, Newsletter, SEO',
    },
    Influencers: { strong: 'Influencer-Marketing, Influencer, Markenbotschafter*, Botschafter', medium: 'Blogger' },
    'Partnerships and resellers': {
      strong: `
        Vertriebspartner*, Partnernetzwerk, Händlernetz*, Wiederverkäufer, Handelspartner, strategische Partnerschaften, Kooperationen mit,
        Systemintegrator*, Großhändler, Multiplikatoren, Verbände, Installateure, Partnervertrieb, Vertriebspartnerschaft*`,
      medium: 'Partnerschaft*, Partner, Kooperation*',
    },
    Community: { strong: 'Community-Aufbau, Nutzer-Community', medium: 'Community, Meetups, Events' },
    Marketplaces: { strong: 'Amazon, App Store, App Stores, Google Play', medium: 'eBay' },
    Retail: {
      strong: `
        Einzelhandel, stationärer Handel, Supermärkte, Drogeriemärkte, Baumärkte, Fachhandel, Lebensmitteleinzelhandel, Filialen, LEH, Drogerien,
        Apotheken, Handelsketten, Reformhäuser, @product_structure.Mobile app.strong, Smartphone-Anwendung, native App, App für iOS, App für Android,
        @product_structure.Web app.strong, Webapp, Browseranwendung, @product_structure.AI assistant.strong, KI-Chatbot, KI-Copilot, Sprachagent*,
        @product_structure.Hardware device.strong, Geräte, Sensoren, Wearable, Maschine`,
      medium: 'Handel, Läden',
    },
    'Online store': { strong: 'Onlineshop, Online-Shop, Webshop, eigener Shop', medium: 'online bestellen, Versand' },
  },
}
