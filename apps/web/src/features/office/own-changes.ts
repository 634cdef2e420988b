/** Does one change of a thing, by its id and the version of it that whoever changes it has seen. */
export type OwnChange = <Answer>(
  thing: string,
  seen: number,
  write: (version: number) => Promise<Answer>,
  /** The version that the thing has then; null where nothing was changed. */
  versionOf: (answer: Answer) => number | null,
) => Promise<Answer>;

/**
 * What one person changes on this page, thing by thing: a change waits for the one before it, and names the version that this
 * person's own changes have led to from the one that was seen. Through somebody else's change nothing leads, so it is refused.
 *
 * Versions of a thing only rise.
 */
export function makeOwnChanges(): OwnChange {
  const turns = new Map<string, Promise<unknown>>();
  const led = new Map<string, number>();
  const latest = (thing: string, version: number): number => {
    const next = led.get(`${thing} ${version}`);
    return next === undefined ? version : latest(thing, next);
  };
  return (thing, seen, write, versionOf) => {
    const before = turns.get(thing);
    const work = async () => {
      await before?.catch(() => {});
      const version = latest(thing, seen);
      const answer = await write(version);
      const after = versionOf(answer);
      // What is said once more is no change, and leads nowhere.
      if (after !== null && after > version) led.set(`${thing} ${version}`, after);
      return answer;
    };
    const turn = work();
    turns.set(thing, turn);
    return turn;
  };
}
