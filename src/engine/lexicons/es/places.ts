import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose Spanish name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Estados Unidos, EE.UU., EEUU, EE. UU., Estados Unidos de América, EUA, E.U.A.',
    region: 'Norteamérica',
    demonym: 'estadounidense*, norteamericano*',
    city: 'Nueva York, Los Ángeles, Filadelfia, Nueva Orleans',
    state:
      'Luisiana, Nueva Jersey, Nuevo México, Carolina del Norte, Carolina del Sur, Pensilvania, Hawái, Virginia Occidental',
  },
  europe: {
    country: `
      España, Alemania, Francia, Italia, Países Bajos, Bélgica, Suiza, Polonia, Austria, Suecia, Noruega, Dinamarca, Finlandia, Irlanda, Grecia, Hungría,
      Rumanía, Rumania, Chequia, Croacia, Portugal, Luxemburgo, Estonia, Lituania, Letonia, Eslovenia, Eslovaquia, Bulgaria, Chipre, Islandia, Holanda,
      República Checa`,
    city: `
      Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Bilbao, Alicante, Murcia, Granada, Palma, San Sebastián, Donostia, Vitoria, Pamplona, La Coruña,
      A Coruña, Vigo, Oviedo, Gijón, Santander, Valladolid, Salamanca, Santiago de Compostela, Lisboa, Londres, París, Berlín, Múnich, Milán, Ámsterdam,
      Bruselas, Ginebra, Zúrich, Viena, Girona, Gerona, Tarragona, Lleida, Lérida, Castellón, Elche, Almería, Cádiz, Huelva, Jaén, Logroño, Burgos, Badajoz,
      Albacete, Las Palmas, Las Palmas de Gran Canaria, Santa Cruz de Tenerife, Tenerife, Palma de Mallorca, Ibiza, Terrassa, Badalona, Alcalá de Henares,
      Getafe, Alcobendas, Sant Cugat, Ourense, Pontevedra, Huesca, Teruel, Oporto, Turín, Atenas, Estocolmo, Copenhague, Varsovia, Praga, Hamburgo, Fráncfort,
      Marsella, Burdeos, Dublín`,
    region: `
      Unión Europea, Europa, Europa Occidental, Europa del Este, Cataluña, Andalucía, País Vasco, Galicia, Comunidad Valenciana, Península Ibérica,
      Islas Canarias, Baleares, Castilla y León, Navarra, UE, Euskadi, Catalunya, Asturias, Cantabria, Aragón, Extremadura, Castilla-La Mancha,
      Comunidad de Madrid, Canarias, Islas Baleares, Mallorca, Costa del Sol, Costa Brava, Europa Central, Sur de Europa, países nórdicos`,
    demonym: `
      española, españoles, españolas, europeo*, europea*, alemanes, franceses, mercado español, sector español, territorio español, público español,
      consumidor español, tejido español, portugueses, catalana*, catalanes, vascos, vascas, andaluces, madrileños, madrileñas, alemanas, francesas,
      italianos, mercado alemán, mercado francés, mercado italiano, mercado portugués`,
  },
  great_britain: {
    country: 'Reino Unido, Gran Bretaña, Inglaterra, Escocia, Gales, Irlanda del Norte',
    city: 'Londres, Edimburgo',
    demonym: 'británico*, británica*',
  },
  asia: {
    country: 'Japón, Corea del Sur, Filipinas, Singapur, Malasia, Tailandia, Corea, Camboya, Kazajistán',
    region: 'Asia, Sudeste Asiático, Asia-Pacífico, Asia Pacífico',
    demonym: 'asiático*, asiática*, chinos, japoneses',
    city: 'Pekín, Shanghái, Tokio, Seúl, Nueva Delhi',
  },
  mena: {
    country:
      'Marruecos, Emiratos Árabes Unidos, Arabia Saudita, Arabia Saudí, Turquía, Egipto, Argelia, Túnez, Jordania, Líbano, Catar, Emiratos',
    region: 'Medio Oriente, Oriente Medio, Norte de África',
    city: 'Dubái, Abu Dabi',
  },
  latin_america: {
    country: `
      México, Perú, Panamá, República Dominicana, Brasil, Haití, Puerto Rico, Argentina, Chile, Colombia, Uruguay, Paraguay, Bolivia, Ecuador, Venezuela,
      Costa Rica, Guatemala, Honduras, El Salvador, Nicaragua, Cuba, Belice, Surinam, Trinidad y Tobago`,
    city: `
      Ciudad de México, CDMX, Guadalajara, Monterrey, Puebla, Querétaro, Tijuana, Bogotá, Medellín, Cali, Barranquilla, Cartagena, Lima, Arequipa, Cusco,
      Trujillo, Santiago de Chile, Valparaíso, Concepción, Buenos Aires, Córdoba, Rosario, Mendoza, Montevideo, Asunción, La Paz, Santa Cruz, Quito,
      Guayaquil, Caracas, San José, Santo Domingo, Ciudad de Panamá, São Paulo, Río de Janeiro, Tegucigalpa, San Salvador, Managua, Mérida, Cancún,
      Playa del Carmen, Toluca, San Luis Potosí, Aguascalientes, Hermosillo, Chihuahua, Saltillo, Culiacán, Mexicali, Morelia, Oaxaca, Veracruz, Xalapa,
      Cuernavaca, Pachuca, Zapopan, San Pedro Garza García, Ciudad Juárez, Torreón, Villahermosa, Mazatlán, Bucaramanga, Pereira, Manizales, Cúcuta,
      Santa Marta, Ibagué, Villavicencio, Popayán, Envigado, Cuzco, Piura, Chiclayo, Iquitos, Huancayo, Tacna, Temuco, Antofagasta, Viña del Mar, La Serena,
      Puerto Montt, Iquique, Talca, Rancagua, CABA, La Plata, Mar del Plata, San Miguel de Tucumán, Tucumán, Neuquén, Bahía Blanca, Bariloche, Tandil,
      Punta del Este, Cochabamba, Santa Cruz de la Sierra, Sucre, El Alto, Cuenca, Ambato, Loja, Maracaibo, Barquisimeto, Alajuela, Cartago,
      Ciudad de Guatemala, Quetzaltenango, San Pedro Sula, Punta Cana, Santiago de los Caballeros, Ciudad del Este, La Habana, Brasilia, Curitiba,
      Florianópolis, Belo Horizonte, Porto Alegre`,
    region: `
      Latinoamérica, América Latina, Latam, Iberoamérica, Sudamérica, Suramérica, Centroamérica, América del Sur, Caribe, Cono Sur, región andina,
      Hispanoamérica, Mesoamérica, Centroamérica y el Caribe, Alianza del Pacífico, Comunidad Andina, países andinos, Patagonia, Eje Cafetero, Amazonía,
      Bajío, Riviera Maya, Península de Yucatán, Valle de México, América Central`,
    demonym: `
      latinoamericano*, latinoamericana*, mexicano*, mexicana*, colombiano*, colombiana*, peruano*, peruana*, chileno*, chilena*, argentino*, argentinas,
      brasileño*, uruguayo*, ecuatoriano*, boliviano*, hondureño*, guatemalteco*, dominicano*, paraguayo*, venezolano*, mercado argentino, brasileña*,
      brasilero*, brasilera*, uruguaya*, ecuatoriana*, boliviana*, hondureña*, guatemalteca*, dominicana*, paraguaya*, venezolana*, costarricense*, panameño*,
      panameña*, salvadoreño*, salvadoreña*, nicaragüense*, cubano*, cubana*, puertorriqueño*, centroamericano*, centroamericana*, sudamericano*,
      sudamericana*, suramericano*, suramericana*, caribeño*, caribeña*, iberoamericano*, iberoamericana*, bogotano*, bogotana*, regiomontano*`,
    state: `
      Jalisco, Nuevo León, Quintana Roo, Yucatán, Guanajuato, Estado de México, Edomex, Baja California, Baja California Sur, Sonora, Sinaloa, Coahuila,
      Tamaulipas, Michoacán, Chiapas, Nayarit, Zacatecas, Tlaxcala, Colima, Campeche, Antioquia, Cundinamarca, Valle del Cauca, Boyacá, Risaralda, Quindío,
      Tolima, Biobío, La Araucanía, Atacama, Coquimbo, Región Metropolitana, Provincia de Buenos Aires, Entre Ríos, Chubut, Río Negro, La Pampa, Ucayali,
      Guayas, Pichincha, Azuay`,
  },
  other: {
    country: 'Canadá, Nueva Zelanda, Sudáfrica, Rusia, Ucrania, Guinea Ecuatorial, Kenia, Etiopía',
    region: 'África, África subsahariana',
    demonym: 'africano*',
  },
}
