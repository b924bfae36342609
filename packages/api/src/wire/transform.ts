import type * as z from 'zod/mini';
import { wholeList, type WirePart, wirePart } from './wire-object.ts';

/** Turns one value; `undefined` instead of a function means: it is the same on both sides. */
type Transform = (value: any) => unknown;
type Direction = 'decode' | 'encode';

const known = {
  decode: new WeakMap<z.core.$ZodType, Transform | undefined>(),
  encode: new WeakMap<z.core.$ZodType, Transform | undefined>(),
};

/**
 * Renames and converts without checking, in one walk: for answers, which come from our own server and are many. Only
 * declared fields pass, so nothing undeclared leaves with an answer.
 */
export function transform(schema: z.core.$ZodType, direction: Direction, value: unknown): unknown {
  const turn = transformOf(schema, direction);
  return turn === undefined ? value : turn(value);
}

function transformOf(schema: z.core.$ZodType, direction: Direction): Transform | undefined {
  const cache = known[direction];
  if (cache.has(schema)) return cache.get(schema);
  const turn = build(schema, direction);
  cache.set(schema, turn);
  return turn;
}

function build(schema: z.core.$ZodType, direction: Direction): Transform | undefined {
  const part = wirePart(schema);
  if (part !== undefined) return buildPart(part, direction);
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object':
      // Names that are data are the same on both sides.
      if (def.catchall !== undefined) return undefined;
      return buildObject(
        Object.entries(def.shape).map(([name, field]) => [name, name, field]),
        direction,
      );
    case 'array': {
      const element = transformOf(def.element, direction);
      return element && ((values: readonly unknown[]) => values.map(element));
    }
    case 'optional':
    case 'nullable':
    case 'default': {
      const inner = transformOf(def.innerType, direction);
      return inner && ((value: unknown) => (value === undefined || value === null ? value : inner(value)));
    }
    case 'pipe': {
      const turn = (direction === 'decode' ? def.transform : def.reverseTransform) as Transform | undefined;
      return turn && ((value: unknown) => turn(value));
    }
    default:
      return undefined;
  }
}

function buildPart(part: WirePart, direction: Direction): Transform {
  switch (part.kind) {
    case 'object':
      return buildObject(
        part.fields.map(({ inside, wire, schema: field }) =>
          direction === 'decode' ? [wire, inside, field] : [inside, wire, field],
        ),
        direction,
      );
    case 'list': {
      const turn = transformOf(part.row, direction);
      const turned = (rows: readonly unknown[]) => (turn === undefined ? rows : rows.map(turn));
      if (direction === 'encode') return (rows: readonly unknown[]) => wholeList(turned(rows));
      return ({ data }: { readonly data: readonly unknown[] }) => turned(data);
    }
    case 'either': {
      const first = transformOf(part.first, direction);
      const second = transformOf(part.second, direction);
      const name = direction === 'decode' ? part.mark.wire : part.mark.inside;
      return (row: Record<string, unknown>) => {
        const turn = row[name] === undefined ? second : first;
        return turn === undefined ? row : turn(row);
      };
    }
  }
}

type Move = readonly [from: string, to: string, schema: z.core.$ZodType];

function buildObject(moves: readonly Move[], direction: Direction): Transform {
  const steps = moves.map(([from, to, schema]) => ({ from, to, turn: transformOf(schema, direction) }));
  return (source: Record<string, unknown>) => {
    const target: Record<string, unknown> = {};
    for (const { from, to, turn } of steps) {
      const value = source[from];
      if (value !== undefined) target[to] = turn === undefined ? value : turn(value);
    }
    return target;
  };
}
