import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose German name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Vereinigte Staaten, Vereinigte Staaten von Amerika, US-Bundesstaaten',
    region: 'Nordamerika',
    demonym: 'US-Markt, US-amerikanisch*, amerikanisch*, nordamerikanische*',
    state: 'Kalifornien',
  },
  europe: {
    country: `
      Deutschland, Österreich, Schweiz, Frankreich, Spanien, Italien, Niederlande, Belgien, Luxemburg, Polen, Tschechien, Dänemark, Schweden,
      Norwegen, Finnland, Irland, Griechenland, Ungarn, Rumänien, Bulgarien, Kroatien, Slowenien, Slowakei, Estland, Lettland, Litauen, Portugal,
      Liechtenstein, Malta, Zypern, Serbien, Kosovo, Albanien, Montenegro, Nordmazedonien, Bosnien, Bosnien und Herzegowina, Moldau,
      Fürstentum Liechtenstein, Tschechische Republik`,
    city: `
      München, Köln, Wien, Zürich, Nürnberg, Düsseldorf, Genf, Brüssel, Mailand, Rom, Warschau, Prag, Kopenhagen, Lissabon, Hannover, Leipzig,
      Dresden, Stuttgart, Karlsruhe, Mannheim, Aachen, Bremen, Graz, Linz, Salzburg, Innsbruck, Heidelberg, Freiburg, Darmstadt, Potsdam, Münster,
      Dortmund, Bonn, Augsburg, Regensburg, Kassel, Göttingen, Jena, Braunschweig, Kiel, Rostock, Lübeck, Saarbrücken, Mainz, Wiesbaden, Bielefeld,
      Bochum, Duisburg, Ulm, Konstanz, St. Gallen, Winterthur, Lausanne, Luzern, Frankfurt am Main, Basel, Bern, Lugano, Schaffhausen, Klagenfurt,
      Villach, St. Pölten, Wiener Neustadt, Dornbirn, Leoben, Bregenz, Erfurt, Magdeburg, Chemnitz, Halle (Saale), Cottbus, Oldenburg, Osnabrück,
      Paderborn, Bayreuth, Bamberg, Erlangen, Fürth, Würzburg, Ingolstadt, Passau, Heilbronn, Reutlingen, Tübingen, Ludwigshafen, Kaiserslautern,
      Koblenz, Trier, Krefeld, Mönchengladbach, Wuppertal, Gelsenkirchen, Gießen, Marburg, Offenbach, Ludwigsburg, Garching, Greifswald, Weimar,
      Ilmenau, Bremerhaven, Flensburg, Lüneburg, Wolfsburg, Hildesheim, Pforzheim, Friedrichshafen, Ravensburg, Rosenheim, Landshut, Leverkusen,
      Schwerin, Aschaffenburg, Athen, Bukarest, Krakau, Breslau, Danzig, Laibach, Turin, Florenz, Venedig, Straßburg, Lüttich, Antwerpen, Den Haag,
      Göteborg, Belgrad, Bozen`,
    state: `
      Bayern, Nordrhein-Westfalen, Baden-Württemberg, Hessen, Sachsen, Niedersachsen, Brandenburg, Thüringen, Rheinland-Pfalz, Schleswig-Holstein,
      Mecklenburg-Vorpommern, Sachsen-Anhalt, Saarland, Tirol, Steiermark, Vorarlberg, Kärnten, Oberösterreich, NRW, Niederösterreich, Burgenland,
      Kanton Zürich, Kanton Bern, Kanton Zug, Aargau, Thurgau, Graubünden, Tessin, Wallis, Katalonien, Lombardei, Südtirol, Flandern`,
    region: `
      DACH-Region, DACH-Raum, Europäische Union, Westeuropa, Osteuropa, Südeuropa, Nordeuropa, Skandinavien, deutschsprachiger Raum,
      deutschsprachigen Raum, Benelux, D-A-CH, DACH-Markt, DACH-Märkte, DACH-Länder, Mitteleuropa, Zentraleuropa, Ost- und Südosteuropa,
      Südosteuropa, EU-Raum, EU-Länder, EU-Markt, Baltikum, Alpenraum, Ruhrgebiet, Rhein-Main-Gebiet, Rhein-Main, Rhein-Neckar, Rhein-Ruhr,
      Süddeutschland, Norddeutschland, Ostdeutschland, Westdeutschland, Mitteldeutschland, Bodenseeregion, Deutschschweiz, Westschweiz, Ostschweiz,
      Zentralschweiz, Romandie, deutschsprachige Länder, deutschsprachigen Ländern`,
    demonym: `
      deutsche, deutschen, deutscher, österreichische*, schweizer, europäische*, europaweit, bundesweit, deutschlandweit, französische*,
      italienische*, spanische*, niederländische*, deutsches, österreichweit, schweizweit, schweizerische*, polnische*, skandinavische*,
      osteuropäische*, belgische*, portugiesische*, schwedische*, dänische*, tschechische*, EU-weit, DACH-weit, deutschsprachige*, bayerische*`,
  },
  great_britain: {
    country: 'Großbritannien, Vereinigtes Königreich, England, Schottland, Vereinigten Königreich, Wales, Nordirland',
    demonym: 'britische*',
  },
  asia: {
    country: `
      Indien, Südkorea, Indonesien, Philippinen, Singapur, Malaysia, Hongkong, Kasachstan, Usbekistan, Bangladesch, Kambodscha`,
    region: 'Asien, Südostasien, Asien-Pazifik, Ostasien, Südasien, Zentralasien, Fernost, asiatisch-pazifischer Raum',
    demonym: 'asiatische*, chinesische*, indische*, japanische*, südkoreanische*',
  },
  mena: {
    country: `
      Türkei, Vereinigte Arabische Emirate, Saudi-Arabien, Ägypten, Marokko, Jordanien, Katar, Tunesien, Algerien, Libanon, Irak, Emirate`,
    region: 'Naher Osten, Nahen Osten, Nordafrika, Mittlerer Osten, Mittleren Osten, Golfstaaten, Golfregion',
  },
  latin_america: {
    country: 'Brasilien, Mexiko, Argentinien, Kolumbien, Dominikanische Republik, Bolivien',
    region: 'Lateinamerika, Südamerika, Mittelamerika, Zentralamerika',
    demonym: 'lateinamerikanische*, brasilianische*, südamerikanische*, mexikanische*',
  },
  other: {
    country:
      'Kanada, Australien, Neuseeland, Südafrika, Russland, Ukraine, Nigeria, Kenia, Äthiopien, Tansania, Ruanda, Belarus',
    region: 'Afrika, Subsahara-Afrika, Ostafrika, Westafrika, Ozeanien',
  },
}
