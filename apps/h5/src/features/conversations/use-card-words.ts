import { type CardRow, type SupportTopic, supportTopics } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';

const statuses = [
  'waiting',
  'open',
  'filled',
  'cancelled',
  'expired',
  'claimed',
  'pending',
  'kept',
  'credited',
  'dropped',
  'refused',
  'requested',
  'held',
  'review',
  'approved',
  'signing',
  'signed',
  'broadcast',
  'confirmed',
  'failed',
  'closing',
  'closed',
  'won',
  'lost',
  'refunded',
  'void',
  'done',
  'running',
  'repaid',
  'liquidated',
  'matured',
  'redeemed',
  'not_verified',
  'verifying',
  'verified',
  'created',
  'paid',
  'disputed',
  'decided',
  'appealed',
  'released',
  'purchased',
  'settling',
  'success',
  'fail',
  'warm_up',
  'in_progress',
  'calculating',
  'finished',
  'answered',
  'solved',
] as const;
const sides = ['buy', 'sell', 'long', 'short', 'up', 'down'] as const;

const isOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** The words of a card in the user's language; one that this app does not know yet is shown as it came. */
export function useCardWords() {
  const t = useMessages();
  return {
    /** A case has its topic for a title, which is a word. */
    titleText: ({ kind, title }: Pick<CardRow, 'kind' | 'title'>) =>
      kind === 'case' && isOf<SupportTopic>(supportTopics, title) ? t(`support.topics.${title}`) : title,
    statusText: (status: CardRow['status']) =>
      isOf(statuses, status) ? t(`conversation.card.statuses.${status}`) : status,
    sideText: (side: string) => (isOf(sides, side) ? t(`conversation.card.sides.${side}`) : side),
  };
}
