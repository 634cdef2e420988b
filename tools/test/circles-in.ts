/** Which files each file imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Every node that can be reached from one, without it unless a way leads back. */
function reachedFrom(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return reached;
}

/**
 * The groups of nodes that reach each other.
 *
 * @returns each group sorted, in the order of their first members; empty if the graph has no circle.
 */
export function circlesIn(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node)).sort();
  const circles = inCircle.map((node) =>
    inCircle.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
  );
  return circles.filter(([first], index) => first === inCircle[index]);
}
