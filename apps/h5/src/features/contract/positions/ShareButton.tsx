import { priceToText } from '@candor/money';
import { Share } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/Toast.tsx';
import { copyText } from '#features/help/share.ts';
import type { LiveTicket } from '#features/position-model/live-picture.ts';
import { percentOfRate } from '#features/position-model/percent-text.ts';

/** Shares a position in words, without any amount of money: by the device's own sheet, or on the clipboard. */
export function ShareButton({ live }: { readonly live: LiveTicket }) {
  const t = useMessages();
  const site = useSite();
  const format = useFormat();
  const { ticket, rules, figures, mark } = live;
  async function share(): Promise<void> {
    const decimals = rules.priceDecimals;
    const text = t(site?.mode === 'live' ? 'contract.share.textLive' : 'contract.share.text', {
      direction: t(`contract.directions.${ticket.direction}`),
      pair: ticket.symbol,
      multiple: String(ticket.multiple),
      return: format.change(percentOfRate(figures.returnRate)).replace('%', ''),
      mark: format.amount(priceToText(mark.price), decimals),
      entry: format.amount(ticket.entryPrice, decimals),
    });
    if (navigator.share === undefined) {
      if (await copyText(text)) toast('success', t('contract.share.copied'));
      else toast('error', t('content.shareFailed'));
      return;
    }
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the phone's sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast('error', t('content.shareFailed'));
    }
  }
  return (
    <IconButton
      label={t('contract.share.label', { pair: ticket.symbol })}
      icon={<Share aria-hidden strokeWidth={1.75} />}
      size={18}
      className="text-fg-2"
      onClick={() => void share()}
    />
  );
}
