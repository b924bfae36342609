import { expect, test } from 'vitest';
import { allCalls } from '../all-calls.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ title: 'Candor', version: '0.8.0', basePath: '/api' }) as any;

test('every call is in it, with its codes and under its legacy names', () => {
  for (const call of allCalls) {
    const operation = document.paths[call.path][call.method.toLowerCase()];
    expect(operation.summary).toBe(call.summary);
    for (const code of call.rejects) expect(operation.description).toContain(`\`${code}\``);
  }
  const trade = document.paths['/coin/trade'].post;
  const form = trade.requestBody.content['application/x-www-form-urlencoded'].schema;
  expect(Object.keys(form.properties)).toEqual(
    expect.arrayContaining(['currency_id', 'legal_id', 'type', 'target_price', 'req_id', 'lang']),
  );
  expect(form.required).toEqual(['currency_id', 'legal_id', 'type']);
  expect(form.properties.type).toEqual({ type: 'string', enum: ['1', '2'], description: 'One of: 1 buy, 2 sell.' });
  expect(form.properties.currency_id).toMatchObject({ type: 'integer', minimum: 1 });
  expect(trade.requestBody.content['application/json'].schema).toEqual(form);
  expect(trade.security).toEqual([{ token: [] }]);
});

test('a GET has query parameters, required or not as declared', () => {
  const parameters = document.paths['/currency/new_timeshar'].get.parameters;
  const required = parameters.filter((parameter: any) => parameter.required).map((parameter: any) => parameter.name);
  expect(required).toEqual(['symbol', 'period']);
  expect(parameters.find((parameter: any) => parameter.name === 'limit').schema.default).toBe(500);
});

test('a call with a file has a multipart body, with the file among its parts', () => {
  const { content } = document.paths['/upload'].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(Object.keys(content['multipart/form-data'].schema.properties)).toEqual(['purpose', 'lang', 'file']);
});

test('marks a call that takes only declared fields', () => {
  const takesMore = (path: string) =>
    document.paths[path].post.requestBody.content['application/json'].schema.additionalProperties;
  for (const path of ['/coin/trade', '/wallet/change', '/wallet/out', '/operator/contract_terms']) {
    expect(takesMore(path), path).toBe(false);
  }
  for (const path of ['/user/login', '/lever/preview']) expect(takesMore(path), path).toBeUndefined();
});

test('gives a call that may require work a field for the solution', () => {
  const fieldsOf = (path: string) =>
    document.paths[path].post.requestBody.content['application/json'].schema.properties as object;
  expect(fieldsOf('/user/login')).toHaveProperty('work');
  expect(fieldsOf('/coin/trade')).not.toHaveProperty('work');
});

test('answers are in the envelope', () => {
  const [ok, refusal] = document.paths['/user/login'].post.responses[200].content['application/json'].schema.oneOf;
  expect(ok.properties.message.type).toBe('string');
  expect(refusal.$ref).toBe('#/components/schemas/Refusal');
  expect(document.components.schemas.Refusal).toBeDefined();
});

test('topics are described, and nothing in the document is unrepresentable in JSON', () => {
  const text = JSON.stringify(document);
  for (const name of ['tickers', 'book:{pairId}', 'trades:{pairId}', 'candles:{pairId}:{period}', 'me']) {
    expect(text).toContain(`### \`${name}\``);
  }
  expect(JSON.parse(text)).toEqual(document);
});
