import type { PlaceLists } from '../language-lexicon.ts'

/** Places whose Portuguese name is not the English one. */
export const places: PlaceLists = {
  usa: {
    country: 'Estados Unidos, EUA, Estados Unidos da América',
    region: 'América do Norte, Vale do Silício',
    demonym: 'norte-americano*, estadunidense*',
    city: 'Nova York, Nova Iorque, Filadélfia',
    state: 'Califórnia, Flórida, Carolina do Norte, Pensilvânia',
  },
  europe: {
    country: `
      Portugal, Espanha, Alemanha, França, Itália, Países Baixos, Holanda, Bélgica, Suíça, Polônia, Polónia, Áustria, Suécia, Noruega, Dinamarca,
      Finlândia, Irlanda, Grécia, Hungria, Romênia, Roménia, Luxemburgo, Ucrânia, República Tcheca, República Checa, Bulgária, Croácia, Eslovênia,
      Eslovénia, Eslováquia, Estônia, Estónia, Letônia, Letónia, Lituânia, Islândia, Sérvia, Chipre, Mônaco, Mónaco`,
    city: `
      Lisboa, Porto, Braga, Coimbra, Aveiro, Guimarães, Setúbal, Leiria, Paris, Berlim, Munique, Madri, Madrid, Barcelona, Milão, Amsterdã,
      Amesterdão, Bruxelas, Genebra, Zurique, Vila Nova de Gaia, Matosinhos, Cascais, Oeiras, Sintra, Almada, Évora, Faro, Viseu, Covilhã, Funchal,
      Ponta Delgada, Viana do Castelo, Vila Real, Castelo Branco, Santa Maria da Feira, Vila Nova de Famalicão, Famalicão, Barcelos, Figueira da Foz,
      Caldas da Rainha, Torres Vedras, Portimão, Hamburgo, Frankfurt, Roma, Turim, Valência, Sevilha, Viena,
      Varsóvia, Copenhague, Copenhaga, Estocolmo, Dublim, Atenas, Budapeste, Bucareste, Talin`,
    region: `
      União Europeia, Península Ibérica, Europa Ocidental, Algarve, Alentejo, Açores, Ibéria, mercado ibérico, Europa Central, Europa de Leste,
      Leste Europeu, Norte de Portugal, Centro de Portugal, Grande Lisboa, Grande Porto, Área Metropolitana de Lisboa, Área Metropolitana do Porto,
      Ribatejo, Minho, Trás-os-Montes, Beira Interior, Ilha da Madeira, Espaço Econômico Europeu, Espaço Económico Europeu, Países Nórdicos,
      Escandinávia, UE`,
    demonym: `
      mercado português, portugueses, portuguesas, europeu, europeus, europeia, mercado espanhol, mercado alemão, mercado francês, europeias, espanhóis,
      espanholas, alemães, franceses, italian*, suíç*, lisboeta*, portuense*, ibéric*, nórdic*`,
  },
  great_britain: {
    country: 'Reino Unido, Grã-Bretanha, Inglaterra, Escócia, País de Gales, Irlanda do Norte',
    city: 'Londres, Edimburgo',
    demonym: 'britânic*',
  },
  asia: {
    country: `
      China, Japão, Índia, Coreia do Sul, Singapura, Indonésia, Macau, Timor-Leste, Tailândia, Vietnã, Vietname, Malásia, Filipinas, Paquistão,
      Cazaquistão`,
    region: 'Ásia, Sudeste Asiático, Ásia-Pacífico',
    demonym: 'asiátic*, mercado chinês, mercado japonês, chineses, japoneses, indiano*, indiana*, coreano*, coreana*',
    city: 'Tóquio, Pequim, Xangai, Seul',
  },
  mena: {
    country: `
      Marrocos, Emirados Árabes Unidos, Arábia Saudita, Turquia, Egito, Egipto, Argélia, Tunísia, Catar, Jordânia, Líbano, Líbia, Iraque, Irão`,
    region: 'Oriente Médio, Médio Oriente, Norte de África, Norte da África, Golfo Pérsico',
  },
  latin_america: {
    country: `
      Brasil, México, Peru, Colômbia, Chile, Argentina, Uruguai, Paraguai, Bolívia, Equador, Venezuela, Panamá, Costa Rica, República Dominicana,
      Guatemala, Honduras, Nicarágua, El Salvador, Suriname, Porto Rico`,
    city: `
      São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Brasília, Recife, Fortaleza, Manaus, Belém, Goiânia, Campinas,
      São José dos Campos, Ribeirão Preto, Joinville, Blumenau, João Pessoa, Maceió, Campo Grande, Cuiabá, Uberlândia, Sorocaba, Londrina, Maringá,
      Cidade do México, Bogotá, Buenos Aires, Salvador, Niterói, Guarulhos, Osasco, Barueri, Alphaville, Jundiaí, Santo André, São Bernardo do Campo,
      São Caetano do Sul, São Carlos, São José do Rio Preto, Piracicaba, Bauru, Presidente Prudente, Itajubá, Santa Rita do Sapucaí, Juiz de Fora,
      Viçosa, Montes Claros, Petrópolis, Caxias do Sul, São Leopoldo, Novo Hamburgo, Pelotas, Passo Fundo, Chapecó, Criciúma, Itajaí,
      Balneário Camboriú, Jaraguá do Sul, Ponta Grossa, Cascavel, Foz do Iguaçu, Pato Branco, Anápolis, Aracaju, Teresina, São Luís, Campina Grande,
      Caruaru, Olinda, Jaboatão dos Guararapes, Petrolina, Feira de Santana, Ilhéus, Vila Velha, Porto Velho, Macapá, Belém do Pará, Porto Digital,
      Montevidéu, Santiago do Chile, Medellín, Guadalajara, Monterrey, Córdoba`,
    state: `
      Minas Gerais, Santa Catarina, Paraná, Bahia, Pernambuco, Ceará, Rio Grande do Sul, Goiás, Mato Grosso, Espírito Santo, Amazonas,
      Rio Grande do Norte, Estado do Pará, Estado de São Paulo, Estado do Rio, Paraíba, Piauí, Maranhão, Alagoas, Sergipe, Tocantins, Rondônia,
      Roraima, Amapá, Mato Grosso do Sul, Distrito Federal`,
    region: `
      América Latina, América do Sul, LatAm, Nordeste, Sudeste, Mercosul, América Central, Caribe, Cone Sul, Centro-Oeste, Região Sul, Região Norte,
      Região Nordeste, Região Sudeste, Região Centro-Oeste, Sul do Brasil, Sudeste do Brasil, Nordeste do Brasil, Norte do Brasil, Grande São Paulo,
      interior de São Paulo, ABC Paulista, Amazônia, Amazônia Legal, Cerrado, Pantanal, Matopiba, Triângulo Mineiro, Zona da Mata, Sertão, Agreste,
      Vale do Paraíba, Grande Florianópolis`,
    demonym: `
      brasileir*, latino-american*, mexicano*, latino-americanas, mexicana*, argentin*, colombian*, chilen*, peruan*, uruguai*, paulista*, paulistan*,
      carioca*, gaúch*, nordestin*, catarinense*, paranaense*, pernambucan*, baian*, cearense*, capixaba*, amazonense*, paraibano*, potiguar*,
      sul-american*`,
  },
  other: {
    country: `
      Canadá, Austrália, Nova Zelândia, África do Sul, Rússia, Angola, Moçambique, Cabo Verde, Guiné-Bissau, São Tomé e Príncipe, Nigéria, Quênia,
      Quénia, Gana, Senegal, Tanzânia, Etiópia, Ruanda, Namíbia`,
    city: 'Luanda, Maputo, Benguela',
    region: `
      África, PALOP, África lusófona, CPLP, países lusófonos, lusofonia, África Subsaariana, África Austral, países africanos de língua portuguesa`,
    demonym: 'african*, angolan*, moçambican*, cabo-verdian*, lusófon*, canadense*, canadian*, australian*',
  },
}
