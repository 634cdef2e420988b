/** A file of scripts that several others share, as the bundler would write it by itself. */
export interface SharedFile {
  readonly id: string;
  /** Of its script, before compression. */
  readonly bytes: number;
  /** The shared files that it imports. */
  readonly imports: readonly string[];
  /** Pages and islands that need it at their start. */
  readonly neededBy: ReadonlySet<string>;
  /** The first page of most visits needs it: nothing is loaded in vain beside it. */
  readonly isFirst: boolean;
}

/** Files that become one. */
interface Neighbourhood {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly imports: ReadonlySet<string>;
  readonly neededBy: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** What one request costs on a slow line, in bytes that could be loaded meanwhile. */
const REQUEST_BYTES = 16_000;

/** What each page or island loads in vain for the sake of the other half, should the two become one. */
function inVain(one: Neighbourhood, other: Neighbourhood): (readonly [entry: string, bytes: number])[] {
  const half = (mine: Neighbourhood, its: Neighbourhood) =>
    [...mine.neededBy]
      .filter((entry) => !its.neededBy.has(entry))
      .map((entry) => [entry, its.bytes] as const);
  return [...half(one, other), ...half(other, one)];
}

/** What is loaded in vain, less the requests that are spared. */
function costOf(one: Neighbourhood, other: Neighbourhood, weightOf: ReadonlyMap<string, number>): number {
  if (one.isFirst !== other.isFirst) return Infinity;
  const shared = [...one.neededBy].filter((entry) => other.neededBy.has(entry)).length;
  const vain = inVain(one, other).reduce(
    (sum, [entry, bytes]) => sum + bytes * (weightOf.get(entry) ?? 1),
    0,
  );
  return vain - shared * REQUEST_BYTES;
}

/** What is loaded in vain counts by how much a page loads anyway, squared: the heaviest are spared most. */
function weights(files: readonly SharedFile[], ownBytes: ReadonlyMap<string, number>): Map<string, number> {
  const loads = new Map(ownBytes);
  for (const { bytes, neededBy } of files)
    for (const entry of neededBy) loads.set(entry, (loads.get(entry) ?? 0) + bytes);
  const mean = [...loads.values()].reduce((sum, bytes) => sum + bytes, 0) / loads.size;
  return new Map([...loads].map(([entry, bytes]) => [entry, (bytes / mean) ** 2]));
}

/** Whether the one needs the other by way of a third: as one file, they and the third would import each other. */
function isRoundabout(
  one: Neighbourhood,
  other: Neighbourhood,
  homeOf: ReadonlyMap<string, Neighbourhood>,
): boolean {
  const leadsTo = (from: Neighbourhood, goal: Neighbourhood): boolean => {
    const seen = new Set<Neighbourhood>([from, goal]);
    const ahead = [...from.imports].map((id) => homeOf.get(id)).filter((next) => next !== goal);
    for (let next = ahead.pop(); next !== undefined || ahead.length > 0; next = ahead.pop()) {
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      for (const id of next.imports) {
        const home = homeOf.get(id);
        if (home === goal) return true;
        ahead.push(home);
      }
    }
    return false;
  };
  return leadsTo(one, other) || leadsTo(other, one);
}

function merged(one: Neighbourhood, other: Neighbourhood): Neighbourhood {
  return {
    ids: [...one.ids, ...other.ids],
    bytes: one.bytes + other.bytes,
    imports: new Set([...one.imports, ...other.imports]),
    neededBy: new Set([...one.neededBy, ...other.neededBy]),
    isFirst: one.isFirst,
  };
}

/**
 * Puts small shared files together with those that the same pages need, the cheapest pair first, as long as it spares
 * requests worth more than what is loaded in vain. No two of the files that come out import each other in a circle.
 *
 * @param files Without circles among them.
 * @param ownBytes What each page or island is itself, beside the files that it shares.
 * @returns the ids of each file that comes out.
 */
export function neighbourhoods(
  files: readonly SharedFile[],
  ownBytes: ReadonlyMap<string, number>,
): (readonly string[])[] {
  let homes: Neighbourhood[] = files.map(({ id, bytes, imports, neededBy, isFirst }) => ({
    ids: [id],
    bytes,
    imports: new Set(imports),
    neededBy,
    isFirst,
  }));
  const weightOf = weights(files, ownBytes);
  const homeOf = new Map(homes.flatMap((home) => home.ids.map((id) => [id, home] as const)));
  for (;;) {
    const pairs = homes.flatMap((one, at) =>
      homes.slice(at + 1).map((other) => ({ one, other, cost: costOf(one, other, weightOf) })),
    );
    const best = pairs
      .filter(({ cost }) => cost < 0)
      .sort((a, b) => a.cost - b.cost)
      .find(({ one, other }) => !isRoundabout(one, other, homeOf));
    if (best === undefined) return homes.map(({ ids }) => ids);
    const both = merged(best.one, best.other);
    homes = [...homes.filter((home) => home !== best.one && home !== best.other), both];
    for (const id of both.ids) homeOf.set(id, both);
  }
}
