import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose French name is not the English one. */
export const places: PlaceLists = {
  usa: { country: 'États-Unis', region: 'Amérique du Nord', demonym: 'américain*', state: 'Californie, Floride' },
  europe: {
    country: `France, Allemagne, Espagne, Italie, Belgique, Suisse, Pays-Bas, Pologne, Autriche, Suède, Norvège, Danemark, Finlande, Irlande, Grèce, Hongrie, Roumanie, Bulgarie, Croatie, Tchéquie, République tchèque, Slovénie, Slovaquie, Estonie, Lettonie, Lituanie, Luxembourg, Portugal`,
    city: `Marseille, Lyon, Toulouse, Lille, Bordeaux, Nantes, Strasbourg, Montpellier, Rennes, Grenoble, Nice, Rouen, Dijon, Angers, Reims, Toulon, Saint-Étienne, Aix-en-Provence, Clermont-Ferrand, Tours, Orléans, Metz, Nancy, Annecy, Sophia Antipolis, Le Havre, Brest, Caen, La Rochelle,
      Bruxelles, Anvers, Liège, Gand, Namur, Genève, Lausanne, Neuchâtel, Fribourg, Zurich, Berne, Londres, Milan, Barcelone, Lisbonne, Varsovie, Vienne, Copenhague, Francfort, Cologne`,
    region: `Union européenne, Europe de l'Ouest, Europe de l'Est, Île-de-France, Ile-de-France, Auvergne-Rhône-Alpes, Occitanie, Nouvelle-Aquitaine, Bretagne, Normandie, Hauts-de-France, Grand Est, Pays de la Loire, Provence-Alpes-Côte d'Azur, PACA, Bourgogne, Benelux, Wallonie`,
    demonym:
      'français, française, françaises, européen*, allemand*, italien*, belge, belges, suisse, suisses, espagnol*',
  },
  great_britain: {
    country: 'Royaume-Uni, Angleterre, Grande-Bretagne, Écosse',
    city: 'Londres, Édimbourg',
    demonym: 'britannique*',
  },
  asia: {
    country: 'Chine, Japon, Inde, Corée du Sud, Indonésie, Malaisie, Singapour, Thaïlande, Vietnam, Cambodge',
    region: 'Asie, Asie du Sud-Est',
    demonym: 'asiatique*, chinois*, japonais*, indien*',
  },
  mena: {
    country: 'Maroc, Algérie, Tunisie, Émirats arabes unis, Arabie saoudite, Égypte, Turquie, Liban, Jordanie',
    city: 'Casablanca, Tunis, Alger, Rabat, Le Caire, Dubaï',
    region: 'Maghreb, Moyen-Orient, Afrique du Nord, Proche-Orient',
    demonym: 'marocain*, tunisien*, algérien*',
  },
  latin_america: {
    country: 'Brésil, Mexique, Argentine, Colombie, Chili, Pérou',
    region: 'Amérique latine, Amérique du Sud',
    demonym: 'brésilien*, latino-américain*',
  },
  other: {
    country:
      "Canada, Australie, Sénégal, Côte d'Ivoire, Cameroun, Madagascar, Bénin, Togo, Mali, Burkina Faso, Gabon, Congo, RDC, Guinée, Niger, Haïti, Afrique du Sud, Russie, Nouvelle-Zélande, Île Maurice",
    city: 'Montréal, Québec, Ottawa, Dakar, Abidjan, Antananarivo, Douala, Yaoundé, Cotonou, Lomé, Bamako, Kinshasa, Libreville',
    region: "Afrique, Afrique de l'Ouest, Afrique subsaharienne, Afrique francophone, Afrique centrale",
    demonym: 'africain*, sénégalais*, ivoirien*, malgache*, québécois*, canadien*',
  },
}
