const words = `
  who whom whose what when where which why how much many do does did done doing has have had been was were will would can could
  should they them their there its he she his her i me my any some tell about give say says said show shows list mention mentions
  explain describe please know get so far now currently company startup business firm deck pitch presentation memo slide page
  money use uses using used handle kind type big long often already themselves then than better best good bad think thinks believe
  expect expects feel see want wants wanted need needs try tries trying goes went gone come comes came take takes took put puts
  keep keeps kept let work works worked started start before after during until ever never yet still only also more most less
  least really quite about around roughly compare compares compared according able good sure understand know wonder
  wer wem wen was wann wo woher wohin welche welcher welches welchen warum wieso wie viel viele hoch gross hat haben gibt es sie
  ihr ihre ihrer ihnen man wird werden kann konnen sind unternehmen firma geld
  qui quoi quand quel quelle quels quelles pourquoi comment combien ont ils elles leur leurs entreprise societe argent quien
  quienes cual cuales cuando donde cuanto cuanta cuantos cuantas tiene tienen hay empresa dinero chi cosa quando dove quale quali
  perche quanto quanti quante hanno azienda quem qual quais onde quanto quantos tem wie wat wanneer waar welke hoeveel heeft
  hebben kto co kiedy gdzie jaki jaka jakie ile czy maja
`

/** Words of a question about a deck that say nothing about where its answer is; those of all languages together. */
export const questionWords: readonly string[] = words.trim().split(/\s+/u)

/** The same in Chinese, Japanese and Korean; they are removed before signs are paired. */
export const questionSigns =
  /什么|什麼|多少|几个|谁|誰|怎么样|怎么|怎麼|如何|哪里|哪些|哪个|哪|为什么|吗|呢|他们|我们|你们|贵公司|公司|的|了|是|有|在|钱|何ですか|ですか|ますか|いくら|どの|どこ|だれ|いつ|なぜ|どう|何|は|が|を|の|か|무엇|입니까|인가요|얼마|누구|언제|어디|어떻게|합니까|나요/gu
