import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { reportsPath } from './policy-reports.ts';

/** The group that browsers report violations of the policy to. */
const reportsTo = 'policy';

/** Nothing from elsewhere, no inline script, no text that becomes code, no frame around us (docs/security.md#pages). */
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
  // Texts become neither markup nor scripts; the app's one policy lets addresses of its own workers through.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
  'report-uri': [reportsPath],
  'report-to': [reportsTo],
};

/** The place of the one page that another may have in a frame: of the app, as the console previews it. */
export const framedAt = '/preview';

/** It reaches nothing by itself, and only a page of its own origin may have it in a frame. */
const directivesOfFramed = {
  ...directives,
  'frame-ancestors': ["'self'"],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
};

/** The device features that our pages may use: codes by camera, passkeys, copying, location. All else is off. */
const permissions = [
  'camera=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'geolocation=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

const yearSeconds = 31_536_000;

/** The policy of answers that are no page: they may do nothing, also where somebody opens one as a page. */
const policyOfCalls = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** Scripts run under the policy of their page, and a worker's under its own. */
const policyOfAssets =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'";
/** The files of a built app that nobody opens by themselves, as they could its pages and pictures. */
const asset = /\/assets\/[^/?]+\.(?:js|css|woff2)(?:\?|$)/;
/** The headers that mean something on answers that are no page. */
const ofEverything = [
  'strict-transport-security',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * `isHttps`: the site is reached by https, so browsers must never try anything else. Rules of pages are on pages alone: on
 * each of a hundred scripts they were more bytes than the script.
 */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const byHelmet = await headersByHelmet(isHttps, directives, 'deny');
  const byHelmetOfFramed = await headersByHelmet(isHttps, directivesOfFramed, 'sameorigin');
  const plain = Object.fromEntries(Object.entries(byHelmet).filter(([name]) => ofEverything.includes(name)));
  const alsoOfPages = { 'permissions-policy': permissions, 'reporting-endpoints': `${reportsTo}="${reportsPath}"` };
  const ofPages = { ...byHelmet, ...alsoOfPages };
  const ofFramed = { ...byHelmetOfFramed, ...alsoOfPages };
  // The answer of a call is for its caller alone, now; one that may be kept sets its own header.
  const ofCalls = { ...plain, 'content-security-policy': policyOfCalls, 'cache-control': 'no-store' };
  const ofAssets = { ...plain, 'content-security-policy': policyOfAssets };
  app.addHook('onRequest', (request, reply, next) => {
    // By the route that was found: an address may be written in more ways than one.
    const { url } = request.routeOptions;
    const isOfCalls = request.is404 || (url?.startsWith('/api/') && !url.startsWith('/api/docs'));
    const isAsset = url?.endsWith('/*') && asset.test(request.url);
    reply.headers(isOfCalls ? ofCalls : isAsset ? ofAssets : url === `${framedAt}/*` ? ofFramed : ofPages);
    next();
  });
}

/** Helmet computes its headers anew for each answer. They never differ here, so it is asked once. */
async function headersByHelmet(
  isHttps: boolean,
  asDirected: typeof directives,
  frames: 'deny' | 'sameorigin',
): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: asDirected },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: frames },
    crossOriginEmbedderPolicy: false,
  });
  asked.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json<Record<string, string>>();
}
