import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides, the wording and the numbers of a Brazilian seed deck. */
export const portugueseDeck = deck(
  [
    page({
      title: 'Consultafácil',
      blocks: [
        'O sistema de gestão para clínicas odontológicas',
        'Apresentação para investidores · fevereiro de 2026',
        'www.consultafacil.example',
      ],
    }),
    page({
      title: 'O problema',
      blocks: [
        'As clínicas perdem 20% das consultas por falta de confirmação.',
        'A gestão é feita em planilhas, com retrabalho e erros.',
        'Os pacientes têm dificuldade para marcar horários.',
      ],
    }),
    page({
      title: 'Nossa solução',
      blocks: [
        'Consultafácil é uma plataforma que automatiza agenda, prontuário e cobrança.',
        'Ajudamos dentistas a atender mais pacientes com menos burocracia.',
      ],
    }),
    page({
      title: 'Mercado',
      blocks: [
        'TAM: R$ 6,8 bilhões',
        'SAM: R$ 1,1 bilhão',
        'SOM: R$ 80 milhões',
        'O mercado cresce 12% ao ano no Brasil.',
      ],
    }),
    page({
      title: 'Concorrência',
      blocks: [
        'Concorrentes: Simples Dental, Clinicorp e Dental Office',
        'Nosso diferencial: inteligência artificial que reduz as faltas pela metade.',
      ],
    }),
    page({
      title: 'Modelo de negócio',
      blocks: ['Assinatura mensal por dentista', 'R$ 149,90 por mês', 'Taxa de 1,5% por transação nos pagamentos'],
    }),
    page({
      title: 'Tração',
      blocks: [
        '1.250 clientes pagantes',
        'MRR: R$ 185 mil',
        'Crescimento da receita de 9% ao mês',
        'Nossos clientes: Sorria Bem, Grupo Odontovida, Clínica Aurora',
      ],
    }),
    page({
      title: 'Estratégia de vendas',
      blocks: ['Inside sales e tráfego pago', 'Parcerias com distribuidores de equipamentos', 'Indicação de clientes'],
    }),
    page({
      title: 'Projeções financeiras',
      blocks: [
        'Receita 2025: R$ 1,6 milhão',
        'Receita 2027: R$ 9 milhões (meta)',
        'Margem bruta: 76%',
        'CAC: R$ 620',
        'LTV: R$ 5.400',
      ],
    }),
    page({
      title: 'Nosso time',
      blocks: [
        { lines: 'Beatriz Nogueira\nCofundadora e CEO\nEx-Nubank, formada na USP', x: 0.06, y: 0.3 },
        {
          lines: 'Rafael Teixeira\nSócio-fundador e diretor de tecnologia\nMestre em computação pela Unicamp',
          x: 0.55,
          y: 0.3,
        },
        { lines: 'Time de 22 pessoas', x: 0.06, y: 0.7 },
      ],
    }),
    page({
      title: 'Rodada de investimento',
      blocks: [
        'Estamos captando R$ 3 milhões em uma rodada seed',
        'Já captamos R$ 700 mil com investidores-anjo',
        'Uso dos recursos',
        '60% Produto',
        '30% Comercial',
        '10% Administrativo',
      ],
    }),
    page({
      title: 'Obrigado',
      blocks: ['Consultafácil Tecnologia, fundada em 2021', 'Sede: Curitiba, Brasil', 'contato@consultafacil.example'],
    }),
  ],
  { createdOn: '2026-02-15' },
)
