import type { PhraseLists } from '../language-lexicon.ts'

/** Portuguese phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong: 'mídia programática, publicidade programática, rede de anúncios',
      medium: 'anunciantes, espaços publicitários',
    },
    advanced_materials: {
      strong: 'novos materiais, materiais avançados, nanomateria*, grafeno, bioplástico*, biomateria*',
      medium: 'polímero*, revestimento*, fibra*',
    },
    aerospace: { strong: 'aeroespacial, aeronáutica, aviação, aviões', medium: 'aeronave*, companhias aéreas' },
    agtech: {
      strong:
        'agricultura, agrícola*, agricultor*, agtech, agritech, agro, agronegócio, agropecuári*, pecuária, pecuaristas, produtor rural, produtores rurais, propriedades rurais',
      medium:
        'cultivo*, colheita*, safra*, solo*, irrigação, sementes, hectares, estufa*, gado, lavoura*, fertilizante*',
    },
    ai: {
      strong:
        'inteligência artificial, aprendizado de máquina, IA generativa, com IA, com inteligência artificial, baseado em IA, agente de IA, agentes de IA, assistente de IA, redes neurais, visão computacional, modelos de linguagem, machine learning',
      medium: 'IA, algoritmo*, chatbot*, preditiv*',
    },
    analytics: {
      strong: 'análise de dados, inteligência de dados, business intelligence, visualização de dados',
      medium: 'dashboard*, relatórios, métricas, indicadores',
    },
    ar_vr: { strong: 'realidade aumentada, realidade virtual, realidade mista, metaverso', medium: 'imersiv*, 3D' },
    automotive: {
      strong:
        'automotiv*, automóve*, automóvel, concessionária*, oficinas, oficinas mecânicas, veículos elétricos, seminovos, autopeças, montadoras',
      medium: 'veículo*, carros, motoristas, oficina*, frota',
    },
    banking: {
      strong: 'neobanco, banco digital, conta digital, conta bancária, serviços bancários, open banking',
      medium: 'bancos, banco, bancári*, contas',
    },
    beauty: {
      strong: 'beleza, cosmétic*, cuidados com a pele, maquiagem, salões de beleza, estética, cabeleireiro*',
      medium: 'pele, cabelo*, perfume*',
    },
    biotech: {
      strong: 'biotecnologia, biotecnológic*, terapia gênica, fármaco*, farmacêutic*, biotech, vacina*',
      medium: 'ensaios clínicos, laboratório*, proteína*, células, moléculas, enzima*',
    },
    blockchain: {
      strong: 'blockchain, contratos inteligentes, descentralizad*, tokenização, web3',
      medium: 'token*, NFT*',
    },
    climate_tech: {
      strong:
        'pegada de carbono, emissões de carbono, descarboniz*, mudanças climáticas, economia circular, reciclagem, reciclad*, créditos de carbono, carbono neutro, gestão de resíduos, ESG',
      medium: 'CO2, emissões, meio ambiente, ambienta*, sustentá*, sustentabilidade, resíduos, ecológic*, carbono',
    },
    cloud: { strong: 'infraestrutura em nuvem, computação em nuvem', medium: 'nuvem, servidores, data center*' },
    collaboration: { strong: 'trabalho colaborativo, ferramenta colaborativa', medium: 'colaborativ*, videochamadas' },
    communications: { strong: 'plataforma de comunicação, mensageria', medium: 'mensagens, WhatsApp, ligações' },
    construction_tech: {
      strong:
        'construção civil, construtoras, obras, canteiro de obras, construtechs, empreiteiras, materiais de construção',
      medium: 'obra, arquitetos, engenharia civil, reforma*, incorporadoras',
    },
    consumer_electronics: { strong: 'eletrônicos de consumo, fones de ouvido', medium: 'gadget*, eletrodoméstico*' },
    consumer_goods: {
      strong: 'bens de consumo, brinquedos, fraldas, produtos de limpeza, utilidades domésticas',
      medium: 'marca, embalage*, móveis',
    },
    creator_economy: {
      strong: 'criadores de conteúdo, economia dos criadores',
      medium: 'criadores, influenciadores, seguidores, conteúdo',
    },
    crypto: {
      strong: 'criptomoeda*, cripto, criptoativo*, bitcoin, stablecoin*',
      medium: 'wallet, DeFi, carteira digital',
    },
    cybersecurity: {
      strong: 'cibersegurança, segurança da informação, ciberataque*, segurança cibernética, proteção de dados',
      medium: 'fraude*, LGPD, phishing, ameaças, criptografia',
    },
    data_infrastructure: {
      strong: 'infraestrutura de dados, plataforma de dados, integração de dados',
      medium: 'bancos de dados, interoperabilidade',
    },
    dating: { strong: 'namoro, app de relacionamento, solteiros', medium: 'casais, match' },
    deep_tech: { strong: 'deep tech, deeptech, base científica, fotônica', medium: 'pesquisa científica, spin-off' },
    defense: { strong: 'defesa, militar*, forças armadas', medium: 'segurança nacional' },
    developer_tools: {
      strong: 'ferramentas para desenvolvedores, para desenvolvedores',
      medium: 'desenvolvedores, código aberto, API',
    },
    digital_health: {
      strong: 'saúde digital, telemedicina, teleconsulta*, prontuário*, healthtech, monitoramento de pacientes',
      medium: 'pacientes, médicos, consultas, bem-estar',
    },
    drones: { strong: 'drone, drones', medium: 'não tripulad*' },
    e_commerce: {
      strong:
        'e-commerce, ecommerce, comércio eletrônico, loja virtual, loja online, lojas virtuais, vendas online, venda online',
      medium: 'carrinho, frete, pedidos, compras online, lojistas',
    },
    edtech: {
      strong:
        'educação, educaciona*, edtech, aprendizagem, aprendizado, ensino, ensino a distância, EAD, cursos online, estudantes, plataforma de ensino, professores, alunos, capacitação, reforço escolar, vestibular',
      medium: 'escolas, universidades, cursos, aprender, aulas, escolar*, acadêmic*, faculdade*',
    },
    energy: {
      strong:
        'energia*, energias renováveis, energia renovável, energia solar, painéis solares, fotovoltaic*, hidrogênio verde, hidrogénio, eólica*, eficiência energética, transição energética, biogás, eletropostos, carregadores elétricos, energétic*, energia limpa',
      medium: 'eletricidade, kWh, solar, baterias, consumo de energia, conta de luz, rede elétrica',
    },
    enterprise_software: {
      strong:
        'software de gestão, software empresarial, sistema de gestão, ERP, gestão empresarial, software para empresas, transformação digital',
      medium: 'processos, fluxos de trabalho, gestão, automação, digitalização',
    },
    entertainment: {
      strong: 'entretenimento, cinema, streaming, espetáculo*, audiovisual',
      medium: 'filmes, séries, cultura, audiência, lazer',
    },
    events: {
      strong: 'eventos, organização de eventos, ingressos, venda de ingressos, shows, festivais',
      medium: 'casamentos, festas, feiras, bilhetes',
    },
    fashion: {
      strong: 'moda, roupas, vestuário, calçado*, têxt*, joias, moda sustentável, brechó*, segunda mão',
      medium: 'coleção*, estilo, guarda-roupa, acessórios',
    },
    fintech: {
      strong:
        'fintech, serviços financeiros, crédito*, empréstimo*, microcrédito*, educação financeira, finanças pessoais, investimentos online, antecipação de recebíveis, recebíveis, contabilidade, crowdfunding, consórcio*, gestão financeira, nota fiscal',
      medium: 'financeir*, finanças, impostos, faturas, cartão, cartões, dívida*, dinheiro, inadimplência, poupança',
    },
    fitness: {
      strong: 'fitness, academia, academias, personal trainer*, ginásio*',
      medium: 'treino*, exercícios, atividade física',
    },
    food_and_beverage: {
      strong:
        'alimentos, bebida*, restaurante*, gastronomia, gastronômic*, alimentíci*, café, cerveja, vinho*, snack*, padaria*, comida, chocolate, supermercados, alimentação',
      medium: 'ingredientes, sabor, receita culinária, cozinha, cardápio, orgânic*, pratos, nutrição',
    },
    foodtech: {
      strong:
        'foodtech, proteína vegetal, proteínas alternativas, desperdício de alimentos, desperdício alimentar, dark kitchen*, delivery de comida, à base de plantas, plant-based, carne cultivada',
      medium: 'vegan*, delivery, nutritiv*',
    },
    future_of_work: {
      strong: 'futuro do trabalho, trabalho remoto, trabalho híbrido, coworking, freelancers, empregabilidade',
      medium: 'home office, talentos, nômades digitais',
    },
    gaming: {
      strong: 'videogame*, jogos digitais, jogos eletrônicos, gaming, esports, games, jogos mobile',
      medium: 'jogadores, jogo, jogos, gamers, gamificação',
    },
    govtech: {
      strong:
        'govtech, governo digital, prefeituras, municípios, setor público, cidades inteligentes, gestão pública, administração pública, câmaras municipais',
      medium: 'cidadão*, cidadãos, governo*, cidades, órgãos públicos',
    },
    hardware: { strong: 'hardware, dispositivo eletrônico', medium: 'dispositivo*, sensor*, eletrônic*, equipamento*' },
    healthcare: {
      strong:
        'saúde, hospital, hospitais, clínicas, setor de saúde, médico, médicos, médica*, farmácia*, enfermagem, atendimento médico, planos de saúde, operadoras de saúde, idosos, SUS, odontológic*, dentistas',
      medium: 'paciente*, tratamento*, doença*, diagnóstico*, terapia*, cuidado*, bem-estar, exames',
    },
    hospitality: {
      strong: 'hotelaria, hotéis, hotel, hoteleir*, hospedage*, alojamento*, pousadas, aluguel por temporada',
      medium: 'hóspedes, quartos, reservas, turistas',
    },
    hr_tech: {
      strong:
        'recursos humanos, recrutamento, recrutamento e seleção, RH, gestão de pessoas, vagas de emprego, empregabilidade, gestão de talentos, folha de pagamento, benefícios corporativos, HRtech',
      medium:
        'talentos, candidatos, emprego, funcionários, vagas, empregadores, currículo*, colaboradores, contratação',
    },
    industrial: {
      strong:
        'indústria 4.0, manufatura, industrial, industriais, fábrica*, chão de fábrica, plantas industriais, manutenção preditiva, mineração',
      medium: 'produção, maquinário, máquinas, operadores, planta, indústria*',
    },
    insurtech: {
      strong:
        'seguradora*, insurtech, apólice*, corretores de seguros, mercado de seguros, seguro de vida, seguro saúde, seguros de, setor de seguros, contratar seguros',
      medium: 'sinistro*, segurad*, prêmios de seguro, cobertura',
    },
    iot: {
      strong: 'internet das coisas, IoT, sensores inteligentes, casa inteligente, automação residencial',
      medium: 'sensores, conectad*, dispositivos',
    },
    legaltech: {
      strong:
        'legaltech, lawtech, advogados, escritórios de advocacia, serviços jurídicos, contratos jurídicos, cartórios, departamentos jurídicos',
      medium: 'jurídic*, contratos, processos judiciais, compliance, direito',
    },
    logistics: {
      strong:
        'logística, logístic*, última milha, last mile, transportadora*, fretes, transporte de cargas, caminhoneiros, entregadores, operadores logísticos, armazém, armazéns, galpões',
      medium: 'entregas, entrega, transporte, carga*, rotas, frota, caminhões, frete',
    },
    marketing: {
      strong:
        'marketing digital, automação de marketing, plataforma de marketing, fidelização de clientes, programa de fidelidade, agências de marketing',
      medium: 'campanhas, publicidade, marcas, agência*, redes sociais',
    },
    marketplaces: {
      strong:
        'marketplace, mercado online, conecta oferta e demanda, conecta compradores e vendedores, plataforma que conecta',
      medium: 'vendedores, compradores, oferta e demanda, prestadores, anúncios, intermediários',
    },
    media: {
      strong: 'mídia, jornalismo, podcast*, editora*, produção audiovisual, mídias digitais',
      medium: 'conteúdo*, audiência, leitores, vídeos, notícias',
    },
    medical_devices: {
      strong:
        'dispositivo médico, dispositivos médicos, medtech, implante*, prótese*, equipamento médico, equipamentos médicos, ANVISA',
      medium: 'cirúrgic*, cirurgia, registro sanitário',
    },
    mental_health: {
      strong: 'saúde mental, psicólog*, psicológic*, bem-estar emocional, depressão, ansiedade, terapia online',
      medium: 'estresse, stress, terapia, terapeutas, meditação, emociona*, burnout',
    },
    mobility: {
      strong:
        'mobilidade*, mobilidade elétrica, mobilidade urbana, transporte público, compartilhamento de carros, patinete*, bicicleta*, micromobilidade, táxi*, estacionamento*, caronas, carona, eletromobilidade',
      medium: 'transporte, veículo*, passageiros, motoristas, viagens, trânsito',
    },
    music: { strong: 'música, musica*, músicos, indústria musical', medium: 'artistas, canções, shows, bandas' },
    payments: {
      strong:
        'pagamentos digitais, gateway de pagamento, meios de pagamento, processamento de pagamentos, pagamentos online, Pix, maquininha*, pagamentos móveis, subadquirente, carteira digital',
      medium: 'pagamentos, pagamento, cobrança*, transferência*, QR Code',
    },
    pets: {
      strong: 'animais de estimação, pets, pet, cães, gatos, veterinári*, tutores, pet shop*',
      medium: 'cachorro*, gato, animais, adoção',
    },
    productivity: {
      strong: 'produtividade, gestão de tarefas, gestão de projetos, gestão do tempo',
      medium: 'tarefas, agenda, calendário',
    },
    proptech: {
      strong:
        'imobiliári*, imóveis, imóvel, proptech, aluguel, aluguéis, arrendamento, corretores, condomínio*, inquilinos',
      medium: 'moradia*, apartamento*, proprietários, financiamento imobiliário, casa, casas, prédio*, habitação',
    },
    quantum: { strong: 'quântic*, computação quântica', medium: 'qubit*' },
    retail: {
      strong: 'varejo, varejista*, lojas físicas, supermercados, pontos de venda, comércio local, retalho, PDV',
      medium: 'lojas, comércio*, estoque, gôndola, lojistas',
    },
    robotics: { strong: 'robótica, robô, robôs', medium: 'autônom*, automatizad*' },
    saas: {
      strong: 'SaaS, software como serviço, plataforma SaaS, software em nuvem',
      medium: 'assinatura mensal, receita recorrente, licenças',
    },
    sales: {
      strong: 'equipes de vendas, força de vendas, automação de vendas, CRM',
      medium: 'vendedores, prospecção, leads, vendas',
    },
    semiconductors: { strong: 'semicondutor*, microchip*', medium: 'chips' },
    social: { strong: 'rede social, app social', medium: 'comunidade, amigos, compartilhar, conectar pessoas' },
    space: { strong: 'espacial, satélite*, foguete*, nanossatélite*', medium: 'órbita' },
    sports: {
      strong: 'esporte*, esportiv*, desport*, atletas, futebol, clubes esportivos',
      medium: 'quadras, clubes, torcedores, times',
    },
    supply_chain: {
      strong:
        'cadeia de suprimentos, cadeia de abastecimento, cadeias de suprimentos, rastreabilidade, suprimentos, compras corporativas, cotação de compras',
      medium: 'fornecedores, estoque*, compras',
    },
    telecom: {
      strong: 'telecomunicações, telefonia móvel, fibra óptica, provedores de internet',
      medium: 'internet, conectividade, 5G, operadoras',
    },
    travel: {
      strong: 'turismo, turístic*, viagens, viajantes, turistas, agências de viage*, férias',
      medium: 'reservas, destinos, hotéis, voos, passeios, experiências, viajar',
    },
  },
  client_type: {
    b2b: {
      strong:
        'B2B, empresas, PMEs, pequenas e médias empresas, pequenas empresas, negócios, corporativos, grandes empresas, lojistas, comércios, restaurantes, hotéis, clínicas, hospitais, escolas, universidades, bancos, seguradoras, varejistas, indústrias, fabricantes, distribuidores, fornecedores, empreendedores, agricultores, produtores rurais, construtoras, imobiliárias, escritórios, agências, marcas, transportadoras, empregadores, white label, instituições, comerciantes, anunciantes, lojas, farmácias, oficinas, organizações, MEIs, operadoras',
      medium:
        'empresa, negócio, companhias, corporativ*, funcionários, colaboradores, recursos humanos, profissionais, desenvolvedores, operadores, gestores, CRM, ERP, SaaS, parceiros comerciais, startups, RH',
      against:
        'modelo de negócio, modelo de negócios, plano de negócio, plano de negócios, nossa empresa, a empresa foi, oportunidade de negócio',
    },
    b2c: {
      strong:
        'B2C, consumidores, consumidor final, usuários finais, famílias, pais, mães, crianças, jovens, domicílios, estudantes, pacientes, viajantes, turistas, idosos, mulheres, homens, inquilinos, jogadores, atletas, tutores, millennials, geração Z, público em geral, clientes finais, D2C, DTC, torcedores, fãs, pessoas que, cidadãos, trabalhadores, casais, pessoa física, pessoas físicas, brasileiros',
      medium:
        'usuários, utilizadores, pessoas, app mobile, aplicativo móvel, comunidade, amigos, dia a dia, casa, celular, assinantes, seguidores, alunos, compradores',
      against: 'usuários corporativos, pessoas no time',
    },
    b2g: {
      strong:
        'B2G, governo*, prefeituras, municípios, setor público, órgãos públicos, instituições públicas, ministérios, administração pública, gestão pública, câmaras municipais, Estado',
      medium: 'licitações, licitação, cidades, políticas públicas, secretarias',
    },
  },
  product_type: {
    pt_software: {
      strong:
        'software, plataforma*, aplicativo*, aplicação, app, site, solução digital, sistema, algoritmo*, painel de controle, dashboard, marketplace, ferramenta digital, API, portal, SaaS, rede social, jogo digital, inteligência artificial, chatbot, blockchain, contratos inteligentes, extensão, bot, loja virtual',
      medium: 'nuvem, digita*, interface, web, mobile, online, dados, automação, IA, QR Code, WhatsApp',
      against: 'redes sociais, sistema de saúde, sistema educacional, sistema financeiro',
    },
    pt_hardware: {
      strong:
        'dispositivo*, hardware, sensor, sensores, robô*, drone, drones, máquina, equipamento, bateria*, carregador*, capacete, pulseira, painel solar, painéis solares, impressora 3D, dispositivo médico, protótipo físico, satélite*, arduino, microcontrolador*, veículo, reator',
      medium: 'protótipo*, componentes, fabricação, montagem, eletrônic*, patente*, instalação, equipamentos',
      against: 'dispositivos móveis, qualquer dispositivo, aprendizado de máquina, dispositivo móvel',
    },
    pt_service: {
      strong:
        'consultoria, assessoria*, agência, serviço completo, serviço a domicílio, coaching, treinamento*, workshops, mentoria*, terceirização, manutenção, aluguel, aulas particulares, conserto, catering, transporte de, serviço de',
      medium: 'serviços, serviço, acompanhamento, personalizad*, especialistas, instalação, profissionais',
    },
    pt_goods: {
      strong:
        'alimentos, bebida, bebidas, roupas, vestuário, cosméticos, joias, móveis, brinquedos, cerveja, vinho, café, chocolate, calçados, embalagens, suplementos, snacks, acessórios, produtos de limpeza, artesanato, produtos naturais, bolsas, fertilizante*',
      medium: 'ingredientes, orgânico*, feito à mão, matéria-prima, receita, sabores, artesana*, biodegradáve*',
    },
  },
  business_model: {
    bm_transactional: {
      strong:
        'comissão, comissões, por transação, taxa de serviço, comissão por, comissão por venda, comissão sobre, taxa por transação, percentual sobre, porcentagem sobre, % sobre cada, por reserva, taxa de sucesso, taxa de intermediação, cobramos uma taxa',
      medium: 'taxa, taxas, transações, fee, margem por, por pedido, por venda, spread, take rate, por corrida',
      against:
        'sem comissão, sem taxas, taxa zero, altas taxas, taxas altas, taxas abusivas, comissões altas, taxa de juros, taxa de crescimento, taxa de conversão',
    },
    bm_marketplace: {
      strong:
        'marketplace, mercado online, compradores e vendedores, conecta oferta e demanda, oferta e demanda, plataforma de dois lados',
      medium: 'vendedores, compradores, prestadores e clientes, anúncios',
    },
    bm_subscription: {
      strong:
        'assinatura, assinaturas, SaaS, ao mês, por mês, mensalidade*, licença anual, receita recorrente, receitas recorrentes, freemium, plano mensal, plano anual, por usuário por mês, planos de assinatura, MRR, ARR, plano básico, plano premium, assinantes, subscrição, subscrições, clube de assinatura',
      medium: 'mensal, anual, anuais, premium, planos, licença*, recorrente*, recorrência, plano pro, ao ano, por ano',
      against:
        'crescimento mensal, usuários por mês, pedidos por mês, visitas por mês, toneladas por ano, gasto mensal, vendas por mês, milhões por ano, ao ano no mundo, transações por mês',
    },
    bm_usage_based: {
      strong:
        'pagamento por uso, por consumo, conforme o uso, baseado em uso, pay per use, pay as you go, pague pelo uso',
      medium: 'créditos, por consulta, por unidade, por kWh',
    },
    bm_e_commerce: {
      strong:
        'e-commerce, ecommerce, loja virtual, loja online, comércio eletrônico, venda direta online, venda online, venda direta ao consumidor',
      medium: 'pedidos, frete, carrinho, ticket médio, venda de produtos',
    },
    bm_advertising: {
      strong:
        'publicidade, receita de publicidade, receita publicitária, anúncios, patrocínio*, anunciantes, conteúdo patrocinado',
      medium: 'sponsors, marcas patrocinadoras, banners, afiliados',
      against:
        'orçamento de publicidade, sem publicidade, sem anúncios, campanhas de publicidade, publicidade em redes, gasto com publicidade',
    },
    bm_open_source: { strong: 'código aberto, open source, software livre', medium: 'GitHub' },
    bm_hardtech: {
      strong: 'semicondutores, fotônica, hidrogênio, satélite*, deep tech, deeptech, reator*',
      medium: 'patentes, protótipo, hardware, escala industrial',
    },
    bm_biotech: {
      strong: 'biotecnologia, terapia gênica, biotech, nova molécula',
      medium: 'ensaios clínicos, laboratório, pré-clínic*',
    },
    bm_manufacturing: {
      strong:
        'fabricação, planta de produção, fábrica, manufatura, produção própria, linha de produção, fábrica própria, fabricamos, unidade fabril',
      medium: 'produção, custo de produção, matéria-prima, fabricante*',
    },
  },
  revenue_model: {
    Subscription: {
      strong: 'assinatura, assinaturas, mensalidade*, receita recorrente, plano mensal, plano anual, subscrição',
      medium: 'ao mês, por mês, mensal, anual, SaaS, por ano',
    },
    Freemium: { strong: 'freemium, versão gratuita, plano gratuito', medium: 'premium, grátis, gratuito' },
    'Transaction fee': {
      strong: 'por transação, taxa de serviço, taxa por transação',
      medium: 'taxa*, fee, transações',
    },
    Commission: {
      strong: 'comissão, comissões, comissão por venda, percentual sobre, take rate',
      medium: 'margem por',
      against: 'sem comissão, comissões altas',
    },
    Licensing: {
      strong: 'licença, licenças, licenciamento, licença anual, royalties, white label',
      medium: 'franquia*',
    },
    Advertising: {
      strong: 'publicidade, anunciantes, patrocínio*, receita publicitária, conteúdo patrocinado',
      medium: 'anúncios, sponsors',
      against: 'sem publicidade, publicidade em redes',
    },
    'Usage-based': { strong: 'pagamento por uso, por consumo, conforme o uso', medium: 'créditos, por consulta' },
    'Product sales': {
      strong:
        'venda de produtos, venda direta, preço de venda, preço unitário, venda de equipamentos, venda de dispositivos, pagamento único',
      medium: 'venda, vendas, ticket médio',
    },
    'Setup and services': {
      strong:
        'implantação, taxa de implantação, implementação, instalação, consultoria, treinamento*, serviços profissionais, setup, personalização',
      medium: 'manutenção, suporte, assessoria*',
    },
    'Interest and lending': { strong: 'juros, taxa de juros, concessão de crédito', medium: 'empréstimos, créditos' },
    'Data monetisation': { strong: 'venda de dados, monetização de dados', medium: 'relatórios de mercado' },
    'Token sale': { strong: 'venda de tokens, pré-venda de tokens', medium: 'tokens' },
  },
  product_structure: {
    Platform: { strong: 'plataforma, plataformas', medium: 'ecossistema' },
    SaaS: { strong: 'SaaS, software como serviço, software em nuvem', medium: 'software por assinatura' },
    'Mobile app': {
      strong: 'aplicativo, aplicativo móvel, app mobile, iOS e Android, App Store, Google Play',
      medium: 'app, celular, baixar',
    },
    'Web app': {
      strong: 'aplicação web, site, plataforma web, portal web, web app, sistema web',
      medium: 'navegador, portal, online',
    },
    Marketplace: { strong: 'marketplace, mercado online', medium: 'vendedores, anúncios' },
    API: { strong: 'nossa API, integração via API, API aberta', medium: 'API' },
    'Hardware device': {
      strong: 'dispositivo, sensor, robô, drone, equipamento',
      medium: 'hardware, sensores, eletrônica',
    },
    'AI assistant': {
      strong: 'assistente de IA, agente de IA, agentes de IA, chatbot, assistente virtual, assistente inteligente',
      medium: 'IA',
    },
    'Blockchain protocol': {
      strong: 'contratos inteligentes, aplicação descentralizada, protocolo descentralizado',
      medium: 'blockchain, token',
    },
    'Managed service': {
      strong: 'serviço completo, consultoria, solução completa',
      medium: 'serviço, assessoria, acompanhamento',
    },
    'Physical goods': {
      strong: 'roupas, cosméticos, bebidas, joias, móveis, alimentos, calçados',
      medium: 'embalagem, ingredientes',
    },
  },
  distribution: {
    'Direct sales': {
      strong:
        'venda direta, vendas diretas, força de vendas, equipe comercial, equipe de vendas, prospecção, inside sales, time comercial, outbound',
      medium: 'feiras, visitas, reuniões, contas-chave',
    },
    'Self-serve': {
      strong:
        'boca a boca, indicação, indicações, programa de indicação, viralidade, teste gratuito, crescimento orgânico, teste grátis',
      medium: 'recomendaç*, orgânico, cadastro online',
    },
    'Online marketing': {
      strong:
        'marketing digital, redes sociais, mídias sociais, anúncios em redes, tráfego pago, SEO, SEM, marketing de conteúdo, campanhas digitais, mídia paga, inbound marketing, publicidade online, e-mail marketing',
      medium: 'campanhas, conteúdo, blog, newsletter',
    },
    Influencers: {
      strong:
        'influenciadores, influencers, embaixadores, marketing de influência, programa de embaixadores, afiliados',
      medium: 'criadores de conteúdo',
    },
    'Partnerships and resellers': {
      strong:
        'parcerias, parcerias estratégicas, distribuidores, revendedores, parceiros comerciais, canal de parceiros, convênios, integradores, atacadistas, representantes comerciais, associações, sindicatos, cooperativas',
      medium: 'parceria, parceiros, representantes',
    },
    Community: { strong: 'comunidade de usuários, construção de comunidade', medium: 'comunidade, eventos, workshops' },
    Marketplaces: { strong: 'Mercado Livre, Amazon, App Store, Google Play, Magalu, Shopee', medium: 'iFood' },
    Retail: {
      strong: 'supermercados, lojas físicas, varejo, pontos de venda, farmácias, redes de varejo',
      medium: 'lojas, quiosques',
    },
    'Online store': {
      strong: 'loja virtual, loja online, e-commerce próprio, site próprio, venda online',
      medium: 'pedidos online',
    },
  },
}
