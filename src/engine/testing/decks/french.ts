import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides, the wording and the numbers of a French seed deck. */
export const frenchDeck = deck(
  [
    page({
      title: 'Panierclair',
      blocks: [
        'La plateforme qui aide les restaurateurs à réduire le gaspillage alimentaire',
        'Présentation investisseurs – mars 2026',
        'www.panierclair.example',
      ],
    }),
    page({
      title: 'Le constat',
      blocks: [
        'Un restaurant jette en moyenne 140 kg de nourriture par mois.',
        'Les inventaires sont manuels et chronophages.',
        'Les restaurateurs manquent d’outils simples pour prévoir leurs achats.',
      ],
    }),
    page({
      title: 'Notre solution',
      blocks: [
        'Panierclair est une application qui prévoit les ventes et les commandes grâce à l’intelligence artificielle.',
        'Notre plateforme permet aux équipes de suivre leurs stocks en temps réel.',
      ],
    }),
    page({
      title: 'Le marché',
      blocks: [
        'Marché total : 3,2 Md€',
        'Marché adressable : 480 M€',
        'Croissance annuelle du marché de 11 %',
        '175 000 restaurants en France, en Belgique et en Suisse',
      ],
    }),
    page({
      title: 'Concurrence',
      blocks: [
        'Concurrents : Winnow, Orbisk et Fullsoon',
        'Contrairement à eux, aucune balance n’est nécessaire en cuisine.',
      ],
    }),
    page({
      title: 'Modèle économique',
      blocks: [
        'Abonnement mensuel par établissement',
        '89 € par mois',
        'Commission de 2 % sur les commandes passées aux fournisseurs',
      ],
    }),
    page({
      title: 'Traction',
      blocks: [
        '210 clients payants',
        'MRR : 18 700 €',
        'Croissance du chiffre d’affaires de 15 % par mois',
        'Ils nous font confiance : Bistrot Marceau, Groupe Lavandin, Les Tables Rousses',
      ],
    }),
    page({
      title: 'Stratégie d’acquisition',
      blocks: [
        'Vente directe dans les grandes villes',
        'Partenariats avec les grossistes et les fédérations de restaurateurs',
        'Bouche à oreille et parrainage',
      ],
    }),
    page({
      title: 'Prévisionnel financier',
      blocks: [
        'Chiffre d’affaires 2025 : 190 k€',
        'Chiffre d’affaires 2027 : 2,4 M€ (objectif)',
        'Marge brute : 82 %',
        'Seuil de rentabilité au T4 2027',
      ],
    }),
    page({
      title: 'Feuille de route',
      blocks: [
        'T2 2026 : lancement en Belgique',
        'T4 2026 : intégration des caisses',
        'S1 2027 : ouverture de la Suisse',
      ],
    }),
    page({
      title: 'L’équipe',
      blocks: [
        { lines: 'Camille Roussel\nCofondatrice et PDG\nAncienne directrice chez Sodexo, HEC Paris', x: 0.06, y: 0.3 },
        {
          lines: 'Théo Lacaze\nCofondateur, directeur technique\nDocteur en informatique, ancien ingénieur chez Google',
          x: 0.55,
          y: 0.3,
        },
      ],
    }),
    page({
      title: 'Levée de fonds',
      blocks: [
        'Nous levons 1,2 M€ en amorçage',
        'Valorisation pré-money : 5 M€',
        'Utilisation des fonds',
        '45 % Produit et technologie',
        '40 % Équipe commerciale',
        '15 % Frais généraux',
      ],
    }),
    page({
      title: 'Merci',
      blocks: ['Panierclair SAS, créée en 2023', 'Siège social : Lyon, France', 'camille@panierclair.example'],
    }),
  ],
  { createdOn: '2026-03-12' },
)
