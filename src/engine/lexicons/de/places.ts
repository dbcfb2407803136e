import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose German name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Vereinigte Staaten, Vereinigte Staaten von Amerika',
    region: 'Nordamerika',
    demonym: 'US-Markt, US-amerikanisch*, amerikanisch*',
    state: 'Kalifornien',
  },
  europe: {
    country: `Deutschland, Österreich, Schweiz, Frankreich, Spanien, Italien, Niederlande, Belgien, Luxemburg, Polen, Tschechien, Dänemark, Schweden, Norwegen, Finnland, Irland, Griechenland, Ungarn, Rumänien, Bulgarien, Kroatien,
      Slowenien, Slowakei, Estland, Lettland, Litauen, Portugal, Liechtenstein`,
    city: `München, Köln, Wien, Zürich, Nürnberg, Düsseldorf, Genf, Brüssel, Mailand, Rom, Warschau, Prag, Kopenhagen, Lissabon, Hannover, Leipzig, Dresden, Stuttgart, Karlsruhe, Mannheim, Aachen, Bremen, Graz, Linz, Salzburg, Innsbruck, Heidelberg,
      Freiburg, Darmstadt, Potsdam, Münster, Dortmund, Essen, Bonn, Augsburg, Regensburg, Kassel, Göttingen, Jena, Braunschweig, Kiel, Rostock, Lübeck, Saarbrücken, Mainz, Wiesbaden, Bielefeld, Bochum, Duisburg, Ulm, Konstanz, St. Gallen, Winterthur, Lausanne, Luzern`,
    state:
      'Bayern, Nordrhein-Westfalen, Baden-Württemberg, Hessen, Sachsen, Niedersachsen, Brandenburg, Thüringen, Rheinland-Pfalz, Schleswig-Holstein, Mecklenburg-Vorpommern, Sachsen-Anhalt, Saarland, Tirol, Steiermark, Vorarlberg, Kärnten, Oberösterreich, NRW',
    region:
      'DACH-Region, DACH-Raum, Europäische Union, Westeuropa, Osteuropa, Südeuropa, Nordeuropa, Skandinavien, deutschsprachiger Raum, deutschsprachigen Raum, Benelux',
    demonym:
      'deutsche, deutschen, deutscher, österreichische*, schweizer, europäische*, europaweit, bundesweit, deutschlandweit, französische*, italienische*, spanische*, niederländische*',
  },
  great_britain: { country: 'Großbritannien, Vereinigtes Königreich, England, Schottland', demonym: 'britische*' },
  asia: {
    country: 'Indien, Südkorea, Indonesien, Philippinen, Singapur, Malaysia',
    region: 'Asien, Südostasien, Asien-Pazifik',
    demonym: 'asiatische*, chinesische*, indische*, japanische*',
  },
  mena: {
    country: 'Türkei, Vereinigte Arabische Emirate, Saudi-Arabien, Ägypten, Marokko, Jordanien, Katar',
    region: 'Naher Osten, Nahen Osten, Nordafrika',
  },
  latin_america: {
    country: 'Brasilien, Mexiko, Argentinien, Kolumbien',
    region: 'Lateinamerika, Südamerika',
    demonym: 'lateinamerikanische*, brasilianische*',
  },
  other: { country: 'Kanada, Australien, Neuseeland, Südafrika, Russland, Ukraine, Nigeria, Kenia', region: 'Afrika' },
}
