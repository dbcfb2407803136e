import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Words in the names of events and programmes that founders pitch at, and of prizes. */
export const eventWords = latinFirst(
  /\b(?:hack(?:athon|fest|day|s)?|challenges?|contests?|demo ?day|pitch(?:es)?|boot ?camp|accelerator|incubator|summit|conference|competitions?|awards?|prizes?|olympiad|congress|expo|batch|cohort|wettbewerb|preis|concours|prix|concurso|desaf[ií]o|premio|prêmio|aceleradora|accélérateur|concorso|sfida|wedstrijd|konkurs\w*|tävling|soutěž|yarışma\w*|kompetisi)(?![\p{L}])|конкурс|хакатон|акселератор|大赛|比赛|黑客松|加速器|コンテスト|ハッカソン|대회|해커톤|مسابقة|مسابقه/iu,
)
