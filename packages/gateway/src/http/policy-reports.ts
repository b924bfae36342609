import type { RepeatedEvents } from '@candor/platform';
import type { FastifyInstance } from 'fastify';

export const reportsPath = '/policy-reports';

const reportBytesMax = 16 * 1_024;
const directivePattern = /^[a-z-]{1,40}$/;

/**
 * Takes browsers' reports of forbidden scripts and the like: an event in the log with the rule's name, a number a
 * minute. Anybody may send anything here, so nothing else of it is kept.
 */
export async function takePolicyReports(app: FastifyInstance, events: RepeatedEvents): Promise<void> {
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: reportBytesMax },
      (_request, text, done) => done(null, text),
    );
    // As rare as codes: a healthy page reports nothing.
    const config = { counted: { rate: 'code', weight: 1 } } as const;
    reports.post(reportsPath, { config }, async (request, reply) => {
      const directive = directiveIn(request.body as string);
      if (directive !== undefined)
        events.note('policy.violated', 'a page was kept from what its policy forbids', { directive });
      return reply.code(204).send();
    });
  });
}

/** Of the first report: in the form of `report-to`, a list, or in the older one. */
function directiveIn(text: string): string | undefined {
  try {
    const told = JSON.parse(text) as unknown;
    const first = (Array.isArray(told) ? told[0] : told) as
      | Record<string, Record<string, unknown> | undefined>
      | undefined;
    const directive = first?.['body']?.['effectiveDirective'] ?? first?.['csp-report']?.['effective-directive'];
    return typeof directive === 'string' && directivePattern.test(directive) ? directive : undefined;
  } catch {
    return undefined;
  }
}
