import { useOrderNotices } from './use-order-notices.ts';

/** Announces what happens to waiting orders while it is mounted; nothing to see. */
export function OrderNotices() {
  useOrderNotices();
  return null;
}
