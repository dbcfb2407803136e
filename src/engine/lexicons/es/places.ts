import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose Spanish name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Estados Unidos, EE.UU., EEUU, EE. UU.',
    region: 'Norteamérica',
    demonym: 'estadounidense*, norteamericano*',
    city: 'Nueva York',
    state: 'Luisiana',
  },
  europe: {
    country:
      'España, Alemania, Francia, Italia, Países Bajos, Bélgica, Suiza, Polonia, Austria, Suecia, Noruega, Dinamarca, Finlandia, Irlanda, Grecia, Hungría, Rumanía, Rumania, Chequia, Croacia, Portugal, Luxemburgo, Estonia',
    city: 'Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Bilbao, Alicante, Murcia, Granada, Palma, San Sebastián, Donostia, Vitoria, Pamplona, La Coruña, A Coruña, Vigo, Oviedo, Gijón, Santander, Valladolid, Salamanca, Santiago de Compostela, Lisboa, Londres, París, Berlín, Múnich, Milán, Ámsterdam, Bruselas, Ginebra, Zúrich, Viena',
    region:
      'Unión Europea, Europa, Europa Occidental, Europa del Este, Cataluña, Andalucía, País Vasco, Galicia, Comunidad Valenciana, Península Ibérica, Islas Canarias, Baleares, Castilla y León, Navarra',
    demonym:
      'español, española, españoles, españolas, europeo*, europea*, alemán, alemanes, francés, franceses, italiano*',
  },
  great_britain: {
    country: 'Reino Unido, Gran Bretaña, Inglaterra, Escocia',
    city: 'Londres',
    demonym: 'británico*, británica*',
  },
  asia: {
    country: 'Japón, Corea del Sur, Filipinas, Singapur, Malasia, Tailandia',
    region: 'Asia, Sudeste Asiático',
    demonym: 'asiático*, chino*, japonés',
  },
  mena: {
    country: 'Marruecos, Emiratos Árabes Unidos, Arabia Saudita, Arabia Saudí, Turquía, Egipto',
    region: 'Medio Oriente, Oriente Medio, Norte de África',
  },
  latin_america: {
    country:
      'México, Perú, Panamá, República Dominicana, Brasil, Haití, Puerto Rico, Argentina, Chile, Colombia, Uruguay, Paraguay, Bolivia, Ecuador, Venezuela, Costa Rica, Guatemala, Honduras, El Salvador, Nicaragua, Cuba',
    city: `Ciudad de México, CDMX, Guadalajara, Monterrey, Puebla, Querétaro, Tijuana, Bogotá, Medellín, Cali, Barranquilla, Cartagena, Lima, Arequipa, Cusco, Trujillo, Santiago de Chile, Valparaíso, Concepción, Buenos Aires, Córdoba, Rosario, Mendoza, Montevideo, Asunción, La Paz, Santa Cruz, Quito, Guayaquil, Caracas, San José, Santo Domingo, Ciudad de Panamá, São Paulo, Río de Janeiro, Tegucigalpa, San Salvador, Managua`,
    region:
      'Latinoamérica, América Latina, Latam, Iberoamérica, Sudamérica, Suramérica, Centroamérica, América del Sur, Caribe, Cono Sur, región andina',
    demonym:
      'latinoamericano*, latinoamericana*, mexicano*, mexicana*, colombiano*, colombiana*, peruano*, peruana*, chileno*, chilena*, argentino*, argentinas, brasileño*, uruguayo*, ecuatoriano*, boliviano*, hondureño*, guatemalteco*, dominicano*, paraguayo*, venezolano*',
  },
  other: {
    country: 'Canadá, Nueva Zelanda, Sudáfrica, Rusia, Ucrania, Guinea Ecuatorial',
    region: 'África',
    demonym: 'africano*',
  },
}
