import type { Socket } from 'node:net';
import { errorEnvelope } from '@candor/api';
import { textOf } from '@candor/messages/server';
import { languageOfBroken } from './language.ts';

/** The answers to bytes that Node rejects before there is a request, by its code; everything else is 400. */
const statuses: Readonly<Record<string, readonly [status: string, code: 'too_large' | 'parameter_error']>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'parameter_error'],
};

interface BrokenRequest extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/**
 * Answers bytes that were no request in the envelope of all answers (RULES 18), and ends the connection: the start of
 * the next request is unknown.
 */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const [status, code] = statuses[error.code ?? ''] ?? ['400 Bad Request', 'parameter_error'];
  const body = JSON.stringify(errorEnvelope(code, textOf(code, languageOfBroken(error.rawPacket))));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
