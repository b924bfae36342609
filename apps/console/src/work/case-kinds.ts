import * as api from '@candor/api';
import type { CallSpec, CaseKind } from '@candor/api';
import type { WireFields } from '../lib/call.ts';

interface KindOfCase {
  /** Shows it whole: a list, in which it is found, or a call about it alone. */
  readonly reads: CallSpec;
  readonly asks: (id: string) => WireFields;
  /** Of a list: the row's id; absent: the answer is about the case alone. */
  readonly idOf?: (row: Readonly<Record<string, any>>) => string;
  /** The acts on it, each with the fields that name the case; the first is open. */
  readonly acts: readonly (readonly [CallSpec, (id: string) => WireFields])[];
}

const by =
  (name: string) =>
  (id: string): WireFields => ({ [name]: id });
const field =
  (name: string) =>
  (row: Readonly<Record<string, any>>): string =>
    `${row[name]}`;
/** `12-5`: a message by its conversation and number. */
const message = (id: string): WireFields => {
  const [conversation, seq] = id.split('-');
  return { conversationId: conversation, seq };
};

/** Taking a case, or handing it on. */
const taking = (kind: (typeof api.takenKinds)[number]): KindOfCase['acts'][number] => [
  api.takeCase,
  (id) => ({ kind, caseId: id }),
];

/** The calls of each kind of case: what shows it, and what decides it. Proposals and texts have pages of their own. */
export const caseKinds: Readonly<Record<Exclude<CaseKind, 'proposal' | 'text'>, KindOfCase>> = {
  withdrawal: {
    reads: api.listWithdrawalCases,
    asks: (id) => ({ status: 'review', withdrawalId: id }),
    idOf: field('withdrawalId'),
    acts: [[api.reviewWithdrawal, by('withdrawalId')], taking('withdrawal')],
  },
  payout: {
    reads: api.listWithdrawalCases,
    asks: by('withdrawalId'),
    idOf: field('withdrawalId'),
    acts: [[api.settleWithdrawal, by('withdrawalId')], taking('payout')],
  },
  claim: {
    reads: api.listClaims,
    asks: by('claimId'),
    idOf: field('claimId'),
    acts: [[api.decideClaim, by('claimId')], taking('claim')],
  },
  identity: {
    reads: api.listIdentityCases,
    asks: by('caseId'),
    idOf: field('caseId'),
    acts: [[api.decideIdentity, by('caseId')], taking('identity')],
  },
  recovery: {
    reads: api.listRecoveries,
    asks: by('recoveryId'),
    idOf: field('recoveryId'),
    acts: [[api.decideRecovery, by('recoveryId')], taking('recovery')],
  },
  trader: {
    reads: api.listReviewedTraders,
    asks: by('traderId'),
    idOf: field('traderId'),
    acts: [[api.decideTrader, by('traderId')], taking('trader')],
  },
  invitation: {
    reads: api.listJudgedInvitations,
    asks: by('accountId'),
    idOf: field('accountId'),
    acts: [[api.decideInvitation, by('accountId')], taking('invitation')],
  },
  dispute: {
    reads: api.listOtcCases,
    asks: by('orderId'),
    idOf: field('orderId'),
    acts: [[api.decideOtcCase, by('orderId')], taking('dispute')],
  },
  report: {
    reads: api.listReports,
    asks: message,
    idOf: (row) => `${row['conversationId']}-${row['message']?.seq}`,
    acts: [[api.redactMessage, message], [api.dismissReport, message], taking('report')],
  },
  support: {
    reads: api.viewSupportCase,
    asks: by('caseId'),
    acts: [
      [api.answerSupportCase, by('caseId')],
      [api.noteSupportCase, by('caseId')],
      [api.takeSupportCase, by('caseId')],
      [api.closeSupportCase, by('caseId')],
    ],
  },
};
