/** What an email client writes before the sender of a message that is forwarded or answered. */
export const senderLabels = [
  ...['From', 'Von', 'De', 'De la', 'Da', 'Van', 'Od', 'Fra', 'Från', 'Lähettäjä', 'Feladó', 'Šalje', 'Kimden'],
  ...['Gönderen', 'Mittente', 'Nadawca', 'Expeditorul', 'Saatja', 'От', 'Отправитель', 'Від', 'Від кого', '送信元'],
]

/** What it writes before the subject of that message. */
export const subjectLabels = [
  ...['Subject', 'Betreff', 'Objet', 'Sujet', 'Asunto', 'Oggetto', 'Onderwerp', 'Assunto', 'Temat', 'Emne', 'Ämne'],
  ...['Aihe', 'Předmět', 'Predmet', 'Tárgy', 'Naslov', 'Subiectul', 'Subiect', 'Konu', 'Тема', '件名'],
]

/** What it writes before the time at which that message was sent. */
export const dateLabels = [
  ...['Date', 'Sent', 'Datum', 'Gesendet', 'Envoyé', 'Fecha', 'Enviado', 'Enviado el', 'Data', 'Inviato', 'Verzonden'],
  ...['Dato', 'Sendt', 'Skickat', 'Päivämäärä', 'Pvm', 'Lähetetty', 'Odesláno', 'Odoslané', 'Dátum', 'Elküldve'],
  ...['Wysłano', 'Trimis', 'Tarih', 'Gönderildi', 'Дата', 'Отправлено', 'Надіслано', '日付'],
]

/** The beginning of the line above a quoted message: 'On Mon, 3 Mar 2025 at 10:12, Ida Holm wrote:'. */
export const replyLineStarts = [
  ...['On', 'Am', 'Le', 'El', 'Il giorno', 'Il', 'Op', 'Em', 'Den', 'D.', 'Dnia', 'Dne', 'Pe', 'Ke', 'Na', 'Pada'],
  ...[
    'W dniu',
    'Vào',
    'ב',
    'Пн',
    'Вт',
    'Ср',
    'Чт',
    'Пт',
    'Сб',
    'Вс',
    'pon.',
    'wt.',
    'śr.',
    'czw.',
    'pt.',
    'sob.',
    'niedz.',
  ],
]

/** The verb of that line. */
export const replyLineVerbs = [
  ...['wrote', 'schrieb', 'a écrit', 'escribió', 'ha scritto', 'schreef', 'escreveu', 'skrev', 'napisał', 'napsal'],
  ...['kirjoitti', 'geschreven', 'menulis', 'a scris', 'yazdı', 'написал', 'написала', 'пише', 'ezt írta', 'napísal'],
]

/** How a letter closes, before the name of who signs it. */
export const signOffs = [
  ...['best', 'best regards', 'kind regards', 'warm regards', 'warmest regards', 'regards', 'many thanks', 'thanks'],
  ...[
    'thank you',
    'thanks a lot',
    'thanks again',
    'all the best',
    'all best',
    'cheers',
    'sincerely',
    'yours sincerely',
  ],
  ...['yours', 'warmly', 'talk soon', 'speak soon', 'looking forward', 'with best regards', 'br', 'kr'],
  ...['mit freundlichen grüßen', 'mit freundlichen grüssen', 'freundliche grüße', 'freundliche grüsse', 'viele grüße'],
  ...['beste grüße', 'liebe grüße', 'herzliche grüße', 'schöne grüße', 'mfg', 'vg', 'lg', 'danke', 'vielen dank'],
  ...['cordialement', 'bien cordialement', 'bien à vous', 'bien à toi', 'sincères salutations', 'salutations', 'merci'],
  ...[
    'merci d’avance',
    "merci d'avance",
    'saludos',
    'un saludo',
    'saludos cordiales',
    'atentamente',
    'un cordial saludo',
  ],
  ...['gracias', 'muchas gracias', 'cordiali saluti', 'un saluto', 'saluti', 'grazie', 'met vriendelijke groet'],
  ...['met vriendelijke groeten', 'vriendelijke groet', 'groeten', 'atenciosamente', 'abraços', 'obrigado', 'obrigada'],
  ...['med vänlig hälsning', 'vänliga hälsningar', 'med venlig hilsen', 'venlig hilsen', 'vennlig hilsen', 'mvh'],
  ...['pozdrawiam', 's pozdravem', 'ystävällisin terveisin', 'с уважением', 'з повагою', 'saygılarımla'],
]

/** The line that a telephone or an app puts below a letter. */
export const deviceLine =
  /^(?:sent from (?:my |outlook|mail |yahoo|proton|gmail|superhuman)|sent via |get outlook for |von meinem \S+ gesendet|gesendet mit |envoyé de mon |envoyé depuis |enviado desde |inviato da |enviado do meu |verstuurd vanaf |verzonden vanaf |skickat från |sendt fra |wysłane z |отправлено с )/iu

/** A paragraph below a letter that a firm's mail server writes: long, or named as such. */
export const legalNotice =
  /^(?:confidentiality notice|disclaimer\b|vertraulichkeitshinweis|avis de confidentialité|aviso (?:legal|de confidencialidad)|please consider the environment)|^(?=.{120})(?=.*(?:confiden[tc]|vertraulich|riservat|vertrouwelijk|privileged|intended (?:only|solely)))(?=.*(?:e-?mail|message|nachricht|mensaje|correo|courriel|messaggio|bericht))/iu

/** How software marks the subject of a forwarded or answered message. */
export const subjectMark =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:fwd?|re|aw|wg|tr|rv|enc|vs|vb|sv|antw|doorst|i|r|rif|res|odp|pd|rép|réf|ynt|ilt|továbbítás|转发|回复)\s?(?:\[\d+\])?\s?[:：]\s*/iu

/** Words of a deck's file name or subject that name no company. */
export const deckNameNoise =
  /(?<![\p{L}\p{N}])(?:pitch[\s-]?decks?|pitch|decks?|teasers?|one[\s-]?pagers?|investors?|investments?|presentations?|präsentation|présentation|presentación|apresentação|presentazione|slides?|fund[\s-]?raising|intro(?:duction)?s?|final|draft|confidential|compressed|updated?|latest|new|copy|version|document|file|scan|untitled|attachment|download|export|unnamed|noname|overview|company|memo|pre[\s-]?seed|seed|series[\s-]?[a-d]|round|bridge|v\d+(?:[.]\d+)*|q[1-4]|h[12])(?![\p{L}\p{N}])/giu

/** Words by which a file says that it is a pitch deck. */
export const deckFileName =
  /(?:pitch|deck|teaser|slides|presentation|präsentation|présentation|presentación|apresentação|presentazione|презентац)|\.pptx$/iu

/** A date in a file name or subject, in figures or with its month. */
export const deckNameDate =
  /(?<![\p{L}\p{N}])(?:\d{4}[-. ]\d{1,2}(?:[-. ]\d{1,2})?|\d{1,2}[-./ ]\d{1,2}[-./ ](?:20)?\d\d|(?:19|20)\d{6}|20\d{4}|20[1-4]\d|(?:\d{1,2}\.?\s?)?(?:jan(?:uary?|vier)?|feb(?:ruary?)?|m[aä]r(?:ch|z)?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|févr?(?:ier)?|mars|avr(?:il)?|juin|juillet|août|septembre|octobre|novembre|décembre|ene(?:ro)?|febrero|marzo|abril|mayo|junio|julio|agosto|gennaio|aprile|maggio|giugno|luglio)\.?\s?(?:\d{1,2},?\s?)?(?:20)?\d\d)(?![\p{L}\p{N}])/giu

/** Words that join names in a subject and mean nothing at its edges. */
export const edgeWords =
  /^(?:our|the|your|my|a|an|for|from|by|to|of|with|at|in|on|and|und|et|y|e|de|von|für|pour|para|re|via|is|here|attached)$/iu

/** The subject of what software answers by itself. */
export const automaticSubject =
  /^(?:(?:re|aw|fwd?)\s?:\s*)?(?:auto(?:matic(?:ally)?)?[\s:-]*(?:reply|response|antwort)|out of (?:the )?office|away from (?:the )?office|abwesenheit|automatische (?:antwort|abwesenheit)|réponse automatique|absence du bureau|respuesta automática|risposta automatica|automatisch antwoord|resposta automática|autosvar|undeliver(?:ed|able)|delivery status|mail delivery)/iu

/** The name of an address that belongs to software. */
export const automaticAddress =
  /^(?:(?:do-?)?no-?t?-?reply|mailer-daemon|postmaster|notifications?|bounces?|mailer|newsletter)(?:[+.-]|@)/iu
