/**
 * Two bytes that stand for a name in a link. Lists of a school may change their order and become longer; a name keeps its
 * mark. A test holds that no two names of a school share one.
 */
export function nameMark(name: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    mark = Math.imul(mark ^ name.charCodeAt(at), 0x01000193);
  }
  return ((mark >>> 16) ^ mark) & 0xffff;
}
