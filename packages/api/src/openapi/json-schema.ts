import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** The wire side of a schema, as the API page shows it: a number that may also come as digits is shown as a number. */
export function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: shown }) {
      const { def } = zodSchema._zod;
      if (def.type === 'default') shown.default = def.defaultValue as never;
      const whole = shown.anyOf?.find((branch) => branch.type === 'integer');
      if (def.type !== 'pipe') return;
      if (shown.enum !== undefined || whole !== undefined) delete shown.anyOf;
      if (whole !== undefined) Object.assign(shown, { type: 'integer', minimum: whole.minimum });
    },
  });
  return rest;
}
