import { type AnyCode, errorEnvelope, type LanguageCode } from '@candor/api';
import { textOf } from '@candor/messages/server';
import type { FastifyReply } from 'fastify';

/** Sends a refusal of the door in the caller's language. */
export function refuse(reply: FastifyReply, status: number, code: AnyCode, lang: LanguageCode): FastifyReply {
  return reply.code(status).send(errorEnvelope(code, textOf(code, lang)));
}

export function tooMany(reply: FastifyReply, retryAfterSeconds: number, lang: LanguageCode): FastifyReply {
  return refuse(reply.header('retry-after', retryAfterSeconds), 429, 'too_many_requests', lang);
}
