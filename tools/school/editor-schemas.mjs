// JSON Schema of a school's documents, for editors: names are completed, values explained, mistakes marked while one types.
import { toJsonSchema } from '@valibot/to-json-schema';

/** Editors read YAML with numbers and truth values; the documents are text throughout, so every text may look like one. */
const TEXT = ['string', 'number', 'boolean'];

/** A name without a value is not stated. */
const orNothing = (schema) =>
  schema.type === undefined || schema.anyOf !== undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat() };

const MAY_BE_MISSING = ['optional', 'exact_optional', 'nullish'];

function override({ valibotSchema, jsonSchema }) {
  if (valibotSchema.type === 'string') return { ...jsonSchema, type: TEXT };
  if (!MAY_BE_MISSING.includes(valibotSchema.type)) return undefined;
  // Defaults are values that were read already, not what is written.
  delete jsonSchema.default;
  return orNothing(valibotSchema.type === 'nullish' ? jsonSchema.anyOf[0] : jsonSchema);
}

/** What an editor shows of one kind of document. @param schema as libs/school reads it. */
export const editorSchema = (schema) =>
  toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore', overrideSchema: override });

/** `branches/*.yaml` is described in `branches.json`, `branches/online.yaml` in `branches-online.json`. */
export const schemaFile = (documents) =>
  documents.replace('/*.yaml', '').replace('.yaml', '').replace('/', '-') + '.json';
