import { type CardRow, listChatTrades, sharedCard, type SharedCardKind, sharedCardKinds } from '@candor/api';
import { cx, randomId } from '@candor/kit';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { ChartCandlestick } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Row } from '#ui/Row.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { ObjectCard } from '#features/conversations/ObjectCard.tsx';
import type { Outgoing } from '#features/conversations/talk.ts';

interface TradeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly talkKey: string;
  readonly onShare: (message: Outgoing) => void;
}

/** Shares an own trade that has ended. Each card is shown as the room will see it. */
export function TradeSheet({ isOpen, onClose, talkKey, onShare }: TradeSheetProps) {
  const t = useMessages();
  const [kind, setKind] = useState<SharedCardKind>('ticket');
  const [chosen, setChosen] = useState<CardRow>();
  const [showsAmounts, setShowsAmounts] = useState(false);

  function share(): void {
    if (chosen === undefined) return;
    const { objectId } = chosen;
    onShare({
      talk: talkKey,
      clientId: randomId(),
      text: '',
      atMs: Date.now(),
      card: { kind, objectId, showsAmounts },
    });
    setChosen(undefined);
    onClose();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('chat.share.title')}
      footer={
        <Button isWide isDisabled={chosen === undefined} reason={t('chat.share.choose')} onClick={share}>
          {t('chat.share.share')}
        </Button>
      }
    >
      <SegmentedControl
        label={t('chat.share.kinds')}
        items={sharedCardKinds.map((id) => ({ id, label: t(`conversation.card.kinds.${id}`) }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setChosen(undefined);
        }}
      />
      <Row
        label={t('chat.share.amounts')}
        note={t('chat.share.amountsText')}
        end={<Switch label={t('chat.share.amounts')} isOn={showsAmounts} onChange={setShowsAmounts} />}
      />
      <div className="min-h-64 pt-1">
        {isOpen && <Trades kind={kind} chosen={chosen} showsAmounts={showsAmounts} onChoose={setChosen} />}
      </div>
    </Sheet>
  );
}

interface TradesProps {
  readonly kind: SharedCardKind;
  readonly chosen: CardRow | undefined;
  readonly showsAmounts: boolean;
  readonly onChoose: (card: CardRow) => void;
}

function Trades({ kind, chosen, showsAmounts, onChoose }: TradesProps) {
  const t = useMessages();
  const trades = useCall(listChatTrades, { kind }, { staleMs: 0 });
  return (
    <Loaded
      from={trades}
      skeleton={<SkeletonCards cards={2} />}
      empty={<Empty icon={<ChartCandlestick />} title={t('chat.share.none')} text={t('chat.share.noneText')} />}
    >
      {(rows) => (
        <ul className="flex flex-col gap-2.5 p-0.5">
          {rows.map((card) => (
            <li key={card.objectId}>
              <button
                type="button"
                aria-pressed={card.objectId === chosen?.objectId}
                onClick={() => onChoose(card)}
                className={cx(
                  'press block w-full rounded-tile text-left outline-2',
                  card.objectId === chosen?.objectId ? 'outline-accent' : 'outline-transparent',
                )}
              >
                <ObjectCard card={sharedCard(card, showsAmounts)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
