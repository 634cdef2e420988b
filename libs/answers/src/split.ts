/** How a question begins, in both languages. */
const STARTS =
  /^(?:(?:and|also|y|e|tambi[eé]n|adem[aá]s)\s+)*(?:whats?|what'?s|how|hows|when|whens|where|wheres|which|who|whos|why|do|does|did|is|are|can|could|will|would|may|should|any|qu[eé]|cu[aá]l|cu[aá]les|cu[aá]nto|cu[aá]ntos|cu[aá]nta|cu[aá]ntas|cu[aá]ndo|c[oó]mo|d[oó]nde|qui[eé]n|puede|pueden|puedo|tienen|hay|a qu[eé])\b/i;

/** Where a question surely ends, and where one may: after a comma or a word that joins. */
const ENDS = /(?<=\?)\s+|[;\n]+|(?:^|\s)\(?\d[).]\s+/;
const JOINTS = /,\s+|\s+&\s+|\s+(?=(?:and|also|plus|y|e)\s)/i;

/** The parts of a message that are questions of their own, in their order; none where it is one question. */
export function splitQuestion(message: string): readonly string[] {
  const isList = /(?:^|\s)\(?2[).]\s/.test(message);
  const parts = message.split(ENDS).flatMap((sentence) => {
    const questions: string[] = [];
    // What does not begin like a question belongs to the one before it.
    for (const piece of sentence.split(/(?<=[.!])\s+/).flatMap((text) => text.split(JOINTS)))
      if (STARTS.test(piece.trim().replace(/^¿/, '')) || questions.length === 0) questions.push(piece.trim());
      else questions.push(`${questions.pop() ?? ''} ${piece}`.trim());
    return questions.filter(
      (question) => isList || question.endsWith('?') || STARTS.test(question.replace(/^¿/, '')),
    );
  });
  return parts.length > 1 ? parts : [];
}
