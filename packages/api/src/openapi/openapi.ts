import { allCalls } from '../all-calls.ts';
import { languageField, requestIdField } from '../wire/codec.ts';
import { type CallSpec, keepsFirstAnswer, takesOnlyDeclared } from '../wire/define-call.ts';
import { requestId } from '../wire/fields.ts';
import { type Json, jsonSchema } from './json-schema.ts';
import { describeTopics } from './topics.ts';
import { doorCodes } from '../wire/reject-codes.ts';
import { newTokenHeader } from '../wire/session-token.ts';
import { workField } from '../wire/work.ts';

interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** The path of the calls: "/api". */
  readonly basePath: string;
}

/** The API page's document: OpenAPI 3.1, made from the declarations alone. */
export function openApiDocument(options: OpenApiOptions): Json {
  const paths: Record<string, Json> = {};
  for (const call of allCalls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version, description: introduction },
    servers: [{ url: options.basePath }],
    tags: [
      ...[...new Set(allCalls.map((call) => call.group))].map((name) => ({ name })),
      { name: 'Live topics', description: describeTopics() },
    ],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that `/user/login` answers, as it is.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: "An operator's token, from the installation's settings.",
        },
      },
      schemas: { Refusal: refusalSchema },
    },
  };
}

const introduction = `Every answer is an envelope. Success has \`type: "ok"\`, \`code: 1\` and the payload in \`message\`.
A refusal has \`type: "error"\`, a text in the caller's language in \`message\` and a stable word in \`code\`; HTTP status
is 200 in both cases. \`type: "999"\` means signed out, \`"998"\` that identity verification is needed. Statuses 4xx and 5xx
are for what is not a well-formed call and for faults, in the same envelope.

Any call may answer: ${doorCodes.map((code) => `\`${code}\``).join(', ')}. A \`parameter_error\` names the field in \`field\`.

Bodies are form-urlencoded or JSON. \`lang\` (vn, zh, en, hk, th, jp, kor, fra, spa; default vn) may go with every call.
Amounts are decimal text, times milliseconds since 1970; numbers may be sent as digits. Calls that change something take \`req_id\`: sent again with the
same id, they answer what they answered first. Of a signed-in user or an operator they take no field that they do not declare and no \`null\`: a
\`parameter_error\` names it, so that a misspelt price is not one that was left out.

A call by which its caller proves more answers with a new token in the header \`${newTokenHeader}\`: it stands in the place of the old one from
then on. When the answer was lost, the very same call with the old token brings it again, for two minutes or until the new one is used. Until
then, and ten seconds longer, the old one can still read; other calls answer \`token_renewed\`, and then \`999\`.`;

function operationOf(call: CallSpec): Json {
  const input = jsonSchema(call.input);
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll('/', '_')}`,
    tags: [call.group],
    summary: call.summary,
    description: [
      accessText(call),
      call.personal ? 'Refused with `account_shared` for the demo account.' : '',
      call.rejects.length === 0 ? '' : `May refuse with: ${call.rejects.map((code) => `\`${code}\``).join(', ')}.`,
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    ...securityOf(call),
    ...(call.method === 'GET' ? { parameters: queryParameters(input) } : { requestBody: bodyOf(input, call) }),
    responses: {
      200: {
        description: 'Done, or refused.',
        ...(call.renews === undefined ? {} : { headers: { [newTokenHeader]: newTokenText[call.renews] } }),
        content: { 'application/json': { schema: envelopeOf(call) } },
      },
    },
  };
}

const newTokenOf = (when: string): Json => ({
  schema: { type: 'string' },
  description: `The session's new token, ${when}.`,
});
const newTokenText = {
  proven: newTokenOf('when the step-up was completed, whatever came of the call'),
  done: newTokenOf('when it was done'),
};

function securityOf({ access }: CallSpec): Json {
  if (access === 'visitor' || access === 'operator_door') return {};
  return { security: [{ [access === 'operator' ? 'operator' : 'token']: [] }] };
}

function accessText({ access, roles = [], effect, needsFreshProof }: CallSpec): string {
  if (access === 'visitor') return 'Open to visitors.';
  if (access === 'signed_in') return 'Needs a signed-in user.';
  if (access === 'operator_door') return 'Open to whoever reaches the place of operators’ calls.';
  const may = [...new Set([...roles, 'admin', ...(effect === 'reads' ? ['auditor'] : [])])];
  const proof = needsFreshProof === true ? ' A person needs a fresh proof by passkey.' : '';
  return `Needs an operator who is ${may.map((role) => `\`${role}\``).join(' or ')}; each call is audited.${proof}`;
}

const languageParameter = { type: 'string', default: 'vn', description: 'Language of the texts in the answer.' };

function queryParameters(input: Json): readonly Json[] {
  const required = new Set((input.required ?? []) as readonly string[]);
  const properties = { ...(input.properties as Record<string, Json>), [languageField]: languageParameter };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

const workParameter = {
  type: 'string',
  description: 'After `work_needed`: the salt and what was found, `salt:12,345`.',
};

function bodyOf(input: Json, call: CallSpec): Json {
  const { file, work } = call;
  const properties = {
    ...(input.properties as Json),
    ...(work === undefined ? {} : { [workField]: workParameter }),
    ...(keepsFirstAnswer(call) ? { [requestIdField]: jsonSchema(requestId) } : {}),
    [languageField]: languageParameter,
  };
  const only = takesOnlyDeclared(call) ? { additionalProperties: false } : {};
  if (file !== undefined) {
    // The file comes last: its purpose has to be known before its bytes are read.
    const parts = { ...properties, [file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return { required: true, content: { 'multipart/form-data': { schema: { ...input, ...only, properties: parts } } } };
  }
  const schema = { ...input, ...only, properties };
  return {
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
  };
}

function envelopeOf(call: CallSpec): Json {
  const ok = {
    type: 'object',
    required: ['type', 'code', 'message'],
    properties: { type: { const: 'ok' }, code: { const: 1 }, message: jsonSchema(call.output) },
  };
  return { oneOf: [ok, { $ref: '#/components/schemas/Refusal' }] };
}

const refusalSchema = {
  type: 'object',
  required: ['type', 'code', 'message'],
  properties: {
    type: { enum: ['error', '999', '998'] },
    code: { type: 'string' },
    message: { type: 'string', description: "In the caller's language." },
    field: { type: 'string', description: 'With `parameter_error`: the field that is wrong.' },
    until: { type: 'integer', description: 'Milliseconds since 1970 when it may be tried again.' },
    work: {
      type: 'object',
      description:
        'With `work_needed`: find `count` rising numbers of 32 bits, so that the SHA-256 of the 32 bytes of the SHA-256 of ' +
        '`salt` and the four bytes of the number, the highest first, begins with `bits` zeros; then send the same call ' +
        'with `work`, before `expires`. It counts once.',
      required: ['salt', 'bits', 'count', 'expires'],
      properties: {
        salt: { type: 'string' },
        bits: { type: 'integer' },
        count: { type: 'integer' },
        expires: { type: 'integer', description: 'Milliseconds since 1970.' },
      },
    },
  },
};
