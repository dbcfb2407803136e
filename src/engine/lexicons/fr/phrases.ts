import type { PhraseLists } from '../language-lexicon.ts'

/** French phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong:
        'publicité programmatique, régie publicitaire, plateforme publicitaire, achat média, publicité digitale, affichage publicitaire, adtech',
      medium: 'annonceurs, espaces publicitaires, publicités',
    },
    advanced_materials: {
      strong:
        'nouveaux matériaux, matériaux innovants, matériaux composites, nanomatériaux, bioplastique, matériaux biosourcés',
      medium: 'polymère*, revêtement, alliage, fibre de carbone, fibres naturelles, fibres textiles, composites',
    },
    aerospace: {
      strong:
        'aéronautique, aérospatial*, avions, aviation, drone taxi, secteur aéronautique, décarbonation de l aviation, aérien, industrie aéronautique',
      medium: 'avion, pilotes, compagnies aériennes',
    },
    agtech: {
      strong: `
        agriculture, agricole*, agriculteur*, agricultrice*, agritech, éleveurs, élevage, exploitations agricoles, maraîch*, viticult*, agroécologie,
        agro-écologie, éleveur, exploitants agricoles, vignerons, apicult*, aquaculture, filière agricole, filières agricoles, producteurs locaux,
        agroforesterie`,
      medium: 'récolte*, cultures, sols, irrigation, semences, rendement, hectares',
    },
    ai: {
      strong: `
        intelligence artificielle, apprentissage automatique, IA générative, basé sur l IA, propulsé par l IA, grâce à l IA, agent IA, agents IA,
        assistant IA, réseaux de neurones, vision par ordinateur, modèles de langage, IA agentique, IA conversationnelle, agents conversationnels,
        apprentissage profond, grands modèles de langage, traitement du langage naturel, IA souveraine, copilote IA, modèles d IA, alimenté par l IA,
        piloté par l IA, assisté par IA`,
      medium: 'IA, algorithme*, chatbot, prédictif*',
    },
    analytics: {
      strong: `
        analyse de données, analyse des données, data analytics, visualisation de données, business intelligence, informatique décisionnelle,
        outil décisionnel, aide à la décision, science des données, analyse prédictive`,
      medium: 'tableau de bord, tableaux de bord, indicateurs, statistiques',
    },
    ar_vr: {
      strong: 'réalité augmentée, réalité virtuelle, réalité mixte, casque VR, métavers',
      medium: 'immersif*, immersive*, 3D',
    },
    automotive: {
      strong: `
        automobile*, constructeurs automobiles, concessionnaires, garages, véhicules électriques, voiture*, véhicules d occasion,
        équipementiers automobiles, réparation automobile, carrosserie`,
      medium: 'véhicule*, conducteurs, garagistes, flotte',
    },
    banking: {
      strong: `
        néobanque, banque en ligne, compte bancaire, banque digitale, services bancaires, établissements bancaires, secteur bancaire, compte courant,
        inclusion financière, bancarisation, comptes bancaires`,
      medium: 'banques, banque, bancaire*, carte bancaire',
    },
    beauty: {
      strong: `
        cosmétique*, beauté, soins de la peau, maquillage, coiffeur*, salons de coiffure, soin de la peau, produits de beauté, instituts de beauté,
        soins capillaires, salon de coiffure, dermo-cosmétique*`,
      medium: 'peau, cheveux, esthétique, parfum*',
    },
    biotech: {
      strong: `
        biotechnologie*, biotech, thérapie génique, molécules, médicament*, anticorps, pharmaceutique*, biotechs, candidat médicament,
        candidats médicaments, immunothérapie*, vaccin*, microbiote, oncologie, thérapie cellulaire, biologie de synthèse`,
      medium: 'essais cliniques, préclinique*, laboratoire*, protéines, cellules, enzymes',
    },
    blockchain: {
      strong: 'blockchain, chaîne de blocs, décentralisé*, smart contracts, contrats intelligents',
      medium: 'jetons, token*, web3',
    },
    climate_tech: {
      strong: `
        empreinte carbone, bilan carbone, décarbon*, neutralité carbone, économie circulaire, transition écologique, recyclage,
        réduction des émissions, zéro déchet, réemploi, upcycling, greentech, cleantech, gaz à effet de serre, compensation carbone,
        comptabilité carbone, crédits carbone, captage de carbone, biodiversité, gestion des déchets, valorisation des déchets, traitement de l eau,
        reconditionné*, reconditionnement, adaptation au changement climatique, changement climatique`,
      medium: 'CO2, émissions, environnement*, écologique*, durable*, déchets, climat, carbone, éco-responsable*',
    },
    cloud: {
      strong: 'infrastructure cloud, cloud souverain, hébergement cloud',
      medium: 'cloud, serveurs, centres de données',
    },
    collaboration: {
      strong:
        'travail collaboratif, outil collaboratif, plateforme collaborative, espace de travail collaboratif, réunions en ligne, suite collaborative',
      medium: 'collaboration, visioconférence, travail à distance',
    },
    communications: {
      strong: 'messagerie instantanée, plateforme de communication',
      medium: 'messages, téléphonie, appels',
    },
    construction_tech: {
      strong: `
        BTP, chantier*, bâtiment, entreprises du bâtiment, maîtres d ouvrage, rénovation énergétique, secteur de la construction,
        industrie de la construction, secteur du bâtiment, entreprises de construction, entreprises du BTP, maîtrise d ouvrage, maîtres d œuvre,
        conducteurs de travaux, construction durable, construction bois, gros œuvre, second œuvre, contech`,
      medium: 'artisans, architectes, travaux, rénovation, bâtiments, construction, rénovations, béton, isolation',
    },
    consumer_electronics: { strong: 'électronique grand public, objets électroniques, écouteurs', medium: 'gadget*' },
    consumer_goods: {
      strong: `
        biens de consommation, produits de grande consommation, jouets, articles de maison, couches bébé, couches lavables, puériculture,
        articles ménagers, produits ménagers, produits d entretien, produits du quotidien, protections hygiéniques`,
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
      strong: `
        cybersécurité, cyberattaque*, sécurité informatique, protection des données, piratage, cyber-sécurité, cyberattaques, rançongiciel*,
        hameçonnage, cybermenace*, cyber-menaces, fuites de données, gestion des identités, cyber risque, cyber risques`,
      medium: 'chiffrement, RGPD, menaces, vulnérabilités',
    },
    data_infrastructure: {
      strong: 'infrastructure de données, plateforme de données, entrepôt de données',
      medium: 'bases de données, interopérabilité',
    },
    dating: {
      strong: `
        application de rencontre, célibataires, site de rencontre, sites de rencontre, applications de rencontre, rencontres amoureuses,
        rencontres en ligne`,
      medium: 'couples, matchs, rencontres, rencontre',
    },
    deep_tech: {
      strong: 'deeptech, deep tech, photonique, fusion nucléaire',
      medium: 'recherche fondamentale, laboratoire de recherche, CNRS',
    },
    defense: {
      strong: `
        militaire*, armées, forces armées, défense et sécurité, secteur de la défense, industrie de défense, industrie de la défense,
        marché de la défense, acteurs de la défense, défense nationale, BITD, ministère des armées, dual, technologies duales`,
      medium: 'souveraineté, sécurité nationale, défense, sécurité intérieure',
    },
    developer_tools: {
      strong: 'outils pour développeurs, pour les développeurs',
      medium: 'développeurs, open source, code source',
    },
    digital_health: {
      strong: `
        e-santé, santé numérique, télémédecine, téléconsultation*, santé connectée, suivi des patients, esanté, healthtech, dossier médical,
        dossier patient, télésurveillance, télésuivi, application de santé, santé digitale, rendez-vous médicaux, Ségur du numérique`,
      medium: 'patients, médecins, soignants, données de santé, parcours de soins',
    },
    drones: { strong: 'drone, drones', medium: 'vol autonome' },
    e_commerce: {
      strong: `
        e-commerce, boutique en ligne, vente en ligne, site marchand, commerce en ligne, e-commerçants, e-commerçant, boutiques en ligne,
        marchands en ligne, cybermarchands, sites e-commerce, vente à distance, live shopping`,
      medium: 'panier, livraison, commandes, achats en ligne',
    },
    edtech: {
      strong: `
        éducation, edtech, e-learning, formation en ligne, formation professionnelle, soutien scolaire, élèves, enseignants,
        plateforme d apprentissage, orientation scolaire, cours en ligne, cours particuliers, organismes de formation, organisme de formation,
        apprenants, cyberapprentissage, CFA, parents d élèves, réussite scolaire, établissements scolaires, Éducation nationale,
        apprentissage des langues, apprentissage en ligne, orientation professionnelle`,
      medium: `
        étudiants, écoles, professeurs, universités, formations, apprendre, pédagogi*, scolaire*, apprenants, apprentissage, lycée*, collège*,
        programme scolaire, programmes scolaires, campus`,
    },
    energy: {
      strong: `
        énergie*, énergies renouvelables, photovoltaïque*, panneaux solaires, énergie solaire, hydrogène, éolien*, transition énergétique,
        efficacité énergétique, bornes de recharge, pompe à chaleur, autoconsommation, biogaz, méthanisation, centrales solaires, stockage d énergie,
        réseau électrique, réseaux électriques, recharge électrique, borne de recharge, géothermie, biomasse, sobriété énergétique,
        performance énergétique, factures d énergie, pompes à chaleur, fournisseurs d énergie, nucléaire, SMR`,
      medium: 'électricité, kWh, chauffage, solaire, consommation d énergie, batteries',
    },
    enterprise_software: {
      strong: `
        logiciel de gestion, logiciel pour entreprises, logiciel métier, ERP, logiciels d entreprise, solution logicielle pour les entreprises,
        logiciels métiers, logiciels métier, logiciel B2B, progiciel*, logiciel d entreprise, gestion documentaire, transformation digitale,
        transformation numérique, solution de gestion, éditeur de logiciels`,
      medium: 'processus, workflow*, gestion, digitalisation, numérisation, automatisation',
    },
    entertainment: {
      strong: 'divertissement, cinéma, spectacle*, streaming vidéo, loisirs',
      medium: 'films, séries, spectateurs, public, culture',
    },
    events: {
      strong: `
        événementiel, évènementiel, organisation d événements, billetterie, concerts, festivals, organisateurs d événements,
        organisateurs d évènements, gestion d événements, événements professionnels, événements d entreprise, mariages, secteur événementiel`,
      medium: 'mariage*, billets, soirées, événements, évènements',
    },
    fashion: {
      strong: `
        la mode, marque de mode, secteur de la mode, vêtements, prêt-à-porter, textile, habillement, seconde main, bijoux, chaussures, mode éthique,
        fast fashion, maroquinerie, joaillerie, vêtement, mode durable, mode responsable, mode circulaire, vêtements de seconde main,
        industrie textile, créateurs de mode, prêt à porter, industrie de la mode, maisons de luxe`,
      medium: 'collection*, garde-robe, marques, luxe',
    },
    fintech: {
      strong: `
        fintech, services financiers, financement participatif, épargne, gestion de patrimoine, facturation électronique, investissement en ligne,
        gestion financière, crédit à la consommation, crédit immobilier, crédit bancaire, accès au crédit, microcrédit, microfinance, prêts étudiants,
        gestion de trésorerie, expertise comptable, experts-comptables, cabinets comptables, finance durable, finance d entreprise, notes de frais,
        directions financières, affacturage, conseillers financiers, paiement fractionné, gestion de fortune`,
      medium:
        'finance, financier*, investisseurs particuliers, factures, impôts, budget personnel, prêt, crédit, comptabilité, prêts, trésorerie',
    },
    fitness: {
      strong: `
        fitness, salle de sport, salles de sport, coach sportif, musculation, remise en forme, coachs sportifs, clubs de fitness, yoga,
        préparation physique`,
      medium: 'entraînement, coaching, bien-être',
    },
    food_and_beverage: {
      strong: `
        alimentation, agroalimentaire*, alimentaire*, boisson*, restauration, restaurant*, bière, vin, vins, café, épicerie, produits locaux,
        traiteur, snack*, chocolat, boulangerie*, pâtisserie*, brasserie*, traiteurs, restaurateurs, cuisines professionnelles, industrie alimentaire,
        produits alimentaires, épiceries, spiritueux, produits bio, thé, jus, plats préparés`,
      medium: 'repas, ingrédients, goût, cuisine, bio, plats, supermarchés, recettes de cuisine, recettes culinaires',
    },
    foodtech: {
      strong: `
        foodtech, protéines végétales, protéines alternatives, gaspillage alimentaire, livraison de repas, substitut de viande, insectes comestibles,
        dark kitchen*, fermentation, agriculture cellulaire, viande cultivée, protéines d insectes, repas livrés, réduction du gaspillage alimentaire`,
      medium: 'végétal*, vegan*, anti-gaspi, protéines, alimentation durable',
    },
    future_of_work: {
      strong: 'futur du travail, télétravail, coworking, travail hybride, freelances, free-lances, indépendants',
      medium: 'espaces de travail, remote, freelance, nomades numériques, bureaux flexibles',
    },
    gaming: {
      strong: `
        jeux vidéo, jeu vidéo, jeu mobile, gaming, esport, e-sport, studio de jeux, jeux mobiles, industrie du jeu vidéo, studio de jeux vidéo,
        ludification, jeux en ligne, jeu de société, jeux de société, esports`,
      medium: 'joueurs, joueuses, jeu, jeux, gamers',
    },
    govtech: {
      strong: `
        collectivités, collectivités territoriales, collectivités locales, services publics, administration publique, civic tech, ville intelligente,
        mairies, acteurs publics, secteur public, marchés publics, commande publique, achats publics, démocratie participative,
        participation citoyenne, action publique, villes intelligentes, smart city, collectivité`,
      medium: 'citoyens, communes, villes, secteur public',
    },
    hardware: {
      strong:
        'objet connecté, objets connectés, boîtier, hardware, carte électronique, cartes électroniques, systèmes embarqués, système embarqué',
      medium: 'capteur*, électronique, appareil*, dispositif*',
    },
    healthcare: {
      strong: `
        santé, hôpital, hôpitaux, cliniques, établissements de santé, professionnels de santé, soignants, médical*, pharmacie*, EHPAD,
        cabinet médical, infirmier*, parcours patient, maisons de retraite, médico-social, soins à domicile, aide à domicile, déserts médicaux, CHU,
        pharmaciens, professionnel de santé, kinésithérapeutes, dentistes, dentaire, maladies chroniques, établissement de santé, système de santé,
        aidants, silver économie, sages-femmes`,
      medium: 'patients, médecins, soins, maladie*, diagnostic*, traitement*, thérapie*, personnes âgées',
    },
    hospitality: {
      strong: `
        hôtellerie, hôtels, hôtel, hôteliers, location saisonnière, restaurateurs, gîtes, hébergement touristique, hébergements touristiques,
        location courte durée, conciergerie*, campings, camping, chambres d hôtes, hôtelier*, secteur CHR, CHR`,
      medium: 'voyageurs, chambres, séjour*, hôtes, nuitées, hôte',
    },
    hr_tech: {
      strong: `
        ressources humaines, RH, SIRH, recruteurs, candidats, plateforme d emploi, marque employeur, demandeurs d emploi, alternance,
        logiciel de recrutement, plateforme de recrutement, plateforme RH, solution RH, logiciel RH, cabinets de recrutement,
        processus de recrutement, acquisition de talents, DRH, directions RH, équipes RH, paie, gestion des talents, gestion de la performance,
        entretiens annuels, mobilité interne, intérim, travail temporaire, expérience collaborateur, engagement collaborateur, QVT, QVCT,
        rétention des talents`,
      medium: `
        emploi, CV, offres d emploi, employeurs, compétences, stages, recrutement, qualité de vie au travail, collaborateurs, managers, turnover,
        absentéisme`,
    },
    industrial: {
      strong: `
        industrie 4.0, industriels, usine*, industrie manufacturière, maintenance prédictive, site industriel, sites industriels,
        automatisation industrielle, industrie du futur, lignes de production, ligne de production, réindustrialisation, jumeau numérique,
        jumeaux numériques, atelier de production, sites de production, fabrication additive, impression 3D, usinage, secteur industriel, métallurgie,
        maintenance industrielle`,
      medium: 'production, machines, industrie, fabrication, procédés, maintenance',
    },
    insurtech: {
      strong: `
        assurance*, insurtech, assureurs, mutuelle*, courtiers, courtage, courtier en assurance, assurtech, complémentaire santé,
        compagnies d assurance, assureur`,
      medium: 'sinistre*, assurés, indemnisation, primes',
    },
    iot: {
      strong: `
        internet des objets, IoT, objets connectés, capteurs connectés, maison connectée, domotique, IdO, capteurs IoT, compteurs connectés,
        bâtiment connecté, bâtiments connectés, montre connectée, boîtier connecté`,
      medium: 'capteurs, LoRa, télérelève, bluetooth, connectés',
    },
    legaltech: {
      strong: `
        legaltech, avocats, cabinets d avocats, notaires, gestion des contrats, huissiers, services juridiques, professionnels du droit,
        directions juridiques, direction juridique, assistant juridique, juristes, solution juridique, contentieux, avocat, signature électronique,
        rédaction de contrats, accès au droit, litige*, cabinets juridiques`,
      medium: 'droit, contrats, justice, juridique*, jurisprudence',
    },
    logistics: {
      strong: `
        logistique*, transporteur*, livraison du dernier kilomètre, dernier kilomètre, transport de marchandises, fret, colis, entrepôt*,
        transport routier, chargeurs, flottes de camions, poids lourds, supply chain, cyclo-logistique, plateforme logistique, livreurs,
        transport maritime, affréteurs, logistique urbaine, préparation de commandes, déménagement*`,
      medium: 'livraison*, stockage, transport, expédition*, camions',
    },
    marketing: {
      strong: `
        marketing automation, marketing digital, plateforme marketing, fidélisation client, programme de fidélité, marketing d influence,
        community management, création de contenu, agences de communication, agences marketing, expérience client, relation client,
        réputation en ligne, e-réputation, avis clients, martech, directions marketing, infolettre*`,
      medium: 'campagnes, notoriété, publicité, marques, communication, engagement client',
    },
    marketplaces: {
      strong: `
        place de marché, marketplace, places de marché, mise en relation, met en relation, mettre en relation, entre particuliers, petites annonces,
        acheteurs et vendeurs, vendeurs et acheteurs, plateforme d intermédiation, économie collaborative, plateforme de mise en relation`,
      medium: 'vendeurs, acheteurs, annonces, prestataires, offre et demande',
    },
    media: {
      strong: `
        médias, journalisme, podcast*, production audiovisuelle, audiovisuel*, presse écrite, groupes de presse, éditeurs de presse,
        maisons d édition, maison d édition, baladodiffusion, balado*, journalistes, industrie des médias, livres audio, production vidéo, web TV`,
      medium:
        'contenus, audience, lecteurs, vidéos, articles, rédaction, presse, édition, livres, livre, radio, télévision',
    },
    medical_devices: {
      strong: `
        dispositif médical, dispositifs médicaux, medtech, implant*, prothèse*, équipement médical, marquage CE, dispositifs implantables,
        instruments chirurgicaux, imagerie médicale, appareil médical, appareils médicaux, orthèse*, exosquelette*, MDR`,
      medium: 'chirurgie, chirurgical*, diagnostic',
    },
    mental_health: {
      strong: `
        santé mentale, psycholog*, bien-être mental, dépression, anxiété, thérapeutes, psychothérap*, psychiatr*, santé psychologique,
        bien-être psychologique, troubles anxieux, santé mentale au travail, risques psychosociaux, RPS, charge mentale`,
      medium: 'stress, burn-out, bien-être, méditation',
    },
    mobility: {
      strong: `
        mobilité*, mobilité douce, covoiturage, autopartage, trottinette*, vélo*, transports en commun, véhicules électriques, stationnement, VTC,
        taxi*, micromobilité, mobilité durable, mobilité partagée, mobilité électrique, transport public, transports publics, recharge de véhicules,
        deux-roues, motos, moto-taxi*, véhicule électrique, location de voitures, forfait mobilités durables, stationnements, parkings`,
      medium: 'trajet*, transport, véhicule*, voyageurs, passagers, déplacements',
    },
    music: {
      strong: `
        musique, musical*, musiciens, artistes musicaux, label musical, industrie musicale, labels indépendants, producteurs de musique,
        streaming musical, festivals de musique`,
      medium: 'artistes, concerts, titres, albums',
    },
    payments: {
      strong: `
        paiement mobile, solution de paiement, paiements, paiement en ligne, moyens de paiement, transfert d argent, terminaux de paiement,
        terminal de paiement, prestataire de paiement, encaissement, paiement fractionné, monétique, argent mobile, portefeuille électronique,
        envoi d argent, transferts d argent, interopérabilité des paiements`,
      medium: 'paiement, transactions, mobile money',
    },
    pets: {
      strong: `
        animaux de compagnie, animal de compagnie, chiens, chats, vétérinaire*, propriétaires d animaux, petfood, chiots, chatons, croquettes,
        animalerie*, santé animale, maîtres de chiens`,
      medium: 'chien, chat, animaux',
    },
    productivity: {
      strong: `
        gestion de projet, gestion du temps, gain de productivité personnelle, outil de productivité, outils de productivité, gestion de tâches,
        gestion des tâches, gestion de projets, prise de notes`,
      medium: 'tâches, agenda, notes, productivité, objectifs, OKR, comptes rendus',
    },
    proptech: {
      strong: `
        immobilier*, immobilière*, proptech, agences immobilières, gestion locative, syndics, copropriété*, bailleurs, locataires,
        immobilier résidentiel, agents immobiliers, agence immobilière, promoteurs immobiliers, promotion immobilière, biens immobiliers,
        bien immobilier, transaction immobilière, colocation, coliving, location immobilière, bailleurs sociaux, logement social, bailleur, syndic,
        foncières, gestionnaires immobiliers, visites virtuelles`,
      medium: 'logement*, propriétaires, location, loyers, appartement*, bâtiments',
    },
    quantum: { strong: 'quantique*, ordinateur quantique', medium: 'qubit*' },
    retail: {
      strong: `
        retail, commerce de détail, commerçants, magasins, grande distribution, points de vente, commerces de proximité, boutiques, commerce physique,
        magasins physiques, enseignes de distribution, réseaux d enseignes, point de vente, GMS, centres commerciaux, commerce indépendant,
        détaillants, franchisés`,
      medium: 'rayon*, enseignes, magasin, caisse',
    },
    robotics: { strong: 'robotique, robot, robots, cobot*', medium: 'autonome*, bras articulé' },
    saas: {
      strong:
        'SaaS, logiciel SaaS, plateforme SaaS, logiciel en tant que service, solution SaaS, solution en mode SaaS, mode SaaS, SaaS B2B, éditeur SaaS',
      medium: 'abonnement mensuel, revenus récurrents, licences',
    },
    sales: {
      strong: `
        équipes commerciales, prospection commerciale, performance commerciale, équipes de vente, intelligence commerciale, outil de prospection,
        génération de leads, productivité commerciale`,
      medium: 'commerciaux, prospects, leads, force de vente, CRM, devis, cycle de vente',
    },
    semiconductors: { strong: 'semi-conducteur*, semiconducteur*, puces électroniques', medium: 'puce*' },
    social: {
      strong:
        'réseau social, réseaux sociaux d, application sociale, réseau social de proximité, réseau d entraide, média social',
      medium: 'communauté, amis, partager, membres',
    },
    space: {
      strong: `
        satellite*, lanceur*, observation de la Terre, fusée*, secteur spatial, données satellitaires, imagerie satellite, nanosatellite*, newspace,
        New Space, spatiale`,
      medium: 'orbite, spatial, CNES',
    },
    sports: {
      strong: `
        sport, sportif*, sportive*, clubs sportifs, football, athlètes, clubs de sport, pratique sportive, équipements sportifs, événements sportifs,
        fédérations sportives, cyclisme, course à pied, rugby, tennis, padel`,
      medium: 'clubs, équipe sportive, supporters, matchs',
    },
    supply_chain: {
      strong: `
        chaîne d approvisionnement, supply chain, approvisionnement*, traçabilité, achats responsables, chaînes d approvisionnement,
        chaîne logistique, gestion des stocks, gestion des fournisseurs, directions achats, traçabilité des produits`,
      medium: 'fournisseurs, stocks, achats',
    },
    telecom: {
      strong: `
        télécom*, télécommunications, opérateurs mobiles, fibre optique, opérateurs télécoms, opérateur mobile, accès à internet, connectivité,
        réseaux mobiles, eSIM`,
      medium: 'réseau mobile, 5G',
    },
    travel: {
      strong: `
        voyage*, tourisme, touristique*, touristes, voyageurs, vacances, agences de voyage, agences de voyages, voyages d affaires, tour-opérateurs,
        séjours touristiques, offices de tourisme, tourisme durable, écotourisme, œnotourisme`,
      medium: 'réservation*, séjours, vols, destinations, hôtels',
    },
  },
  client_type: {
    b2b: {
      strong: `
        B2B, BtoB, B to B, entreprises, PME, TPE, ETI, grands comptes, professionnels, grands groupes, industriels, commerçants, restaurateurs,
        hôteliers, artisans, agriculteurs, cabinets, agences, marques, distributeurs, établissements, cliniques, hôpitaux, écoles, employeurs,
        recruteurs, assureurs, banques, promoteurs, bailleurs, marque blanche, fabricants, transporteurs, prestataires, e-commerçants, exploitants,
        organisateurs, DRH, directions, avocats, business to business, organisations, PMI, DSI, DAF, CSE, comités d entreprise,
        clients professionnels, clients entreprises, entreprises clientes, dirigeants, entrepreneurs, syndics, concessionnaires, coopératives,
        donneurs d ordre, opérateurs, intégrateurs, experts-comptables, cabinets comptables, producteurs, boutiques, enseignes, laboratoires, usines,
        B2B2C, organismes de formation, traiteurs, indépendants`,
      medium: `
        entreprise, société*, salariés, collaborateurs, fournisseurs, partenaires, associations, équipes, RH, CRM, ERP, SaaS, freelances, startups,
        managers, gestionnaires, pros, sociétés clientes, licences`,
      against: 'création d entreprise, notre entreprise, création de l entreprise, entreprises concurrentes',
    },
    b2c: {
      strong: `
        B2C, BtoC, B to C, particuliers, consommateurs, consommatrices, grand public, familles, parents, enfants, ménages, foyers, étudiants,
        étudiantes, jeunes, élèves, patients, voyageurs, touristes, seniors, femmes, hommes, mamans, locataires, propriétaires, joueurs, sportifs,
        internautes, utilisateurs finaux, génération Z, millennials, DTC, D2C, DNVB, amateurs, passionnés, célibataires, habitants, fans,
        business to consumer, usagers, clients particuliers, client final, clients finaux, consommateur final, adolescents, ados, retraités, couples,
        jeunes actifs, jeunes parents, futurs parents, mères, aidants, entre particuliers, C2C, gamers, lycéens, collégiens, adultes,
        propriétaires d animaux`,
      medium: `
        utilisateurs, utilisatrices, personnes, gens, application mobile, communauté, amis, quotidien, vie quotidienne, abonnés, maison, smartphone,
        membres, loisirs, acheteurs`,
      against: 'utilisateurs professionnels, ressources humaines, jeunes entreprises, jeunes pousses',
    },
    b2g: {
      strong: `
        B2G, BtoG, collectivités, collectivités territoriales, collectivités locales, administrations, secteur public, pouvoirs publics, mairies,
        communes, ministères, institutions publiques, gouvernement*, administrations publiques, services de l État, organismes publics,
        établissements publics, acteurs publics, marchés publics, commande publique, acheteurs publics, agents publics, municipalités,
        intercommunalités, métropoles, conseils régionaux, conseils départementaux, rectorats, armées, ministère`,
      medium: 'appels d offres, villes, régions, départements, service public, ville, collectivité, élus, territoires',
    },
  },
  product_type: {
    pt_software: {
      strong: `
        logiciel*, plateforme*, application*, appli, application mobile, application web, site web, site internet, solution digitale,
        solution numérique, algorithme*, tableau de bord, marketplace, place de marché, outil en ligne, API, portail, SaaS, réseau social, jeu vidéo,
        intelligence artificielle, chatbot, extension navigateur, plate-forme*, appli mobile, espace en ligne, assistant virtuel, agent IA, agents IA,
        assistant IA, progiciel, outil numérique, plugin, module complémentaire, tableaux de bord, interface web, solution logicielle, web app,
        place de marché en ligne, copilote`,
      medium: 'cloud, digital*, numérique*, interface, web, mobile, en ligne, données, automatisation, IA, QR code',
      against: 'réseaux sociaux, plateforme de lancement',
    },
    pt_hardware: {
      strong: `
        dispositif, boîtier, objet connecté, objets connectés, capteur*, robot*, drone*, machine, appareil, batterie*, borne*, équipement*, casque,
        bracelet, panneau solaire, imprimante 3D, dispositif médical, prototype physique, satellite*, carte électronique, véhicule, montre connectée,
        terminal, terminaux, exosquelette, sonde*, électrolyseur, pompe à chaleur, turbine, éolienne, panneaux solaires, vélo électrique,
        compteur connecté, prothèse, implant*, lunettes connectées, machines, distributeur automatique`,
      medium: 'prototype*, industrialisation, composants, fabrication, assemblage, électronique, brevet*, installation',
      against: 'machine learning, appareils mobiles, tous les appareils',
    },
    pt_service: {
      strong: `
        accompagnement, prestation*, agence, service clé en main, conciergerie, coaching, service à domicile, livraison à domicile, ateliers,
        réparation, services à la personne, service de conseil, prestations de conseil, prestation de conseil, missions de conseil,
        conseil et accompagnement, service traiteur, cours particuliers, ateliers en, infogérance, externalisation, interventions à domicile,
        service sur mesure, nettoyage, séjours, accompagnement personnalisé, prise en charge, service de livraison, service de location`,
      medium:
        'services, service, sur mesure, installation, experts, conseil, formation*, location, consulting, interventions, séances, stages',
    },
    pt_goods: {
      strong: `
        produits alimentaires, boisson, boissons, vêtements, cosmétiques, produits cosmétiques, bijoux, mobilier, meubles, jouets, bière, vin, café,
        chocolat, chaussures, emballages, compléments alimentaires, snacks, accessoires, produits frais, produits d hygiène, textile, sacs, vêtement,
        linge, literie, thé, jus, plats préparés, croquettes, savon*, parfums, bougies, gourde*, maroquinerie, jeux de société, livres, coffret*,
        couches, biscuits, spiritueux, soins naturels`,
      medium: `
        ingrédients, bio, fait main, gamme, matières premières, fabriqué en France, artisanal*, fabrication française, made in France,
        produits locaux, saveurs, goût, matières naturelles, packaging`,
    },
  },
  business_model: {
    bm_transactional: {
      strong: `
        commission*, frais de transaction, par transaction, frais de service, par réservation, commission sur, pourcentage sur, commission de,
        frais de mise en relation, success fee, frais de dossier, par course, frais par transaction, commission par vente, commission par transaction,
        prélevons une commission, prélèvement d une commission, take rate, rémunération au succès, honoraires de succès`,
      medium: 'frais, transactions, marge sur, à l acte, paiement à l usage, par commande, par vente',
      against: 'sans commission, sans frais, zéro commission, frais cachés, frais élevés, Commission européenne',
    },
    bm_marketplace: {
      strong: `
        place de marché, marketplace, places de marché, mise en relation, met en relation, acheteurs et vendeurs, vendeurs et acheteurs,
        entre particuliers, plateforme de mise en relation`,
      medium: 'vendeurs, acheteurs, annonces, prestataires, offre et demande',
    },
    bm_subscription: {
      strong: `
        abonnement*, SaaS, par mois, /mois, licence annuelle, revenus récurrents, freemium, par utilisateur et par mois, forfait mensuel,
        formule premium, adhésion*, cotisation*, MRR, ARR, abonnés, abonnement mensuel, abonnement annuel, licence SaaS, par utilisateur par mois,
        par salarié et par an, par mois et par utilisateur, par siège, revenu récurrent, revenus annuels récurrents, sans engagement`,
      medium: `
        mensuel, mensuelle, annuel*, premium, forfait*, formule*, licence*, récurrent*, offre pro, mensualité*, engagement, par an, /an,
        renouvellement, réabonnement`,
      against:
        'croissance par mois, visiteurs par mois, utilisateurs par mois, tonnes par an, par an dans le monde, commandes par mois, milliards par an',
    },
    bm_usage_based: {
      strong: `
        à l usage, paiement à l usage, facturation à l usage, à la consommation, pay per use, au prorata, pay-as-you-go, tarification à l usage,
        selon la consommation, facturé à l usage, à la requête, à la minute, au volume`,
      medium: 'crédits, par requête, par unité',
    },
    bm_e_commerce: {
      strong: `
        e-commerce, boutique en ligne, vente en ligne, site marchand, vente directe en ligne, DNVB, e-shop, vente sur notre site, site e-commerce,
        vente directe aux consommateurs, direct to consumer, D2C, box mensuelle`,
      medium: 'panier moyen, commandes, livraison, vente de produits',
    },
    bm_advertising: {
      strong: `
        revenus publicitaires, sponsoring, annonceurs, contenu sponsorisé, espaces publicitaires, encarts publicitaires, régie publicitaire,
        recettes publicitaires, vente d espaces publicitaires, parrainage publicitaire, revenus de la publicité, modèle publicitaire`,
      medium: 'annonces, sponsors, affiliation, partenariats publicitaires, publicité, publicités, bannières',
      against: 'budget publicitaire, sans publicité, campagnes publicitaires, publicité en ligne',
    },
    bm_open_source: { strong: 'open source, code ouvert, logiciel libre', medium: 'GitHub, édition communautaire' },
    bm_hardtech: {
      strong:
        'deeptech, semi-conducteurs, photonique, quantique, hydrogène, satellite*, nouvelle génération de batteries, nucléaire',
      medium: 'brevets, industrialisation, prototype, procédé, démonstrateur industriel, première usine',
    },
    bm_biotech: {
      strong: 'biotechnologie*, biotech, thérapie génique, candidat médicament, molécule',
      medium: 'essais cliniques, préclinique, licence aux laboratoires',
    },
    bm_manufacturing: {
      strong: `
        unité de production, site de production, ligne de production, production industrielle, atelier de production, production locale,
        usine de production, usine pilote, ligne de fabrication, capacité de production, fabrication française, notre usine, nous fabriquons,
        unité pilote`,
      medium:
        'coût de production, matières premières, fabriqué*, industrialisation, usine, fabrication, ateliers, sous-traitants industriels',
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
      strong: `
        publicité en ligne, référencement, réseaux sociaux, marketing digital, SEO, SEA, campagnes sur les réseaux, marketing de contenu,
        publicité sur les réseaux sociaux, e-mailing, inbound marketing`,
      medium: 'campagnes, newsletter, blog, presse',
    },
    Influencers: {
      strong: 'influenceurs, influenceuses, marketing d influence, ambassadeurs, ambassadrices, affiliation',
      medium: 'créateurs de contenu, blogueurs',
    },
    'Partnerships and resellers': {
      strong: `
        distributeurs, revendeurs, réseau de partenaires, partenariats stratégiques, prescripteurs, intégrateurs, apporteurs d affaires,
        partenariats avec, grossistes, installateurs, fédérations`,
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
