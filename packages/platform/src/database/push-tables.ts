export interface PushTables {
  /** One row: the key that push services know this installation by, sealed. */
  push_keys: { id: number; sealed: string };
  push_subscriptions: PushSubscriptionRow;
  push_box: PushBoxRow;
}

/** A device that wants notices while the app is closed. It goes with its session. */
export interface PushSubscriptionRow {
  id: string;
  user_id: number;
  session_id: string;
  /** SHA-256 of the endpoint, by which it is found when it comes again. */
  endpoint_hash: string;
  /** Endpoint and keys, sealed. */
  sealed: string;
  created_at_ms: number;
  /** The last time at which its push service took something; null before the first. */
  succeeded_at_ms: number | null;
  tested_at_ms: number | null;
  /** Failed tries in a row, and the time before which there is no other. */
  failures: number;
  rests_until_ms: number;
}

/** A notice on its way to a device. */
interface PushBoxRow {
  id: number;
  subscription_id: string;
  notice_id: number;
  due_at_ms: number;
}
