import type { OptionMarketRow } from '@candor/api';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { type TermsChange, termsChanges } from './terms-changes.ts';
import type { BuyOption } from './use-buy-option.ts';
import { useTermText } from '../use-term-text.ts';

/**
 * The reason that nothing was bought: the terms that changed, an order that came too late, or an answer that never
 * came.
 */
export function RefusalNote({ buying, market }: { readonly buying: BuyOption; readonly market: OptionMarketRow }) {
  const t = useMessages();
  const troubleText = useCommandTrouble();
  const { error, outdated } = buying;
  if (error === undefined) return null;
  if (outdated !== undefined) return <NewTerms before={outdated} market={market} />;
  return (
    <div role="alert" className="flex items-center justify-between gap-3 text-12 text-danger">
      <p>{error.code === 'order_too_late' ? t('options.tooLate') : troubleText(error)}</p>
      {!error.isAnswer && (
        <Button look="soft" size="mini" isBusy={buying.isBusy} onClick={buying.askAgain}>
          {t('options.askAgain')}
        </Button>
      )}
    </div>
  );
}

interface NewTermsProps {
  readonly before: OptionMarketRow['terms'];
  readonly market: OptionMarketRow;
}

/** The differences of the terms from those at the buyer's tap; nothing yet while the new ones are being read. */
function NewTerms({ before, market }: NewTermsProps) {
  const t = useMessages();
  const changeText = useChangeText(market.code);
  const isRead = market.terms.termsHash !== before.termsHash;
  const changes = termsChanges(before, market.terms);
  return (
    <div role="alert" className="rounded-control bg-accent-soft px-3 py-2 text-12">
      <p className="font-semibold">{t('options.termsChanged.title')}</p>
      {isRead && changes.length === 0 && <p className="text-fg-2">{t('options.termsChanged.same')}</p>}
      <ul className="text-fg-2 tabular-nums">
        {changes.map((change) => (
          <li key={`${change.kind}${'seconds' in change ? change.seconds : ''}`}>{changeText(change)}</li>
        ))}
      </ul>
    </div>
  );
}

function useChangeText(asset: string): (change: TermsChange) => string {
  const t = useMessages();
  const { amount, percent } = useFormat();
  const termText = useTermText();
  return (change) => {
    switch (change.kind) {
      case 'notOffered':
        return t('options.termsChanged.notOffered');
      case 'removed':
        return t('options.termsChanged.removed', { term: termText(change.seconds) });
      case 'added':
        return t('options.termsChanged.added', { term: termText(change.seconds), after: percent(change.after) });
      case 'payout': {
        const { seconds, before, after } = change;
        const words = { term: termText(seconds), before: percent(before), after: percent(after) };
        return t('options.termsChanged.payout', words);
      }
      default:
        return t(`options.termsChanged.${change.kind}`, {
          before: amount(change.before),
          after: amount(change.after),
          asset,
        });
    }
  };
}
