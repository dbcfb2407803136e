import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose Portuguese name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Estados Unidos, EUA, Estados Unidos da América',
    region: 'América do Norte',
    demonym: 'norte-americano*, estadunidense*',
    city: 'Nova York, Nova Iorque',
  },
  europe: {
    country:
      'Portugal, Espanha, Alemanha, França, Itália, Países Baixos, Holanda, Bélgica, Suíça, Polônia, Polónia, Áustria, Suécia, Noruega, Dinamarca, Finlândia, Irlanda, Grécia, Hungria, Romênia, Roménia, Luxemburgo',
    city: 'Lisboa, Porto, Braga, Coimbra, Aveiro, Guimarães, Setúbal, Leiria, Londres, Paris, Berlim, Munique, Madri, Madrid, Barcelona, Milão, Amsterdã, Amesterdão, Bruxelas, Genebra, Zurique',
    region: 'União Europeia, Península Ibérica, Europa Ocidental, Algarve, Alentejo, Açores',
    demonym: 'português, portuguesa, portugueses, portuguesas, europeu, europeus, europeia, espanhol, alemão, francês',
  },
  great_britain: { country: 'Reino Unido, Grã-Bretanha, Inglaterra, Escócia', city: 'Londres', demonym: 'britânic*' },
  asia: {
    country: 'China, Japão, Índia, Coreia do Sul, Singapura, Indonésia',
    region: 'Ásia, Sudeste Asiático',
    demonym: 'asiátic*, chinês, japonês',
  },
  mena: {
    country: 'Marrocos, Emirados Árabes Unidos, Arábia Saudita, Turquia, Egito, Egipto',
    region: 'Oriente Médio, Médio Oriente',
  },
  latin_america: {
    country: 'Brasil, México, Peru, Colômbia, Chile, Argentina, Uruguai, Paraguai, Bolívia, Equador, Venezuela, Panamá',
    city: `São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Brasília, Recife, Fortaleza, Manaus, Belém, Goiânia, Campinas, São José dos Campos, Ribeirão Preto, Joinville, Blumenau, João Pessoa, Maceió, Campo Grande, Cuiabá, Uberlândia, Sorocaba, Londrina, Maringá, Cidade do México, Bogotá, Buenos Aires`,
    state:
      'Minas Gerais, Santa Catarina, Paraná, Bahia, Pernambuco, Ceará, Rio Grande do Sul, Goiás, Mato Grosso, Espírito Santo, Pará, Amazonas, Rio Grande do Norte',
    region: 'América Latina, América do Sul, LatAm, Nordeste, Sudeste, Mercosul',
    demonym: 'brasileir*, latino-american*, mexicano*',
  },
  other: {
    country: 'Canadá, Austrália, Nova Zelândia, África do Sul, Rússia, Angola, Moçambique, Cabo Verde, Guiné-Bissau',
    city: 'Luanda, Maputo',
    region: 'África, PALOP, África lusófona',
    demonym: 'african*, angolan*, moçambican*',
  },
}
