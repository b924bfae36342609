import { cx } from '@candor/kit';
import { Tag, type TagLook } from '@candor/kit/view';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { type Identity, levelNames, type ShownState, shownState } from '../identity.ts';
import { useFormat } from '#hooks/use-format.ts';

const looks: Readonly<Record<ShownState, TagLook>> = {
  not_verified: 'plain',
  current: 'warn',
  verifying: 'warn',
  verified: 'good',
  failed: 'danger',
};

/** Both levels with their limits and their states. */
export function LevelCard({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const limitsText = useLimitsText(identity.limits);
  return (
    <Card className="flex flex-col gap-4 p-4">
      {levelNames.map((name, place) => {
        const state = shownState(identity, name);
        return (
          <div key={name} className="flex items-start gap-3.5">
            <ShieldCheck
              aria-hidden
              className={cx('mt-2 size-5 shrink-0', state === 'verified' ? 'text-good' : 'text-fg-3')}
              strokeWidth={1.75}
            />
            <div className="min-w-0 flex-1">
              <p className="flex items-center justify-between gap-3 text-14 font-semibold">
                {t(`identity.levels.${name}`)}
                <Tag look={looks[state]}>{t(`identity.states.${state}`)}</Tag>
              </p>
              <p className="text-12 text-fg-2 tabular-nums">{limitsText(place + 1)}</p>
            </div>
          </div>
        );
      })}
    </Card>
  );
}

/** "200 BTC / 24 h · 2,000 USDT / trade": the limits of a level, in one line. */
function useLimitsText(limits: Identity['limits']): (realLevel: number) => string {
  const t = useMessages();
  const { amount } = useFormat();
  return (realLevel) => {
    const row = limits.find((one) => one.realLevel === realLevel);
    if (row === undefined) return '';
    const { withdrawals, unit, fiatTrade } = row;
    return t('identity.levels.limits', { withdrawals: amount(withdrawals), unit, trade: amount(fiatTrade) });
  };
}
