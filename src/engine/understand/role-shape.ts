import { translateToAll } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { countWords } from '#engine/text/words.ts'

const office = latinFirst(
  /\b(?:c[etofpmsi]o|cto|chro|ciso|chief(?:\s[\p{L}&-]+){1,3}\sofficer|(?:vice[- ])?president|vp|svp|evp|managing director|general manager)\b/iu,
)
/** Any three capitals of the form C?O: CGO, CLO, CRO. */
const anyChief = /\bC[A-Z]O\b/u
const founder = translateToAll(
  /\b(?:co[- ]?)?founder\b|\bfounding (?:partner|engineer|member)\b|\bowner\b/iu,
  'founderRole',
)
const leader = translateToAll(/\bchief executive\b/iu, 'leaderRole')
const job = translateToAll(
  /\b(?:head of|director|manager|lead(?:er)?|engineer|developer|designer|scientist|researcher|architect|advis[oe]r|mentor|consultant|specialist|analyst|marketer|strategist|officer|partner|investor|chair(?:man|woman|person)?|board member|professor|principal|coordinator|operations|product|marketing|sales|growth|community|legal|counsel|ambassador|programmer|expert|intern|copywriter|writer|animator|administrator|tester|trader|lawyer|physician|student|founding team|seo|pr|hr|cofounder|evangelist|artist|editor|secretary|treasurer|accountant)\b/iu,
  'role',
  'adviserRole',
)
const caseless = /合伙人|工程师|总监|经理|首席|总裁|董事|顾问|设计师|مدیر|بنیانگذار|مؤسس|رئيس/u
const longestRole = 70
const mostWords = 9
const sentence =
  /[.!?]\s|\b(?:is|was|has|have|are|were|will|worked|built|helped|founded|led|he|she|we|they|our|with|years?|based)\b|[,&]$|\b(?:and|of|in|at|for|the|de|y|e|und|et)$/i

/** Whether a line reads as a role or office ('CTO, co-founder', 'Head of Sales') and not as a sentence about one. */
export function isRole(text: string): boolean {
  const bare = text.trim()
  const words = countWords(bare)
  if (bare.length > longestRole || words > mostWords || sentence.test(bare)) return false
  if (/[.!?]$/.test(bare) && words > 2) return false
  return (
    office.test(bare) ||
    anyChief.test(bare) ||
    founder.test(bare) ||
    leader.test(bare) ||
    job.test(bare) ||
    (caseless.test(bare) && bare.length <= 20)
  )
}

/** Whether a text holds an office or a founder word, wherever it stands. */
export function namesOffice(text: string): boolean {
  return (
    office.test(text) ||
    anyChief.test(text) ||
    founder.test(text) ||
    leader.test(text) ||
    (caseless.test(text) && text.length <= 20)
  )
}
