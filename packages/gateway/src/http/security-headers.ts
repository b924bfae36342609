import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** Nothing from elsewhere, no inline script, no frame around us (security.md V3). */
const directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  // Our own WebAssembly, which reads QR codes; it lets no JavaScript be made out of text.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // Component libraries write style elements; no script can come in that way.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
};

const yearSeconds = 31_536_000;

/** `isHttps`: the site is reached by https, so browsers are told never to try anything else. */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const ofPages = await headersByHelmet(isHttps);
  // What a call answers is for its caller alone, now; one that may be kept says so itself.
  const ofCalls = { ...ofPages, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : ofPages);
    next();
  });
}

/** Helmet works its headers out anew for each answer. They never differ here, so it is asked once. */
async function headersByHelmet(isHttps: boolean): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  asked.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json<Record<string, string>>();
}
