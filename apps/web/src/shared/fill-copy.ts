/** What stands for a `{name}` in the school's copy; asked for only when a text has it. */
export type CopyFacts = Readonly<Record<string, () => string>>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

/**
 * The school's copy with its placeholders filled, however deep they stand in it.
 *
 * @param copy a text, or anything made of texts; what has none comes back as it is.
 * @throws Error for a name that is no fact: a typing error in the copy stops the build.
 * @example fillCopy('Call {phone}.', { phone: () => '844-KID-CODE' }) // 'Call 844-KID-CODE.'
 */
export function fillCopy<Copy>(copy: Copy, facts: CopyFacts): Copy {
  return fill(copy, facts) as Copy;
}

function fill(copy: unknown, facts: CopyFacts): unknown {
  if (typeof copy === 'string') return copy.replace(PLACEHOLDER, (_, name: string) => factOf(name, facts));
  if (Array.isArray(copy)) return copy.map((item) => fill(item, facts));
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, fill(value, facts)]));
}

function factOf(name: string, facts: CopyFacts): string {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (fact !== undefined) return fact();
  throw new Error(`copy: expected one of ${Object.keys(facts).join(', ')} in braces, got {${name}}`);
}
