import {
  getSupportCase,
  getSupportTranscript,
  listSupportObjects,
  mailSupportTranscript,
  openSupportCase,
  rateSupportCase,
  reopenSupportCase,
  solveSupportCase,
} from '@candor/api';
import { nobodysNumber, nobodysUpload, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  ...[
    getSupportCase,
    solveSupportCase,
    reopenSupportCase,
    rateSupportCase,
    getSupportTranscript,
    mailSupportTranscript,
  ].map(
    (call): OwnCase => ({
      call,
      field: 'caseId',
      object: 'caseId',
      nobodys: nobodysNumber,
      ...(call === rateSupportCase && { rest: { rating: 1 } }),
      refusal: 'support_case_not_found',
    }),
  ),
  {
    call: openSupportCase,
    field: 'objectId',
    object: 'orderObjectId',
    nobodys: `${nobodysNumber}`,
    rest: { topic: 'other', clientId: 'matrix-object', text: 'x', objectKind: 'order' },
    refusal: 'object_not_found',
  },
  {
    call: listSupportObjects,
    field: 'objectId',
    object: 'orderObjectId',
    nobodys: `${nobodysNumber}`,
    rest: { kind: 'order' },
    refusal: 'ok',
  },
  {
    call: openSupportCase,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { topic: 'other', clientId: 'matrix-picture', text: 'x' },
    refusal: 'upload_not_found',
  },
];
