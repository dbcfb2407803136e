import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose French name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'États-Unis',
    region: "Amérique du Nord, États Unis d'Amérique, côte Est, côte Ouest, Nouvelle-Angleterre",
    demonym: 'américain*, nord-américain*',
    state: 'Californie, Floride, Louisiane, Pennsylvanie, Caroline du Nord, Caroline du Sud, Virginie, Hawaï',
  },
  europe: {
    country: `
      France, Allemagne, Espagne, Italie, Belgique, Suisse, Pays-Bas, Pologne, Autriche, Suède, Norvège, Danemark, Finlande, Irlande, Grèce, Hongrie,
      Roumanie, Bulgarie, Croatie, Tchéquie, République tchèque, Slovénie, Slovaquie, Estonie, Lettonie, Lituanie, Luxembourg, Portugal, Chypre,
      Malte, Islande, Ukraine, Serbie, Albanie, Moldavie, Monaco, Andorre, Liechtenstein`,
    city: `
      Marseille, Lyon, Toulouse, Lille, Bordeaux, Nantes, Strasbourg, Montpellier, Rennes, Grenoble, Nice, Rouen, Dijon, Angers, Reims, Toulon,
      Saint-Étienne, Aix-en-Provence, Clermont-Ferrand, Tours, Orléans, Metz, Nancy, Annecy, Sophia Antipolis, Le Havre, Brest, Caen, La Rochelle,
      Bruxelles, Anvers, Liège, Gand, Namur, Genève, Lausanne, Neuchâtel, Fribourg, Zurich, Berne, Londres, Milan, Barcelone, Lisbonne, Varsovie,
      Vienne, Copenhague, Francfort, Cologne, Mulhouse, Le Mans, Limoges, Perpignan, Besançon, Poitiers, Valenciennes, Roubaix, Villeurbanne, Pau,
      Bayonne, Biarritz, Avignon, Nîmes, Cannes, Saclay, Amiens, Troyes, Chambéry, Saint-Nazaire, Lorient, Vannes, Saint-Malo, Versailles, Montreuil,
      Saint-Denis, Louvain-la-Neuve, Louvain, Charleroi, Bruges, Tournai, Bâle, Lucerne, Saint-Gall, Yverdon-les-Bains, Zoug, Bienne, Montreux,
      La Haye, Hambourg, Munich, Turin, Rome, Gênes, Naples, Athènes, Bucarest, Séville, Cracovie, Porto, Budapest, Prague`,
    region: `
      Union européenne, Europe de l'Ouest, Europe de l'Est, Île-de-France, Ile-de-France, Auvergne-Rhône-Alpes, Occitanie, Nouvelle-Aquitaine,
      Bretagne, Normandie, Hauts-de-France, Grand Est, Pays de la Loire, Provence-Alpes-Côte d'Azur, PACA, Bourgogne, Benelux, Wallonie, Corse,
      Alsace, Lorraine, Bourgogne-Franche-Comté, Centre-Val de Loire, Flandre, Flandres, Suisse romande, Romandie, Suisse alémanique, Scandinavie,
      pays nordiques, Europe du Nord, Europe du Sud, Europe centrale, Europe occidentale, zone euro, péninsule ibérique, France métropolitaine,
      Europe francophone`,
    demonym: `
      français, française, françaises, européen*, allemand*, italien*, belge, belges, suisse, suisses, espagnol*, portugais*, néerlandais*, polonais*,
      suédois*, danois*, autrichien*, luxembourgeois*, wallon*, bruxellois*, romand*, parisien*, francilien*, lyonnais*, breton*, scandinave*`,
  },
  great_britain: {
    country: 'Royaume-Uni, Angleterre, Grande-Bretagne, Écosse, Pays de Galles',
    city: 'Londres, Édimbourg',
    demonym: 'britannique*',
  },
  asia: {
    country: `
      Chine, Japon, Inde, Corée du Sud, Indonésie, Malaisie, Singapour, Thaïlande, Vietnam, Cambodge, Philippines, Taïwan, Birmanie, Népal,
      Kazakhstan, Corée`,
    region: 'Asie, Asie du Sud-Est, Asie-Pacifique, Asie du Sud, Asie centrale',
    demonym: 'asiatique*, chinois*, japonais*, indien*, coréen*, vietnamien*, singapourien*',
    city: 'Pékin, Séoul, Hanoï, Hô Chi Minh-Ville, Bombay',
  },
  mena: {
    country: `
      Maroc, Algérie, Tunisie, Émirats arabes unis, Arabie saoudite, Égypte, Turquie, Liban, Jordanie, Koweït, Bahreïn, Irak, Israël, Libye, Émirats,
      EAU`,
    city: `
      Casablanca, Tunis, Alger, Rabat, Le Caire, Dubaï, Marrakech, Tanger, Fès, Agadir, Oran, Constantine, Sfax, Sousse, Beyrouth, Abou Dabi, Riyad,
      Djeddah, Alexandrie`,
    region: 'Maghreb, Moyen-Orient, Afrique du Nord, Proche-Orient, pays du Golfe, monde arabe',
    demonym: 'marocain*, tunisien*, algérien*, égyptien*, libanais*, maghrébin*, émirati*, saoudien*, israélien*',
  },
  latin_america: {
    country: 'Brésil, Mexique, Argentine, Colombie, Chili, Pérou, Équateur, Bolivie, République dominicaine',
    region: 'Amérique latine, Amérique du Sud, Amérique centrale, Amérique du Centre',
    demonym: 'brésilien*, latino-américain*, mexicain*, argentin*, colombien*, chilien*',
  },
  other: {
    country: `
      Canada, Australie, Sénégal, Côte d'Ivoire, Cameroun, Madagascar, Bénin, Togo, Mali, Burkina Faso, Gabon, Congo, RDC, Guinée, Niger, Haïti,
      Afrique du Sud, Russie, Nouvelle-Zélande, Île Maurice, Tchad, Centrafrique, République centrafricaine, Burundi, Rwanda, Djibouti, Comores,
      Mauritanie, Guinée équatoriale, Guinée-Bissau, Cap-Vert, Gambie, Ghana, Nigéria, Kenya, Éthiopie, Tanzanie, Ouganda, Mozambique, Zambie, Angola,
      République démocratique du Congo, Congo-Brazzaville`,
    city: `
      Montréal, Québec, Ottawa, Dakar, Abidjan, Antananarivo, Douala, Yaoundé, Cotonou, Lomé, Bamako, Kinshasa, Libreville, Laval, Gatineau,
      Sherbrooke, Trois-Rivières, Lévis, Longueuil, Toronto, Vancouver, Moncton, Yamoussoukro, Bouaké, Ouagadougou, Bobo-Dioulasso, Niamey, Conakry,
      Nouakchott, Brazzaville, Pointe-Noire, Lubumbashi, Goma, Kigali, Bujumbura, Porto-Novo, Thiès, Lagos, Accra, Nairobi, Le Cap, Johannesburg,
      Addis-Abeba, Port-Louis, Moscou`,
    region: `
      Afrique, Afrique de l'Ouest, Afrique subsaharienne, Afrique francophone, Afrique centrale, Afrique de l'Est, Afrique australe, UEMOA, CEDEAO,
      CEMAC, Ontario, Océanie, Sahel`,
    demonym: `
      africain*, sénégalais*, ivoirien*, malgache*, québécois*, canadien*, camerounais*, béninois*, togolais*, malien*, burkinabè, burkinabé,
      gabonais*, congolais*, guinéen*, rwandais*, haïtien*, mauricien*, ghanéen*, kényan*, ouest-africain*, montréalais*, ontarien*, australien*`,
  },
}
