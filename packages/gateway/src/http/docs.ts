import { openApiDocument } from '@candor/contract';
import type { FastifyInstance } from 'fastify';

/** The page's own script is ours too, but it starts inline and shows pictures it makes itself. */
const pagePolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
].join('; ');

/** The contract as an OpenAPI document, and a page to read and try it. Works without the internet. */
export async function serveDocs(app: FastifyInstance, site: { name: string; version: string }): Promise<void> {
  const document = openApiDocument({ title: `${site.name} API`, version: site.version, basePath: '/api' });
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-cache');
    });
    // Four megabytes of script: read when the first page is built, not with every import of this package.
    const { default: reference } = await import('@scalar/fastify-api-reference');
    await page.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        pageTitle: `${site.name} API`,
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
      },
    });
  });
}
