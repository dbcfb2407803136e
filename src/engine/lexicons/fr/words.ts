import type { WordLists } from '../language-lexicon.ts'

/** French words by what they tell. */
export const words: WordLists = {
  forecast: `prévision*, prévisionnel*, prévu*, prévoit, prévoyons, projeté*, projection*, objectif*, attendu*, estimé*, estimation*, cible, ambition*, à horizon, d'ici, visons, nous visons, vise, viser, viserons, atteindre, atteindrons, potentiel*, scénario*, hypothèse*, si, pourrait, pourrons,
    sera, seront, espéré*, envisagé*, à venir`,
  forecastTitle:
    'prévision*, prévisionnel*, projection*, plan financier, business plan, perspectives, feuille de route, objectifs, prochaines étapes, scénario*, ambitions, comptes prévisionnels',
  actual:
    "à ce jour, aujourd'hui, actuel*, actuellement, déjà, réalisé*, atteint*, depuis, généré*, enregistré*, signé*, à date, à fin, en cours, réel*, obtenu*, dernier mois, derniers mois, 12 derniers mois, l'an dernier, l'année dernière, vendu*",
  pilot: 'pilote, pilotes, phase pilote, test, tests, preuve de concept, bêta-testeur*, expérimentation*, POC, bêta',
  intent:
    "lettre d'intention, lettres d'intention, précommande*, pré-commande*, liste d'attente, intéressé*, manifestation d'intérêt, en discussion, en négociation, promesse*, LOI, non engageant*, préinscription*, pré-inscription*",
  others:
    "concurrent*, de nos clients, de vos clients, leurs clients, du secteur, du marché, leader mondial, entreprises avec, chiffre d'affaires du secteur, chiffre d'affaires annuel moyen, mondial*, dans le monde, en moyenne, perte de chiffre d'affaires, perdu*, acteurs du marché",
  own: "notre, nos, nous, déjà, à ce jour, aujourd'hui, inscrit*, signé*, actuellement, atteint*, généré*, depuis le lancement, payant*, réalisé*, actifs",
  notACount:
    "jusqu'à, par client, par utilisateur, par mois et par, premiers, prochains, recherchons, cherchons, besoin de, illimité*, minimum, au moins, en moyenne, chaque, dans le monde, potentiel*, exemple, si, marché, objectif*, cible",
  perUnit:
    'par client, par utilisateur, en moyenne, moyen, moyenne, coût, coûts, économie*, économis*, perte*, part, potentiel, taxe, amende*, par magasin, par projet, par site, panier, subvention*, ajouté',
  arr: "revenu annuel récurrent, revenus annuels récurrents, revenus récurrents annuels, chiffre d'affaires annuel récurrent, chiffre d'affaires récurrent annuel, CA récurrent annuel",
  mrr: "revenu mensuel récurrent, revenus mensuels récurrents, revenus récurrents mensuels, chiffre d'affaires mensuel récurrent, chiffre d'affaires mensuel, CA mensuel, revenus mensuels",
  revenue:
    "chiffre d'affaires, CA, CA annuel, chiffre d'affaires annuel, CA HT, chiffre d'affaires HT, revenus, recettes, ventes, revenu, chiffre d'affaire, revenus générés, CA réalisé, revenu annuel",
  growth:
    "croissance, croît, augmentation, augmente, augmenté, progression, progresse, hausse, en hausse, par rapport à, d'une année sur l'autre, multiplié, doublé, triplé, taux de croissance, évolution, par an, vs",
  notOwnGrowth:
    'marché, secteur, part de marché, utilisateurs, rétention, fidélisation, marge, de nos clients, de vos clients, pour nos clients, industrie, TCAC',
  payingCustomers:
    'clients payants, clients actifs, clients B2B, entreprises clientes, clients professionnels, clients entreprises, clients grands comptes, grands comptes, comptes payants, abonnés payants, clients signés',
  customers: 'clients, clientes, marchands, commerçants, abonnés, clients récurrents',
  users:
    'utilisateurs, utilisatrices, utilisateurs actifs, utilisateurs inscrits, utilisateurs mensuels, inscrits, inscriptions, membres, abonnés, téléchargements, joueurs, testeurs, bêta-testeurs, installations, followers, visiteurs uniques, comptes créés, personnes inscrites',
  retention:
    'rétention, taux de rétention, fidélisation, taux de fidélisation, fidélité, taux de renouvellement, réachat, taux de réachat',
  churn:
    "taux d'attrition, attrition, taux de churn, désabonnement, taux de désabonnement, résiliation, taux de résiliation",
  gmv: "volume d'affaires, volume de transactions, volume d'affaires généré, valeur brute des marchandises, volume de paiements, volume des ventes",
  pipeline: 'pipeline commercial, pipe commercial, pipe, opportunités commerciales, carnet de commandes',
  grossMargin: 'marge brute, taux de marge brute, marges brutes, taux de marge',
  burn: 'burn mensuel, consommation mensuelle de trésorerie, consommation de trésorerie, trésorerie consommée, cash burn, dépenses mensuelles, burn rate',
  runway: 'visibilité financière, autonomie financière, autonomie de trésorerie, visibilité de trésorerie, runway',
  cac: "coût d'acquisition, coût d'acquisition client, coût d'acquisition clients, coût d'acquisition par client, coûts d'acquisition, coût d'acquisition d'un client",
  ltv: 'valeur vie client, valeur client, valeur à vie, valeur vie, valeur du client, durée de vie client',
  ask: `nous levons, on lève, nous recherchons, nous cherchons, recherchons, cherchons, levée de fonds, levée de, levée, besoin de financement, besoins de financement, financement recherché, montant recherché, montant de la levée, montant levé, objectif de levée, tour de table, tour de financement, tour en cours, nous souhaitons lever, souhaite lever,
    lever, lever des fonds, besoin de, besoin, ticket, nous avons besoin, besoin en financement, financement de, investissement recherché, investissement de, investissement demandé, montant total, appel de fonds, recherche, augmentation de capital`,
  raised:
    'déjà levé, déjà levés, levés, avons levé, ont levé, précédente levée, précédentes levées, levées précédentes, première levée, levée réalisée, fonds levés, fonds déjà levés, financements obtenus, financement obtenu, déjà obtenu, déjà financé, financé par, apport des fondateurs, apports, financements précédents, autofinancé, autofinancement, investi à ce jour, love money, obtenus, obtenu, à ce jour',
  grant:
    'subvention*, bourse, bourse French Tech, Bpifrance, BPI, aide*, prix, concours, prêt d’honneur, avance remboursable, dotation, France 2030, aides publiques',
  notOwnRound:
    'nos clients ont levé, concurrents ont levé, startups ont levé, campagnes, crowdfunding, acquis par, rachat, racheté, exit, acquisition de',
  valuation:
    'valorisation, valorisation pré-money, valorisation post-money, pré-money, post-money, valorisation de, valo, pre-money, valorisation cible, valorisée',
  committed:
    'engagé, engagés, déjà engagé, déjà engagés, sécurisé, sécurisés, déjà sécurisés, souscrit, souscrits, confirmé, confirmés, engagements, soft commit, promesses, promis, acquis, bouclé, closés',
  instrument:
    "obligations convertibles, obligation convertible, BSA-AIR, BSA AIR, actions ordinaires, actions de préférence, augmentation de capital, prêt convertible, compte courant d'associé, fonds propres, equity, ouverture de capital, prise de participation",
  funding:
    'financement*, fonds, investisseur*, investissement*, levée*, capital, tour de table, tour, amorçage, business angel*, valorisation, dilution, lever, subvention*, obligations, prêt*, BPI, Bpifrance, besoin*',
  notTheAsk:
    "utilisation, répartition, pour le marketing, pour le recrutement, pour le développement, par mois, mensuel*, chiffre d'affaires, CA, valorisation, engagés, levés, déjà, burn, MRR, ARR",
  customerMoney:
    "chiffre d'affaires, CA, ventes, clients, commandes, utilisateurs, contrats, payé, budget, paiement, revenus",
  alreadyIn: 'déjà, à ce jour, précédent*, auparavant, antérieur*, obtenu*',
  useOfFunds:
    'utilisation des fonds, allocation des fonds, emploi des fonds, usage des fonds, répartition des fonds, utilisation de la levée, affectation des fonds, utilisation du financement, objectifs de la levée, à quoi serviront les fonds, ventilation des fonds, répartition du budget, utilisation des capitaux',
  notAUse:
    "capital, dilution, remise, croissance, taux, intérêt*, marge, commission, part, parts, marché, fidélisation, rétention, total, valorisation, engagés, levés, tour, runway, chiffre d'affaires, équité",
  priceRate:
    "par mois, par an, par utilisateur, par utilisateur et par mois, par utilisateur par mois, par collaborateur, par salarié, par site, par personne, par jour, par semaine, par heure, par licence, par transaction, par commande, par réservation, par unité, par véhicule, par élève, par patient, par établissement, par repas, HT par mois, HT/mois, TTC/mois, HT par an, mensuel, mensuels, mensuelle, annuel, annuels, le mois, l'année, l'unité, pièce, HT",
  prices:
    'prix, tarif*, abonnement*, formule*, forfait*, modèle économique, modèle de revenus, offre*, licence*, business model, monétisation, pack*, facturation',
  notAPrice:
    "économi*, économis*, gaspill*, perte*, perdu*, salaire*, gagne*, gagner, moyenne, moyen, moyenne, chiffre d'affaires, concurrents, coût de, coûte, amende*, CAC, LTV, matières premières, coût de revient",
  breakEven:
    "seuil de rentabilité, point mort, rentabilité, rentable, rentables, équilibre financier, équilibre, à l'équilibre, break-even, profitabilité, breakeven",
  closing:
    'clôture, closing, date de clôture, clôture de la levée, date limite, clôture du tour, fin de la levée, premier closing, date butoir',
  tam: 'marché total, marché total adressable, marché potentiel total, marché global, marché théorique, marché total disponible',
  sam: 'marché adressable, marché disponible, marché cible adressable, marché accessible, marché visé, marché disponible adressable',
  som: 'marché atteignable, marché obtenable, part de marché visée, part de marché cible, marché capturable, marché accessible à court terme, part de marché accessible',
  marketSize:
    'taille du marché, taille de marché, marché de, marché mondial, marché européen, marché français, marché représente, marché estimé à, marché évalué à, marché est, marché pèse, valeur du marché, potentiel de marché, secteur, marché atteindra, dépenses annuelles, opportunité de marché, industrie',
  market: 'marché, secteur, industrie, filière, demande, marchés',
  notMarketSize:
    "levé*, financement, investi*, notre chiffre d'affaires, nos clients, nos utilisateurs, notre objectif, par habitant, en moyenne, moyen*, leader, bénéfice*, prix, coût*, frais, amende*, économi*, valorisation, perte*, part de marché de, nous visons, nous prévoyons, subvention*, gaspillage",
  marketGrowth:
    'croissance annuelle, croissance, taux de croissance, taux de croissance annuel moyen, TCAM, TCAC, croît, par an, annuel*, progression, augmente, hausse, en croissance de',
  companyMetric:
    "chiffre d'affaires, CA, notre, ventes, utilisateurs, clients, téléchargements, fidélisation, marge, équipe, trafic, conversion",
  sellsIn:
    'marché, marchés, clients, utilisateurs, entreprises, PME, foyers, ménages, lancement, lancer, expansion, déploiement, déployer, cible, cibles, villes, pays, région, régions, consommateurs, population, disponible en, présent en, présents en, implantation, ouverture, habitants, internationalisation, international, territoire, zone, export, Français',
  notSellsIn:
    'université, école, institut, siège, siège social, fondée à, basé à, basée à, bureau, bureaux, né à, née à, rue, avenue, source, selon, banque, a travaillé, diplômé*, doctorat, brevet, INSEE, ministère, station F, tribunal',
  competitorLead:
    'concurrents:, nos concurrents:, principaux concurrents:, concurrents directs:, concurrents indirects:, concurrence directe:, concurrence indirecte:, contrairement à, à la différence de, concurrents comme, concurrents tels que, alternatives:, acteurs existants:, face à',
  competitorExample:
    'comme, tels que, tel que, par exemple, ex, notamment, dont, face à, vs, directs, indirects, par rapport à',
  customerLead:
    'nos clients:, ils nous font confiance, clients:, parmi nos clients:, clients pilotes:, nos références:, références:, premiers clients:, nos premiers clients:, clients tels que, clients comme, utilisé par, adopté par, partenaires et clients:, déployé chez, contrats signés avec, travaillons avec',
  customerTitle:
    'nos clients, ils nous font confiance, clients, références, nos références, nos premiers clients, premiers clients, clients et partenaires, témoignages, ils utilisent, ils nous ont fait confiance, clients pilotes',
  investorLead:
    'investisseurs:, nos investisseurs:, investisseurs actuels:, investisseurs historiques:, soutenu par, soutenue par, soutenus par, financé par, financée par, mené par, menée par, accompagné par, accompagnés par, auprès de, business angels:, actionnaires:, participation de, avec la participation de, fonds entrés:',
  investorTitle:
    'investisseurs, nos investisseurs, investisseurs actuels, investisseurs historiques, actionnaires, nos actionnaires, ils nous soutiennent, ils ont investi',
  investorWord:
    'fonds, investissement*, capital, participations, Bpifrance, Crédit Agricole, business angels, invest, partenaires, gestion, amorçage',
  founded:
    'fondé, fondée, créé, créée, création, date de création, créée en, fondée en, créé en, année de création, création de la société, constituée, immatriculée, lancée, lancé, née, création de l’entreprise',
  since: 'depuis, en activité depuis, actif depuis, présents depuis',
  staff:
    'salariés, employés, collaborateurs, collaboratrices, personnes, membres, ETP, talents, personnes dans l’équipe, équipiers, personnes à temps plein, effectifs',
  othersStaff:
    "entreprises, sociétés, PME, jusqu'à, entre, recruter, recrutement*, recruterons, embauche*, objectif, d'ici, par salarié, clients, moyenne, marché, à horizon, de moins de, moins de, grandes, prévu*, création de, en France, dans le monde, à terme",
  seat: 'siège, siège social, siège à, basé à, basée à, basés à, basée en, basé en, basés en, implantée à, implanté à, située à, situé à, localisation, bureaux à, localisé à, installée à, domiciliée à, localisée à',
  street:
    'rue, avenue, boulevard, bd, place, quai, chemin, allée, impasse, route, cours, zone industrielle, parc, cedex, bâtiment',
  notATagline:
    'présentation investisseurs, confidentiel, strictement confidentiel, présenté par, présentée par, réalisé par, dossier, tous droits réservés, merci, sommaire, levée de fonds, tour de table, fondateur, fondatrice, cofondateur, cofondatrice, business plan, document confidentiel, mémoire, soutenance, promotion',
  whatItIs:
    'plateforme, application, appli, logiciel, solution, service, marketplace, place de marché, réseau, outil, assistant, système, site, boutique, marque, jeu, agence, pour, qui, permet, permettant, aide, facilite, connecte, simplifie, automatise, dédié*, avec, sans, au service',
  self: 'nous sommes, nous aidons, nous permettons, nous proposons, nous développons, nous offrons, nous connectons, nous concevons, nous créons, nous accompagnons, nous rendons, nous simplifions, nous automatisons, nous fabriquons, nous construisons, nous transformons, notre mission est, notre plateforme, notre solution, notre application, notre produit, on aide, notre logiciel',
  isA: "est un, est une, est la, est le, est l', est notre, aide, permet, propose, offre, connecte, met en relation, développe, simplifie, facilite, automatise, accompagne, rend, transforme, révolutionne, conçoit, fabrique, fournit, crée, réunit, donne, démocratise, c'est",
  notAName:
    'présentation, dossier, projet, confidentiel, sommaire, introduction, merci, bienvenue, problème, solution, équipe, contact, annexe, annexes, page, levée de fonds, business plan, concept, marché, contexte, enjeux, constat, notre, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, soutenance, mémoire',
  productStatus:
    'en développement, prototype, prototype fonctionnel, MVP, bêta, version bêta, bêta fermée, en production, commercialisé*, commercialisation, en ligne, en ligne depuis, disponible, disponible depuis, lancé*, phase pilote, en phase de test, preuve de concept, industrialisation, TRL, certifié*, marquage CE, opérationnel*, en cours de développement',
  whyNow:
    "pourquoi maintenant, le bon moment, pour la première fois, nouvelle réglementation, nouvelle loi, obligation dès, désormais possible, point d'inflexion, accélération, loi, obligatoire à partir, devient obligatoire",
  advantage:
    "avantage concurrentiel, avantage compétitif, avantages concurrentiels, unique*, seul acteur, la seule, le seul, seule solution, contrairement à, exclusif, exclusive*, breveté*, effet réseau, effets de réseau, plus rapide que, moins cher que, meilleur que, différenciant*, différenciation, avance technologique, barrière à l'entrée, barrières à l'entrée, propriétaire, premier acteur, inédit*, innovant*",
  property:
    "brevet*, brevet déposé, breveté*, marque déposée, dépôt de brevet, propriété intellectuelle, INPI, secret industriel, savoir-faire protégé, enveloppe Soleau, droits d'auteur, marques déposées",
  partnership:
    'partenariat avec, en partenariat avec, partenariats avec, partenariat signé, partenariats signés, partenaire stratégique, partenaires stratégiques, partenaire officiel, collaboration avec, en collaboration avec, accord avec, convention avec, nos partenaires, partenaire technologique, accord-cadre avec, partenaires',
  award:
    'lauréat*, prix, récompensé*, récompense*, vainqueur*, gagnant*, finaliste*, concours, label*, trophée*, premier prix, distinction*, primé*, 1er prix, élu*, nominé*, médaille*',
  founderRole:
    'fondateur, fondatrice, cofondateur, cofondatrice, co-fondateur, co-fondatrice, fondateurs, cofondateurs, cofondatrices, président fondateur, présidente fondatrice, associé fondateur, associée fondatrice, créateur et fondateur, porteur du projet, porteuse du projet, porteur de projet, porteuse de projet',
  leaderRole:
    'PDG, DG, directeur général, directrice générale, président, présidente, directeur technique, directrice technique, directeur des opérations, directrice des opérations, directeur financier, directrice financière, gérant, gérante, président-directeur général, directeur général délégué, directeur marketing, directrice marketing, directeur commercial, directrice commerciale, directeur produit, directrice produit, DAF, directeur scientifique, directrice scientifique',
  adviserRole:
    'conseiller, conseillère, mentor, mentore, membre du comité, membre du board, comité stratégique, comité scientifique, consultant externe, conseil stratégique, administrateur indépendant',
  investorRole: 'investisseur, investisseuse, business angel, actionnaire',
  role: `directeur, directrice, responsable, développeur, développeuse, ingénieur, ingénieure, chef de projet, cheffe de projet, chef de produit, cheffe de produit, chargé de, chargée de, graphiste, designeuse, associé, associée, stagiaire, alternant, alternante, juriste, avocat, avocate, médecin, chercheur, chercheuse, docteur en, docteure en,
    data scientist, développement commercial, marketing et communication, expert en, experte en, concepteur, conceptrice, architecte, comptable, gestionnaire, coordinateur, coordinatrice, technicien, technicienne, community manager, product owner, directeur artistique, directrice artistique, opérations, gérante, membre fondateur, membre fondatrice`,
  phd: 'doctorat, docteur, docteure, docteur en, docteure en, thèse, thèse en, thèse de doctorat, PhD, doctorant diplômé',
  foundedBefore:
    'serial entrepreneur, entrepreneur en série, serial entrepreneuse, a fondé, a cofondé, ancien fondateur, ancienne fondatrice, ex-fondateur, ex-fondatrice, revendu*, a revendu, a vendu, fondateur de, cofondateur de, fondatrice de, cofondatrice de, multi-entrepreneur, multi-entrepreneuse, deuxième entreprise, deuxième startup, 2e startup, 3e startup, précédemment fondateur',
  entrepreneur:
    'entrepreneur, entrepreneuse, entrepreneurs, a créé, créateur de, créatrice de, a lancé, fondateur de, fondatrice de, cofondateur de, dirigeant de, dirigeante de, chef d’entreprise, cheffe d’entreprise, intrapreneur',
  study:
    "université, école, diplômé*, diplôme, ingénieur, master, licence, doctorat, études, formation, MBA, école de commerce, grande école, école d'ingénieur, étudiant*, prépa",
  atWork:
    'ancien, ancienne, ex, chez, précédemment, auparavant, expérience, années, ans, ingénieur*, directeur, directrice, responsable, développeur, passé par, consultant*, carrière',
  customerStory:
    'témoignage, témoignages, étude de cas, études de cas, cas client, cas clients, ce que disent nos clients, nos clients parlent, ils nous font confiance et le disent, avis clients, retours clients, retour client',
  exampleLead: 'par exemple, exemple:, exemple de calcul, imaginez, imaginons, supposons, prenons, scénario:',
  exampleInside: 'par exemple, p. ex., par ex.',
  exampleTitle:
    "exemple, exemples, exemple de calcul, exemple d'utilisation, cas d'usage type, persona, personas, une journée dans la vie, exemple chiffré, simulation",
  personaMark: 'Âge:, Profession:, Objectifs:, Frustrations:, Besoins:, Métier:',
  interfaceButton:
    "se connecter, connexion, s'inscrire, créer un compte, mot de passe oublié, ajouter au panier, passer commande, acheter maintenant, payer maintenant, voir plus, voir tout, en savoir plus, suivant, précédent, retour, annuler, enregistrer, envoyer, valider, confirmer, supprimer, modifier, mon compte, mon profil, mes commandes, écrire un message, rechercher, adresse e-mail, mot de passe, se déconnecter, réserver, trier par, solde disponible, continuer",
  interfaceMenu:
    "accueil, tableau de bord, profil, paramètres, notifications, messages, calendrier, aujourd'hui, hier, demain, rapports, commandes, panier, favoris, aide, menu, contacts, historique, tâches, en cours, terminé, en attente, montant, total, quantité, prix, description, statut, date, factures, paiements, solde, virement",
  legalTitle:
    'avertissement, avertissements, mentions légales, avis de non-responsabilité, clause de non-responsabilité, avis important, note légale, informations légales',
  legalPhrase:
    "déclarations prospectives, énoncés prospectifs, ne constitue pas une offre, ne constituent pas une offre, ne constitue en aucun cas, tous droits réservés, strictement confidentiel, sans l'accord préalable, sans autorisation préalable, résultats réels peuvent, conseil en investissement, toute reproduction, toute diffusion, document confidentiel",
  confidentialLine:
    'confidentiel, strictement confidentiel, document confidentiel, ne pas diffuser, diffusion restreinte, usage interne',
  disclaimerLead: 'avertissement, mentions légales, clause de non-responsabilité',
  references: 'sources, références, bibliographie, notes et références, notes de bas de page',
  competitorTitle:
    'concurrents, concurrence, la concurrence, paysage concurrentiel, analyse concurrentielle, nos concurrents, solutions existantes, alternatives',
  commonNoun: `clients, client, utilisateurs, utilisateur, entreprises, entreprise, société, sociétés, solution, solutions, marché, marchés, problème, problèmes, prix, tarif, tarifs, coût, coûts, revenus, chiffre, affaires, temps, année, années, mois, semaine, jour, jours, argent, données, technologie, technologies, logiciel, plateforme, produit, produits, service, services,
    vente, ventes, conseil, développement, recherche, croissance, avantage, avantages, inconvénients, inconvénient, concurrence, concurrents, fournisseurs, fournisseur, fabricant, fabricants, distributeurs, commerce, commerces, partenaires, partenaire, investisseurs, investissement, financement, capital, fondateurs, création, modèle, économique, stratégie, objectif, objectifs, cible,
    qualité, sécurité, confidentialité, intégration, automatisation, digitalisation, intelligence, artificielle, analyse, rapport, rapports, gestion, suivi, maintenance, installation, énergie, électricité, chaleur, santé, soins, médecins, patients, hôpital, hôpitaux, école, écoles, éducation, formation, artisans, agriculture, agriculteurs, logistique, assurance, assurances, banque, banques, grande,
    distribution, restauration, restaurants, collectivités, mairies, particuliers, professionnels, grands, comptes, ménages, consommateurs, parents, enfants, étudiants, monde, trimestre, jalons, phase, étape, lancement, demain, avenir, idée, concept, fonction, fonctions, fonctionnalités, simple, rapide, flexible, durable, local, locale, français, française, manuel, manuelle, automatique, papier,
    aucun, aucune, oui, non, élevé, moyen, faible, classique, classiques, traditionnel, traditionnels, traditionnelle, autre, autres, nouveau, nouvelle, internationale, personnel, achat, production, stock, livraison, commande, paiement, facturation, facture, abonnement, licence, commission, publicité, canaux, réseau, réseaux, sociaux, expérience, accompagnement, personnalisé, personnalisation,
    simplicité, rapidité, précision, transparence, confiance, proximité, expertise, communauté, accessibilité, écologique, bureau, siège, rue, université, forces, faiblesses, opportunités, menaces, critères, sur-mesure, gratuit, payant, application, applications`,
  falseFriend: 'mo, on',
}
