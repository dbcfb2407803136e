import type { PhraseLists } from '../language-lexicon.ts'

/** Portuguese phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong: `
        mídia programática, publicidade programática, rede de anúncios, mídia exterior, DOOH, retail media, compra de mídia, adtechs`,
      medium: 'anunciantes, espaços publicitários, mídia paga, inventário publicitário',
    },
    advanced_materials: {
      strong: `
        novos materiais, materiais avançados, nanomateria*, grafeno, bioplástico*, biomateria*, fibra de carbono, novos polímeros, biopolímero*,
        compósitos`,
      medium: 'polímero*, revestimento*, fibra*, materiais sustentáveis',
    },
    aerospace: {
      strong: 'aeroespacial, aeronáutica, aviação, aviões, aeroespaciais, eVTOL, indústria aeronáutica',
      medium: 'aeronave*, companhias aéreas, aeroporto*, pilotos',
    },
    agtech: {
      strong: `
        agricultura, agrícola*, agricultor*, agtech, agritech, agro, agronegócio, agropecuári*, pecuária, pecuaristas, produtor rural,
        produtores rurais, propriedades rurais, agtechs, agrotech, agronegócios, agroindústria*, agricultura familiar, agricultura de precisão,
        viticultura, piscicultura, aquicultura, aquacultura, silvicultura, agrônom*, agrónom*, produtores de leite, defensivos agrícolas, cafeicultor*`,
      medium: `
        cultivo*, colheita*, safra*, solo*, irrigação, sementes, hectares, estufa*, gado, lavoura*, fertilizante*, soja, milho, plantio, pastagem,
        rebanho*, talhões, vinhas, pragas, produtores`,
    },
    ai: {
      strong: `
        inteligência artificial, aprendizado de máquina, IA generativa, com IA, com inteligência artificial, baseado em IA, agente de IA,
        agentes de IA, assistente de IA, redes neurais, visão computacional, modelos de linguagem, machine learning, plataforma de IA, soluções de IA,
        modelos de IA, modelo de IA, motor de IA, infraestrutura de IA, tecnologia de IA, IA própria, agentes inteligentes,
        agentes autônomos, assistentes de IA, aprendizagem automática, aprendizagem de máquina, aprendizado profundo, aprendizagem profunda,
        processamento de linguagem natural, LLMs, copiloto`,
      medium: 'IA, algoritmo*, chatbot*, preditiv*, treino de modelos, LLM, inferência, automação inteligente',
    },
    analytics: {
      strong: `
        análise de dados, inteligência de dados, business intelligence, visualização de dados, ciência de dados, inteligência de mercado,
        análise preditiva, plataforma analítica`,
      medium: 'dashboard*, relatórios, métricas, indicadores, painéis, BI',
    },
    ar_vr: {
      strong: 'realidade aumentada, realidade virtual, realidade mista, metaverso',
      medium: 'imersiv*, 3D, avatares, óculos de realidade virtual',
    },
    automotive: {
      strong: `
        automotiv*, automóve*, automóvel, concessionária*, oficinas mecânicas, veículos elétricos, seminovos, autopeças, montadoras, carros elétricos,
        carro elétrico, mercado automotivo, setor automóvel, compra e venda de veículos, carros usados, oficinas auto`,
      medium: 'veículo*, carros, motoristas, oficina*, frota, pneus, autopeça, seguro auto',
    },
    banking: {
      strong: `
        neobanco, banco digital, conta digital, conta bancária, serviços bancários, open banking, neobancos, bancos digitais, core banking,
        banking as a service, BaaS, open finance, cooperativas de crédito, desbancarizad*, bancarização`,
      medium: 'bancos, banco, bancári*, contas, agências bancárias, correntistas',
      against: 'banco de dados, bancos de dados, banco de talentos, banco de horas, banco de imagens, banco de sangue',
    },
    beauty: {
      strong: `
        beleza, cosmétic*, cuidados com a pele, maquiagem, salões de beleza, cabeleireiro*, salão de beleza, clínicas de estética,
        centros de estética, dermocosmétic*, cuidados capilares, barbearias, barbearia, esteticista*`,
      medium: 'pele, cabelo*, perfume*, estética, skincare, unhas, autocuidado, manicures',
    },
    biotech: {
      strong: `
        biotecnologia, biotecnológic*, terapia gênica, fármaco*, farmacêutic*, biotech, vacina*, biotecnologias, ciências da vida,
        engenharia genética, genômic*, genómic*, descoberta de fármacos, bioinsumo*, medicamentos biológicos`,
      medium:
        'ensaios clínicos, laboratório*, proteína*, células, moléculas, enzima*, genética, bioprocesso*, pré-clínico*',
    },
    blockchain: {
      strong: `
        blockchain, contratos inteligentes, tokenização, web3, rede descentralizada, redes descentralizadas, DePIN, tokenização de ativos,
        ativos tokenizados`,
      medium: 'token*, NFT*, descentralizad*, on-chain, cripto',
    },
    climate_tech: {
      strong: `
        pegada de carbono, emissões de carbono, descarboniz*, mudanças climáticas, economia circular, reciclagem, reciclad*, créditos de carbono,
        carbono neutro, gestão de resíduos, pegada carbónica, neutralidade carbónica, crédito de carbono, mercado de carbono, alterações climáticas,
        climatech, cleantech, reflorestamento, restauração florestal, logística reversa, resíduos sólidos, coleta seletiva, recolha de resíduos,
        compostagem, recicláveis, tecnologia limpa, saneamento, bioeconomia, net zero`,
      medium: `
        CO2, emissões, meio ambiente, ambienta*, sustentá*, sustentabilidade, resíduos, ecológic*, carbono, carbónic*, lixo, reutiliz*,
        biodiversidade, poluição, desmatamento, aquecimento global, ESG, esgoto`,
    },
    cloud: {
      strong:
        'infraestrutura em nuvem, computação em nuvem, serviços em nuvem, provedor de nuvem, migração para a nuvem',
      medium: 'nuvem, servidores, data center*, na nuvem',
    },
    collaboration: {
      strong: 'trabalho colaborativo, ferramenta colaborativa, plataforma colaborativa, trabalho em equipe',
      medium: 'colaborativ*, videochamadas',
    },
    communications: {
      strong: `
        plataforma de comunicação, mensageria, plataforma de mensagens, atendimento omnichannel, plataforma omnichannel, WhatsApp Business,
        e-mail transacional`,
      medium: 'mensagens, WhatsApp, ligações, SMS, e-mail, e-mails, omnichannel',
    },
    construction_tech: {
      strong: `
        construção civil, construtoras, canteiro de obras, construtechs, empreiteiras, materiais de construção, construção modular, construtech,
        gestão de obras, obras civis, canteiros de obras, mercado da construção, setor da construção, indústria da construção, reabilitação urbana,
        construtora`,
      medium: `
        arquitetos, engenharia civil, incorporadoras, construção, engenheiros civis, incorporadora, pedreiros, mestre de obras, cimento`,
    },
    consumer_electronics: { strong: 'eletrônicos de consumo, fones de ouvido', medium: 'gadget*, eletrodoméstico*' },
    consumer_goods: {
      strong: `
        bens de consumo, brinquedos, fraldas, produtos de limpeza, utilidades domésticas, bens de grande consumo, artigos para casa,
        produtos para bebês, papelaria`,
      medium: 'embalage*, móveis, marca própria, utensílios',
    },
    creator_economy: {
      strong: `
        criadores de conteúdo, economia dos criadores, economia criativa digital, creator economy, infoprodutores, infoprodutos, youtubers, creators`,
      medium: 'criadores, influenciadores, seguidores, conteúdo, influencers, influenciador, podcasters',
    },
    crypto: {
      strong: `
        criptomoeda*, cripto, criptoativo*, bitcoin, stablecoin*, criptomoedas, mercado cripto, ativos digitais, exchange de criptoativos,
        carteira cripto, cripto ativos`,
      medium: 'wallet, DeFi, carteira digital, tokens, stablecoins',
    },
    cybersecurity: {
      strong: `
        cibersegurança, segurança da informação, ciberataque*, segurança cibernética, proteção de dados, segurança digital, segurança de dados,
        antifraude, prevenção a fraudes, prevenção de fraudes, vazamento de dados, vazamentos de dados, ataques cibernéticos,
        verificação de identidade, ransomware`,
      medium:
        'fraude*, LGPD, phishing, ameaças, criptografia, RGPD, golpes, autenticação, vulnerabilidades, hackers, conformidade',
    },
    data_infrastructure: {
      strong: `
        infraestrutura de dados, plataforma de dados, integração de dados, engenharia de dados, data lake, governança de dados, pipelines de dados`,
      medium: 'bancos de dados, interoperabilidade, APIs, interoperável',
    },
    dating: {
      strong: `
        namoro, app de relacionamento, solteiros, relacionamentos amorosos, encontros amorosos, aplicativo de relacionamento, aplicativo de namoro,
        app de encontros`,
      medium: 'casais, match, encontros, namorar',
    },
    deep_tech: {
      strong:
        'deep tech, deeptech, base científica, fotônica, deep techs, deeptechs, tecnologia profunda, nanotecnologia',
      medium: 'pesquisa científica, spin-off, laboratórios de pesquisa',
    },
    defense: {
      strong: `
        defesa, militar*, forças armadas, indústria de defesa, setor de defesa, Exército, Marinha do Brasil, Força Aérea, segurança pública`,
      medium: 'segurança nacional',
      against: 'defesa do consumidor, defesa civil, defesa pessoal, autodefesa, em defesa',
    },
    developer_tools: {
      strong:
        'ferramentas para desenvolvedores, para desenvolvedores, para programadores, ferramenta para desenvolvedores, SDK',
      medium: 'desenvolvedores, código aberto, API, programadores, devs, repositório',
    },
    digital_health: {
      strong: `
        saúde digital, telemedicina, teleconsulta*, prontuário*, healthtech, monitoramento de pacientes, healthtechs, e-saúde, prontuário eletrônico,
        prontuário digital, telessaúde, consultas online, consulta online, teleatendimento, monitorização de pacientes, monitoramento remoto,
        agendamento de consultas, saúde conectada, femtech`,
      medium: 'pacientes, médicos, consultas, bem-estar, utentes, sintomas, medicação, receita digital, cuidadores',
    },
    drones: {
      strong: 'drone, drones, drones agrícolas, VANT, VANTs',
      medium: 'não tripulad*',
    },
    e_commerce: {
      strong: `
        e-commerce, ecommerce, comércio eletrônico, loja virtual, loja online, lojas virtuais, vendas online, venda online, lojas online,
        comércio digital, vendas pela internet, venda pela internet, loja na internet, lojistas online, dropshipping, compras pela internet,
        e-commerces`,
      medium:
        'carrinho, frete, pedidos, compras online, lojistas, marketplaces, checkout, sellers, catálogo de produtos',
    },
    edtech: {
      strong: `
        educação, educaciona*, edtech, ensino, ensino a distância, EAD, cursos online, estudantes, plataforma de ensino, professores, alunos,
        reforço escolar, vestibular, edtechs, formação profissional, formação online, ensino superior, ensino básico, ensino médio,
        ensino fundamental, ensino de idiomas, cursos de idiomas, escola de idiomas, creches, creche, explicações, explicadores, aulas particulares,
        aulas online, plataforma educacional, plataforma educativa, educativ*, ENEM, sala de aula, e-learning`,
      medium: `
        escolas, universidades, cursos, aprender, aulas, escolar*, acadêmic*, faculdade*, aprendizado, aprendizagem, capacitação, formação,
        treinamentos, pedagógic*, docentes, educadores, idiomas, matrículas, tutores, concursos públicos`,
      against: `
        aprendizado de máquina, aprendizagem automática, aprendizagem de máquina, aprendizado profundo, aprendizado contínuo, curva de aprendizado,
        curva de aprendizagem`,
    },
    energy: {
      strong: `
        energias renováveis, energia renovável, energia solar, painéis solares, fotovoltaic*, hidrogênio verde, hidrogénio, eólica*,
        eficiência energética, transição energética, biogás, eletropostos, carregadores elétricos, energétic*, energia limpa, energia elétrica,
        energia eólica, energias limpas, energia fotovoltaica, geração distribuída, geração de energia, mercado livre de energia,
        armazenamento de energia, setor energético, setor elétrico, placas solares, usinas solares, usina solar, usinas, parques solares, biomassa,
        biocombustíve*, biometano, etanol, postos de carregamento, carregamento de veículos elétricos, carregadores de veículos elétricos,
        distribuidoras de energia, comunidades de energia, autoconsumo, hidrogênio`,
      medium: `
        eletricidade, kWh, solar, baterias, consumo de energia, conta de luz, rede elétrica, energia, energias, bateria, concessionárias de energia,
        combustíve*, MWh, fatura de energia`,
      against: 'energético, bebida energética, bebidas energéticas, energia vital',
    },
    enterprise_software: {
      strong: `
        software de gestão, software empresarial, sistema de gestão, ERP, gestão empresarial, software para empresas, transformação digital,
        software corporativo, sistemas de gestão, plataforma de gestão, gestão de processos, BPM, software de faturação, automação de processos, RPA`,
      medium: `
        processos, fluxos de trabalho, gestão, automação, digitalização, fluxo de trabalho, planilhas, back-office, digitalizar,
        produtividade empresarial`,
    },
    entertainment: {
      strong: `
        entretenimento, cinema, streaming, espetáculo*, audiovisual, indústria do entretenimento, produção cultural, filmes e séries, séries de TV`,
      medium: 'filmes, audiência, lazer, espectadores, cinemas, teatro, parques temáticos',
    },
    events: {
      strong: `
        organização de eventos, ingressos, venda de ingressos, festivais, produção de eventos, gestão de eventos, produtores de eventos,
        mercado de eventos, setor de eventos, eventos corporativos, bilheteira, bilheteria, venda de bilhetes, casamento, cerimonialistas, buffets,
        espaços para eventos`,
      medium: 'casamentos, festas, feiras, bilhetes, eventos, shows, festival, ingresso, conferências, noivas',
    },
    fashion: {
      strong: `
        moda, roupas, vestuário, calçado*, joias, moda sustentável, brechó*, segunda mão, indústria da moda, indústria têxtil, têxtil, têxteis,
        moda feminina, moda masculina, moda íntima, moda circular, streetwear, joalharia, joalheria, confecções, estilistas, brechós`,
      medium: 'coleção*, estilo, guarda-roupa, acessórios, tecidos, looks, roupa, costureiras, provador',
    },
    fintech: {
      strong: `
        fintech, serviços financeiros, empréstimo*, microcrédito*, educação financeira, finanças pessoais, investimentos online,
        antecipação de recebíveis, recebíveis, crowdfunding, gestão financeira, fintechs, setor financeiro, mercado financeiro, inclusão financeira,
        crédito consignado, crédito rural, crédito habitação, crédito imobiliário, crédito pessoal, análise de crédito, concessão de crédito,
        linhas de crédito, linha de crédito, score de crédito, renegociação de dívidas, gestão financeira pessoal, corretora de investimentos,
        planejamento financeiro pessoal, FIDC, carta de consórcio, administradora de consórcios, cotas de consórcio, remessas internacionais, câmbio,
        plataforma de investimentos, tomadores de crédito`,
      medium: `
        financeir*, finanças, impostos, faturas, cartão, cartões, dívida*, dinheiro, inadimplência, poupança, crédito*, contabilidade, contadores,
        contabilistas, nota fiscal, notas fiscais, investimentos pessoais, juros, cobrança de dívidas, conciliação bancária, inadimplentes,
        tributári*, tributos, fluxo de caixa das empresas`,
      against: `
        créditos de carbono, crédito de carbono, créditos acadêmicos, cartão de visita, projeções financeiras, projeção financeira, plano financeiro,
        recursos financeiros`,
    },
    fitness: {
      strong: `
        fitness, personal trainer*, ginásio*, academias de ginástica, personal trainers, treino personalizado, aplicativo de treino, crossfit,
        pilates, ginástica`,
      medium:
        'treino*, exercícios, atividade física, academia, condicionamento físico, treinador pessoal, musculação, corrida de rua',
    },
    food_and_beverage: {
      strong: `
        alimentos, bebida*, restaurante*, gastronomia, gastronômic*, alimentíci*, café, cerveja, vinho*, snack*, padaria*, comida, chocolate,
        supermercados, alimentação, alimentos e bebidas, restaurantes, alimentação saudável, alimentos saudáveis, indústria alimentar,
        setor alimentar, cafeteria*, cervejaria*, cerveja artesanal, vinícola*, adega*, HORECA, confeitaria*, hamburgueria*, food service,
        setor da restauração, bares e restaurantes, cafés e restaurantes, marmita*`,
      medium: `
        ingredientes, sabor, receita culinária, cozinha, cardápio, pratos, nutrição, alimentos orgânicos, produtos orgânicos, refeição, refeições,
        chefs, azeite, queijo*, carne*, leite, frutas, receitas culinárias, suplementos alimentares, restauração`,
    },
    foodtech: {
      strong: `
        foodtech, proteína vegetal, proteínas alternativas, desperdício de alimentos, desperdício alimentar, dark kitchen*, delivery de comida,
        à base de plantas, plant-based, carne cultivada, foodtechs, proteína alternativa, proteínas vegetais, insetos comestíveis,
        ingredientes funcionais, cozinhas fantasma, entrega de comida, entrega de refeições, delivery de refeições`,
      medium: 'vegan*, delivery, nutritiv*, plant based, fermentação de precisão',
    },
    future_of_work: {
      strong: `
        futuro do trabalho, trabalho remoto, trabalho híbrido, coworking, freelancers, empregabilidade, profissionais autônomos,
        trabalhadores autônomos, trabalhadores independentes, teletrabalho, escritórios compartilhados, gig economy, nômade digital,
        espaços de coworking, economia gig`,
      medium: 'home office, talentos, nômades digitais, freelas, freelancer, autônomos, bicos, profissionais liberais',
    },
    gaming: {
      strong: `
        videogame*, jogos digitais, jogos eletrônicos, gaming, esports, games, jogos mobile, videojogo*, jogo digital, jogos online,
        desenvolvedora de jogos, estúdio de jogos, jogo mobile, e-sports, indústria de jogos, mercado de jogos`,
      medium: 'jogadores, jogo, jogos, gamers, gamificação, jogador, gamer, partidas, game',
      against: 'mudar o jogo, em jogo, jogo de cintura, jogos olímpicos',
    },
    govtech: {
      strong: `
        govtech, governo digital, prefeituras, municípios, setor público, cidades inteligentes, gestão pública, administração pública,
        câmaras municipais, govtechs, poder público, gestão municipal, secretarias municipais, autarquias, juntas de freguesia, compras públicas,
        contratação pública, licitações, licitações públicas, serviços públicos digitais, smart cities, smart city, servidores públicos,
        participação cidadã`,
      medium: `
        cidadão*, cidadãos, governo*, cidades, órgãos públicos, prefeitura, município, políticas públicas, cidadania, concelhos`,
    },
    hardware: {
      strong: `
        hardware, dispositivo eletrônico, dispositivos eletrônicos, dispositivos eletrónicos, sistemas embarcados, placa eletrônica, microcontrolador*`,
      medium: 'dispositivo*, sensor*, eletrônic*, equipamento*, firmware, impressão 3D',
    },
    healthcare: {
      strong: `
        saúde, hospital, hospitais, clínicas, setor de saúde, médico, médicos, médica*, farmácia*, enfermagem, atendimento médico, planos de saúde,
        operadoras de saúde, idosos, SUS, odontológic*, dentistas, hospitalar*, clínica médica, cuidados de saúde, profissionais de saúde,
        serviços de saúde, saúde suplementar, saúde pública, saúde da mulher, plano de saúde, enfermeiros, enfermeiras, cuidadores de idosos,
        lares de idosos, oncolog*, radiolog*, cardiolog*, fisioterap*, odontolog*, diabetes, câncer, cancro, SNS, UBS, medicamentos, medicina`,
      medium: `
        paciente*, tratamento*, doença*, diagnóstico*, terapia*, cuidado*, bem-estar, exames, prevenção, sintoma*, sangue, cirurgias, enfermidade*,
        utente*, diabétic*, laudo*, cuidador*, dor crônica, reabilitação`,
    },
    hospitality: {
      strong: `
        hotelaria, hotéis, hotel, hoteleir*, hospedage*, alojamento*, pousadas, aluguel por temporada, alojamento local, hostel, hostels, resorts,
        gestão hoteleira, meios de hospedagem, rede hoteleira`,
      medium: 'hóspedes, quartos, reservas, turistas, anfitriões, check-in, diárias, Airbnb, hóspede',
    },
    hr_tech: {
      strong: `
        recursos humanos, recrutamento, recrutamento e seleção, RH, gestão de pessoas, vagas de emprego, empregabilidade, gestão de talentos,
        folha de pagamento, benefícios corporativos, HRtech, HR tech, HRtechs, recrutadores, recrutar talentos, seleção de candidatos,
        processos seletivos, processo seletivo, atração de talentos, retenção de talentos, employer branding, clima organizacional,
        avaliação de desempenho, gestão de recursos humanos, vale-refeição, vale-alimentação, benefícios flexíveis, ponto eletrônico,
        controle de ponto, saúde corporativa, processamento salarial, folha de salários, departamento pessoal, desenvolvimento de lideranças,
        seleção de pessoas`,
      medium: `
        talentos, candidatos, emprego, funcionários, vagas, empregadores, currículo*, colaboradores, contratação, colaborador, vaga, turnover,
        engajamento, onboarding, liderança, estagiários, CVs, competências, headhunters, contratações`,
    },
    industrial: {
      strong: `
        indústria 4.0, manufatura, industrial, industriais, fábrica*, chão de fábrica, plantas industriais, manutenção preditiva, mineração,
        indústria transformadora, processos industriais, automação industrial, setor industrial, indústria têxtil, metalurg*, siderurg*, petroquímic*,
        metalmecânic*, linha de produção, linhas de produção, indústria naval, manufatureir*, mineradora*`,
      medium: `
        produção, maquinário, máquinas, operadores, planta, indústria*, maquinaria, manutenção, usinagem, moldes, caldeiras, paradas de máquina,
        petróleo, gás`,
      against: `
        propriedade industrial, segredo industrial, desenho industrial, escala industrial, design industrial, engenharia industrial`,
    },
    insurtech: {
      strong: `
        seguradora*, insurtech, apólice*, corretores de seguros, mercado de seguros, seguro de vida, seguro saúde, seguros de, setor de seguros,
        contratar seguros, insurtechs, corretoras de seguros, corretor de seguros, mediadores de seguros, resseguro*, microsseguro*, seguro auto,
        seguro viagem, seguro residencial, seguro automóvel, seguro garantia`,
      medium: 'sinistro*, segurad*, prêmios de seguro, cobertura, seguros, seguro, indenização, indemnização',
    },
    iot: {
      strong: `
        internet das coisas, IoT, sensores inteligentes, casa inteligente, automação residencial, sensores IoT, dispositivos IoT,
        dispositivos conectados, telemetria, monitoramento remoto por sensores, domótica, rede de sensores`,
      medium: 'sensores, dispositivos, LoRa, LoRaWAN, telemétric*, monitoramento em tempo real',
    },
    legaltech: {
      strong: `
        legaltech, lawtech, advogados, escritórios de advocacia, serviços jurídicos, contratos jurídicos, cartórios, departamentos jurídicos,
        lawtechs, legaltechs, mercado jurídico, setor jurídico, advocacia, escritório de advocacia, sociedades de advogados, advogado,
        assistência jurídica, resolução de conflitos, resolução de litígios, tribunais, notários, gestão de contratos`,
      medium: `
        jurídic*, contratos, processos judiciais, compliance, advogadas, processo judicial, ações judiciais, judiciári*, cláusulas, petições, leis`,
    },
    logistics: {
      strong: `
        logística, logístic*, última milha, last mile, transportadora*, fretes, transporte de cargas, caminhoneiros, entregadores,
        operadores logísticos, armazém, armazéns, galpões, logtech, gestão de frotas, gestão de frota, centros de distribuição,
        centro de distribuição, transporte rodoviário, transporte de mercadorias, entregas rápidas, entregas ao domicílio, motoboys, estafetas,
        embarcadores, roteirização, frete marítimo, comércio exterior, caminhoneiro, operador logístico, armazenagem, cadeia logística,
        entregas urbanas, encomendas expressas`,
      medium: `
        entregas, entrega, transporte, carga*, rotas, frota, caminhões, frete, encomenda, encomendas, caminhão, camiões, contêiner*, contentor*,
        portos, entregador, motoristas, importação, exportação, estoque`,
    },
    marketing: {
      strong: `
        marketing digital, automação de marketing, plataforma de marketing, fidelização de clientes, programa de fidelidade, agências de marketing,
        martech, martechs, marketing de influência, marketing de conteúdo, marketing de performance, e-mail marketing, agência de marketing,
        CRM de marketing, pesquisa de mercado online, programa de fidelização, programas de fidelidade`,
      medium: `
        campanhas, publicidade, marcas, agência*, redes sociais, tráfego pago, leads, SEO, engajamento, mídias sociais, anúncios`,
      against: 'equipe de marketing, time de marketing, equipa de marketing, despesas de marketing',
    },
    marketplaces: {
      strong: `
        marketplace, mercado online, conecta oferta e demanda, conecta compradores e vendedores, plataforma que conecta, marketplaces,
        plataforma de compra e venda, conecta quem, plataforma que liga, compra e venda entre particulares, une oferta e demanda,
        mercado de dois lados`,
      medium: `
        vendedores, compradores, oferta e demanda, prestadores, anúncios, intermediários, prestadores de serviço, prestadores de serviços, anunciar,
        comprador, vendedor`,
    },
    media: {
      strong: `
        jornalismo, podcast*, editora*, produção audiovisual, mídias digitais, veículos de comunicação, órgãos de comunicação social,
        comunicação social, produção de conteúdo, editoras, jornalistas, jornais, portal de notícias, rádio`,
      medium: `
        conteúdo*, audiência, leitores, vídeos, notícias, mídia, mídias, jornalist*, publicações, vídeo, leitor, televisão, revista*, livros`,
    },
    medical_devices: {
      strong: `
        dispositivo médico, dispositivos médicos, medtech, implante*, prótese*, equipamento médico, equipamentos médicos, ANVISA,
        dispositivos de diagnóstico, equipamento hospitalar, equipamentos hospitalares, ortopédic*, órtese*, dispositivo vestível médico,
        instrumentos cirúrgicos, aparelhos auditivos, imagem médica, diagnóstico por imagem`,
      medium: `
        cirúrgic*, cirurgia, registro sanitário, marcação CE, ensaios clínicos, certificação médica, Infarmed, registro na ANVISA, ISO 13485, DICOM`,
    },
    mental_health: {
      strong: `
        saúde mental, psicólog*, psicológic*, bem-estar emocional, depressão, ansiedade, terapia online, psicoterapia, psicoterapeuta*,
        apoio psicológico, atendimento psicológico, saúde emocional, psiquiatr*, autismo, TEA, TDAH, neurodivergent*, mindfulness`,
      medium:
        'estresse, stress, terapia, terapeutas, meditação, emociona*, burnout, autoconhecimento, terapeuta, ansios*, suicídio',
    },
    mobility: {
      strong: `
        mobilidade*, mobilidade elétrica, mobilidade urbana, transporte público, compartilhamento de carros, patinete*, bicicleta*, micromobilidade,
        táxi*, estacionamento*, caronas, carona, eletromobilidade, transporte urbano, transporte coletivo, transporte escolar, transportes públicos,
        trotinete*, trotineta*, carsharing, carros compartilhados, carros partilhados, partilha de carros, mobilidade sustentável,
        mobilidade compartilhada, motoristas de aplicativo, motorista de aplicativo, transporte por aplicativo, boleias, boleia,
        vagas de estacionamento, ônibus, autocarro*`,
      medium: `
        transporte, veículo*, passageiros, motoristas, viagens, trânsito, corridas, motos, passageiro, comboio*, metrô, frotas, vagas, deslocamento*,
        combustível`,
      against: 'mobilidade reduzida, mobilidade social',
    },
    music: {
      strong: `
        música, musica*, músicos, indústria musical, streaming de música, músico, produtores musicais, artistas independentes, gravadora*,
        direitos autorais musicais`,
      medium: 'artistas, canções, shows, bandas, cantores, palco, discos, DJs, álbu*',
    },
    payments: {
      strong: `
        pagamentos digitais, gateway de pagamento, meios de pagamento, processamento de pagamentos, pagamentos online, maquininha*, pagamentos móveis,
        subadquirente, carteira digital, plataforma de pagamentos, soluções de pagamento, solução de pagamento, pagamentos instantâneos,
        pagamento por aproximação, pagamentos por aproximação, pagamentos internacionais, instituição de pagamento, adquirência, adquirente*,
        subadquirência, arranjos de pagamento, split de pagamentos, split de pagamento, link de pagamento, Pix parcelado, iniciação de pagamentos`,
      medium: `
        pagamentos, pagamento, cobrança*, transferência*, QR Code, Pix, boleto*, cartão de crédito, cartão de débito, checkout, parcelamento,
        Multibanco, MB Way, conciliação`,
    },
    pets: {
      strong: `
        animais de estimação, pets, pet, veterinári*, pet shop*, animal de estimação, petshop*, mercado pet, donos de pets, tutores de pets,
        tutores de animais, clínicas veterinárias, cachorros, petcare`,
      medium: 'cachorro*, gatos, cão, cães, ração, animal',
      against: 'garrafa PET, garrafas PET, plástico PET, embalagens PET, resina PET',
    },
    productivity: {
      strong: `
        produtividade, gestão de tarefas, gestão de projetos, gestão do tempo, ferramenta de produtividade, gestão de documentos, organização pessoal`,
      medium: 'tarefas, agenda, calendário, lembretes, anotações, documentos, reuniões',
    },
    proptech: {
      strong: `
        imobiliári*, imóveis, imóvel, proptech, condomínio*, inquilinos, proptechs, mercado imobiliário, setor imobiliário, compra e venda de imóveis,
        aluguel de imóveis, aluguel residencial, arrendamento de imóveis, arrendamento habitacional, corretores de imóveis, corretor de imóveis,
        mediação imobiliária, mediadores imobiliários, senhorios, locatários, locadores, condomínios, síndicos, síndico,
        administradoras de condomínios, loteamentos, incorporação imobiliária, casa própria, alojamento estudantil, imóveis comerciais`,
      medium: `
        moradia*, apartamento*, proprietários, financiamento imobiliário, casa, casas, prédio*, habitação, aluguel, aluguéis, arrendamento,
        corretores, residencial, residenciais, terrenos, apartamentos, arrendatários, edifícios, locação, escritura, quartos`,
    },
    quantum: { strong: 'quântic*, computação quântica', medium: 'qubit*' },
    retail: {
      strong: `
        varejo, varejista*, lojas físicas, supermercados, pontos de venda, comércio local, retalho, PDV, varejo físico, setor de varejo,
        varejo alimentar, pequenos varejistas, lojas de bairro, comércio de bairro, comércio tradicional, mercearias, retalhista*,
        lojas de conveniência, redes de varejo, redes de supermercados, loja física, atacarejo, omnicanal`,
      medium: `
        lojas, comércio*, estoque, gôndola, lojistas, loja, prateleira*, consumidores em loja, shopping*, atacado, stock, gôndolas, atacadista*`,
    },
    robotics: {
      strong: 'robótica, robô, robôs, robôs autônomos, robôs móveis, robôs industriais, braço robótico, robótic*',
      medium: 'autônom*, autonomia, automatização',
    },
    saas: {
      strong: `
        SaaS, software como serviço, plataforma SaaS, software em nuvem, software por assinatura, modelo SaaS, micro-SaaS, B2B SaaS, SaaS B2B`,
      medium: 'assinatura mensal, receita recorrente, licenças, MRR, ARR, churn, multi-tenant',
    },
    sales: {
      strong: `
        equipes de vendas, força de vendas, automação de vendas, CRM, time de vendas, times de vendas, equipa de vendas, equipe de vendas,
        equipes comerciais, equipas comerciais, prospecção de clientes, prospecção B2B, geração de leads, gestão de vendas, funil de vendas,
        pré-vendas, SDRs, SDR, inteligência comercial, cold mail, vendas B2B, prospecção ativa`,
      medium: `
        vendedores, prospecção, leads, vendas, prospectar, vendedor, follow-up, conversão, comissões de vendas, representantes comerciais`,
      against: 'equipe de vendas própria, despesas de vendas',
    },
    semiconductors: {
      strong: 'semicondutor*, microchip*, chip de, microeletrônica, microeletrónica, circuitos integrados',
      medium: 'chips, wafer*',
    },
    social: {
      strong: 'rede social, app social, redes sociais próprias, comunidade online, comunidades online',
      medium:
        'comunidade, amigos, compartilhar, conectar pessoas, seguir, perfis, feed, amizade*, comunidades, interação',
    },
    space: {
      strong: `
        espacial, satélite*, foguete*, nanossatélite*, setor espacial, tecnologia espacial, lançamento de satélites, imagens de satélite, cubesat*,
        nanossatélites`,
      medium: 'órbita, orbital, lançador*',
    },
    sports: {
      strong: `
        esporte*, esportiv*, desport*, atletas, futebol, clubes esportivos, esportes, clubes de futebol, clube de futebol, desportos, atleta,
        corredores, surf, ciclismo, padel, tênis, beach tennis, torcidas, campeonatos, arenas esportivas, gestão esportiva, gestão desportiva,
        treinadores`,
      medium:
        'quadras, clubes, torcedores, torcedor, times de futebol, quadras esportivas, jogadores, torneio*, competições, clube',
    },
    supply_chain: {
      strong: `
        cadeia de suprimentos, cadeia de abastecimento, cadeias de suprimentos, rastreabilidade, suprimentos, compras corporativas,
        cotação de compras, supply chain, cadeia de fornecimento, cadeias de fornecimento, cadeias de abastecimento, gestão de fornecedores,
        gestão de estoques, gestão de estoque, gestão de stocks, procurement, compras B2B, rastreabilidade de produtos, atacado B2B`,
      medium: `
        fornecedores, estoque*, compras, fornecedor, cotações, stock, insumos, distribuidores, origem dos produtos, abastecimento`,
    },
    telecom: {
      strong: `
        telecomunicações, telefonia móvel, fibra óptica, provedores de internet, telecom, provedores regionais, operadora de telecom,
        operadoras de telefonia, telefonia, banda larga, fibra ótica, redes móveis, eSIM, MVNO`,
      medium: 'internet, conectividade, 5G, operadoras, sinal, antenas, operadora, torres',
    },
    travel: {
      strong: `
        turismo, turístic*, viagens, viajantes, turistas, agências de viage*, viajante, turista, pacotes de viagem, agência de viagens,
        agências de viagens, reservas de viagens, turismo de experiência, ecoturismo, enoturismo, intercâmbio, experiências turísticas,
        passagens aéreas, guias turísticos, setor do turismo, setor de turismo, roteiros de viagem`,
      medium: `
        reservas, destinos, hotéis, voos, passeios, viajar, férias, passagens, roteiros, hospedagem, voo, destino, excursões, visitantes`,
    },
  },
  client_type: {
    b2b: {
      strong: `
        B2B, empresas, PMEs, pequenas e médias empresas, pequenas empresas, corporativos, grandes empresas, lojistas, restaurantes, hotéis, clínicas,
        hospitais, escolas, universidades, bancos, seguradoras, varejistas, fabricantes, distribuidores, fornecedores, empreendedores, agricultores,
        produtores rurais, construtoras, imobiliárias, agências, marcas, transportadoras, empregadores, white label, instituições, comerciantes,
        anunciantes, lojas, farmácias, organizações, MEIs, operadoras, pequenos negócios, donos de negócios, donos de negócio, donos de restaurantes,
        microempresas, microempreendedores, PME, médias empresas, pequenos comércios, pequenos comerciantes, empresas de médio porte,
        clientes corporativos, clientes empresariais, corporações, pequenos e médios, startups e empresas, agências de viagens, imobiliária,
        escritórios de advocacia, escritórios de contabilidade, contabilistas, empresários, equipes de vendas, departamentos de RH,
        profissionais liberais, construtora, laboratórios, supermercados, academias de ginástica, oficinas mecânicas, fábricas, operadoras de saúde,
        cooperativas, concessionárias, retalhistas, produtores, pecuaristas, recrutadores`,
      medium: `
        empresa, negócio, companhias, corporativ*, funcionários, colaboradores, recursos humanos, profissionais, desenvolvedores, operadores,
        gestores, CRM, ERP, SaaS, parceiros comerciais, startups, RH, negócios, indústrias, escritórios, comércio, oficinas, gerentes, empresarial,
        empresariais, equipes, equipas, departamento, licenças, integradores, multinacionais, profissionais de saúde, faturação, CNPJ, associações`,
      against: `
        modelo de negócio, modelo de negócios, plano de negócio, plano de negócios, nossa empresa, a empresa foi, oportunidade de negócio,
        modelos de negócio, oportunidade de negócios, rodada de negócios, volume de negócios, desenvolvimento de negócios, banco de dados,
        bancos de dados, dados da empresa, sobre a empresa, valor da empresa, registro de marca, marca registrada, marca registada,
        as grandes empresas, a nossa empresa`,
    },
    b2c: {
      strong: `
        B2C, consumidores, consumidor final, usuários finais, famílias, mães, crianças, jovens, domicílios, estudantes, pacientes, viajantes,
        turistas, idosos, mulheres, homens, inquilinos, jogadores, atletas, tutores, millennials, geração Z, público em geral, clientes finais, D2C,
        DTC, torcedores, fãs, pessoas que, cidadãos, trabalhadores, casais, pessoa física, pessoas físicas, consumidor, consumidores finais,
        cliente final, usuário final, utilizador final, utilizadores finais, pais e mães, mães e pais, pais e filhos, pais e responsáveis, os pais,
        aos pais, dos pais, adolescentes, universitários, concurseiros, gestantes, bebês, donos de pets, tutores de pets, donos de animais,
        motoristas de aplicativo, moradores, particulares, pessoas comuns, população em geral, clientes particulares, aposentados, pensionistas,
        noivos, gamers, adultos, compradores de imóveis, viajante, cidadão comum, qualquer pessoa, foliões, candidatos a emprego`,
      medium: `
        usuários, utilizadores, pessoas, app mobile, aplicativo móvel, comunidade, amigos, dia a dia, casa, celular, assinantes, seguidores, alunos,
        compradores, brasileiros, portugueses, família, amigo, filhos, vizinhos, download, telemóvel, App Store, Google Play, consumo pessoal,
        cotidiano, bem-estar, público jovem, leitores, ouvintes`,
      against: `
        usuários corporativos, pessoas no time, número de pessoas, pessoas na equipe, pessoas na equipa, gestão de pessoas, usuários empresariais`,
    },
    b2g: {
      strong: `
        B2G, governo*, prefeituras, municípios, setor público, órgãos públicos, instituições públicas, ministérios, administração pública,
        gestão pública, câmaras municipais, prefeitura, município, órgão público, poder público, governos estaduais, governos municipais,
        governo federal, governos, secretarias municipais, secretarias de saúde, secretarias de educação, secretaria de saúde, secretaria de educação,
        autarquias, juntas de freguesia, administração local, entidades públicas, escolas públicas, rede pública, hospitais públicos,
        setor governamental, forças armadas, SUS`,
      medium: `
        licitações, licitação, cidades, políticas públicas, secretarias, compras públicas, contratação pública, concursos públicos, serviço público,
        serviços públicos, edital, editais, pregão, polícia, segurança pública, ministério`,
    },
  },
  product_type: {
    pt_software: {
      strong: `
        software, plataforma*, aplicativo*, aplicação, app, solução digital, algoritmo*, painel de controle, dashboard, marketplace,
        ferramenta digital, API, portal, SaaS, rede social, jogo digital, inteligência artificial, chatbot, blockchain, contratos inteligentes,
        extensão, bot, loja virtual, sistema de gestão, sistema web, sistema online, aplicações, plataforma digital, plataforma online, solução SaaS,
        software como serviço, módulos de software, assistente virtual, agente de IA, agentes de IA, ferramenta online, website, e-commerce,
        redes neurais, web app, painel web, motor de IA, carteira digital, jogo online, videojogo`,
      medium: `
        nuvem, digita*, interface, web, mobile, online, dados, automação, IA, QR Code, WhatsApp, sistema, site, login, cadastro, notificações,
        integrações, celular, telemóvel, tempo real, upload, app store, código aberto, algoritmos próprios`,
      against: `
        redes sociais, sistema de saúde, sistema educacional, sistema financeiro, sistema de irrigação, sistema imunológico, sistema mecânico,
        sistema elétrico, sistema tributário, sistema único de saúde, plataforma de petróleo, site do projeto`,
    },
    pt_hardware: {
      strong: `
        dispositivo*, hardware, sensor, sensores, robô*, drone, drones, máquina, equipamento, bateria*, carregador*, capacete, pulseira, painel solar,
        painéis solares, impressora 3D, dispositivo médico, protótipo físico, satélite*, arduino, microcontrolador*, reator, dispositivo vestível,
        câmeras inteligentes, câmeras, câmaras, wearable*, totem, totens, módulo eletrônico, placa eletrônica, equipamento médico,
        equipamentos médicos, máquinas, robótic*, motor elétrico, prótese*, kit de instalação, antena*, turbina*, eletropostos, bicicleta elétrica,
        veículo elétrico, lâmpada*, impressora`,
      medium: `
        protótipo*, componentes, fabricação, montagem, eletrônic*, patente*, instalação, equipamentos, veículo, peça*, montado, firmware,
        design industrial, linha de montagem, engenharia mecânica`,
      against: `
        dispositivos móveis, qualquer dispositivo, aprendizado de máquina, dispositivo móvel, aprendizagem de máquina, aprendizagem automática,
        máquina virtual, máquina de vendas, máquinas virtuais, multidispositivo, em qualquer dispositivo, dispositivos do usuário,
        todos os dispositivos`,
    },
    pt_service: {
      strong: `
        consultoria, assessoria*, agência, serviço completo, serviço a domicílio, coaching, workshops, mentoria*, terceirização, aulas particulares,
        conserto, catering, transporte de, prestação de serviços, serviço de consultoria, serviços de consultoria, serviços gerenciados,
        serviço por assinatura, serviços de limpeza, serviço personalizado, concierge, atendimento domiciliar, ao domicílio, clínica própria,
        cuidados domiciliários, outsourcing, serviço de entregas ao domicílio, estúdio de design, aluguel de, serviço de lavanderia, formação presencial`,
      medium: `
        serviços, serviço, acompanhamento, personalizad*, especialistas, instalação, profissionais, treinamento*, manutenção, aluguel,
        atendimento presencial, profissionais certificados, equipe especializada, consultores, instrutores`,
    },
    pt_goods: {
      strong: `
        alimentos, bebida, bebidas, roupas, vestuário, cosméticos, joias, móveis, brinquedos, cerveja, vinho, café, chocolate, calçados, embalagens,
        suplementos, snacks, acessórios, produtos de limpeza, artesanato, produtos naturais, fertilizante*, produtos alimentícios,
        alimentos saudáveis, roupa, camisetas, tênis, sapatos, velas, perfumes, cosmético, sabonetes, azeite, cachaça, gin, água de coco,
        barras de proteína, mel, suplemento alimentar, suplementos alimentares, bijuterias, mobiliário, móveis sob medida, ração, brinquedo, garrafas,
        papel, tecidos, produto físico, produtos físicos, bioplástico*, tijolo*, material de construção`,
      medium: `
        ingredientes, feito à mão, matéria-prima, sabores, artesana*, biodegradáve*, produtos orgânicos, alimentos orgânicos, sabor, embalagem,
        garrafa, prateleira, gramas, feitos à mão, vegano, lote`,
    },
  },
  business_model: {
    bm_transactional: {
      strong: `
        comissão, comissões, por transação, taxa de serviço, comissão por, comissão por venda, comissão sobre, taxa por transação, percentual sobre,
        porcentagem sobre, % sobre cada, por reserva, taxa de sucesso, taxa de intermediação, cobramos uma taxa, take rate, percentual por transação,
        percentual por venda, percentagem sobre, percentagem por, porcentagem por, por cada transação, por cada venda, taxa por venda,
        taxa por pedido, taxa por serviço, taxa administrativa, taxa de conveniência, taxa de reserva, fee por transação, success fee,
        % por transação, % por venda, % sobre vendas, % do valor, % de cada venda, % sobre o valor`,
      medium: `
        taxa, taxas, transações, fee, margem por, por pedido, por venda, spread, por corrida, comissionamento, intermediação, transação, GMV, TPV,
        cashback, corretagem, por contratação, por agendamento`,
      against: `
        sem comissão, sem taxas, taxa zero, altas taxas, taxas altas, taxas abusivas, comissões altas, taxa de juros, taxa de crescimento,
        taxa de conversão, taxa de retenção, taxa de cancelamento, taxa de desconto, taxa de câmbio, taxa de erro, taxa de sucesso de, taxa de juro,
        taxa interna de retorno, taxa de desemprego, comissões baixas, comissões elevadas, comissões abusivas, taxa de cliques, taxa de abertura,
        taxa de ocupação, taxa de recompra, sem taxa`,
    },
    bm_marketplace: {
      strong: `
        marketplace, mercado online, compradores e vendedores, conecta oferta e demanda, oferta e demanda, plataforma de dois lados, marketplaces,
        conecta clientes e, conecta clientes a, vendedores e compradores, mercado de dois lados, marketplace B2B, plataforma que conecta,
        prestadores e consumidores, anfitriões e hóspedes, conecta quem`,
      medium: `
        vendedores, compradores, prestadores e clientes, anúncios, prestadores de serviço, prestadores de serviços, anfitriões, sellers, anunciar,
        leilão, leilões, lojistas cadastrados, fornecedores cadastrados`,
    },
    bm_subscription: {
      strong: `
        assinatura, assinaturas, SaaS, ao mês, por mês, mensalidade*, licença anual, receita recorrente, receitas recorrentes, freemium, plano mensal,
        plano anual, por usuário por mês, planos de assinatura, MRR, ARR, plano básico, plano premium, assinantes, subscrição, subscrições,
        clube de assinatura, plano de assinatura, modelo de assinatura, modelo de subscrição, modelo por assinatura, assinatura mensal,
        assinatura anual, subscrição mensal, subscrição anual, assinante, plano profissional, plano empresarial, plano freemium,
        software como serviço, por usuário/mês, por utilizador por mês, por utilizador/mês, /usuário/mês, R$/mês, anuidade*, licenciamento anual,
        licença mensal, mensal por, receita recorrente mensal`,
      medium: `
        mensal, anual, anuais, premium, planos, licença*, recorrente*, recorrência, plano pro, ao ano, por ano, semestral, trimestral, pro,
        plano gratuito, renovação, fidelidade, licenciamento, churn`,
      against: `
        crescimento mensal, usuários por mês, pedidos por mês, visitas por mês, toneladas por ano, gasto mensal, vendas por mês, milhões por ano,
        ao ano no mundo, transações por mês, assinatura digital, assinatura eletrônica, assinatura eletrónica, assinaturas digitais,
        assinaturas eletrônicas, assinatura de contrato, assinatura do contrato, planos de saúde, plano de saúde, plano de negócio, plano de negócios,
        planos de expansão, planos futuros, plano de ação, plano de marketing, crescimento anual, receita anual, faturamento anual,
        faturamento mensal, custo mensal, custos mensais, gasto por mês, clientes por mês, ativos por mês, usuários mensais, horas por mês,
        vezes por mês, milhões por mês, bilhões por ano, mil por ano, plano de trabalho, subscrição de capital, subscrição de ações`,
    },
    bm_usage_based: {
      strong: `
        pagamento por uso, por consumo, conforme o uso, baseado em uso, pay per use, pay as you go, pague pelo uso, pago por uso,
        pagamento por utilização, pagamento por consumo, paga pelo que usa, pague pelo que usar, pague apenas pelo que usar, paga apenas pelo que usa,
        cobrança por uso, cobrança por consumo, preço por uso, com base no uso, baseado no consumo, pay-per-use, pacote de créditos,
        pacotes de créditos, créditos pré-pagos, por requisição, por chamada de API, por exame realizado`,
      medium: `
        por consulta, por unidade, por kWh, pague por, por exame, por documento, por mensagem, por análise, por minuto, por GB, por token,
        por hora de uso, por km rodado, excedente`,
    },
    bm_e_commerce: {
      strong: `
        e-commerce, ecommerce, loja virtual, loja online, comércio eletrônico, venda direta online, venda online, venda direta ao consumidor,
        venda direta pelo site, venda pelo site, vendas pelo site, loja própria online, D2C, vendas online, comércio online, venda de produtos online`,
      medium:
        'pedidos, frete, carrinho, ticket médio, venda de produtos, cesto, checkout, envio, compra única, recompra',
    },
    bm_advertising: {
      strong: `
        receita de publicidade, receita publicitária, patrocínio*, anunciantes, conteúdo patrocinado, venda de publicidade, venda de anúncios,
        venda de espaço publicitário, espaços publicitários, receitas de publicidade, receitas publicitárias, receita com anúncios,
        receita com publicidade, modelo de publicidade, anúncios patrocinados, patrocinador*, monetização por anúncios, publicidade na plataforma,
        anúncios na plataforma, publicidade no app, anúncios no app, banners publicitários, cotas de patrocínio`,
      medium: `
        sponsors, marcas patrocinadoras, banners, afiliados, publicidade, anúncios, destaque patrocinado, mídia paga na plataforma, CPM`,
      against: `
        orçamento de publicidade, sem publicidade, sem anúncios, campanhas de publicidade, publicidade em redes, gasto com publicidade,
        investimento em publicidade, gastos com publicidade, publicidade online, marketing e publicidade, anúncios em redes, anúncios no Google,
        anúncios no Facebook, anúncios pagos, agência de publicidade, anúncios no Instagram, anúncios online`,
    },
    bm_open_source: {
      strong: 'código aberto, open source, software livre, licença aberta, licença MIT, núcleo aberto, open core',
      medium: 'GitHub, contribuidores, repositório público',
    },
    bm_hardtech: {
      strong: `
        semicondutores, fotônica, hidrogênio, satélite*, deep tech, deeptech, reator*, deep techs, hardtech, fusão nuclear, computação quântica,
        semicondutor`,
      medium:
        'patentes, protótipo, hardware, escala industrial, planta piloto, escala laboratorial, TRL, dispositivo, sensor, robô',
    },
    bm_biotech: {
      strong: `
        biotecnologia, terapia gênica, biotech, nova molécula, biofármaco*, novos fármacos, descoberta de fármacos, terapia celular`,
      medium: 'ensaios clínicos, laboratório, pré-clínic*, ensaio clínico, moléculas, fármaco*',
    },
    bm_manufacturing: {
      strong: `
        fabricação, planta de produção, fábrica, manufatura, produção própria, linha de produção, fábrica própria, fabricamos, unidade fabril,
        fabrico próprio, fabrico, industrialização própria, produção industrial, fabricação própria, unidade de produção, capacidade de produção,
        unidade produtiva, planta industrial`,
      medium:
        'produção, custo de produção, matéria-prima, fabricante*, custo unitário de produção, manufaturado, CMV, atacado',
    },
  },
  revenue_model: {
    Subscription: {
      strong: `
        assinatura, assinaturas, mensalidade*, receita recorrente, plano mensal, plano anual, subscrição, plano de assinatura, assinatura mensal,
        assinatura anual, subscrições, anuidade*`,
      medium: 'ao mês, por mês, mensal, anual, SaaS, por ano, semestral, trimestral, recorrente',
      against: `
        assinatura digital, assinatura eletrônica, assinatura eletrónica, assinatura do contrato, crescimento mensal, crescimento anual,
        receita anual, faturamento anual, faturamento mensal`,
    },
    Freemium: {
      strong: 'freemium, versão gratuita, plano gratuito, plano grátis, versão grátis, gratuito e premium',
      medium: 'premium, grátis, gratuito, teste grátis',
    },
    'Transaction fee': {
      strong: `
        por transação, taxa de serviço, taxa por transação, fee por transação, taxa por pedido, taxa por venda, taxa de intermediação,
        taxa de conveniência, taxa de reserva`,
      medium: 'taxa*, fee, transações, GMV, transação',
      against:
        'taxa de crescimento, taxa de conversão, taxa de juros, taxa de retenção, taxas altas, sem taxas, taxa de sucesso',
    },
    Commission: {
      strong: `
        comissão, comissões, comissão por venda, percentual sobre, take rate, comissão sobre, comissão por, comissionamento, percentagem sobre,
        porcentagem sobre, % sobre vendas, % sobre cada`,
      medium: 'margem por',
      against: 'sem comissão, comissões altas, comissões elevadas, comissões baixas',
    },
    Licensing: {
      strong: `
        licença, licenças, licenciamento, licença anual, royalties, white label, licenciamento anual, licença mensal, licença de uso, licenças de uso,
        franquias, marca branca`,
      medium: 'franquia*, licenciar',
    },
    Advertising: {
      strong: `
        anunciantes, patrocínio*, receita publicitária, conteúdo patrocinado, venda de publicidade, venda de anúncios, receita de publicidade,
        receitas de publicidade, anúncios patrocinados`,
      medium: 'anúncios, sponsors, publicidade, CPM',
      against: `
        sem publicidade, publicidade em redes, anúncios em redes, investimento em publicidade, publicidade online, anúncios pagos`,
    },
    'Usage-based': {
      strong: `
        pagamento por uso, por consumo, conforme o uso, pago por uso, pagamento por utilização, pagamento por consumo, pague pelo que usar,
        cobrança por uso, pacote de créditos, pacotes de créditos`,
      medium: 'por consulta, por exame, por documento, por mensagem, pague por',
    },
    'Product sales': {
      strong: `
        venda de produtos, venda direta, preço de venda, preço unitário, venda de equipamentos, venda de dispositivos, pagamento único,
        venda do produto, venda do equipamento, venda do dispositivo, venda de hardware, venda de kits, venda avulsa`,
      medium: 'venda, vendas, ticket médio, preço por unidade, pacote, unidade',
    },
    'Setup and services': {
      strong: `
        implantação, taxa de implantação, implementação, instalação, consultoria, treinamento*, serviços profissionais, setup, personalização,
        taxa de setup, taxa de adesão, taxa de instalação, serviços de implementação, serviços de consultoria, implantação e treinamento,
        projetos sob medida`,
      medium: 'manutenção, suporte, assessoria*, formação, integração, onboarding',
    },
    'Interest and lending': {
      strong:
        'juros, taxa de juros, concessão de crédito, receita de juros, spread bancário, juros sobre, spread de crédito',
      medium: 'empréstimos, créditos, taxas de juro',
    },
    'Data monetisation': {
      strong: `
        venda de dados, monetização de dados, venda de insights, inteligência de dados, venda de relatórios, dados anonimizados`,
      medium: 'relatórios de mercado, insights',
    },
    'Token sale': {
      strong: 'venda de tokens, pré-venda de tokens',
      medium: 'tokens, emissão de tokens',
    },
  },
  product_structure: {
    Platform: {
      strong: 'plataforma, plataformas, plataforma digital, plataforma online',
      medium: 'ecossistema, hub',
    },
    SaaS: { strong: 'SaaS, software como serviço, software em nuvem', medium: 'software por assinatura' },
    'Mobile app': {
      strong: `
        aplicativo, aplicativo móvel, app mobile, iOS e Android, App Store, Google Play, aplicação móvel, aplicações móveis, aplicativos móveis,
        app móvel, app para celular`,
      medium: 'app, celular, baixar, telemóvel, Android, iOS',
    },
    'Web app': {
      strong: `
        aplicação web, site, plataforma web, portal web, web app, sistema web, website, webapp, plataforma online, sistema online`,
      medium: 'navegador, portal, online, dashboard',
    },
    Marketplace: { strong: 'marketplace, mercado online', medium: 'vendedores, anúncios' },
    API: { strong: 'nossa API, integração via API, API aberta', medium: 'API' },
    'Hardware device': {
      strong: 'dispositivo, sensor, robô, drone, equipamento, dispositivos, equipamentos, wearable*, sensores IoT',
      medium: 'hardware, sensores, eletrônica, eletrónica, totem',
    },
    'AI assistant': {
      strong: `
        assistente de IA, agente de IA, agentes de IA, chatbot, assistente virtual, assistente inteligente, assistentes de IA, copiloto,
        agentes inteligentes, agente inteligente, assistente digital`,
      medium: 'IA, bot',
    },
    'Blockchain protocol': {
      strong: `
        contratos inteligentes, aplicação descentralizada, protocolo descentralizado, rede descentralizada, protocolo blockchain, dApp`,
      medium: 'blockchain, token, on-chain, tokens',
    },
    'Managed service': {
      strong:
        'serviço completo, consultoria, solução completa, serviço gerenciado, serviços gerenciados, prestação de serviços',
      medium: 'serviço, assessoria, acompanhamento, assistência',
    },
    'Physical goods': {
      strong: `
        roupas, cosméticos, bebidas, joias, móveis, alimentos, calçados, roupa, suplementos, calçado, mobiliário, cerveja, vinho`,
      medium: 'embalagem, ingredientes, produto físico',
    },
  },
  distribution: {
    'Direct sales': {
      strong: `
        venda direta, vendas diretas, força de vendas, equipe comercial, equipe de vendas, prospecção, inside sales, time comercial, outbound,
        equipa comercial, equipa de vendas, equipes de vendas, vendedores próprios, prospecção ativa, outbound sales, vendas B2B, vendas consultivas,
        venda consultiva, SDRs, abordagem direta, executivos de contas, visitas comerciais, contato direto`,
      medium: `
        feiras, visitas, reuniões, contas-chave, demonstrações, demos, feiras do setor, eventos do setor, cold call, contas estratégicas, cold mail`,
    },
    'Self-serve': {
      strong: `
        boca a boca, indicação, indicações, programa de indicação, viralidade, teste gratuito, crescimento orgânico, teste grátis, marketing viral,
        indique e ganhe, member get member, autoatendimento, product-led growth, PLG, trial gratuito, período gratuito, teste gratuito de,
        programa de indicações, recomendação de clientes, passa a palavra, passa-palavra, crescimento viral`,
      medium: 'recomendaç*, orgânico, cadastro online, freemium, indique, viral, convites',
    },
    'Online marketing': {
      strong: `
        marketing digital, redes sociais, mídias sociais, anúncios em redes, tráfego pago, SEO, SEM, marketing de conteúdo, campanhas digitais,
        mídia paga, inbound marketing, publicidade online, e-mail marketing, marketing de performance, Google Ads, Facebook Ads, Meta Ads,
        anúncios online, anúncios pagos, campanhas online, marketing nas redes sociais, performance, inbound, landing pages,
        campanhas de marketing digital, publicidade digital, otimização para buscadores`,
      medium:
        'campanhas, conteúdo, blog, newsletter, anúncios, Instagram, TikTok, YouTube, LinkedIn, podcasts, webinars, lives',
    },
    Influencers: {
      strong: `
        influenciadores, influencers, embaixadores, marketing de influência, programa de embaixadores, afiliados, influenciadores digitais,
        micro-influenciadores, microinfluenciadores, influenciador, embaixadores da marca, embaixador, programa de afiliados`,
      medium: 'criadores de conteúdo, creators',
    },
    'Partnerships and resellers': {
      strong: `
        parcerias, parcerias estratégicas, distribuidores, revendedores, parceiros comerciais, canal de parceiros, convênios, integradores,
        atacadistas, representantes comerciais, associações, sindicatos, cooperativas, rede de parceiros, programa de parceiros, parceiros de canal,
        canais indiretos, canal indireto, venda indireta, rede de distribuição, distribuidor, revenda, revendas, franquias, franqueados, white label,
        parceiros estratégicos, parceiros locais, parcerias com, representantes de vendas, agentes comerciais, rede de representantes,
        consultores credenciados`,
      medium: 'parceria, parceiros, representantes, convênio, protocolos, entidades, associação, câmaras de comércio',
    },
    Community: {
      strong: `
        comunidade de usuários, construção de comunidade, comunidades, grupos de WhatsApp, comunidade no Discord, comunidade local,
        comunidade engajada`,
      medium: 'comunidade, eventos, workshops, meetups, hackathons, grupos, Telegram, Discord',
    },
    Marketplaces: {
      strong: `
        Mercado Livre, Amazon, App Store, Google Play, Magalu, Shopee, marketplaces, Americanas, OLX, Worten, Rappi, Play Store`,
      medium: 'iFood, Uber Eats, Glovo, Booking, Airbnb',
    },
    Retail: {
      strong: `
        supermercados, lojas físicas, varejo, pontos de venda, farmácias, redes de varejo, grandes superfícies, lojas parceiras, lojas próprias,
        loja própria, quiosques, retalho, lojas especializadas, hipermercados, lojas de conveniência, supermercado`,
      medium: 'lojas, loja física, shoppings, PDV, atacado',
    },
    'Online store': {
      strong: `
        loja virtual, loja online, e-commerce próprio, site próprio, venda online, nossa loja online, loja própria online, site próprio de vendas,
        e-commerce, vendas pelo site`,
      medium: 'pedidos online, pelo site, site',
    },
  },
}
