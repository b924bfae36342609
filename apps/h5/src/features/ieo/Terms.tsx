import type { ProjectRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useLastingText } from './Countdown.tsx';

/** The terms of a sale: they are fixed once it opens. */
export function Terms({ project }: { readonly project: ProjectRow }) {
  const t = useMessages();
  const format = useFormat();
  const { tokenCode, payCode, price, issuance, accountMin, accountMax, opensAtMs, closesAtMs, releases, market } =
    project;
  return (
    <Facts>
      <Fact label={t('ieo.price')}>
        {t('ieo.perToken', { price: format.amount(price), pay: payCode, token: tokenCode })}
      </Fact>
      <Fact label={t('ieo.issuance')}>
        <AmountText value={issuance} unit={tokenCode} />
      </Fact>
      <Fact label={t('ieo.payWith')}>{payCode}</Fact>
      <Fact label={t('ieo.smallest')}>
        <AmountText value={accountMin} unit={tokenCode} />
      </Fact>
      <Fact label={t('ieo.cap')}>
        <AmountText value={accountMax} unit={tokenCode} />
      </Fact>
      <Fact label={t('ieo.lockPeriod')}>
        <Lock ms={(releases[0]?.atMs ?? closesAtMs) - closesAtMs} />
      </Fact>
      <Fact label={t('ieo.window')}>
        <span className="inline-flex flex-col items-end">
          <TimeText atMs={opensAtMs} look="moment" />
          <TimeText atMs={closesAtMs} look="moment" />
        </span>
      </Fact>
      {market?.opensAtMs !== undefined && !market.isOpen && (
        <Fact label={t('ieo.marketOpens')}>
          <TimeText atMs={market.opensAtMs} look="moment" />
        </Fact>
      )}
    </Facts>
  );
}

function Lock({ ms }: { readonly ms: number }) {
  const t = useMessages();
  const lasting = useLastingText();
  if (ms >= dayMs && ms % dayMs === 0) return t('ieo.lockDays', { days: ms / dayMs });
  return t('ieo.lockTime', { time: lasting(ms) });
}
