import {
  type CallSpec,
  deviceHeader,
  type LanguageCode,
  languageField,
  requestIdOf,
  takesOnlyDeclared,
} from '@candor/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';
import { languageOfRequest } from './language.ts';
import { formParameters, type Parameters, UnreadableParameters, UnreadBody } from './parameters.ts';
import { siteOrigin } from './site-origin.ts';
import { tokenOf } from './token-of.ts';

/** A call as it arrived, before its caller is known. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly served: ServedCall;
  readonly parameters: Parameters;
  readonly lang: LanguageCode;
  readonly token: string | undefined;
  /** Of a call whose first answer is kept. */
  readonly requestId: string | undefined;
}

/** Throws `UnreadableParameters`. */
export function visitOf(served: ServedCall, request: FastifyRequest, reply: FastifyReply): Visit {
  const parameters = parametersOf(request, served.call);
  const lang = languageOfRequest(request);
  const requestId = requestIdOf(served.call, parameters);
  return { request, reply, served, parameters, lang, token: tokenOf(request), requestId };
}

/** The context of a handler while the caller is unknown. */
export function contextOf({ request, lang }: Pick<Visit, 'request' | 'lang'>, publicUrl: URL | undefined): Context {
  const userAgent = request.headers['user-agent'];
  const deviceId = request.headers[deviceHeader];
  const client = {
    ip: request.ip,
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(typeof deviceId === 'string' ? { deviceId } : {}),
  };
  return { lang, session: undefined, origin: siteOrigin(request, publicUrl), client, hasWorked: false };
}

/** Everything behind the question mark, as it came. */
export function queryTextOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The fields of a call, in its query or in its body, depending on its method; beside a file they may be in either. */
function parametersOf(request: FastifyRequest, call: CallSpec): Parameters {
  if (call.method === 'GET' || call.file !== undefined) return formParameters(queryTextOf(request));
  // A field in the wrong place is refused like a misspelt one.
  const besides = takesOnlyDeclared(call) ? Object.keys(formParameters(queryTextOf(request))) : [];
  const misplaced = besides.find((name) => name !== languageField);
  if (misplaced !== undefined) throw new UnreadableParameters(misplaced, 'unknown');
  return request.body instanceof UnreadBody ? request.body.parameters : {};
}
