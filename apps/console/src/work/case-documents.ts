import {
  type CallSpec,
  getClaimProof,
  openIdentityCase,
  openRecoveryCase,
  viewIdentityDocument,
  viewMessagePicture,
  viewRecoveryPicture,
} from '@candor/api';
import type { WireFields } from '../lib/call.ts';

type DocumentName = 'card_front' | 'card_back' | 'portrait' | 'recovery' | 'proof' | 'picture';

/** One document that can be looked at. */
export interface CaseDocument {
  readonly name: DocumentName;
  /** Of several of one name. */
  readonly number?: number;
  readonly call: CallSpec;
  /** By the names of the program; `reason`: why, for its owner. */
  readonly fields: (id: string, reason: string) => WireFields;
}

/** The documents of a kind of case. */
export interface DocumentsOfCase {
  /** The act that lets its maker at them for a while, with a reason. Absent: they are open to who sees the case. */
  readonly opens?: { readonly call: CallSpec; readonly fields: (id: string) => WireFields };
  /** Of the answer of that act, or of the case. */
  readonly listed: (answer: unknown) => readonly CaseDocument[];
}

type Row = Readonly<Record<string, any>>;

/** The pictures that stand in messages: what both sides of a dispute have shown, and what somebody sent to support. */
function picturesIn(conversation: unknown, messages: unknown): readonly CaseDocument[] {
  const rows = (messages ?? []) as readonly Row[];
  return rows
    .filter((message) => message['hasPicture'] === true)
    .map((message, place) => ({
      name: 'picture',
      number: place + 1,
      call: viewMessagePicture,
      fields: () => ({ conversationId: Number(conversation), seq: message['seq'] as number }),
    }));
}

const identityNames = { front: 'card_front', reverse: 'card_back', selfie: 'portrait' } as const;

/** The documents by kind of case; a kind without an entry has none. */
export const caseDocuments: Readonly<Partial<Record<string, DocumentsOfCase>>> = {
  identity: {
    opens: { call: openIdentityCase, fields: (caseId) => ({ caseId }) },
    listed: (answer) =>
      ((answer as Row)['documents'] as readonly (keyof typeof identityNames)[]).map((document) => ({
        name: identityNames[document],
        call: viewIdentityDocument,
        fields: (caseId, reason) => ({ caseId, document, reason }),
      })),
  },
  recovery: {
    opens: { call: openRecoveryCase, fields: (recoveryId) => ({ recoveryId }) },
    listed: (answer) =>
      (answer as Row)['has_picture'] === true || (answer as Row)['hasPicture'] === true
        ? [
            {
              name: 'recovery',
              call: viewRecoveryPicture,
              fields: (recoveryId, reason) => ({ recoveryId, reason }),
            },
          ]
        : [],
  },
  claim: {
    listed: () => [{ name: 'proof', call: getClaimProof, fields: (claimId) => ({ claimId }) }],
  },
  dispute: {
    listed: (row) => {
      const { conversationId, messages } = row as Row;
      return picturesIn(
        conversationId,
        (messages as readonly Row[]).map(({ message }) => message),
      );
    },
  },
  support: {
    listed: (row) => picturesIn((row as Row)['case']?.conversationId, (row as Row)['messages']?.messages),
  },
};
