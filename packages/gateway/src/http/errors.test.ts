import { Fault } from '@candor/kernel';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { UnreadableParameters } from './parameters.ts';

function failing(error: Error) {
  const app = Fastify();
  answerErrors(app);
  app.get('/call', async () => {
    throw error;
  });
  return app.inject('/call');
}

const withStatus = (statusCode: number) => Object.assign(new Error('a word for the log alone'), { statusCode });

it.each([
  // Passes by itself: the same call may be sent again.
  [new Fault('exchange_busy', 'full'), 503, 'server_busy', '1'],
  [new Fault('exchange_stopped', 'gone'), 503, 'server_busy', '1'],
  [new Fault('server_busy', 'many'), 503, 'server_busy', '1'],
  // A retry does not help: the fault needs a person.
  [new Fault('query_failed', 'a bug'), 500, 'server_fault', undefined],
  [new Fault('journal_damaged', 'bytes'), 500, 'server_fault', undefined],
  [new Error('a bug'), 500, 'server_fault', undefined],
  [withStatus(400), 400, 'parameter_error', undefined],
  [withStatus(404), 404, 'not_found', undefined],
  [withStatus(413), 413, 'too_large', undefined],
  [withStatus(415), 415, 'parameter_error', undefined],
  [withStatus(429), 429, 'too_many_requests', undefined],
  [new UnreadableParameters('number', 'not_an_amount'), 200, 'parameter_error', undefined],
] as const)('%s leaves as %i %s', async (error, status, code, retryAfter) => {
  const answer = await failing(error);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ type: 'error', code });
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(answer.body).not.toContain('a word for the log alone');
});

it('answers an unknown path as not found', async () => {
  const app = Fastify();
  answerErrors(app);
  expect((await app.inject('/nothing')).json()).toMatchObject({ type: 'error', code: 'not_found' });
});
