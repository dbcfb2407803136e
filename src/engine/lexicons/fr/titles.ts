import type { SlideWords } from '../language-lexicon.ts'

/** What French decks set over their slides. */
export const titles: SlideWords = {
  cover: 'présentation investisseurs, dossier investisseurs, présentation de l’entreprise, dossier de présentation',
  problem: `
    problème, le problème, problèmes, les problèmes, problématique, la problématique, problématiques, constat, le constat, nos constats, les constats, défi, défis, le défi, les défis, enjeu, enjeux, les enjeux, besoin, besoins,
    le besoin, douleur, les douleurs, points de douleur, contexte et problème, situation actuelle, aujourd hui, les difficultés, freins, les freins, pourquoi ce projet, l origine du projet, le point de départ`,
  'why-now':
    'pourquoi maintenant, tendances, contexte, le contexte, le bon moment, le moment, tendances du marché, timing, réglementation, contexte réglementaire',
  solution: `
    solution, la solution, notre solution, nos solutions, proposition de valeur, notre proposition de valeur, notre mission, mission, vision, notre vision, notre ambition, concept, le concept, notre concept, l idée, notre approche, approche, ce que nous faisons,
    bénéfices, les bénéfices, notre réponse, la promesse, notre promesse, valeur ajoutée, notre offre, l offre, offre, le projet, notre projet, présentation du projet, présentation`,
  product: `
    produit, le produit, notre produit, produits, nos produits, comment ça marche, comment ca fonctionne, comment cela fonctionne, fonctionnement, fonctionnalités, les fonctionnalités, démo, démonstration, plateforme, la plateforme, notre plateforme, services, nos services,
    parcours utilisateur, l application, notre application, cas d usage, cas d utilisation, gamme, notre gamme, interface, prototype, expérience utilisateur, le service`,
  technology: `technologie, la technologie, notre technologie, architecture, innovation, brevets, brevet, propriété intellectuelle, l innovation, intelligence artificielle, notre ia, R&D, recherche et développement, stack technique, procédé, savoir faire, technique, la technique`,
  market: `
    marché, le marché, notre marché, opportunité, l opportunité, opportunité de marché, opportunités de marché, taille du marché, taille de marché, potentiel de marché, cible, cibles, nos cibles, notre cible, clientèle, clientèle cible, marché cible, marché adressable, étude de marché,
    analyse du marché, marché potentiel, TAM, TAM SAM SOM, segments, segmentation, clients cibles, nos clients cibles, un marché, chiffres clés du marché, dimension du marché`,
  competition: `
    concurrence, la concurrence, concurrents, nos concurrents, analyse concurrentielle, paysage concurrentiel, avantage concurrentiel, avantages concurrentiels, avantage compétitif, avantages compétitifs, différenciation, nos différences, notre différence, facteurs différenciants, éléments différenciants,
    positionnement, notre positionnement, pourquoi nous, benchmark, mapping concurrentiel, barrières à l entrée, nos atouts, nos avantages, avantages, analyse de la concurrence, comparatif, environnement concurrentiel, nos forces`,
  'business-model': `
    modèle économique, le modèle économique, notre modèle économique, business model, modèle d affaires, modèle de revenus, modèle de revenu, sources de revenus, source de revenus, revenus, monétisation, tarifs, tarification, nos tarifs, prix, grille tarifaire, pricing, offres, nos offres, abonnements,
    modèle, modèle de monétisation, unit economics, notre modèle, comment nous gagnons de l argent`,
  traction: `
    traction, la traction, notre traction, avancées, avancement, état d avancement, résultats, nos résultats, premiers résultats, clients, nos clients, validation, validation du marché, références, nos références, réalisations, chiffres clés, nos chiffres clés, indicateurs clés, métriques, KPI,
    partenaires, nos partenaires, ils nous font confiance, succès, témoignages, preuves de concept, étapes franchies, jalons atteints, où en sommes nous, où nous en sommes, récompenses, distinctions, notre croissance, impact, notre impact, preuve de traction`,
  'go-to-market': `
    go to market, stratégie commerciale, stratégie de mise sur le marché, stratégie marketing, stratégie d acquisition, acquisition, acquisition clients, marketing, distribution, canaux de distribution, canaux, stratégie de distribution, commercialisation, stratégie de commercialisation, plan marketing,
    développement commercial, stratégie de croissance, stratégie de développement, stratégie, notre stratégie, croissance, expansion, internationalisation, déploiement, communication, plan de communication, ventes, marketing et communication, plan commercial, développement international, vente`,
  roadmap: `roadmap, feuille de route, notre feuille de route, calendrier, prochaines étapes, les prochaines étapes, planning, avenir, l avenir, perspectives, nos perspectives, jalons, étapes clés, chronologie, plan de développement, développement, et demain, nos objectifs, objectifs, plan d action, ambitions, nos ambitions,
    rétroplanning, timeline, étapes, les étapes`,
  financials: `finances, prévisions, prévisionnel, le prévisionnel, prévisions financières, prévisionnel financier, projections, projections financières, plan financier, budget, budget prévisionnel, business plan, compte de résultat, comptes prévisionnels, données financières, chiffres, nos chiffres, rentabilité, coûts,
    structure de coûts, structure des coûts, plan de trésorerie, éléments financiers, chiffre d affaires, évolution du chiffre d affaires, résultats prévisionnels, aspects financiers, finance`,
  team: 'équipe, l équipe, notre équipe, équipe fondatrice, l équipe fondatrice, fondateurs, les fondateurs, cofondateurs, qui sommes nous, qui nous sommes, équipe dirigeante, une équipe, à propos de nous, les associés, associés, direction, nos talents',
  advisors:
    'conseillers, nos conseillers, mentors, investisseurs, nos investisseurs, advisory board, comité stratégique, comité scientifique, board, experts, nos experts, ils nous soutiennent, soutiens, nos soutiens, actionnaires, comité consultatif',
  ask: `
    levée de fonds, notre levée de fonds, la levée, levée, besoin de financement, besoins de financement, besoins financiers, besoin financier, financement, plan de financement, investissement, opportunité d investissement, nous recherchons, nous cherchons, notre besoin, nos besoins, notre recherche,
    utilisation des fonds, allocation des fonds, emploi des fonds, usage des fonds, tour de table, notre demande, rejoignez nous, rejoignez l aventure, proposition d investissement, investir, the ask, offre d investissement, pourquoi investir, recherche de financement, tour de financement, appel de fonds`,
  contact:
    'contact, contacts, merci, merci de votre attention, merci pour votre attention, contactez nous, nous contacter, questions, des questions, vos questions, parlons en, restons en contact',
  appendix:
    'annexe, annexes, sommaire, références bibliographiques, bibliographie, table des matières, agenda, avertissement, mentions légales, sources, glossaire, plan de la présentation, risques, analyse des risques',
}

/** What stands on French slides, by what they are about. */
export const bodies: SlideWords = {
  problem: `
    problème*, manque, manquent, manque de, difficile*, difficultés, coûteux, coûteuse*, cher, chers, trop cher, complexe*, chronophage*, perte de temps, pertes, gaspillage, gaspill*, inefficace*, obsolète*, frustration*, frustrant*, fragmenté*, pénurie, insuffisant*, manuel*, manuellement, opaque*, contraignant*, inadapté*,
    souffrent, souffre, peinent, peine à, n ont pas, ne peuvent pas, aucune solution, absence de, défi*, enjeu*, échec, galère, surcharge, pas de solution, freins`,
  'why-now':
    'pour la première fois, nouvelle réglementation, nouvelle loi, obligatoire dès, depuis la crise, essor, en pleine croissance, transition énergétique, accélération, digitalisation, explosion, en hausse',
  solution: `
    notre solution, notre plateforme, notre application, nous proposons, nous aidons, nous permettons, nous offrons, nous développons, nous connectons, permet de, permet aux, permettant, une plateforme, une solution, une application, simple, automatise, automatisé*, en quelques clics, en temps réel, clé en main, tout-en-un,
    innovant*, facilite, simplifie, accompagne, met en relation`,
  product:
    'fonctionnalité*, application, tableau de bord, interface, intégration*, mobile, étape 1, étape 2, clic, télécharge*, module*, notification*, prototype, bêta, MVP, démo, s inscrire, inscription, recherche, profil, messagerie',
  technology:
    'algorithme*, intelligence artificielle, apprentissage automatique, machine learning, brevet*, brevet déposé, technologie*, architecture, chiffrement, capteur*, propriétaire, base de données, cloud, données, R&D, procédé, IA, open source, breveté*',
  market:
    'marché, taille du marché, milliards, milliard, Md, Mds, TAM, SAM, SOM, TCAM, CAGR, croissance annuelle, cible, clientèle, segments, secteur, foyers, ménages, PME, ETI, TPE, entreprises en France, part de marché, parts de marché, mondial, habitants, potentiel',
  competition:
    'concurren*, concurrent*, avantage concurrentiel, alternative*, contrairement à, différenci*, unique*, seul*, la seule, le seul, leader, acteurs, par rapport à, barrière*, positionnement, atouts, avance technologique',
  'business-model':
    'abonnement*, commission*, licence*, frais, par mois, /mois, par an, par utilisateur, tarif*, prix, revenus, marge*, freemium, premium, forfait*, publicité, récurrent*, modèle économique, vente, ventes, redevance*, formule*, facturation, facturé*, HT, TTC, panier moyen, mensuel*, annuel*, payant*',
  traction:
    'clients payants, clients, utilisateurs, pilotes, pilote, lettres d intention, lettre d intention, chiffre d affaires, téléchargements, croissance, liste d attente, signé, signés, contrats, contrat signé, lancé, lancement, à ce jour, déjà, depuis le lancement, lauréat*, prix, partenariats signés, précommandes, inscrits, abonnés, bêta-testeurs, POC, communauté',
  'go-to-market':
    'stratégie commerciale, acquisition, marketing, réseaux sociaux, influenceurs, référencement, SEO, bouche à oreille, partenariat*, distributeurs, prescripteurs, force de vente, vente directe, salons, canaux, campagne*, déploiement, expansion, ambassadeurs, prospection, communication, publicité en ligne, parrainage, presse',
  roadmap:
    'lancement, prévu, phase 1, phase 2, phase 3, prochaines étapes, jalon*, déploiement, T1, T2, T3, T4, S1, S2, trimestre, semestre, développement, industrialisation, expansion, certification, version 2, recrutement, bêta, commercialisation',
  financials:
    'chiffre d affaires, CA, EBITDA, EBE, résultat net, résultat d exploitation, charges, charges d exploitation, dépenses, marge brute, trésorerie, BFR, seuil de rentabilité, prévisionnel*, prévisions, bénéfice*, rentab*, k€, K€, M€, coûts, recettes, compte de résultat, masse salariale',
  team: 'fondateur, fondatrice, cofondateur, cofondatrice, co-fondateur, co-fondatrice, associé, associée, directeur, directrice, PDG, DG, CEO, CTO, ingénieur, ans d expérience, années d expérience, diplômé*, université, école, développeur, développeuse, responsable, ancien*, HEC, ESSEC, Polytechnique, doctorat, docteur, master, expert, chef de projet',
  advisors:
    'conseiller*, mentor*, comité, advisor*, business angel*, investisseur*, membre du board, expert*, actionnaires',
  ask: 'levée de fonds, nous levons, nous recherchons, nous cherchons, investissement, investisseurs, financement, fonds propres, tour de table, amorçage, utilisation des fonds, valorisation, pré-money, post-money, obligations convertibles, BSA-AIR, runway, dilution, capital, BPI, dette, subvention*, recrutement, besoin de financement',
  contact: 'merci, contact, contactez-nous, téléphone, adresse, site web, questions, courriel',
  appendix: 'annexe*, sommaire, sources, bibliographie, avertissement, déclarations prospectives',
}
