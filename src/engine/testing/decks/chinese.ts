import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides and the wording of a Chinese business plan. */
export const chineseDeck = deck(
  [
    page({ title: '云栈助手', blocks: ['为中小企业打造的智能客服平台', '商业计划书 2026年3月'] }),
    page({
      title: '行业痛点',
      blocks: ['中小企业客服成本高，响应慢，难以全天服务。', '人工客服流失率高，培训成本昂贵。'],
    }),
    page({
      title: '解决方案',
      blocks: ['云栈助手是一款人工智能客服软件，帮助企业自动回复客户。', '我们提供一站式接入微信和网站的平台。'],
    }),
    page({ title: '市场规模', blocks: ['市场规模达到1200亿元', '年复合增长率15%'] }),
    page({ title: '竞争分析', blocks: ['现有产品价格高，部署周期长。', '我们的优势：三天上线，按月付费。'] }),
    page({ title: '商业模式', blocks: ['企业订阅：999元/月', '增值服务和广告收入'] }),
    page({ title: '运营数据', blocks: ['付费客户：320家', '营收：500万元', '注册用户10万'] }),
    page({ title: '营销策略', blocks: ['抖音和小红书线上推广', '渠道代理商合作'] }),
    page({
      title: '核心团队',
      blocks: [
        { lines: '陈思远\n创始人 首席执行官', x: 0.06, y: 0.3 },
        { lines: '林晓雯\n联合创始人 首席技术官', x: 0.55, y: 0.3 },
      ],
    }),
    page({
      title: '融资计划',
      blocks: ['本轮融资1000万元，出让10%股权', '天使轮', '资金用途', '研发 50%', '市场推广 30%', '运营 20%'],
    }),
    page({ title: '联系我们', blocks: ['成立于2023年', '总部位于上海', 'hello@yunzhan.example'] }),
  ],
  { createdOn: '2026-03-05' },
)
