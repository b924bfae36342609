import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { documentView } from '../verification.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listDocumentViews = defineCall({
  method: 'GET',
  path: '/user/document_views',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Account',
  summary: "Who looked at the user's documents, when and why; newest first.",
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(documentView),
  rejects: [],
});
