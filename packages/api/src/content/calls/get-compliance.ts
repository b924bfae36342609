import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { articleBody } from '../content.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** The site's permanent texts about its obligations and the terms that users agree to. */
export const legalDocuments = ['compliance', 'terms', 'privacy', 'risk'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const getCompliance = defineCall({
  method: 'GET',
  path: '/operational_compliance',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'Operational compliance, user agreement, privacy or risk notice.',
  input: wireObject({
    document: z._default(
      described(wordOf(legalDocuments), 'Which text; absent: operational compliance.'),
      'compliance',
    ),
  }),
  output: articleBody,
  rejects: [],
});
