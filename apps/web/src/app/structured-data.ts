import type { Thing, WithContext } from 'schema-dts';

/** What search engines read about a page, made from the same data that the page shows. */
export function structuredData(_path: string): readonly WithContext<Thing>[] {
  return [];
}
