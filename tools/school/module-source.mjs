// Values of a school's documents as TypeScript.

const MONEY = new Set(['amount', 'discountedPrice', 'fullDay', 'halfDay', 'price']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as TypeScript: amounts and days carry the types that only they have. */
function sourceOf(value, key) {
  if (typeof value === 'number' && MONEY.has(key)) return `${value} as Cents`;
  if (typeof value === 'string' && DAY.test(value)) return `'${value}' as SiteDay`;
  if (Array.isArray(value)) return `[${value.map((item) => sourceOf(item, key)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${sourceOf(inner, name)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/**
 * A module with one constant.
 *
 * @param {string} name
 * @param {unknown} value
 * @param {{ type: string, literal?: boolean }} typed `literal`: its own words (ids, codes) are types, too.
 */
export function moduleOf(name, value, { type, literal = false }) {
  // Nothing has no words of its own.
  const isLiteral = literal && value !== null;
  const source = sourceOf(value, '');
  const body = isLiteral
    ? `export const ${name} = ${source} as const satisfies ${type};`
    : `export const ${name}: ${type} = ${source};`;
  const types = [
    ...new Set(body.match(/\b(?:Cents|SiteDay)\b/g) ?? []),
    ...(type.match(/\b[A-Z]\w+/g) ?? []),
  ].filter((word) => !['Readonly', 'Record', 'VISIT_HOURS'].includes(word));
  const imports = types.length === 0 ? '' : `import type { ${types.join(', ')} } from '@kidcode/school';\n\n`;
  return `${imports}${body}\n`;
}

/** `homeHero`, `class-schedule`: HOME_HERO, CLASS_SCHEDULE. */
export const constantName = (name) => name.toUpperCase().replaceAll('-', '_');
