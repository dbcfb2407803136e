import type { KeyFactName } from '#contract/memo-fields.ts'
import { latinFirst } from '#engine/latin-first.ts'

/**
 * Words of slide titles in languages whose decks are rarer than those of the slide kinds' own lexicon: Chinese, Japanese,
 * Korean, Polish, Czech, Italian, Dutch, Swedish, Russian, Ukrainian, Turkish, Arabic, Persian, Indonesian.
 */
export const topicTitles: Readonly<Record<KeyFactName, RegExp>> = {
  Problem: latinFirst(
    /问题|痛点|挑战|困境|背景|現状|課題|問題|문제|(?<![\p{L}\p{N}])(?:problemy?|wyzwani[ea]|výzva|problemi|problema|sfida|problemen|uitdaging|utmaning(?:ar)?|проблем[аы]|виклик|sorun|masalah|tantangan)(?![\p{L}\p{N}])|проблем|مشکل|مسئله|چالش|المشكلة|التحدي/iu,
  ),
  'Product Solution': latinFirst(
    /解决方案|产品|方案|我们的|功能|介绍|ソリューション|解決|製品|솔루션|해결|제품|(?<![\p{L}\p{N}])(?:rozwiązanie|produkt|řešení|soluzion[ei]|prodotto|oplossing|lösning(?:en)?|çözüm|ürün|solusi|produk)(?![\p{L}\p{N}])|решени|продукт|рішення|راه ?حل|محصول|ویژگی|الحل|المنتج/iu,
  ),
  Traction: latinFirst(
    /进展|数据表现|用户数据|业绩|里程碑成果|実績|トラクション|성과|실적|(?<![\p{L}\p{N}])(?:trakcja|wyniki|dotychczasowe wyniki|risultati|trazione|resultaten|resultat|sonuçlar|pencapaian)(?![\p{L}\p{N}])|достижени|результат|трекшн|دستاورد|إنجازات|الإنجازات/iu,
  ),
  'Business Model': latinFirst(
    /商业模式|盈利模式|收入模式|收费|盈利|变现|ビジネスモデル|収益モデル|비즈니스 ?모델|수익 ?모델|(?<![\p{L}\p{N}])(?:model biznesowy|monetyzacja|obchodní model|modello di business|verdienmodel|affärsmodell|intäktsmodell|iş modeli|gelir modeli|model bisnis)(?![\p{L}\p{N}])|бизнес[- ]?модел|монетизац|бізнес|مدل (?:کسب|درآمد)|درآمدزایی|کسب و ?کار|نموذج العمل/iu,
  ),
  Market: latinFirst(
    /市场(?:规模|分析|机会|前景|空间)?|行业|目标用户|市場|시장|(?<![\p{L}\p{N}])(?:rynek|rynku|trh|mercato|markt|marknad(?:en)?|pazar|pasar)(?![\p{L}\p{N}])|рынок|рынка|ринок|بازار|السوق/iu,
  ),
  Competition: latinFirst(
    /竞争|竞品|对比|优势|壁垒|競合|競争|경쟁|(?<![\p{L}\p{N}])(?:konkurencja|konkurenc[ji]\w*|przewag[ai]|konkurence|concorren(?:za|ti)|concurrentie|konkurrens|konkurrenter|rekabet|rakipler|pesaing|keunggulan)(?![\p{L}\p{N}])|конкурент|преимуществ|رقبا|رقابت|مزیت|المنافس/iu,
  ),
  'Go-to-Market': latinFirst(
    /推广|营销|运营|市场策略|获客|渠道|商业路径|マーケティング|販売戦略|마케팅|(?<![\p{L}\p{N}])(?:strategia (?:wejścia|rynkowa|marketingowa|di marketing|commerciale)|marketingplan|marknadsföring|marketingstrategie|pazarlama|strategi pemasaran)(?![\p{L}\p{N}])|продвижени|маркетинг|بازاریابی|جذب|التسويق/iu,
  ),
  Technology: latinFirst(
    /技术(?:架构|优势|方案)?|技術|기술|(?<![\p{L}\p{N}])(?:technologia|technologie|tecnologia|technologie|teknik|teknoloji|teknologi)(?![\p{L}\p{N}])|технологи|تکنولوژی|فناوری|التكنولوجيا/iu,
  ),
  Financials: latinFirst(
    /财务|盈利预测|收入预测|成本|財務|収支|재무|(?<![\p{L}\p{N}])(?:finanse|prognozy finansowe|finanční|finanza|proiezioni|financiën|ekonomi|finansal|keuangan)(?![\p{L}\p{N}])|финанс|фінанс|مالی|هزینه|المالية/iu,
  ),
  'Use of Funds': latinFirst(
    /融资(?:需求|计划|用途)?|资金(?:用途|使用|需求)|資金(?:調達|使途)|투자 ?유치|자금|(?<![\p{L}\p{N}])(?:potrzeby inwestycyjne|inwestycja|finansowanie|runda|investice|raccolta|investimento|investering|kapitalbehov|yatırım|pendanaan)(?![\p{L}\p{N}])|инвестици|раунд|інвестиц|سرمایه|التمويل|الاستثمار/iu,
  ),
  Roadmap: latinFirst(
    /规划|路线图|发展计划|未来|里程碑|计划|ロードマップ|今後|로드맵|(?<![\p{L}\p{N}])(?:harmonogram|kamienie milowe|plan rozwoju|plán|tabella di marcia|planning|färdplan|yol haritası|peta jalan|roadmap)(?![\p{L}\p{N}])|дорожная карта|план развити|نقشه راه|برنامه|خارطة/iu,
  ),
  Team: latinFirst(
    /团队|创始人|核心成员|チーム|メンバー|팀\b|(?<![\p{L}\p{N}])(?:zespół|tým|squadra|il team|ons team|teamet|ekip|tim kami)(?![\p{L}\p{N}])|команда|تیم|فريق|الفريق/iu,
  ),
}
