import { big, blob, type Codec, type Encoded, listOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { amount, projectState } from '../../vocabulary.ts';
import type { AccountId } from '../../vocabulary.ts';
import { demandFields, subscriptionFields } from './fields.ts';
import { projectTerms } from './spec.ts';

const { projectId: _project, ...ownFields } = codecsOf(subscriptionFields);
const subscriptionRecord = struct({ ...ownFields, released: amount });
/** One user's live subscription. */
export type Subscription = {
  -readonly [K in keyof Encoded<typeof subscriptionRecord>]: Encoded<typeof subscriptionRecord>[K];
};

const waterline = struct({
  cap: big,
  cappedFrom: big,
  tokens: big,
  weights: big,
  remainderMin: big,
  ties: uint,
});

const projectRecord = struct({
  version: uint,
  terms: projectTerms,
  state: projectState,
  /** The next step's time; 0 when there is none. */
  stepAtMs: uint,
  /** Subscriptions that the present walk through the list has done. */
  done: uint,
  /** Release rows that are paid in full. */
  rows: uint,
  ...codecsOf(demandFields),
  /** Tokens released so far. */
  released: amount,
  /** While a pro-rata project is calculated. */
  line: optional(waterline),
  /** Of the pages of the allocation list so far. */
  listHash: blob,
  subscriptions: listOf(subscriptionRecord),
});
type Stored = Encoded<typeof projectRecord>;
type StoredProject = { -readonly [K in Exclude<keyof Stored, 'subscriptions'>]: Stored[K] } & {
  readonly subscriptions: Subscription[];
};
export const projectCodec: Codec<StoredProject> = projectRecord as Codec<StoredProject>;

/** One sale, with its subscriptions in the order of their numbers. */
export type Project = StoredProject & {
  readonly byAccount: Map<AccountId, Subscription>;
};

export function projectFrom(stored: StoredProject): Project {
  return { ...stored, byAccount: new Map(stored.subscriptions.map((one) => [one.accountId, one])) };
}
