import type { SlideWords } from '../language-lexicon.ts'

/** What Portuguese decks set over their slides. */
export const titles: SlideWords = {
  cover: 'apresentação para investidores, apresentação institucional',
  problem: `
    problema, o problema, problemas, os problemas, qual o problema, desafio, desafios, o desafio, diagnóstico, dor, dores, a dor, as dores, necessidade, necessidades, cenário, cenário atual, situação atual, contexto e problema, problemática, dor do cliente, dores do cliente, a realidade, o cenário, problema identificado,
    justificativa, hoje em dia, motivação, introdução ao problema`,
  'why-now':
    'por que agora, porque agora, por quê agora, tendências, contexto, o momento, timing, tendências de mercado, momento de mercado, contexto atual',
  solution: `
    solução, a solução, nossa solução, soluções, nossas soluções, proposta de valor, nossa proposta, nossa proposta de valor, missão, visão, missão e visão, missão visão e valores, o que fazemos, o que é, a ideia, ideia, nossa ideia, conceito, benefícios, como resolvemos, a nossa solução, solução proposta, quem somos e o que fazemos, o projeto, sobre o projeto, sobre nós, o que oferecemos,
    nossa missão, valor, objetivo, objetivo geral, proposta`,
  product: `produto, o produto, nosso produto, produtos, nossos produtos, como funciona, como funcionamos, funcionamento, funcionalidades, principais funcionalidades, demo, demonstração, plataforma, a plataforma, nossa plataforma, sistema, o sistema, serviços, nossos serviços, o app, nosso app, o aplicativo, aplicativo, casos de uso, protótipo, recursos, experiência do usuário, jornada do usuário, jornada,
    MVP, telas, o serviço, módulos`,
  technology:
    'tecnologia, nossa tecnologia, a tecnologia, arquitetura, inovação, inteligência artificial, stack, patentes, propriedade intelectual, tecnologias, tecnologias utilizadas, arquitetura da solução, pesquisa e desenvolvimento, infraestrutura',
  market: `mercado, o mercado, nosso mercado, oportunidade, a oportunidade, oportunidade de mercado, tamanho do mercado, tamanho de mercado, potencial de mercado, público alvo, público-alvo, mercado alvo, mercado-alvo, TAM, TAM SAM SOM, mercado endereçável, análise de mercado, segmentos, segmento, segmentos de clientes, cliente ideal, persona, personas, cliente alvo, clientes-alvo, dimensão do mercado, nicho,
    segmento de mercado, estudo de mercado`,
  competition: `
    concorrência, a concorrência, concorrentes, nossos concorrentes, análise da concorrência, análise de concorrência, análise competitiva, cenário competitivo, vantagem competitiva, vantagens competitivas, vantagens, nossas vantagens, diferenciação, diferenciais, nossos diferenciais, diferencial, nosso diferencial, diferenciais competitivos, diferencial competitivo, por que nós, por que somos diferentes, posicionamento,
    comparativo, quadro comparativo, benchmark, benchmarking, barreiras de entrada, matriz competitiva, panorama competitivo`,
  'business-model': `
    modelo de negócio, modelo de negócios, nosso modelo de negócio, o modelo de negócio, modelo de receita, modelo de receitas, fontes de receita, fonte de receita, receitas, monetização, modelo de monetização, preços, precificação, planos, planos e preços, pricing, como ganhamos dinheiro, como monetizamos, fluxo de receitas, unit economics, canvas, business model canvas, lean canvas, modelo, modelo comercial, preço, estratégia de preços`,
  traction: `
    tração, nossa tração, avanços, resultados, nossos resultados, resultados alcançados, clientes, nossos clientes, validação, validação de mercado, conquistas, nossas conquistas, métricas, principais métricas, casos de sucesso, cases, cases de sucesso, impacto, nosso impacto, números, nossos números, indicadores, depoimentos, parcerias, parceiros, nossos parceiros, reconhecimentos, prêmios, quem confia, confiam em nós, marcos alcançados,
    o que já fizemos, trajetória, nossa trajetória, até agora, onde estamos, estágio atual, status do projeto, provas de conceito`,
  'go-to-market': `
    go to market, estratégia go to market, estratégia de go to market, estratégia comercial, estratégia de mercado, estratégia de entrada, estratégia de marketing, estratégia de vendas, estratégia de crescimento, estratégia de aquisição, marketing, vendas, canais, canais de venda, canais de vendas, canais de distribuição, canais de aquisição, distribuição, crescimento, expansão, plano de expansão, plano de marketing,
    aquisição de clientes, captação de clientes, estratégia, comercialização, escalabilidade, internacionalização, divulgação, marketing e vendas, plano comercial, estratégia de lançamento`,
  roadmap:
    'roadmap, cronograma, próximos passos, os próximos passos, futuro, o futuro, plano, linha do tempo, planejamento, plano de ação, etapas, fases, marcos, objetivos, metas, nossas metas, visão de futuro, plano de desenvolvimento, planos futuros, calendário, para onde vamos, o que vem por aí, evolução, timeline',
  financials:
    'finanças, financeiro, projeções, projeções financeiras, projeção financeira, projeção de receita, projeção de faturamento, orçamento, plano financeiro, custos, estrutura de custos, demonstrativo financeiro, análise financeira, modelo financeiro, viabilidade econômica, viabilidade financeira, viabilidade, resultados financeiros, fluxo de caixa, ponto de equilíbrio, previsões financeiras, dados financeiros, planejamento financeiro, DRE, faturamento',
  team: 'nosso time, o time, time, time fundador, equipe, a equipe, nossa equipe, equipa, a equipa, a nossa equipa, nossa equipa, fundadores, os fundadores, quem somos, quem somos nós, conheça o time, nosso pessoal, sócios, nossos sócios, integrantes, equipe fundadora, membros, time executivo, founders, quem faz, equipe de desenvolvimento',
  advisors:
    'conselheiros, conselho, conselho consultivo, mentores, nossos mentores, investidores, nossos investidores, advisors, advisory board, quem nos apoia, apoio, apoiadores, consultores',
  ask: `investimento, o investimento, captação, nossa captação, captação de recursos, captação de investimento, rodada, a rodada, rodada de investimento, rodada atual, nossa rodada, buscamos, o que buscamos, uso dos recursos, uso de recursos, uso dos fundos, uso do investimento, uso do capital, destinação dos recursos, destino dos recursos, alocação dos recursos, alocação de recursos, aplicação dos recursos, o que precisamos,
    necessidade de investimento, necessidade de capital, oportunidade de investimento, proposta de investimento, financiamento, aporte, the ask, ask, nosso ask, invista, invista em nós, invista conosco, junte-se a nós, pedido, nosso pedido, proposta ao investidor, investimento necessário, plano de investimento`,
  contact:
    'contato, contatos, contacto, contactos, fale conosco, entre em contato, obrigado, obrigada, muito obrigado, muito obrigada, perguntas, dúvidas, obrigado pela atenção, agradecemos, vamos conversar, agradecimentos',
  appendix:
    'anexo, anexos, apêndice, sumário, índice, referências, agenda, fontes, aviso legal, riscos, bibliografia, referências bibliográficas, conteúdo, análise de riscos, glossário',
}

/** What stands on Portuguese slides, by what they are about. */
export const bodies: SlideWords = {
  problem: `
    problema*, falta de, faltam, carência, difícil, difíceis, dificuldade*, custoso*, caro, caros, caras, alto custo, altos custos, lento*, ineficien*, frustra*, fragmentad*, desperdício*, desperdiç*, perda*, perdem, perde, manual, manuais, manualmente, obsolet*, burocra*, complexo*, complexa*, complexidade, desafio*, não existe*, não têm, não tem, não conseguem, não podem, não possuem,
    insuficien*, escassez, lacuna, informal*, desconfiança, insegurança, demora*, sofrem, sofre, desconect*, erros, pouco, pouca, barreira*, retrabalho, planilhas, gargalo*`,
  'why-now':
    'pela primeira vez, nova regulação, nova regulamentação, nova lei, pós-pandemia, aumento d*, cada vez mais, aceleração, transformação digital, tendência*, crescente*',
  solution: `
    nossa solução, nossa plataforma, nosso aplicativo, nosso app, oferecemos, ajudamos, permitimos, conectamos, desenvolvemos, criamos, permite, permitem, facilita, simplifica, automatiza*, uma plataforma, uma solução, plataforma que, aplicativo que, app que, simples, fácil, em tempo real, tudo em um, em um só lugar, num só lugar, integrad*,
    inovador*, através de, por meio de, digitaliza*, otimiza*, a nossa solução`,
  product:
    'funcionalidade*, função, funções, aplicativo, painel, dashboard, interface, integração, integrações, celular, telemóvel, passo 1, passo 2, clique*, baixar, módulo*, notificações, protótipo, beta, MVP, demo, cadastro, cadastrar, busca, perfil, usuário, utilizador, QR code, tela',
  technology:
    'algoritmo*, inteligência artificial, aprendizado de máquina, machine learning, patente*, patentead*, tecnologia*, arquitetura, criptografia, sensor*, banco de dados, base de dados, nuvem, blockchain, IA, API, código aberto, proprietári*, visão computacional',
  market:
    'mercado, tamanho do mercado, milhões, bilhões, mil milhões, TAM, SAM, SOM, CAGR, crescimento anual, público-alvo, público alvo, segmento*, indústria, setor, sector, domicílios, lares, PMEs, empresas no Brasil, pessoas, potencial, fatia de mercado, quota de mercado, população, consumidores, brasileiros, América Latina',
  competition:
    'concorrên*, concorrente*, vantage*, alternativa*, diferentemente de, ao contrário de, diferencia*, diferencial, diferenciais, único*, única*, líder, comparação, comparado, barreiras, substitutos, pioneir*, players, os demais',
  'business-model':
    'assinatura*, comissão, comissões, licença*, licenciamento, taxa*, por mês, ao mês, mensal, mensais, mensalidade*, anual, anuais, por usuário, por utilizador, preço*, receita*, margem, margens, freemium, premium, publicidade, recorrente*, recorrência, modelo de negócio, modelo de negócios, cobrança, cobramos, planos, plano básico, fee, ticket médio, pagamento por, venda de, por transação, subscrição, por venda, % sobre',
  traction:
    'clientes, usuários, usuários ativos, utilizadores, piloto*, cartas de intenção, carta de intenção, vendas, faturamento, faturação, faturad*, downloads, crescimento, lista de espera, assinad*, contratos, lançamento, lançamos, até o momento, até agora, atualmente, já, desde o lançamento, vencedor*, prêmio*, prémio*, parcerias, pré-venda, cadastrados, assinantes, validação, entrevistas, pesquisa com, MRR, startups selecionadas',
  'go-to-market':
    'estratégia comercial, aquisição, marketing, redes sociais, mídias sociais, influenciadores, influencers, SEO, boca a boca, indicação, indicações, parcerias, distribuidores, força de vendas, venda direta, inside sales, feiras, eventos, canais, campanha*, expansão, embaixadores, prospecção, publicidade, conteúdo, tráfego pago, comunidade, representantes, associações',
  roadmap:
    'lançamento, fase 1, fase 2, fase 3, próximos passos, marco*, expansão, Q1, Q2, Q3, Q4, T1, T2, T3, T4, trimestre, semestre, desenvolvimento, escala, escalar, beta, versão, meses, curto prazo, médio prazo, longo prazo, etapa, implantação, implementação, piloto',
  financials:
    'receita*, EBITDA, lucro, lucro líquido, prejuízo, despesas, custos, gastos, margem bruta, margem líquida, fluxo de caixa, ponto de equilíbrio, projeção, projeções, projetad*, faturamento, rentab*, TIR, VPL, payback, orçamento, vendas, ano 1, ano 2, ano 3, OPEX, CAPEX, DRE, resultado',
  team: 'fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, sócio, sócia, sócio-fundador, diretor, diretora, CEO, CTO, COO, CFO, engenheiro, engenheira, anos de experiência, formado*, graduad*, universidade, mestrado, mestre, MBA, desenvolvedor, desenvolvedora, responsável, gerente, gestor, gestora, doutor, doutora, doutorado, especialista, estudante, programador*, advogad*, USP, UFRJ, Unicamp',
  advisors: 'conselheiro*, mentor*, advisor*, conselho, investidor*, anjo, anjos, consultor*',
  ask: 'rodada, investimento, investidores, financiamento, captação, captando, buscamos, estamos buscando, estamos captando, levantar, capital, capital semente, uso dos recursos, valuation, pre-money, post-money, mútuo conversível, nota conversível, runway, participação, equity, SAFE, aporte, recursos, contratação, destinação, equity, fundos, empréstimo, orçamento',
  contact: 'obrigado, obrigada, contato, contacto, telefone, e-mail, site, perguntas, dúvidas, fale conosco, siga-nos',
  appendix: 'anexo*, índice, fontes, bibliografia, aviso legal, referências',
}
