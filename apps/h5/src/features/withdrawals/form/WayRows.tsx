import type { RailRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { useRailName } from '#features/funds/use-rail-name.ts';
import { useRailPace } from '#features/funds/use-rail-pace.ts';
import { byCost } from './by-cost.ts';
import type { WithdrawFacts } from './withdraw-form.ts';

interface WayRowsProps {
  /** Of the chosen way. */
  readonly rails: readonly RailRow[];
  readonly rail: RailRow;
  readonly availableOf: WithdrawFacts['availableOf'];
  readonly onAsset: (assetId: number) => void;
  readonly onRail: (railId: number) => void;
}

/** The coin and its network, or the currency and the method of a bank, each a row that opens the choice; ways with fee, minimum and time, the cheapest first. */
export function WayRows({ rails, rail, availableOf, onAsset, onRail }: WayRowsProps) {
  const t = useMessages();
  const { amount } = useFormat();
  const own = useOwnFormat();
  const railName = useRailName();
  const pace = useRailPace();
  const [choosing, setChoosing] = useState<'asset' | 'rail'>();
  const isBank = rail.kind === 'bank';
  const assets = rails.filter((one, index) => rails.findIndex(({ assetId }) => assetId === one.assetId) === index);
  const networks = byCost(rails.filter(({ assetId }) => assetId === rail.assetId));
  const assetTitle = t(isBank ? 'withdraw.currency' : 'withdraw.coin');
  return (
    <Card className="divide-y divide-line px-4">
      <ChoiceRow label={assetTitle} onPress={() => setChoosing('asset')}>
        <CoinMark code={rail.code} size={24} />
        <span className="text-15 font-semibold">{rail.code}</span>
      </ChoiceRow>
      <ChoiceRow label={t(isBank ? 'deposit.way' : 'withdraw.network')} onPress={() => setChoosing('rail')}>
        {rail.kind === 'manual' && <Tag look="warn">{t('withdraw.byHand')}</Tag>}
        <span className="truncate text-15 font-semibold">{railName(rail)}</span>
      </ChoiceRow>
      <SelectSheet
        isOpen={choosing === 'asset'}
        onClose={() => setChoosing(undefined)}
        title={t(isBank ? 'withdraw.chooseCurrency' : 'withdraw.chooseCoin')}
        options={assets.map((one) => ({
          id: String(one.assetId),
          label: one.code,
          text: `${t('withdraw.available')} ${own.amount(availableOf(one))}`,
          start: <CoinMark code={one.code} />,
        }))}
        value={String(rail.assetId)}
        onChange={(id) => onAsset(Number(id))}
      />
      <SelectSheet
        isOpen={choosing === 'rail'}
        onClose={() => setChoosing(undefined)}
        title={t(isBank ? 'withdraw.chooseMethod' : 'withdraw.chooseNetwork')}
        options={networks.map((one) => ({
          id: String(one.railId),
          label: railName(one),
          text: one.takesWithdrawals
            ? [
                t('withdraw.networkFacts', {
                  fee: amount(one.withdrawFee),
                  min: amount(one.withdrawMin),
                  code: one.code,
                }),
                pace.withdraw(one),
              ]
                .filter((text) => text !== '')
                .join(' · ')
            : t(isBank ? 'withdraw.methodClosed' : 'withdraw.networkClosed'),
          isDisabled: !one.takesWithdrawals,
        }))}
        value={String(rail.railId)}
        onChange={(id) => onRail(Number(id))}
      />
    </Card>
  );
}

interface ChoiceRowProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ChoiceRow({ label, onPress, children }: ChoiceRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="press flex h-14 w-full items-center gap-2.5 text-left outline-offset-[-2px]"
    >
      <span className="flex-1 text-13 text-fg-2">{label}</span>
      {children}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
