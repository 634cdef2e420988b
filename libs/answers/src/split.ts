/** How a question begins, in both languages. */
const STARTS =
  /^(?:(?:and|also|plus|y|e|tambi[eé]n|adem[aá]s)\s+)*[¿(]?(?:whats?|what'?s|how|hows|when|whens|when'?s|where|wheres|which|who|whos|why|do|does|did|is|are|can|could|will|would|may|should|any|qu[eé]|cu[aá]l|cu[aá]les|cu[aá]nto|cu[aá]ntos|cu[aá]nta|cu[aá]ntas|cu[aá]ndo|c[oó]mo|d[oó]nde|qui[eé]n|puede|pueden|puedo|tienen|hay|dan|a qu[eé]|hasta|desde)(?![a-záéíóúñ])/i;

/** Where a question surely ends, and where one may: after a comma or a word that joins. */
const ENDS = /(?<=\?)\s+|[;\n]+|(?:^|\s)\(?\d[).]\s+/;
const JOINTS = /,\s*(?:and|y|&)?\s+|\s+&\s+|\s+(?=(?:and|also|plus|y|e)\s)/i;
/** What is named before a list: 'Winter camp: dates, price, ages?' */
const HEAD = /^([^?.!:]{3,60}):\s+(.*)$/s;
/** Two sides of one question. */
const COMPARES = /\b(?:or|vs|versus|versus|difference|better|o|diferencia|mejor)\b/i;
const LISTED_WORDS = 4;

const isQuestion = (piece: string): boolean => piece.endsWith('?') || STARTS.test(piece);

/**
 * The parts of a message that are questions of their own, in their order, each with what is named before a list of them; none where
 * the message is one question.
 */
export function splitQuestion(message: string): readonly string[] {
  const [, head = '', body = message] = HEAD.exec(message.trim()) ?? [];
  const isList = head !== '' || /(?:^|\s)\(?2[).]\s/.test(message);
  const parts = body.split(ENDS).flatMap((sentence) => {
    const pieces = sentence.split(/(?<=[.!])\s+/).flatMap((text) => text.split(JOINTS));
    const isShortList = isList && !COMPARES.test(sentence);
    const questions: string[] = [];
    for (const [at, text] of pieces.entries()) {
      // 'Three questions: what does it cost'
      const [, announced = text.trim()] = /^[^:]*:\s+(.*)$/s.exec(text.trim()) ?? [];
      const piece = STARTS.test(announced) ? announced : text.trim();
      // 'your phone number, email, and can I come': what is short before another question is asked, too.
      const isBefore = STARTS.test((pieces[at + 1] ?? '').trim()) && !COMPARES.test(sentence);
      const most = isShortList ? LISTED_WORDS : isBefore ? 2 : 0;
      if (STARTS.test(piece) || questions.length === 0 || piece.split(/\s+/).length <= most)
        questions.push(piece);
      else questions.push(`${questions.pop() ?? ''} ${piece}`);
    }
    return questions.filter(
      (question) => isList || question.split(/\s+/).length <= 2 || isQuestion(question),
    );
  });
  const asked = parts.filter((part) => /\p{L}/u.test(part));
  return asked.length > 1 ? asked.map((part) => (head === '' ? part : `${head} ${part}`)) : [];
}

/** The sentences of a message that ask something: what else a parent tells is no question. All of it where none does. */
export function askingSentences(message: string): string {
  const asking = message.split(/(?<=[.!?])\s+|\n+/).filter(isQuestion);
  return asking.length === 0 ? message : asking.join(' ');
}
