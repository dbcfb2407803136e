import type { WordLists } from '../language-lexicon.ts'

/** Portuguese words by what they tell, in the usage of Brazil and of Portugal. */
export const words: WordLists = {
  forecast: `projeç*, projetad*, projetamos, projeta, prevista*, previsto*, previsão, previsões, prevemos, meta, metas, objetivo*, esperad*, esperamos, estimad*, estimamos, estimativa*, planejad*, planejamos, planeado*, planeamos, alcançar, alcançaremos, atingir, atingiremos, chegar a, chegaremos, potencial, potenciais, cenário*, premissa*, se, poderia*,
    será, serão, no futuro, orçad*, expectativa*, até 2026, até 2027, até 2028, até 2030`,
  forecastTitle:
    'projeç*, previs*, plano financeiro, próximos passos, metas, objetivos, cenário*, modelo financeiro, cronograma, orçamento, plano de negócio, plano de negócios, viabilidade, planejamento, visão de futuro',
  actual:
    'atual, atuais, atualmente, até o momento, até agora, até hoje, até à data, hoje, já, alcançad*, alcançamos, atingid*, atingimos, gerad*, geramos, desde, faturad*, faturamos, vendid*, vendemos, assinad*, fechad*, fechamos, realizad*, real, reais em, último mês, últimos meses, últimos 12 meses, ano passado, acumulad*, temos, contamos com, conquistamos, conseguimos',
  pilot:
    'piloto, pilotos, projeto piloto, projetos piloto, fase piloto, prova de conceito, provas de conceito, beta, período de testes, período de teste, beta testers, em teste, em testes, POC',
  intent:
    'carta de intenção, cartas de intenção, pré-venda*, prevenda*, reservas, lista de espera, interessad*, em negociação, em conversas, pré-cadastr*, pré-inscri*, memorando de entendimento, não vinculante*, proposta*',
  others:
    'concorrente*, dos nossos clientes, de nossos clientes, dos seus clientes, de seus clientes, do setor, da indústria, líder de mercado, empresas com, em média, médio, global*, no mundo, mundial, perda de receita, receita perdida, indústria, setor fatura, as empresas',
  own: 'nosso, nossa, nossos, nossas, nós, já, atualmente, hoje, cadastrad*, registrad*, registad*, assinad*, até o momento, até agora, temos, contamos, alcançamos, atingimos, geramos, desde o lançamento, faturamos, ativos, pagantes, conquistad*',
  notACount:
    'até, por cliente, por usuário, por utilizador, por mês, primeiros, próximos, buscamos, precisamos, ilimitad*, mínimo, pelo menos, em média, cada, no mundo, potencial, potenciais, exemplo, se, mercado, meta, objetivo, existem, há mais de, são mais de, entrevistad*, pesquisad*',
  perUnit:
    'por cliente, por usuário, por utilizador, em média, médio, média, custo, custos, economia*, poupança*, perda*, participação, potencial, imposto*, multa*, por loja, por projeto, por unidade, ticket, por pedido, por reserva, subvenção, adicional',
  arr: 'receita recorrente anual, receitas recorrentes anuais, receita anual recorrente, faturamento recorrente anual, faturamento anual recorrente',
  mrr: 'receita recorrente mensal, receitas recorrentes mensais, receita mensal recorrente, receita mensal, faturamento mensal, faturamento recorrente mensal, faturação mensal',
  revenue:
    'receita, receitas, receita total, receita anual, receita bruta, receita líquida, faturamento, faturamento anual, faturamento total, faturação, faturação anual, volume de negócios, vendas, em vendas, faturados, faturado, faturamos, vendas totais',
  growth:
    'crescimento, crescemos, cresceu, cresce, crescido, crescendo, aumento, aumentou, incremento, aumentamos, multiplic*, dobr*, duplic*, triplic*, mês a mês, ano a ano, mensal, em relação ao ano anterior, face ao ano anterior, vs, taxa de crescimento, alta',
  notOwnGrowth:
    'mercado, indústria, setor, market share, fatia, usuários, downloads, retenção, margem, nossos clientes, seus clientes, para nossos clientes, dos clientes, para os clientes, quota',
  payingCustomers:
    'clientes ativos, clientes pagantes, clientes pagando, clientes corporativos, empresas clientes, clientes B2B, contas ativas, clientes recorrentes, clientes empresariais, empresas ativas, lojas ativas, estabelecimentos ativos, assinantes pagantes',
  customers: 'clientes, lojistas, assinantes, empresas atendidas, estabelecimentos cadastrados',
  users:
    'usuários, usuárias, usuários ativos, usuários cadastrados, usuários registrados, usuários ativos mensais, usuários mensais, utilizadores, utilizadores ativos, utilizadores registados, membros, assinantes, downloads, inscritos, cadastros, cadastrados, pessoas cadastradas, jogadores, alunos, alunos ativos, seguidores, beta testers, instalações, subscritores',
  retention:
    'retenção, taxa de retenção, fidelização, taxa de recompra, recompra, taxa de renovação, renovação, retenção de clientes',
  churn:
    'taxa de cancelamento, cancelamento mensal, cancelamento, taxa de churn, evasão, taxa de evasão, taxa de abandono',
  gmv: 'volume transacionado, volume de transações, volume bruto de mercadorias, valor bruto de mercadorias, volume bruto de vendas, valor transacionado, transacionado, transacionados, volume processado, TPV, volume movimentado, movimentados na plataforma',
  pipeline: 'funil de vendas, pipeline comercial, pipeline, oportunidades em negociação, carteira de oportunidades',
  grossMargin: 'margem bruta, margens brutas, margem bruta média, margem de contribuição, margem de lucro bruto',
  burn: 'queima mensal, queima de caixa, consumo de caixa, burn mensal, burn rate, despesas mensais, gasto mensal, custo mensal',
  runway: 'meses de runway, runway, meses de caixa, fôlego de caixa, meses de operação',
  cac: 'custo de aquisição, custo de aquisição de cliente, custo de aquisição de clientes, custo de aquisição por cliente, custo por aquisição, custo por cliente adquirido, custos de aquisição',
  ltv: 'valor do ciclo de vida, valor do tempo de vida, valor vitalício, valor vitalício do cliente, valor do cliente, valor de vida do cliente, tempo de vida do cliente',
  ask: `buscamos, estamos buscando, buscando, procuramos, estamos à procura de, estamos captando, captando, captar, captaremos, captação de, captação, levantar, levantando, estamos levantando, queremos levantar, precisamos, necessitamos, necessidade de, solicitamos, investimento necessário, investimento solicitado, investimento buscado, investimento de, investimento inicial, investimento requerido, aporte de, rodada de, rodada atual, rodada aberta,
    valor da rodada, tamanho da rodada, capital necessário, capital buscado, necessidade de capital, necessidade de investimento, meta de captação, valor a captar, nossa rodada, ronda de, ronda de investimento, abrimos rodada, valor buscado, ticket, investimento pretendido, montante pretendido, rodada`,
  raised:
    'captado, captados, captamos, já captado, já captados, já captamos, capital captado, levantado, levantados, levantamos, levantámos, já levantámos, investimento prévio, investimentos anteriores, investimento anterior, rodada anterior, rodadas anteriores, rondas anteriores, rodada fechada, rodada concluída, recebemos, recebido, recebidos, investimento recebido, capital próprio investido, investidos até o momento, até o momento, já investido, já investidos, investimos, bootstrap, bootstrapping, recursos próprios, aportado, aportados, aporte recebido',
  grant:
    'subvenção, subvenção econômica, bolsa, prêmio, prémio, edital, FAPESP, FINEP, CNPq, PIPE, Sebrae, fomento, recursos não reembolsáveis, fundo perdido, Portugal 2020, subsídio, grant, subsídios',
  notOwnRound:
    'nossos clientes captaram, startups captaram, concorrentes captaram, adquirida por, adquirido por, aquisição da, exit, campanhas, pré-venda de tokens',
  valuation:
    'valuation, valuation pre-money, valuation post-money, avaliação, avaliação pre-money, avaliação pré-money, pre-money, pré-money, post-money, pós-money, cap de valuation, valuation cap, teto de valuation, valor da empresa',
  committed:
    'comprometido, comprometidos, já comprometido, já comprometidos, compromissos, garantido, garantidos, confirmado, confirmados, subscrito, subscritos, soft commitment, soft commitments, fechado, fechados, já fechado, já fechados',
  instrument:
    'mútuo conversível, mutuo conversível, nota conversível, dívida conversível, empréstimo conversível, contrato de mútuo, participação societária, participação acionária, aumento de capital, ações preferenciais, debênture conversível, SCP, equity crowdfunding',
  funding:
    'investimento*, investidor*, investir, invista, financia*, rodada*, ronda*, capital, fundo*, capta*, levant*, semente, anjo, anjos, valuation, participação, conversível, subvenção, aporte*, recursos',
  notTheAsk:
    'uso dos, uso de, distribuição, para marketing, para desenvolvimento, para contratação, por mês, mensal, receita, faturamento, valuation, comprometido*, captado*, levantado*, já, MRR, ARR, gasto mensal',
  customerMoney:
    'receita, vendas, faturamento, clientes, pedidos, usuários, contratos, pago, orçamento, pagamento, pagamentos',
  alreadyIn: 'já, até o momento, até agora, até hoje, anterior*, prévio*, recebid*',
  useOfFunds:
    'uso dos recursos, uso de recursos, uso dos fundos, uso do capital, uso do investimento, destinação dos recursos, destinação de recursos, destinação do investimento, destino dos recursos, destino do investimento, alocação dos recursos, alocação de recursos, alocação do capital, alocação do investimento, aplicação dos recursos, aplicação dos fundos, distribuição dos recursos, distribuição do investimento, onde vamos investir, onde investiremos, como usaremos, como vamos usar, utilização dos recursos, utilização dos fundos, utilização do investimento, para que usaremos, plano de investimento',
  notAUse:
    'participação, equity, desconto, crescimento, taxa, juros, margem, comissão, ações, fatia, quota, mercado, retenção, cancelamento, total, valuation, comprometido*, captado*, rodada, runway, receita, diluição',
  priceRate:
    'por mês, ao mês, mensal, mensais, /mês, por ano, ao ano, anual, anuais, /ano, por usuário, por usuário por mês, por usuário/mês, por utilizador, por utilizador por mês, por cliente, por funcionário, por colaborador, por vida, por loja, por unidade, por filial, por dispositivo, por veículo, por licença, por transação, por pedido, por reserva, por hora, por dia, por semana, por consulta, por aula, por aluno, por pessoa, por noite, por evento, por entrega, a unidade, único, cada, por hectare, por imóvel, por estabelecimento, por paciente',
  prices:
    'preço*, plano, planos, tarifa*, assinatura*, mensalidade*, modelo de negócio, modelo de negócios, modelo de receita, licença*, pacote*, monetização, comissão, cobr*, fontes de receita, subscrição, precificação, taxa*',
  notAPrice:
    'economi*, poup*, desperd*, perda*, perdem, perde, salário*, ganham, ganhar, média, médio, receita, faturamento, concorrente*, custo de, custos de, custa, multa*, CAC, LTV, gasto*, ticket médio, investimento, custo unitário, matéria-prima',
  breakEven:
    'ponto de equilíbrio, equilíbrio, rentabilidade, lucratividade, lucrativos, lucrativa, break even, fluxo de caixa positivo, caixa positivo, breakeven, break-even',
  closing:
    'fechamento, fechamento da rodada, fecho, fecho da ronda, data de fechamento, prazo, encerramento, encerramento da rodada, fechamento previsto, primeiro fechamento',
  tam: 'mercado total, mercado total endereçável, mercado endereçável total, mercado potencial total, mercado total disponível, mercado global total, mercado potencial',
  sam: 'mercado endereçável, mercado disponível, mercado acessível, mercado endereçável disponível, mercado atendível, mercado que podemos atender, mercado servível',
  som: 'mercado obtível, mercado alcançável, mercado capturável, fatia de mercado alvo, mercado que podemos conquistar, mercado acessível obtível, mercado atingível, fatia que podemos',
  marketSize:
    'tamanho do mercado, tamanho de mercado, mercado de, mercado global, mercado mundial, mercado brasileiro, mercado avaliado em, mercado vale, mercado movimenta, mercado movimentou, mercado deve atingir, valor do mercado, setor movimenta, setor movimentou, indústria de, oportunidade de mercado, potencial de mercado, gasto anual, o setor, a indústria, mercado',
  market: 'mercado, mercados, setor, sector, indústria, demanda, procura, segmento',
  notMarketSize:
    'captad*, levantad*, financiamento, investid*, nossa receita, nosso faturamento, nossos clientes, nossos usuários, nossa meta, nosso objetivo, per capita, média, médio, líder, lucro, lucros, preço*, custo*, tarifa*, taxa*, multa*, economi*, valuation, perda*, perdem, prejuízo*, fatia de, market share de, buscamos, planejamos, esperamos, subvenção, dívida',
  marketGrowth:
    'crescimento, crescimento anual, taxa de crescimento, taxa de crescimento anual composta, cresce, crescendo, cresceu, crescerá, anual, anualmente, por ano, ao ano, a.a., aumento, expansão anual',
  companyMetric:
    'receita, faturamento, faturação, vendas, usuários, utilizadores, clientes, downloads, retenção, margem, time, equipe, tráfego, conversão, nosso, nossos, nossa',
  sellsIn:
    'mercado, mercados, empresas, usuários, utilizadores, clientes, PMEs, famílias, domicílios, pessoas, lançamento, lançar, expansão, expandir, público-alvo, público alvo, foco, cidades, países, país, região, regiões, estados, consumidores, população, disponível em, presença em, presentes em, atuação, atuamos em, operação em, operamos em, cobertura, habitantes, todo o país, todo o Brasil, entrada, adultos, jovens, lojas, produtores, agricultores, turistas, brasileiros',
  notSellsIn:
    'universidade, universitário, instituto, sede, escritório, fundada em, baseada em, nasceu em, estudou, fonte, segundo, banco, trabalhou, formad*, graduad*, mestrado, mestre, doutorado, patente, rua, avenida, ministério, faculdade, hackathon, IBGE, Sebrae, BNDES',
  competitorLead:
    'concorrentes:, concorrentes como, nossos concorrentes:, principais concorrentes:, concorrentes diretos:, concorrentes indiretos:, concorrência direta:, concorrência indireta:, diferentemente de, diferente de, ao contrário de, alternativas como, competimos com, concorrentes são, frente a',
  competitorExample:
    'como, tais como, por exemplo, ex, entre eles, frente a, vs, diretos, indiretos, direta, indireta, versus, comparado com, comparado a',
  customerLead:
    'nossos clientes:, clientes:, clientes atuais:, clientes como, entre nossos clientes:, primeiros clientes:, clientes piloto:, principais clientes:, confiam em nós, quem confia:, trabalhamos com, utilizado por, usado por, empresas que confiam:, contratos com, contrato assinado com, cases de sucesso:, alguns dos nossos clientes:, já atendemos:, clientes e parceiros:',
  customerTitle:
    'nossos clientes, clientes, confiam em nós, quem confia, quem confia em nós, quem já usa, alguns clientes, alguns dos nossos clientes, clientes atuais, primeiros clientes, cases de sucesso, cases, casos de sucesso, depoimentos, clientes e parceiros, principais clientes, empresas que confiam em nós, quem já confia',
  investorLead:
    'investidores:, nossos investidores:, investidores atuais:, investidor-anjo:, investidores anjo:, investidores-anjo:, apoiado por, apoiada por, apoiados por, investida por, investido por, financiado por, financiada por, liderada por, liderado por, com a participação de, participação de, investimento de, aporte de, quem investiu:, quem nos apoia:',
  investorTitle:
    'investidores, nossos investidores, investidores atuais, quem investiu, quem já investiu, quem nos apoia, apoio, apoiadores, investidores e parceiros, nossos apoiadores',
  investorWord:
    'fundo, fundos, capital, investimentos, investimento, aceleradora, incubadora, anjos, anjo, partners, ventures, participações',
  founded:
    'fundada, fundado, fundação, constituída, constituído, criada, criado, aberta, estabelecida, ano de fundação, data de fundação, iniciamos, nascemos, nasceu, início das operações, início das atividades, começamos, surgiu',
  since: 'desde, operando desde, no mercado desde, ativos desde, atuando desde',
  staff:
    'funcionários, colaboradores, colaboradoras, empregados, trabalhadores, pessoas no time, pessoas na equipe, membros da equipe, membros do time, integrantes, pessoas, profissionais, membros, tempo integral, pessoas em tempo integral, pessoas na equipa',
  othersStaff:
    'empresas, companhias, PMEs, com mais de, até, entre, contratar, contratação, contratações, contrataremos, plano, meta, objetivo, até 2026, até 2027, por funcionário, clientes, em média, mercado, com menos de, menos de, gerar, geraremos, empregos, grandes, no mundo, impactar, no Brasil',
  seat: 'sede em, com sede em, sede, matriz em, matriz, escritório em, escritórios em, escritório central, baseada em, baseado em, baseados em, sediada em, sediado em, localizada em, localizado em, localizados em, domicílio, constituída em, localização, situada em',
  street:
    'rua, avenida, av, alameda, praça, travessa, rodovia, estrada, bairro, sala, andar, edifício, CEP, conj, conjunto, lote, quadra, largo',
  notATagline:
    'apresentação para, apresentação de, confidencial, apresentado por, apresentada por, elaborado por, preparado por, plano de negócio, plano de negócios, todos os direitos reservados, obrigado, obrigada, sumário, índice, rodada de investimento, rodada seed, fundador, fundadora, cofundador, cofundadora, integrantes, equipe, universidade, faculdade, disciplina, professor, hackathon, trabalho, curso, desafio',
  whatItIs:
    'plataforma, aplicativo, app, aplicação, software, solução, serviço, marketplace, rede, ferramenta, assistente, sistema, site, loja, marca, jogo, agência, comunidade, para, que, permite, ajuda, conecta, facilita, simplifica, automatiza, digital, digitaliza, com, sem, onde, primeira, primeiro',
  self: 'somos, somos uma, somos um, somos a, somos o, ajudamos, conectamos, permitimos, oferecemos, desenvolvemos, criamos, transformamos, digitalizamos, automatizamos, simplificamos, facilitamos, fazemos, construímos, empoderamos, impulsionamos, projetamos, fabricamos, produzimos, nossa missão é, nossa plataforma, nossa solução, nosso app, nosso aplicativo, nosso produto, nosso software, a nossa plataforma, a nossa missão é, a nossa solução',
  isA: 'é um, é uma, é a, é o, é nossa, é nosso, ajuda a, ajuda, permite, oferece, conecta, desenvolve, facilita, simplifica, automatiza, transforma, digitaliza, cria, faz, revoluciona, integra, impulsiona, converte, empodera, une, otimiza, proporciona, busca, nasceu, leva',
  notAName:
    'apresentação, projeto, confidencial, rascunho, índice, sumário, introdução, resumo, resumo executivo, obrigado, obrigada, bem-vindos, problema, solução, equipe, equipa, time, contato, contacto, anexo, anexos, página, rodada, rodada de investimento, plano de negócio, plano de negócios, mercado, contexto, hackathon, desafio, integrantes, disciplina, curso, universidade, faculdade, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, concurso, edital, proposta, ideia, trabalho',
  productStatus:
    'em desenvolvimento, protótipo, protótipo funcional, MVP, produto mínimo viável, beta, versão beta, beta fechado, beta privado, em produção, em funcionamento, disponível, disponível em, lançad*, fase piloto, em fase piloto, projeto piloto, em testes, em teste, prova de conceito, operacional, em operação, operando, certificad*, TRL, no ar, já disponível, app publicado, em validação',
  whyNow:
    'por que agora, é o momento, momento ideal, momento perfeito, pela primeira vez, nova regulação, nova regulamentação, nova lei, agora é possível, ponto de inflexão, aceleração, obrigatório a partir, marco legal, entra em vigor, passa a ser obrigatório',
  advantage:
    'vantagem competitiva, vantagens competitivas, nossa vantagem, únicos, única plataforma, único no, única no, únicos no, os primeiros, primeira plataforma, ao contrário de, diferentemente de, exclusiv*, patentead*, efeito de rede, efeitos de rede, mais rápido que, mais barato que, melhor que, diferencial, diferenciais, diferenciação, barreira de entrada, barreiras de entrada, proprietári*, tecnologia própria, algoritmo próprio, nenhum concorrente, pioneir*, inédit*',
  property:
    'patente*, patentead*, patente em trâmite, patente depositada, depósito de patente, pedido de patente, marca registrada, marca registada, registro de marca, propriedade intelectual, segredo industrial, direitos autorais, modelo de utilidade, INPI',
  partnership:
    'parceria com, parcerias com, parceria estratégica, parcerias estratégicas, convênio com, acordo com, acordos com, em colaboração com, colaboração com, parceiro estratégico, parceiros estratégicos, nossos parceiros, parceiro oficial, em parceria com, parceiro tecnológico',
  award:
    'prêmio*, prémio*, vencedor*, ganhador*, premiad*, finalista*, reconhecimento*, reconhecid*, selecionad*, primeiro lugar, segundo lugar, terceiro lugar, 1º lugar, 2º lugar, 3º lugar, menção, melhor startup, concurso, eleit*, indicad*, top 10, 100 startups',
  founderRole:
    'fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, fundadores, cofundadores, sócio fundador, sócia fundadora, sócio-fundador, sócia-fundadora, fundador e CEO, idealizador, idealizadora',
  leaderRole:
    'diretor geral, diretora geral, diretor executivo, diretora executiva, presidente, diretor de tecnologia, diretora de tecnologia, diretor técnico, diretora técnica, diretor de operações, diretora de operações, diretor financeiro, diretora financeira, diretor comercial, diretora comercial, diretor de marketing, diretora de marketing, diretor de produto, diretora de produto, sócio administrador, sócia administradora, diretor-presidente',
  adviserRole:
    'conselheiro, conselheira, mentor, mentora, membro do conselho, conselho consultivo, consultor externo, orientador, orientadora',
  investorRole: 'investidor, investidora, investidor-anjo, investidora-anjo, acionista',
  role: `diretor, diretora, gerente, responsável, desenvolvedor, desenvolvedora, engenheiro, engenheira, programador, programadora, designer de produto, gestor, gestora, chefe de, líder, encarregado, coordenador, coordenadora, analista, especialista, advogado, advogada, médico, médica, pesquisador, pesquisadora, investigador, investigadora, cientista de dados, cientista, doutor em, doutora em, contador, contadora, sócia, sócio-diretor,
    comercial, vendas, finanças, operações, administração, administrador, administradora, comunicação, estudante, estagiário, estagiária, arquiteto, arquiteta, economista, psicólogo, psicóloga, biólogo, bióloga, químico, química, agrônomo, agrônoma, consultor, consultora, desenvolvimento de negócios, enfermeiro, enfermeira, nutricionista, farmacêutico, farmacêutica, professor, professora`,
  phd: 'doutorado, doutor em, doutora em, doutorado em, doutoramento, doutoramento em, PhD, pós-doutorado, doutor pela, doutora pela',
  foundedBefore:
    'empreendedor serial, empreendedora serial, empreendedor em série, fundou, cofundou, ex-fundador, ex-fundadora, fundador de, fundador da, fundadora da, fundador do, cofundador da, cofundadora da, vendeu sua, vendeu a sua, segunda startup, terceira startup, exit, anteriormente fundou, startups fundadas, vendida para',
  entrepreneur:
    'empreendedor, empreendedora, empreendedores, empresário, empresária, dono de, dona de, proprietário de, criador de, criador da, criadora da, fundador de, fundador da, fundadora da, lançou sua, criou sua',
  study:
    'universidade, graduad*, formad*, engenharia, bacharel, licenciad*, mestrado, mestre, doutorado, MBA, faculdade, estudou, estudos, pós-graduação, USP, Unicamp, UFRJ, UFMG, ITA, Insper, FGV, curso',
  atWork:
    'ex, anterior*, anteriormente, antes, experiência, anos, engenheir*, diretor*, gerente, trabalhou, trabalho na, na, no, em, desenvolvedor*, líder, consultor*, passagens por, passagem por, carreira',
  customerStory:
    'depoimento, depoimentos, testemunho, testemunhos, caso de sucesso, casos de sucesso, estudo de caso, estudos de caso, cases de sucesso, case de sucesso, histórias de sucesso, o que dizem nossos clientes, o que nossos clientes dizem, o que dizem os clientes, avaliações de clientes',
  exampleLead:
    'por exemplo, exemplo:, imagine, imaginem, suponha, suponhamos, vamos supor, cenário:, cálculo de exemplo',
  exampleInside: 'por exemplo, p. ex., ex.:',
  exampleTitle:
    'exemplo, exemplos, exemplo de uso, exemplo prático, exemplo de cálculo, persona, personas, um dia na vida, simulação, exemplo ilustrativo',
  personaMark: 'idade:, ocupação:, profissão:, objetivos:, frustrações:, necessidades:, dores:',
  interfaceButton:
    'entrar, fazer login, sair, cadastre-se, cadastrar, criar conta, criar uma conta, esqueci minha senha, esqueceu a senha, esqueceu sua senha, adicionar ao carrinho, comprar agora, pagar agora, finalizar compra, ver mais, ver tudo, ver todos, ver detalhes, saiba mais, próximo, anterior, voltar, cancelar, salvar, guardar, enviar, confirmar, continuar, excluir, editar, minha conta, meu perfil, meus pedidos, escreva uma mensagem, digite uma mensagem, buscar, pesquisar, endereço de e-mail, senha, reservar agora, ordenar por, saldo disponível',
  interfaceMenu:
    'início, painel, perfil, configurações, notificações, mensagens, calendário, hoje, ontem, amanhã, relatórios, pedidos, carrinho, favoritos, ajuda, menu, contatos, histórico, tarefas, em andamento, pendente, concluído, valor, total, quantidade, preço, descrição, status, data, faturas, pagamentos, saldo, transferir, depositar, receber',
  legalTitle:
    'aviso legal, isenção de responsabilidade, termo de responsabilidade, aviso importante, nota legal, informações legais',
  legalPhrase:
    'declarações prospectivas, declarações prospetivas, não constitui uma oferta, não constitui oferta, não constituem oferta, todos os direitos reservados, estritamente confidencial, sem o consentimento prévio, sem autorização prévia, resultados reais podem',
  confidentialLine: 'confidencial, estritamente confidencial, documento confidencial, não distribuir, uso interno',
  disclaimerLead: 'aviso legal, isenção de responsabilidade, aviso importante, nota legal',
  references: 'fontes, referências, bibliografia, referências bibliográficas, fontes e referências, notas de rodapé',
  competitorTitle:
    'concorrentes, concorrência, a concorrência, análise da concorrência, cenário competitivo, análise competitiva, panorama competitivo, alternativas',
  commonNoun: `clientes, cliente, usuários, usuário, utilizadores, empresas, empresa, companhia, solução, soluções, mercado, mercados, problema, problemas, preço, preços, custo, custos, receita, receitas, vendas, tempo, ano, anos, mês, meses, semana, dia, dias, dinheiro, dados, tecnologia, tecnologias, software, plataforma, plataformas, produto, produtos, serviço, serviços, assessoria, consultoria, desenvolvimento, pesquisa,
    crescimento, vantagem, vantagens, desvantagem, desvantagens, concorrência, concorrente, concorrentes, fornecedores, fornecedor, fabricantes, distribuidores, comércio, lojas, lojistas, parceiros, parcerias, sócios, investidores, investimento, financiamento, capital, fundadores, criação, modelo, negócio, negócios, estratégia, objetivo, objetivos, meta, metas, qualidade, segurança, privacidade, integração, automação, digitalização,
    inteligência, artificial, análise, relatório, relatórios, gestão, acompanhamento, manutenção, instalação, energia, eletricidade, saúde, médicos, pacientes, hospital, hospitais, clínicas, escola, escolas, educação, formação, agricultura, agricultores, produtores, logística, seguro, seguros, banco, bancos, supermercados, restaurantes, hotéis, governo, prefeituras, municípios, particulares, profissionais, famílias, consumidores, pais, filhos,
    crianças, estudantes, jovens, mundo, trimestre, marcos, fase, etapa, lançamento, amanhã, futuro, ideia, conceito, função, funções, funcionalidades, fácil, simples, rápido, rápida, flexível, sustentável, local, locais, nacional, manual, automático, automática, papel, nenhum, nenhuma, sim, não, alto, alta, médio, média, baixo, baixa, clássico, tradicional, tradicionais, outro, outros, outras, novo, nova, internacional, pessoal,
    compra, compras, produção, estoque, entrega, envio, pedido, pedidos, pagamento, pagamentos, faturamento, fatura, assinatura, licença, comissão, publicidade, canais, rede, redes, sociais, experiência, atendimento, suporte, personalizado, personalização, simplicidade, rapidez, precisão, transparência, confiança, proximidade, comunidade, acessibilidade, acessível, ecológico, escritório, rua, universidade, forças, fraquezas, oportunidades, ameaças,
    critério, critérios, grátis, gratuito, pago, aplicativo, aplicativos, cobertura, variedade, escalabilidade, rastreabilidade, competitivo, direta, indireta, diretos, indiretos`,
  falseFriend: 'data, com',
}
