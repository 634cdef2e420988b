/** Longer passages blur what they are about. */
export const LONGEST_PASSAGE = 600;

/**
 * Cuts a text into pieces of at most 600 characters, between lines and sentences where it can. Nothing is lost but spaces.
 *
 * @example splitPassage('Short enough.') // ['Short enough.']
 */
export function splitPassage(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentencesOf(text)) {
    if (piece !== '' && piece.length + sentence.length > LONGEST_PASSAGE) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += sentence;
  }
  if (piece.trim() !== '') pieces.push(piece.trim());
  return pieces;
}

function sentencesOf(text: string): readonly string[] {
  const sentences = text.match(/[^\n.!?]*(?:[.!?](?!\s|$)[^\n.!?]*)*(?:[.!?]+\s*|\n+|$)/g) ?? [];
  return sentences.flatMap((sentence) => hardCut(sentence)).filter((sentence) => sentence !== '');
}

/** A sentence without an end in sight is cut between words. */
function hardCut(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST_PASSAGE) return [sentence];
  const space = sentence.lastIndexOf(' ', LONGEST_PASSAGE - 1);
  const end = space > 0 ? space + 1 : LONGEST_PASSAGE;
  return [sentence.slice(0, end), ...hardCut(sentence.slice(end))];
}
