/** The faults of one field of a request; each is a text in all languages that starts with the field's name. */
const parameterRules = [
  'missing',
  'invalid',
  'not_text',
  'not_a_number',
  'not_an_amount',
  'not_a_time',
  'not_in_list',
  'not_a_request_id',
  'not_a_code',
  'not_a_symbol',
  'not_lots',
  'not_a_hash',
  'not_a_list',
  'out_of_range',
  'too_short',
  'too_long',
  'unknown',
  'nothing',
] as const;
export type ParameterRule = (typeof parameterRules)[number];

/** Names the rule on a schema or a check whose own issue code would not identify it. */
export function parameterRule(rule: ParameterRule): { readonly error: ParameterRule } {
  return { error: rule };
}

export function isParameterRule(text: string): text is ParameterRule {
  return (parameterRules as readonly string[]).includes(text);
}
