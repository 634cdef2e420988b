/** How a question begins, in both languages. */
const STARTS =
  /^(?:(?:and then|and|adn|n|also|plus|hi|hello|hola|thanks|gracias|so|but|y|e|tambi[eé]n|adem[aá]s),?\s+)*[¿(]?(?:i(?:d| would|'d)? (?:need|like to know|want to know)|(?:i(?:'?m| was| am) )?wondering|(?:i )?wanted to (?:know|ask)|quisiera(?: saber)?|me gustar[ií]a saber|quer[ií]a (?:saber|preguntar)|tell me|give me|necesito|quiero saber|wh?at'?s?|how|hows|wh?en'?s?|where|wheres|which|who|whos|why|do|does|did(?! (?:some|a|lots?|one|two|his|her|their)\b)|is|are|am i|can|could|will|would|may|must|should|need|any|have you|was|were|isn'?t|aren'?t|don'?t|doesn'?t|until|qu[eé]|cu[aá]l|cu[aá]les|cu[aá]nto|cu[aá]ntos|cu[aá]nta|cu[aá]ntas|cu[aá]ndo|c[oó]mo|d[oó]nde|qui[eé]n|(?:me |nos )?(?:puede|pueden|podr[ií]an?)|puedo|tienen|hay|dan|debo|tengo que|est[aá]n?|se puede|a qu[eé]|hasta|desde|(?:on|at|from|for|in|to|until) (?:what|which|when|whom)|(?:en|de|para|por|con) qu[eé]|a (?:cu[aá]nto|nombre))(?![a-záéíóúñ])/i;

/** Where a question surely ends, and where one may: after a comma or a word that joins. */
const ENDS = /(?<=[?.!])\s+|[;\n]+/;
/** A list with its numbers, and these: 'he is 6.' is none. */
const NUMBERED = /(?:^|\s)\(?1[).]\s.*\s\(?2[).]\s/s;
const NUMBERS = /(?:^|\s)\(?\d[).]\s+/;
const JOINTS = /,\s*(?:and|y|&)?\s+|\s+[&+/]\s+|\s+(?=(?:and|adn|n|plus|y|e)\s(?!\d))/i;
/** What is named before a list: 'Winter camp: dates, price, ages?' */
const HEAD = /^([^?.!:]{3,60}?)(?::| [-–])\s+(.*)$/s;

/** ', who is in third grade' and ', who can read' tell; 'and who do I call' asks. */
const RELATIVE =
  /^(?:and |y )?(?:which|who|where|when)\b(?! (?:do|does|can|should|will) (?:i|we|you|they|he|she|it)\b)/i;

/** 'My son, who can read a bit, is 6.' */
const INSERTED = /,\s+(who (?!do\b)[^,.?!]+),\s+/gi;

/** '(Monday, about 1 pm)' */
const BRACKETED = /\([^()]*\)/g;

/** 'I would like to know what it costs, and if he can come for a day, and the lunch rules.' */
const TO_KNOW = /^(?:(?:and|or|also|y|o|tambi[eé]n) )*(?:if|whether|the|your|si|el|la|los|las)\s/i;
const ASKS_TO_KNOW = /\b(?:know|wondering|ask|tell me|saber|preguntar)\b/i;

/** What may be asked in a word or two: ', and the price'. */
const ASPECT =
  /^(?:and |y )?(?:the |your |what |which |el |la |los |las |su )?(?:price|cost|ages?|days?|times?|hours|dates?|food|lunch|address|phone(?: number)?|e-?mail|deadline|themes?|length|group size|discounts?|precio|costo|edad(?:es)?|d[ií]as|horas?|horario|fechas?|comida|direcci[oó]n|tel[eé]fono|correo|temas?|descuentos?)(?: too| also| as well| please| por favor| tambi[eé]n)*[.!]?$/i;

/** Verbs that questions are made with, and how one begins where no mark and no word stands between it and the one before. */
const VERB =
  '(?:is|are|do|does|did|can|could|will|should|es|son|est[aá]n?|hay|dan|tienen?|cuestan?|puedo|pueden?|necesitan?|incluye)';
const BEGINS = new RegExp(
  `\\s+(?=(?:(?:also|tambi[eé]n) )?(?:(?:how(?: much| many| long| old| often)?|when|where|what(?: time| ages?| days?| hours)?|(?:cu[aá]nt[oa]s?|cu[aá]ndo|cu[aá]l|c[oó]mo|d[oó]nde|qu[eé](?: \\S+)?)) ${VERB} |(?:is|are|do|does|can|will|should) (?:it|he|she|they|i|we|you|u|there|the|my|your|this|that|kids) ))`,
  'i',
);
/** It says so much that another question may follow: a verb of its own, and what it is about. */
const WHOLE = new RegExp(
  `^(?:(?:and|also|so|hi|hello|y|hola) )*[¿]?(?:(?:how|what|when|where|which|who|cu[aá]|c[oó]mo|d[oó]nde|qu[eé])\\S*\\b.*? ${VERB}(?: \\S+){2,}|${VERB}(?: \\S+){3,})$`,
  'i',
);
const OPEN =
  /\b(?:know|me|ask|wondering|sure|or|and|if|that|than|when|what|how|to|of|for|about|but|because|so|in|on|at|with|y|o|que|si|de|para|con)$/i;

/** The questions of a piece that was written without a mark: 'how much is winter camp what are the hours'. */
function runOn(piece: string): readonly string[] {
  const cut: string[] = [];
  for (const text of piece.split(BEGINS)) {
    const last = cut.at(-1);
    if (last === undefined || (WHOLE.test(last) && !OPEN.test(last))) cut.push(text);
    else cut[cut.length - 1] = `${last} ${text}`;
  }
  return cut;
}

const isQuestion = (piece: string): boolean =>
  piece.endsWith('?') || [STARTS, ASPECT].some((asks) => asks.test(piece));

/** A piece of a message; `isSure` where its words or its marks say that it is a question of its own; `head` is what stood before a list. */
export type Piece = { text: string; isSure: boolean; head?: string };

/**
 * The pieces of a message that may be questions of their own, in their order, each with what is named before a list of them; none
 * where the message is one piece.
 */
export function splitQuestion(message: string): readonly Piece[] {
  const [, head = '', body = message] = HEAD.exec(message.trim()) ?? [];
  const isNumbered = NUMBERED.test(message);
  const told = body.replace(INSERTED, ' $1 ').replace(BRACKETED, (text) => text.replaceAll(',', ''));
  const sentences = (isNumbered ? told.split(NUMBERS) : [told]).flatMap((part) => part.split(ENDS));
  const pieces: Piece[] = [];
  for (const sentence of sentences)
    for (const [at, text] of sentence.split(JOINTS).flatMap(runOn).entries()) {
      const piece = text.trim();
      // After a question 'and who picks him up' asks, too.
      const isJoined = /^(?:and|y)\s/i.test(piece) && pieces.at(-1)?.isSure === true;
      const isRelative = at > 0 && !sentence.endsWith('?') && RELATIVE.test(piece) && !isJoined;
      const isIndirect = TO_KNOW.test(piece) && pieces.some((before) => ASKS_TO_KNOW.test(before.text));
      const isSure = isNumbered || isIndirect || (isQuestion(piece) && !isRelative);
      const last = pieces.at(-1);
      if (/\p{L}/u.test(piece)) pieces.push({ text: piece, isSure });
      // 'my kids are 5, 8 and 15'
      else if (last !== undefined) pieces[pieces.length - 1] = { ...last, text: `${last.text}, ${piece}` };
    }
  if (pieces.length < 2) return [];
  return head === '' ? pieces : pieces.map(({ text }) => ({ text, isSure: true, head }));
}

/** Where what is asked ends, and where after it something is told: ', he is 6'. */
const ASKED = /(?<=[.!?:])\s+|\n+|,\s+(?=(?:s?he(?:'?s| is| has)|they are|(?:el|ella) tiene|tiene)\s)/i;

/** The sentences of a message that ask something: what else a parent tells is no question. All of it where none does. */
export function askingSentences(message: string): string {
  const asking = message.split(ASKED).filter(isQuestion);
  return asking.length === 0 ? message : asking.join(' ');
}

const GREETING =
  /^[¡\s]*(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|ok|okay|perfect|hola|buen[oa]s(?: d[ií]as| tardes| noches)?|(?:mil )?gracias|perfecto)(?: there| all| so much| y'?all)?[\s,.!:]+(?=(?:\S+\s+){3})/i;

/** 'Another thing:', 'otra cosa,': what follows is about something else. */
const ANOTHER =
  /^\W*(?:(?:ok|and|y)\W+)?(?:(?:otra|una) (?:cosa|pregunta)(?: m[aá]s)?|(?:one|another|(?:a )?different|(?:a )?separate|last) (?:more |other )?(?:thing|question|topic)|one more(?=,)|something else|separately|changing the subject)\b[\s,.!:-]*/i;

/** Whether a message says that it is about something else than what was spoken of. */
export const turnsElsewhere = (message: string): boolean => ANOTHER.test(message);

/** 'Ok that works.' */
const AGREED =
  /^(?:ok|okay|fine|alright|great|perfect|cool|sounds good|that works|that helps|got it|vale|perfecto|muy bien)(?:,? (?:that works|sounds good|got it|thanks|gracias))?[.!]+\s+(?=\S)/i;

/** ', correct?', ", isn't it?" */
const TAG =
  /(?:,?\s+(?:right|correct|yes|true|verdad|cierto)|,\s+(?:is|are|do|does|did|was|were|can|will|wo|ca)n['’]?t (?:it|they|you|he|she|there|we))\s*\?/gi;

/** 'Ok and how much', 'she is asking what days'. */
const LEAD =
  /^(?:ok|okay|alright|well|so|and|(?:s?he|they|my \w+)(?:'?s|'?re| is| are)? (?:just )?(?:asking|asks|wondering|wonders|wants to know))\b[\s,.!]*(?=(?:and |so |s?he|they|my|how|what|when|where|which|who|if)\b)/i;

/** What follows a greeting, thanks or consent, where so much follows that it is what is asked. */
export function afterGreeting(message: string): string {
  const rest = [GREETING, AGREED, ANOTHER, LEAD]
    .reduce((text, start) => text.replace(start, ''), message)
    .replace(TAG, '?');
  return rest === message ? message : afterGreeting(rest);
}

/** A list without the numbers of its items: '2) ages' names no age. */
export const withoutNumbers = (message: string): string => message.replace(/(?:^|\s)\(?\d\)/g, ' ');
