import { ieoTopic, listSubscriptions, type SubscriptionChange } from '@candor/api';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

const renewed = [listSubscriptions];

/** Keeps the user's subscriptions as they are now while mounted, and tells what becomes of them. */
export function useIeoStream(): void {
  const t = useMessages();
  const own = useOwnFormat();
  const tell = ({ news, amount, tokenCode: token }: SubscriptionChange) => {
    if (news !== 'subscribed') toast('success', t(`ieo.news.${news}`, { amount: own.amount(amount), token }));
  };
  useTopicRenewal(ieoTopic, renewed, ({ changes }) => changes.forEach(tell));
}
