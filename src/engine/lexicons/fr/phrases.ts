import type { PhraseLists } from '../language-lexicon.ts'

/** French phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong: 'publicité programmatique, régie publicitaire, plateforme publicitaire',
      medium: 'annonceurs, espaces publicitaires, publicités',
    },
    advanced_materials: {
      strong:
        'nouveaux matériaux, matériaux innovants, matériaux composites, nanomatériaux, bioplastique, matériaux biosourcés',
      medium: 'polymère*, revêtement, alliage, fibre*',
    },
    aerospace: {
      strong: 'aéronautique, aérospatial*, avions, aviation, drone taxi',
      medium: 'avion, pilotes, compagnies aériennes',
    },
    agtech: {
      strong:
        'agriculture, agricole*, agriculteur*, agricultrice*, agritech, éleveurs, élevage, exploitations agricoles, maraîch*, viticult*',
      medium: 'récolte*, cultures, sols, irrigation, semences, rendement, hectares',
    },
    ai: {
      strong:
        'intelligence artificielle, apprentissage automatique, IA générative, basé sur l IA, propulsé par l IA, grâce à l IA, agent IA, agents IA, assistant IA, réseaux de neurones, vision par ordinateur, modèles de langage',
      medium: 'IA, algorithme*, chatbot, prédictif*',
    },
    analytics: {
      strong: 'analyse de données, analyse des données, data analytics, visualisation de données',
      medium: 'tableau de bord, tableaux de bord, indicateurs, statistiques',
    },
    ar_vr: {
      strong: 'réalité augmentée, réalité virtuelle, réalité mixte, casque VR, métavers',
      medium: 'immersif*, immersive*, 3D',
    },
    automotive: {
      strong: 'automobile*, constructeurs automobiles, concessionnaires, garages, véhicules électriques, voiture*',
      medium: 'véhicule*, conducteurs, garagistes, flotte',
    },
    banking: {
      strong: 'néobanque, banque en ligne, compte bancaire, banque digitale, services bancaires',
      medium: 'banques, banque, bancaire*, carte bancaire',
    },
    beauty: {
      strong: 'cosmétique*, beauté, soins de la peau, maquillage, coiffeur*, salons de coiffure',
      medium: 'peau, cheveux, esthétique, parfum*',
    },
    biotech: {
      strong: 'biotechnologie*, biotech, thérapie génique, molécules, médicament*, anticorps, pharmaceutique*',
      medium: 'essais cliniques, préclinique*, laboratoire*, protéines, cellules, enzymes',
    },
    blockchain: {
      strong: 'blockchain, chaîne de blocs, décentralisé*, smart contracts, contrats intelligents',
      medium: 'jetons, token*, web3',
    },
    climate_tech: {
      strong:
        'empreinte carbone, bilan carbone, décarbon*, neutralité carbone, économie circulaire, transition écologique, recyclage, réduction des émissions, zéro déchet, réemploi, upcycling',
      medium: 'CO2, émissions, environnement*, écologique*, durable*, déchets, climat, carbone, éco-responsable*',
    },
    cloud: {
      strong: 'infrastructure cloud, cloud souverain, hébergement cloud',
      medium: 'cloud, serveurs, centres de données',
    },
    collaboration: {
      strong: 'travail collaboratif, outil collaboratif, plateforme collaborative',
      medium: 'collaboration, visioconférence, travail à distance',
    },
    communications: {
      strong: 'messagerie instantanée, plateforme de communication',
      medium: 'messages, téléphonie, appels',
    },
    construction_tech: {
      strong:
        'BTP, chantier*, construction, bâtiment, entreprises du bâtiment, maîtres d ouvrage, rénovation énergétique',
      medium: 'artisans, architectes, travaux, rénovation, bâtiments',
    },
    consumer_electronics: { strong: 'électronique grand public, objets électroniques, écouteurs', medium: 'gadget*' },
    consumer_goods: {
      strong: 'biens de consommation, produits de grande consommation, jouets, couches, articles de maison',
      medium: 'marque, emballage*, mobilier',
    },
    creator_economy: {
      strong: 'créateurs de contenu, créateurs de contenus, creator economy, influenceurs',
      medium: 'créateurs, fans, contenus',
    },
    crypto: {
      strong: 'cryptomonnaie*, crypto-monnaie*, crypto-actifs, bitcoin',
      medium: 'crypto, wallet, stablecoin*',
    },
    cybersecurity: {
      strong: 'cybersécurité, cyberattaque*, sécurité informatique, protection des données, piratage',
      medium: 'chiffrement, RGPD, menaces, vulnérabilités',
    },
    data_infrastructure: {
      strong: 'infrastructure de données, plateforme de données, entrepôt de données',
      medium: 'bases de données, interopérabilité',
    },
    dating: { strong: 'rencontres, application de rencontre, célibataires', medium: 'couples, matchs' },
    deep_tech: {
      strong: 'deeptech, deep tech, photonique, fusion nucléaire',
      medium: 'recherche fondamentale, laboratoire de recherche, CNRS',
    },
    defense: { strong: 'défense, militaire*, armées, forces armées', medium: 'souveraineté, sécurité nationale' },
    developer_tools: {
      strong: 'outils pour développeurs, pour les développeurs',
      medium: 'développeurs, open source, code source',
    },
    digital_health: {
      strong: 'e-santé, santé numérique, télémédecine, téléconsultation*, santé connectée, suivi des patients',
      medium: 'patients, médecins, soignants, données de santé, parcours de soins',
    },
    drones: { strong: 'drone, drones', medium: 'vol autonome' },
    e_commerce: {
      strong: 'e-commerce, boutique en ligne, vente en ligne, site marchand, commerce en ligne, e-commerçants',
      medium: 'panier, livraison, commandes, achats en ligne',
    },
    edtech: {
      strong:
        'éducation, edtech, e-learning, apprentissage, formation en ligne, formation professionnelle, soutien scolaire, élèves, enseignants, plateforme d apprentissage, orientation scolaire',
      medium:
        'étudiants, écoles, cours, professeurs, universités, formations, apprendre, pédagogi*, scolaire*, apprenants',
    },
    energy: {
      strong:
        'énergie*, énergies renouvelables, photovoltaïque*, panneaux solaires, énergie solaire, hydrogène, éolien*, transition énergétique, efficacité énergétique, bornes de recharge, pompe à chaleur, autoconsommation, biogaz, méthanisation',
      medium: 'électricité, kWh, chauffage, solaire, consommation d énergie, batteries',
    },
    enterprise_software: {
      strong:
        'logiciel de gestion, logiciel pour entreprises, logiciel métier, ERP, logiciels d entreprise, solution logicielle pour les entreprises',
      medium: 'processus, workflow*, gestion, digitalisation, numérisation, automatisation',
    },
    entertainment: {
      strong: 'divertissement, cinéma, spectacle*, streaming vidéo, loisirs',
      medium: 'films, séries, spectateurs, public, culture',
    },
    events: {
      strong:
        'événementiel, évènementiel, organisation d événements, billetterie, événements, évènements, concerts, festivals',
      medium: 'mariage*, billets, salons, conférences, soirées',
    },
    fashion: {
      strong:
        'la mode, marque de mode, secteur de la mode, vêtements, prêt-à-porter, textile, habillement, seconde main, bijoux, chaussures, mode éthique',
      medium: 'collection*, garde-robe, marques, luxe',
    },
    fintech: {
      strong:
        'fintech, services financiers, financement participatif, crédit, épargne, gestion de patrimoine, comptabilité, facturation électronique, prêts, investissement en ligne, gestion financière',
      medium: 'finance, financier*, investisseurs particuliers, factures, impôts, budget personnel, prêt',
    },
    fitness: {
      strong: 'fitness, salle de sport, salles de sport, coach sportif, musculation',
      medium: 'entraînement, coaching, bien-être',
    },
    food_and_beverage: {
      strong:
        'alimentation, agroalimentaire*, alimentaire*, boisson*, restauration, restaurant*, bière, vin, vins, café, épicerie, produits locaux, traiteur, snack*, chocolat',
      medium: 'repas, ingrédients, goût, recette*, cuisine, bio, plats, supermarchés',
    },
    foodtech: {
      strong:
        'foodtech, protéines végétales, protéines alternatives, gaspillage alimentaire, livraison de repas, substitut de viande, insectes comestibles',
      medium: 'végétal*, vegan*, livraison, anti-gaspi',
    },
    future_of_work: {
      strong: 'futur du travail, télétravail, coworking, travail hybride, freelances, free-lances, indépendants',
      medium: 'missions, espaces de travail, remote',
    },
    gaming: {
      strong: 'jeux vidéo, jeu vidéo, jeu mobile, gaming, esport, e-sport, studio de jeux',
      medium: 'joueurs, joueuses, jeu, jeux, gamers',
    },
    govtech: {
      strong:
        'collectivités, collectivités territoriales, collectivités locales, services publics, administration publique, civic tech, ville intelligente, mairies',
      medium: 'citoyens, communes, villes, secteur public',
    },
    hardware: {
      strong: 'objet connecté, objets connectés, boîtier, hardware',
      medium: 'capteur*, électronique, appareil*, dispositif*',
    },
    healthcare: {
      strong:
        'santé, hôpital, hôpitaux, cliniques, établissements de santé, professionnels de santé, soignants, médical*, pharmacie*, EHPAD, cabinet médical, infirmier*',
      medium: 'patients, médecins, soins, maladie*, diagnostic*, traitement*, thérapie*, personnes âgées',
    },
    hospitality: {
      strong: 'hôtellerie, hôtels, hôtel, hôteliers, hébergement*, location saisonnière, restaurateurs, gîtes',
      medium: 'voyageurs, chambres, séjour*, hôtes, clientèle',
    },
    hr_tech: {
      strong:
        'recrutement, ressources humaines, RH, SIRH, recruteurs, candidats, plateforme d emploi, qualité de vie au travail, marque employeur, demandeurs d emploi, alternance',
      medium: 'emploi, talents, salariés, CV, offres d emploi, employeurs, compétences, stages',
    },
    industrial: {
      strong:
        'industrie 4.0, industriels, usine*, industrie manufacturière, maintenance prédictive, site industriel, sites industriels, automatisation industrielle',
      medium: 'production, machines, industrie, fabrication, procédés, maintenance',
    },
    insurtech: {
      strong: 'assurance*, insurtech, assureurs, mutuelle*, courtiers',
      medium: 'sinistre*, assurés, indemnisation, primes',
    },
    iot: {
      strong: 'internet des objets, IoT, objets connectés, capteurs connectés, maison connectée, domotique',
      medium: 'capteurs, connecté*, LoRa',
    },
    legaltech: {
      strong: 'legaltech, juridique*, avocats, cabinets d avocats, notaires, gestion des contrats, huissiers',
      medium: 'droit, contrats, conformité, justice',
    },
    logistics: {
      strong:
        'logistique*, transporteur*, livraison du dernier kilomètre, dernier kilomètre, transport de marchandises, fret, colis, entrepôt*',
      medium: 'livraison*, stockage, transport, expédition*, camions',
    },
    marketing: {
      strong:
        'marketing automation, marketing digital, plateforme marketing, fidélisation client, programme de fidélité',
      medium: 'campagnes, agence*, notoriété, publicité, marques',
    },
    marketplaces: {
      strong:
        'place de marché, marketplace, places de marché, mise en relation, met en relation, mettre en relation, entre particuliers',
      medium: 'vendeurs, acheteurs, annonces, prestataires, offre et demande',
    },
    media: {
      strong: 'médias, presse, journalisme, podcast*, édition, production audiovisuelle, audiovisuel*',
      medium: 'contenus, audience, lecteurs, vidéos, articles, rédaction',
    },
    medical_devices: {
      strong: 'dispositif médical, dispositifs médicaux, medtech, implant*, prothèse*, équipement médical, marquage CE',
      medium: 'chirurgie, chirurgical*, diagnostic',
    },
    mental_health: {
      strong: 'santé mentale, psycholog*, bien-être mental, dépression, anxiété, thérapeutes',
      medium: 'stress, burn-out, bien-être, méditation',
    },
    mobility: {
      strong:
        'mobilité*, mobilité douce, covoiturage, autopartage, trottinette*, vélo*, transports en commun, véhicules électriques, stationnement, VTC, taxi*, micromobilité',
      medium: 'trajet*, transport, véhicule*, voyageurs, passagers, déplacements',
    },
    music: {
      strong: 'musique, musical*, musiciens, artistes musicaux, label musical',
      medium: 'artistes, concerts, titres, albums',
    },
    payments: {
      strong:
        'paiement mobile, solution de paiement, paiements, paiement en ligne, moyens de paiement, transfert d argent',
      medium: 'paiement, transactions, mobile money',
    },
    pets: {
      strong:
        'animaux de compagnie, animal de compagnie, chiens, chats, vétérinaire*, propriétaires d animaux, petfood',
      medium: 'chien, chat, animaux',
    },
    productivity: { strong: 'productivité, gestion de projet, gestion du temps', medium: 'tâches, agenda, notes' },
    proptech: {
      strong:
        'immobilier*, immobilière*, proptech, agences immobilières, gestion locative, syndics, copropriété*, bailleurs, locataires',
      medium: 'logement*, propriétaires, location, loyers, appartement*, bâtiments',
    },
    quantum: { strong: 'quantique*, ordinateur quantique', medium: 'qubit*' },
    retail: {
      strong:
        'retail, commerce de détail, commerçants, magasins, grande distribution, points de vente, commerces de proximité, boutiques',
      medium: 'rayon*, enseignes, magasin, caisse',
    },
    robotics: { strong: 'robotique, robot, robots, cobot*', medium: 'autonome*, bras articulé' },
    saas: {
      strong: 'SaaS, logiciel SaaS, plateforme SaaS, logiciel en tant que service, solution SaaS',
      medium: 'abonnement mensuel, revenus récurrents, licences',
    },
    sales: {
      strong: 'équipes commerciales, prospection commerciale, force de vente, CRM',
      medium: 'commerciaux, prospects, leads',
    },
    semiconductors: { strong: 'semi-conducteur*, semiconducteur*, puces électroniques', medium: 'puce*' },
    social: {
      strong: 'réseau social, réseaux sociaux d, application sociale',
      medium: 'communauté, amis, partager, membres',
    },
    space: { strong: 'spatial, satellite*, lanceur*, observation de la Terre, fusée*', medium: 'orbite' },
    sports: {
      strong: 'sport, sportif*, sportive*, clubs sportifs, football, athlètes',
      medium: 'clubs, équipe sportive, supporters, matchs',
    },
    supply_chain: {
      strong: 'chaîne d approvisionnement, supply chain, approvisionnement*, traçabilité, achats responsables',
      medium: 'fournisseurs, stocks, achats',
    },
    telecom: { strong: 'télécom*, télécommunications, opérateurs mobiles, fibre optique', medium: 'réseau mobile, 5G' },
    travel: {
      strong: 'voyage*, tourisme, touristique*, touristes, voyageurs, vacances',
      medium: 'réservation*, séjours, vols, destinations, hôtels',
    },
  },
  client_type: {
    b2b: {
      strong:
        'B2B, BtoB, B to B, entreprises, PME, TPE, ETI, grands comptes, professionnels, grands groupes, industriels, commerçants, restaurateurs, hôteliers, artisans, agriculteurs, cabinets, agences, marques, distributeurs, établissements, cliniques, hôpitaux, écoles, employeurs, recruteurs, assureurs, banques, promoteurs, bailleurs, marque blanche, fabricants, transporteurs, prestataires, e-commerçants, exploitants, organisateurs, DRH, directions, avocats',
      medium:
        'entreprise, société*, salariés, collaborateurs, fournisseurs, partenaires, associations, équipes, RH, CRM, ERP, SaaS, indépendants, freelances, startups',
      against: 'création d entreprise, notre entreprise, création de l entreprise, entreprises concurrentes',
    },
    b2c: {
      strong:
        'B2C, BtoC, B to C, particuliers, consommateurs, consommatrices, grand public, familles, parents, enfants, ménages, foyers, étudiants, étudiantes, jeunes, élèves, patients, voyageurs, touristes, seniors, femmes, hommes, mamans, locataires, propriétaires, joueurs, sportifs, internautes, utilisateurs finaux, génération Z, millennials, DTC, D2C, DNVB, amateurs, passionnés, célibataires, habitants, fans, célibataires',
      medium:
        'utilisateurs, utilisatrices, personnes, gens, application mobile, communauté, amis, quotidien, vie quotidienne, abonnés, maison, smartphone, membres, loisirs, acheteurs',
      against: 'utilisateurs professionnels, ressources humaines, jeunes entreprises, jeunes pousses',
    },
    b2g: {
      strong:
        'B2G, BtoG, collectivités, collectivités territoriales, collectivités locales, administrations, secteur public, pouvoirs publics, mairies, communes, ministères, État, institutions publiques, gouvernement*',
      medium: 'appels d offres, villes, régions, départements, service public, municipalités',
    },
  },
  product_type: {
    pt_software: {
      strong:
        'logiciel*, plateforme*, application*, appli, application mobile, application web, site web, site internet, solution digitale, solution numérique, algorithme*, tableau de bord, marketplace, place de marché, outil en ligne, API, portail, SaaS, réseau social, jeu vidéo, intelligence artificielle, chatbot, extension navigateur',
      medium: 'cloud, digital*, numérique*, interface, web, mobile, en ligne, données, automatisation, IA, QR code',
      against: 'réseaux sociaux, plateforme de lancement',
    },
    pt_hardware: {
      strong:
        'dispositif, boîtier, objet connecté, objets connectés, capteur*, robot*, drone*, machine, appareil, batterie*, borne*, équipement*, casque, bracelet, panneau solaire, imprimante 3D, dispositif médical, prototype physique, satellite*, carte électronique, véhicule',
      medium: 'prototype*, industrialisation, composants, fabrication, assemblage, électronique, brevet*, installation',
      against: 'machine learning, appareils mobiles, tous les appareils',
    },
    pt_service: {
      strong:
        'conseil, accompagnement, prestation*, agence, service clé en main, conciergerie, coaching, service à domicile, livraison à domicile, formation*, ateliers, traiteur, cabinet, location, réparation, consulting',
      medium: 'services, service, sur mesure, maintenance, installation, experts',
    },
    pt_goods: {
      strong:
        'produits alimentaires, boisson, boissons, vêtements, cosmétiques, produits cosmétiques, bijoux, mobilier, meubles, jouets, bière, vin, café, chocolat, chaussures, emballages, compléments alimentaires, snacks, accessoires, produits frais, produits d hygiène, textile, sacs',
      medium: 'ingrédients, bio, fait main, gamme, recette, matières premières, fabriqué en France, artisanal*',
    },
  },
  business_model: {
    bm_transactional: {
      strong:
        'commission*, frais de transaction, par transaction, frais de service, par réservation, commission sur, pourcentage sur, commission de, frais de mise en relation, success fee, frais de dossier, par course',
      medium: 'frais, transactions, marge sur, à l acte, paiement à l usage, par commande, par vente',
      against: 'sans commission, sans frais, zéro commission, frais cachés, frais élevés, Commission européenne',
    },
    bm_marketplace: {
      strong:
        'place de marché, marketplace, places de marché, mise en relation, met en relation, acheteurs et vendeurs, vendeurs et acheteurs, entre particuliers, plateforme de mise en relation',
      medium: 'vendeurs, acheteurs, annonces, prestataires, offre et demande',
    },
    bm_subscription: {
      strong:
        'abonnement*, SaaS, par mois, /mois, licence annuelle, revenus récurrents, freemium, par utilisateur et par mois, par an, forfait mensuel, formule premium, adhésion*, cotisation*, MRR, ARR, abonnés',
      medium:
        'mensuel, mensuelle, annuel*, premium, forfait*, formule*, licence*, récurrent*, offre pro, mensualité*, engagement',
      against:
        'croissance par mois, visiteurs par mois, utilisateurs par mois, tonnes par an, par an dans le monde, commandes par mois, milliards par an',
    },
    bm_usage_based: {
      strong: 'à l usage, paiement à l usage, facturation à l usage, à la consommation, pay per use, au prorata',
      medium: 'crédits, par requête, par unité',
    },
    bm_e_commerce: {
      strong: 'e-commerce, boutique en ligne, vente en ligne, site marchand, vente directe en ligne, DNVB, e-shop',
      medium: 'panier moyen, commandes, livraison, vente de produits',
    },
    bm_advertising: {
      strong:
        'revenus publicitaires, publicité, publicités, sponsoring, annonceurs, contenu sponsorisé, espaces publicitaires, encarts publicitaires',
      medium: 'annonces, sponsors, affiliation, partenariats publicitaires',
      against: 'budget publicitaire, sans publicité, campagnes publicitaires, publicité en ligne',
    },
    bm_open_source: { strong: 'open source, code ouvert, logiciel libre', medium: 'GitHub, édition communautaire' },
    bm_hardtech: {
      strong:
        'deeptech, semi-conducteurs, photonique, quantique, hydrogène, satellite*, nouvelle génération de batteries, nucléaire',
      medium: 'brevets, industrialisation, prototype, procédé',
    },
    bm_biotech: {
      strong: 'biotechnologie*, biotech, thérapie génique, candidat médicament, molécule',
      medium: 'essais cliniques, préclinique, licence aux laboratoires',
    },
    bm_manufacturing: {
      strong:
        'usine, unité de production, fabrication, site de production, ligne de production, production industrielle, atelier de production, production locale',
      medium: 'production, coût de production, matières premières, fabriqué*, industrialisation',
    },
  },
  revenue_model: {
    Subscription: {
      strong: 'abonnement*, revenus récurrents, forfait mensuel, par utilisateur et par mois, cotisation*, adhésion*',
      medium: 'par mois, /mois, par an, mensuel*, annuel*, SaaS',
    },
    Freemium: { strong: 'freemium, version gratuite, offre gratuite', medium: 'premium, gratuit*' },
    'Transaction fee': {
      strong: 'frais de transaction, par transaction, frais de service, frais de réservation',
      medium: 'frais, transactions',
    },
    Commission: {
      strong: 'commission, commissions, commission sur, pourcentage sur les ventes, success fee',
      medium: 'marge sur',
      against: 'sans commission, Commission européenne, zéro commission',
    },
    Licensing: {
      strong: 'licence, licences, licence annuelle, redevance*, royalties, marque blanche',
      medium: 'concession',
    },
    Advertising: {
      strong: 'revenus publicitaires, publicité, annonceurs, sponsoring, contenu sponsorisé, espaces publicitaires',
      medium: 'publicités, sponsors',
      against: 'sans publicité, budget publicitaire',
    },
    'Usage-based': {
      strong: 'à l usage, facturation à l usage, paiement à l usage, à la consommation',
      medium: 'crédits',
    },
    'Product sales': {
      strong:
        'vente de produits, vente du produit, vente directe, prix de vente, prix unitaire, vente de matériel, vente à l unité, vente du dispositif',
      medium: 'vente, ventes, panier moyen',
    },
    'Setup and services': {
      strong:
        'frais d installation, frais de mise en service, frais de setup, prestation*, accompagnement, intégration, formation',
      medium: 'maintenance, installation, conseil, sur mesure',
    },
    'Interest and lending': { strong: 'intérêts sur, taux d intérêt, octroi de prêts', medium: 'prêts, crédits' },
    'Data monetisation': {
      strong: 'vente de données, monétisation des données, valorisation des données',
      medium: 'études de marché',
    },
  },
  product_structure: {
    Platform: { strong: 'plateforme, plateformes', medium: 'écosystème' },
    SaaS: { strong: 'SaaS, logiciel SaaS, solution SaaS', medium: 'logiciel en ligne' },
    'Mobile app': {
      strong: 'application mobile, appli mobile, iOS et Android, App Store, Google Play, appli',
      medium: 'application, smartphone, télécharger',
    },
    'Web app': {
      strong: 'application web, site web, site internet, plateforme web, portail web, web app',
      medium: 'navigateur, portail, en ligne',
    },
    Marketplace: { strong: 'place de marché, marketplace, mise en relation', medium: 'vendeurs, annonces' },
    API: { strong: 'notre API, API ouverte, intégration par API', medium: 'API' },
    'Hardware device': {
      strong: 'dispositif, boîtier, objet connecté, capteur, robot, drone, borne, appareil',
      medium: 'électronique, capteurs, matériel',
    },
    'AI assistant': {
      strong: 'assistant IA, agent IA, agents IA, chatbot, assistant virtuel, assistant vocal, agent conversationnel',
      medium: 'IA',
    },
    'Managed service': {
      strong: 'service clé en main, conciergerie, prestation clé en main, accompagnement personnalisé',
      medium: 'service, conseil, accompagnement',
    },
    'Physical goods': {
      strong: 'vêtements, cosmétiques, boissons, bijoux, meubles, produits alimentaires, chaussures',
      medium: 'gamme, emballage, ingrédients',
    },
  },
  distribution: {
    'Direct sales': {
      strong:
        'vente directe, force de vente, prospection, équipe commerciale, commerciaux, démarchage, prospection commerciale',
      medium: 'salons, rendez-vous, grands comptes',
    },
    'Self-serve': {
      strong: 'bouche à oreille, parrainage, viralité, essai gratuit, croissance organique, programme de parrainage',
      medium: 'recommandation*, inscription en ligne, organique',
    },
    'Online marketing': {
      strong:
        'publicité en ligne, référencement, réseaux sociaux, marketing digital, SEO, SEA, campagnes sur les réseaux, marketing de contenu, publicité sur les réseaux sociaux, e-mailing, inbound marketing',
      medium: 'campagnes, newsletter, blog, presse',
    },
    Influencers: {
      strong: 'influenceurs, influenceuses, marketing d influence, ambassadeurs, ambassadrices, affiliation',
      medium: 'créateurs de contenu, blogueurs',
    },
    'Partnerships and resellers': {
      strong:
        'distributeurs, revendeurs, réseau de partenaires, partenariats stratégiques, prescripteurs, intégrateurs, apporteurs d affaires, partenariats avec, grossistes, installateurs, fédérations',
      medium: 'partenariat*, partenaires, réseau',
    },
    Community: {
      strong: 'communauté d utilisateurs, animation de communauté',
      medium: 'communauté, événements, meetups',
    },
    Marketplaces: { strong: 'Amazon, App Store, Google Play, stores, marketplaces tierces', medium: 'Cdiscount' },
    Retail: {
      strong:
        'grande distribution, magasins, GMS, points de vente, boutiques physiques, pharmacies, réseau de magasins',
      medium: 'boutiques, enseignes, corners',
    },
    'Online store': {
      strong: 'boutique en ligne, site e-commerce, e-shop, vente en ligne, notre site',
      medium: 'commande en ligne',
    },
  },
}
