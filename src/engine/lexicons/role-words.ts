import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translateToAll } from './translated.ts'

/** Offices of a company's leaders. */
export const officeWords = latinFirst(
  /\b(?:c[etofpmsi]o|cto|chro|ciso|chief(?:\s[\p{L}&-]+){1,3}\sofficer|(?:vice[- ])?president|vp|svp|evp|managing director|general manager)\b/iu,
)

/** Words for founders, in every language. */
export const founderWords = translateToAll(
  /\b(?:co[- ]?)?founder\b|\bfounding (?:partner|engineer|member)\b|\bowner\b/iu,
  'founderRole',
)

/** Words for those who lead a company, in every language. */
export const leaderWords = translateToAll(/\bchief executive\b/iu, 'leaderRole')

/** Words for jobs, in every language. */
export const jobWords = translateToAll(
  /\b(?:head of|director|manager|lead(?:er)?|engineer|developer|designer|scientist|researcher|architect|advis[oe]r|mentor|consultant|specialist|analyst|marketer|strategist|officer|partner|investor|chair(?:man|woman|person)?|board member|professor|principal|coordinator|operations|product|marketing|sales|growth|community|legal|counsel|ambassador|programmer|expert|intern|copywriter|writer|animator|administrator|tester|trader|lawyer|physician|student|founding team|seo|pr|hr|cofounder|evangelist|artist|editor|secretary|treasurer|accountant)\b/iu,
  'role',
  'adviserRole',
)

/** Roles in scripts without capitals. */
export const caselessRoleWords = /合伙人|工程师|总监|经理|首席|总裁|董事|顾问|设计师|مدیر|بنیانگذار|مؤسس|رئيس/u

/** Words of a sentence about a role, which is not a role itself. */
export const sentenceAboutRole =
  /[.!?]\s|\b(?:is|was|has|have|are|were|will|worked|built|helped|founded|led|he|she|we|they|our|with|years?|based)\b|[,&]$|\b(?:and|of|in|at|for|the|de|y|e|und|et)$/i
