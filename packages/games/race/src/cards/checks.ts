// Small checks of unknown data, put together into the schema of a card. A check reports what is wrong and where; it
// never throws and never changes the value. `FieldsOf` makes the compiler demand a check for every field of a type.
// Each check also says the same as a JSON Schema, for editors: what the schema cannot say, the rules between fields,
// only the check finds.
import type { CardRule, Flaw, JsonType } from './mistakes.ts';

export type Report = (field: string, flaw: Flaw) => void;

type Judge = (value: unknown, field: string, report: Report) => void;

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Check extends Judge {
  readonly schema: Schema;
}

export const checkOf = (schema: Schema, judge: Judge): Check => Object.assign(judge, { schema });

export interface OptionalCheck {
  readonly optional: Check;
}

/** One check per field of T: a plain one for a field that must be there, an optional one for a field that need not. */
export type FieldsOf<T> = {
  readonly [K in Extract<keyof T, string>]: Record<never, never> extends Pick<T, K> ? OptionalCheck : Check;
};

/** A rule over the fields of one object, tested only when each field is sound. */
export interface Rule<T> {
  readonly rule: CardRule;
  readonly field: Extract<keyof T, string>;
  readonly broken: (value: T) => boolean;
}

/** `besides` names fields that may stand there and were looked at before. */
export function object<T>(fields: FieldsOf<T>, rules: readonly Rule<T>[] = [], besides: readonly string[] = []): Check {
  const checks: [string, Check | OptionalCheck][] = Object.entries(fields);
  const names = new Set([...checks.map(([name]) => name), ...besides]);
  return checkOf(objectSchema(checks), (value, field, report) => {
    if (!isRecord(value)) return report(field, wrongType('object', value));
    let isSound = true;
    const watch: Report = (inner, flaw) => {
      isSound = false;
      report(inner, flaw);
    };
    for (const [name, check] of checks) checkField(value, name, check, fieldIn(field, name), watch);
    for (const name of Object.keys(value)) if (!names.has(name)) watch(fieldIn(field, name), { code: 'unknown-field' });
    if (!isSound) return;
    // Every field of T has just been checked, and there is no other.
    const sound = value as T;
    for (const { rule, field: name, broken } of rules) {
      if (broken(sound)) report(fieldIn(field, name), { code: 'broken-rule', rule });
    }
  });
}

function objectSchema(checks: readonly (readonly [string, Check | OptionalCheck])[]): Schema {
  const schemaOf = (check: Check | OptionalCheck): Schema => ('optional' in check ? check.optional : check).schema;
  return {
    type: 'object',
    properties: Object.fromEntries(checks.map(([name, check]) => [name, schemaOf(check)])),
    required: checks.filter(([, check]) => !('optional' in check)).map(([name]) => name),
    additionalProperties: false,
  };
}

function checkField(
  value: Record<string, unknown>,
  name: string,
  check: Check | OptionalCheck,
  field: string,
  report: Report,
): void {
  const isThere = Object.hasOwn(value, name);
  if (typeof check === 'function') {
    if (isThere) check(value[name], field, report);
    else report(field, { code: 'missing-field' });
  } else if (isThere) {
    check.optional(value[name], field, report);
  }
}

export function optional(check: Check): OptionalCheck {
  return { optional: check };
}

export function nullOr(check: Check): Check {
  return checkOf({ anyOf: [check.schema, { type: 'null' }] }, (value, field, report) => {
    if (value !== null) check(value, field, report);
  });
}

/** The field must be there and say nothing. */
export const onlyNull: Check = checkOf({ type: 'null' }, (value, field, report) => {
  if (value !== null) report(field, wrongType('nothing', value));
});

export function whole(min: number, max: number): Check {
  return checkOf({ type: 'integer', minimum: min, maximum: max }, (value, field, report) => {
    if (typeof value !== 'number') report(field, wrongType('number', value));
    else if (!Number.isInteger(value)) report(field, { code: 'not-whole', found: value });
    else if (value < min || value > max) report(field, { code: 'out-of-range', min, max, found: value });
  });
}

export function oneOf(...allowed: readonly (string | number | boolean)[]): Check {
  return checkOf({ enum: allowed }, (value, field, report) => {
    if (allowed.some((word) => word === value)) return;
    report(field, { code: 'not-listed', allowed, found: typeof value === 'object' ? typeOf(value) : String(value) });
  });
}

export const truth: Check = checkOf({ type: 'boolean' }, (value, field, report) => {
  if (typeof value !== 'boolean') report(field, wrongType('truth value', value));
});

/** Text of 1 to `max` characters, in a given form if there is one. */
export function text(max: number, form?: RegExp): Check {
  const pattern = form === undefined ? {} : { pattern: form.source };
  return checkOf({ type: 'string', minLength: 1, maxLength: max, ...pattern }, (value, field, report) => {
    if (typeof value !== 'string') return report(field, wrongType('text', value));
    if (value.length < 1 || value.length > max) {
      return report(field, { code: 'wrong-length', min: 1, max, found: value.length });
    }
    if (form !== undefined && !form.test(value))
      report(field, { code: 'bad-text', pattern: form.source, found: value });
  });
}

export function listOf(check: Check, min: number, max: number): Check {
  const schema = { type: 'array', items: check.schema, minItems: min, maxItems: max };
  return checkOf(schema, (value, field, report) => {
    if (!Array.isArray(value)) return report(field, wrongType('list', value));
    const items: readonly unknown[] = value;
    if (items.length < min || items.length > max) {
      return report(field, { code: 'wrong-length', min, max, found: items.length });
    }
    for (const [index, item] of items.entries()) check(item, `${field}[${index}]`, report);
  });
}

/** A list of words in which none stands twice. */
export function setOf(check: Check, min: number, max: number): Check {
  const list = listOf(check, min, max);
  return checkOf({ ...list.schema, uniqueItems: true }, (value, field, report) => {
    list(value, field, report);
    if (!Array.isArray(value)) return;
    const twice = value.findIndex((item, index) => value.indexOf(item) < index);
    if (twice >= 0) report(`${field}[${twice}]`, { code: 'repeated', found: String(value[twice]) });
  });
}

/** A map from any name of the given form to values of one sort, with so many entries at most. */
export function mapOf(name: RegExp, check: Check, max: number): Check {
  const properties = { patternProperties: { [name.source]: check.schema }, additionalProperties: false };
  return checkOf({ type: 'object', ...properties, maxProperties: max }, (value, field, report) => {
    if (!isRecord(value)) return report(field, wrongType('object', value));
    const entries = Object.entries(value);
    if (entries.length > max) return report(field, { code: 'wrong-length', min: 0, max, found: entries.length });
    for (const [key, item] of entries) {
      if (name.test(key)) check(item, fieldIn(field, key), report);
      else report(fieldIn(field, key), { code: 'unknown-field' });
    }
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldIn(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

export function wrongType(expected: JsonType, value: unknown): Flaw {
  return { code: 'wrong-type', expected, found: typeOf(value) };
}

function typeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'boolean':
      return 'truth value';
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'object':
      return value === null ? 'nothing' : 'object';
    default:
      return 'nothing';
  }
}
