import { saveFile, signOf } from '@candor/kit';
import { priceToText } from '@candor/money';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { qrSquares } from '#lib/qr.ts';
import { changeColour } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { copyText, pageUrl } from '#features/help/share.ts';
import type { LiveTicket } from '#features/position-model/live-picture.ts';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { posterImage } from './poster.ts';

interface PosterSheetProps {
  readonly live: LiveTicket;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A position as a poster with a code that leads to its market, to keep as a picture or to send in words. No money is in it. */
export function PosterSheet({ live, isOpen, onClose }: PosterSheetProps) {
  const t = useMessages();
  const isLive = useSite()?.mode === 'live';
  const format = useFormat();
  const [isSaving, setIsSaving] = useState(false);
  const { ticket, rules, figures, mark } = live;
  const returned = percentOfRate(figures.returnRate);
  const way = signOf(returned);
  const direction = t(`contract.directions.${ticket.direction}`);
  const multiple = String(ticket.multiple);
  const prices = {
    entry: format.amount(ticket.entryPrice, rules.priceDecimals),
    mark: format.amount(priceToText(mark.price), rules.priceDecimals),
  };
  const link = pageUrl(`/pages/transaction/contract?id=${ticket.pairId}`);
  const kind = `${direction} · ${t('contract.times', { multiple })}`;

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const picture = await posterImage({
        pair: ticket.symbol,
        kind,
        figure: format.change(returned),
        way: way > 0 ? 'up' : way < 0 ? 'down' : 'flat',
        facts: [
          [t('contract.card.entry'), prices.entry],
          [t('contract.card.mark'), prices.mark],
        ],
        note: isLive ? undefined : t('contract.share.practice'),
        squares: await qrSquares(link),
        font: getComputedStyle(document.body).fontFamily,
      });
      saveFile(picture, `candor-${ticket.symbol.toLowerCase().replaceAll('/', '-')}-${ticket.ticketId}.png`);
    } catch {
      // A browser without an off-screen canvas: the words are still there to send.
      toast('error', t('contract.share.imageFailed'));
    } finally {
      setIsSaving(false);
    }
  }

  async function share(): Promise<void> {
    const figure = format.change(returned).replace('%', '');
    const words = { direction, pair: ticket.symbol, multiple, return: figure, ...prices };
    const text = t(isLive ? 'contract.share.textLive' : 'contract.share.text', words);
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
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('contract.share.label', { pair: ticket.symbol })}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            look="soft"
            isBusy={isSaving}
            icon={<Download aria-hidden className="size-[1.125rem]" />}
            onClick={() => void save()}
          >
            {t('contract.share.save')}
          </Button>
          <Button icon={<Share2 aria-hidden className="size-[1.125rem]" />} onClick={() => void share()}>
            {t('common.share')}
          </Button>
        </div>
      }
    >
      <Card className="px-5 py-5">
        <p className="text-13 text-fg-2">
          {kind}
          {!isLive && ` · ${t('contract.share.practice')}`}
        </p>
        <h3 className="text-22 font-bold">{ticket.symbol}</h3>
        <p className={`pt-2 text-34 font-bold tabular-nums ${changeColour(returned)}`}>{format.change(returned)}</p>
        <div className="flex items-end justify-between gap-4 pt-2">
          <div className="min-w-0 flex-1">
            <Facts>
              <Fact label={t('contract.card.entry')}>{prices.entry}</Fact>
              <Fact label={t('contract.card.mark')}>{prices.mark}</Fact>
            </Facts>
          </div>
          <QrCode text={link} label={t('contract.share.qr')} className="size-[6.5rem]" />
        </div>
      </Card>
    </Sheet>
  );
}
